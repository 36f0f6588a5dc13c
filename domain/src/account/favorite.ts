import * as z from 'zod/mini';

/**
 * A companion whom a member marked as a favorite.
 *
 * @document users/{uid}/favorites/{companionId}
 * @reads owner.
 * @writes A member adds a listed companion (`addedAt` = now) and removes one.
 * @goes with the member's account.
 */
export const favoriteSchema = z.object({ addedAt: z.date() });
export type Favorite = z.infer<typeof favoriteSchema>;
