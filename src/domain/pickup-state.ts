// Where the booking of an order's pickup stands (C-14).
import * as z from 'zod/mini';

export const PickupState = z.enum(['none', 'wanted', 'confirmed', 'unconfirmed', 'cancelled']);
export type PickupState = z.infer<typeof PickupState>;
