// Charges of the carrier side for a label besides postage: in dollars, so not in our books, which are in euro.

/** `kind`: the carrier side's word, such as `InsuranceFee`. `dollars`: a decimal number with fractions of a cent. */
export type LabelCharge = { kind: string; dollars: string };

/** Whether we never asked for it: every label may cost a fee, but we insure and offset elsewhere (record 0008). */
export const isUnrequested = ({ kind }: LabelCharge): boolean => kind !== 'LabelFee';
