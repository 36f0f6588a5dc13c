import * as z from 'zod/mini';
import { text } from '../foundation/schemas';

/** Mood levels, lowest first, with their labels. */
export const MOOD_LEVELS = [1, 2, 3, 4, 5] as const;
export type MoodLevel = (typeof MOOD_LEVELS)[number];

export const MOOD_NAMES: Readonly<Record<MoodLevel, string>> = {
  1: 'Very low',
  2: 'Low',
  3: 'Okay',
  4: 'Good',
  5: 'Very good',
};

/** Maximum length of a mood note. */
export const MOOD_NOTE_MAX = 280;

/**
 * A member's mood on a day: 1 to 5, with a note.
 *
 * @document users/{uid}/moods/{yyyy-mm-dd}
 * @reads owner only, not even staff; lists of up to 100.
 * @writes A member, for today (one day either side of UTC's date). Once that day is past it can't be changed, only
 *   deleted.
 * @goes by the member, or with the account.
 */
export const moodSchema = z.object({
  mood: z.literal(MOOD_LEVELS),
  note: text(MOOD_NOTE_MAX),
  at: z.date(),
});
export type Mood = z.infer<typeof moodSchema>;
