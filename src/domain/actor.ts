// Who did it, as the audit and a refund remember: "operator:anna", "call:<user id>", "system".

/** Nobody has asked for it: we have seen something, or a time had come. */
export const SYSTEM = 'system';

const OPERATOR = 'operator:';

export const actorOfOperator = (name: string): string => `${OPERATOR}${name}`;

/** The customer, or a guest, by a call of the API. */
export const actorOfCall = (userId: string): string => `call:${userId}`;

export const isOperator = (actor: string): boolean => actor.startsWith(OPERATOR);
