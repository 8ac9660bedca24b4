// Actors, as recorded in the audit and on refunds: "operator:anna", "call:<user id>", "system".

/** No person asked for it: the system noticed something, or its time had come. */
export const SYSTEM = 'system';

const OPERATOR = 'operator:';

export const actorOfOperator = (name: string): string => `${OPERATOR}${name}`;

/** The customer or guest who called the API. */
export const actorOfCall = (userId: string): string => `call:${userId}`;

export const isOperator = (actor: string): boolean => actor.startsWith(OPERATOR);
