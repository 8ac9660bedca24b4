// What the carrier side takes for a label beside its postage: in dollars, and so in none of our books, which are in euro.

/** `kind`: their word for it, as `InsuranceFee`. `dollars`: a decimal number with parts of a cent. */
export type LabelCharge = { kind: string; dollars: string };

/** Every label may cost a fee; anything else nobody has asked for, as we insure and offset elsewhere (record 0008). */
export const isUnasked = ({ kind }: LabelCharge): boolean => kind !== 'LabelFee';
