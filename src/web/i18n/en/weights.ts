// English texts about what carriers bill: by weight or by volume, what they refuse, what a smaller box saves.
import type { weights as German } from '../de/weights.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

export const weights: typeof German = {
  waiting: 'Once size and weight are entered, this shows which weight the carriers bill.',
  waitingFor: (positions) =>
    positions.length === 1
      ? `The size or weight of package ${positions[0]} is still missing.`
      : `The size or weight of packages ${list.format(positions.map(String))} is still missing.`,
  billed: (count) => (count === 1 ? 'Billed weight:' : `Billed weight of all ${count} packages together:`),
  bases: {
    actual: 'weight',
    volume: 'volumetric weight',
    large: 'minimum weight of large packages',
  },
  group: (carriers) => list.format(carriers),
  volumeWhy: (divisor) =>
    `Large, light packages are billed by the space they take up: length × width × height in cm, divided by ${divisor}. The higher weight counts.`,
  actualWhy: 'All carriers bill the weight on the scales here. A smaller box does not lower it.',
  refused: 'Not accepted by every carrier:',
  refusedByAll: 'Not accepted by any carrier:',
  of: (position) => `Package ${position}: `,
  limits: {
    weight: (max) => `${max} at most`,
    size: (sides) => `${sides}\u00a0cm at most`,
    small: (sides) => `${sides}\u00a0cm at least`,
    girth: (girth, max) =>
      `length plus girth ${max}\u00a0cm at most (here ${girth}\u00a0cm: longest side plus twice the other two)`,
  },
  amounts: {
    actual: (kg) => kg,
    volume: (kg) => `${kg} · volume`,
    large: (kg) => `${kg} · large package`,
  },
  rate: (amounts) => `billed ${amounts.join(', ')}`,
  explain: {
    actual: (kg) => `Billed by the weight on the scales: ${kg}, rounded to the carrier’s steps.`,
    volume: (kg, volume, divisor) =>
      `It weighs ${kg}. The space it takes up (length × width × height, divided by ${divisor}) gives ${volume}. The higher one counts, rounded up per package.`,
    large: (kg) =>
      `It weighs ${kg}. Above a length plus girth of 300\u00a0cm a minimum weight per package applies.`,
  },
  saving: {
    height: (cm, sum) => `${cm}\u00a0cm lower saves ${sum}`,
    width: (cm, sum) => `${cm}\u00a0cm narrower saves ${sum}`,
    length: (cm, sum) => `${cm}\u00a0cm shorter saves ${sum}`,
  },
};
