import * as z from 'zod/mini';
import { text } from '../schemas';

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

/** `users/{uid}/moods/{yyyy-mm-dd}`: one check-in per day in the member's own zone. */
export const moodSchema = z.object({
  mood: z.literal(MOOD_LEVELS),
  note: text(MOOD_NOTE_MAX),
  at: z.date(),
});
export type Mood = z.infer<typeof moodSchema>;
