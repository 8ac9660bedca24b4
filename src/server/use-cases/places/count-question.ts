// What an account may ask the places service: each question is billed.
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';

/** False when the day's sum is spent: help is missing then, nothing more. Throws `too_many_attempts` for haste. */
export async function countQuestion(ctx: Context, userId: string): Promise<boolean> {
  await ctx.throttles.placesByAccount.attempt(userId);
  try {
    await ctx.throttles.placesByAccountAndDay.attempt(userId);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_attempts') return false;
    throw error;
  }
}
