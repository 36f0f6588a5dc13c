import { MOODS, type Mood } from '@hearthkin/domain/companion/traits';

/** Titles and texts of the moods. */
export const MOOD_WORDS: Readonly<Record<Mood, { readonly title: string; readonly text: string }>> =
  {
    lonely: { title: 'Lonely', text: 'Someone warm who’s glad to hear from you.' },
    anxious: { title: 'Anxious', text: 'Someone calm and steady beside you.' },
    sad: { title: 'Sad', text: 'Someone warm who lets you feel it.' },
    bored: { title: 'Bored', text: 'Someone full of ideas.' },
    stressed: { title: 'Stressed', text: 'Someone to help you untangle things.' },
  };

/** Parses a mood from the query; null if it is unknown. */
export function moodFrom(text: string | null): Mood | null {
  return MOODS.find((mood) => mood === text) ?? null;
}
