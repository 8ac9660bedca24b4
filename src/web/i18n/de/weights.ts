// German texts about what carriers bill: by weight or by volume, what they refuse, what a smaller box saves.
import type { Basis } from '#domain/chargeable-weight.ts';

const bases: Record<Basis, string> = {
  actual: 'Gewicht',
  volume: 'Volumengewicht',
  large: 'Mindestgewicht für große Pakete',
};

const list = new Intl.ListFormat('de', { type: 'conjunction' });

export const weights = {
  waiting: 'Sobald Maße und Gewicht eingetragen sind, steht hier, welches Gewicht die Carrier abrechnen.',
  waitingFor: (positions: number[]) =>
    positions.length === 1
      ? `Bei Paket ${positions[0]} fehlen noch Maße oder Gewicht.`
      : `Bei den Paketen ${list.format(positions.map(String))} fehlen noch Maße oder Gewicht.`,
  billed: (count: number) =>
    count === 1 ? 'Abgerechnet werden:' : `Für alle ${count} Pakete zusammen werden abgerechnet:`,
  bases,
  group: (carriers: string[]) => list.format(carriers),
  volumeWhy: (divisor: string) =>
    `Große, leichte Pakete werden nach Volumen berechnet: Länge × Breite × Höhe in cm, geteilt durch ${divisor}. Das höhere Gewicht zählt.`,
  actualWhy:
    'Hier zählt überall das Gewicht auf der Waage. Ein kleineres Paket senkt das abgerechnete Gewicht nicht.',
  refused: 'Passt nicht zu jedem Carrier:',
  refusedByAll: 'Passt zu keinem Carrier:',
  of: (position: number) => `Paket ${position}: `,
  limits: {
    weight: (max: string) => `höchstens ${max}`,
    size: (sides: string) => `höchstens ${sides}\u00a0cm`,
    small: (sides: string) => `mindestens ${sides}\u00a0cm`,
    girth: (girth: string, max: string) =>
      `Gurtmaß höchstens ${max}\u00a0cm (hier ${girth}\u00a0cm: längste Seite plus zweimal die beiden anderen)`,
  },
  amounts: {
    actual: (kg: string) => kg,
    volume: (kg: string) => `${kg} · Volumen`,
    large: (kg: string) => `${kg} · Großpaket`,
  },
  rate: (amounts: string[]) => `abgerechnet ${amounts.join(', ')}`,
  explain: {
    actual: (kg: string) =>
      `Es zählt das Gewicht auf der Waage, ${kg}, auf die Stufen des Carriers gerundet.`,
    volume: (kg: string, volume: string, divisor: string) =>
      `Auf der Waage sind es ${kg}. Das Volumen (Länge × Breite × Höhe, geteilt durch ${divisor}) ergibt ${volume}. Das höhere zählt, aufgerundet je Paket.`,
    large: (kg: string) =>
      `Auf der Waage sind es ${kg}. Über 300\u00a0cm Gurtmaß gilt ein Mindestgewicht je Paket.`,
  },
  saving: {
    height: (cm: number, sum: string) => `${cm}\u00a0cm flacher spart ${sum}`,
    width: (cm: number, sum: string) => `${cm}\u00a0cm schmaler spart ${sum}`,
    length: (cm: number, sum: string) => `${cm}\u00a0cm kürzer spart ${sum}`,
  },
};
