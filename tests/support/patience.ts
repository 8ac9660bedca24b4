// A call's time limit in stories: who is silent on purpose is not waited for, who answers late on a busy machine is.

export const patienceFor = (mode: string): number => (mode.startsWith('hang') ? 1_500 : 5_000);
