// Who said neither yes nor no: a carrier that did not answer may the next time, one that refused will not (C-65).

const silences: readonly string[] = ['timeout', 'unavailable'];

export const isSilent = ({ reason }: { reason: string }): boolean => silences.includes(reason);
