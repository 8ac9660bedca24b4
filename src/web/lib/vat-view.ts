// Whether prices are shown with or without VAT. Display only: the sum to pay never depends on it (C-22).

export type VatView = 'including' | 'excluding';

/** Business customers think in net prices, private ones in gross prices (C-22). */
export const defaultVatView = (business: boolean): VatView => (business ? 'excluding' : 'including');
