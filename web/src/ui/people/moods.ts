import { MOODS, type Mood } from '@hearthkin/domain/companion/traits';

/** Titles and texts of the moods. */
export const MOOD_WORDS: Readonly<Record<Mood, { readonly title: string; readonly text: string }>> =
  {
    anxious: { title: 'Anxious', text: 'Somebody calm and steady at your side.' },
    sad: { title: 'Sad', text: 'Somebody warm who lets you be.' },
    bored: { title: 'Bored', text: 'Somebody with ideas and a spark.' },
    stressed: { title: 'Stressed', text: 'Somebody who helps you sort things out.' },
  };

/** Parses a mood from the query; null if it is unknown. */
export function moodFrom(text: string | null): Mood | null {
  return MOODS.find((mood) => mood === text) ?? null;
}
