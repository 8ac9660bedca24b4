// Silent carriers: one that did not answer may do so the next time, one that refused will not (C-65).

import type { NoRateReason } from './unavailable.ts';

const noAnswerReasons = new Set<string>(['timeout', 'unavailable'] satisfies NoRateReason[]);

export const isNoAnswer = ({ reason }: { reason: string }): boolean => noAnswerReasons.has(reason);
