// A call's timeout in stories: short when the other side hangs on purpose, else long enough for a busy machine.

export const patienceFor = (mode: string): number => (mode.startsWith('hang') ? 1_500 : 5_000);
