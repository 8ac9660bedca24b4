// What an extra still needs, in a sentence. On the last step only: its texts are not loaded before.
import type { Text } from '../../i18n/use-text.ts';
import type { Obstacle } from './settled-form.ts';

export function obstacleText(t: Text, obstacle: Obstacle): string {
  switch (obstacle) {
    case 'upload_failed':
      return t.services.export.failed;
    case 'pickup_lost':
      return t.services.pickup.lost;
    case 'pickup_at_warehouse':
      return t.services.pickup.atWarehouse;
    case 'insurance_above_limit':
      return t.errors.codes.insurance_above_limit;
    case 'lithium':
      return t.services.lithium.problem;
    case 'lithium_no_warehouse':
      return t.errors.codes.lithium_no_warehouse;
  }
}
