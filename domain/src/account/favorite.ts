import * as z from 'zod/mini';

/** `users/{uid}/favorites/{companionId}` */
export const favoriteSchema = z.object({ addedAt: z.date() });
export type Favorite = z.infer<typeof favoriteSchema>;
