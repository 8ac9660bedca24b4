// The tracking codes of an order, each once: a carrier may send several parcels under one.

type Coded = { shipments: readonly { trackingCode: string | null }[] };

export const codesOf = ({ shipments }: Coded): string[] => [
  ...new Set(shipments.flatMap(({ trackingCode }) => trackingCode || [])),
];
