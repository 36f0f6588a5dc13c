import { MOODS, type Mood } from '@hearthkin/domain/companion/traits';

/** How the interface speaks of each mood. */
export const MOOD_WORDS: Readonly<Record<Mood, { readonly title: string; readonly text: string }>> =
  {
    anxious: { title: 'Anxious', text: 'Somebody calm and steady at your side.' },
    sad: { title: 'Sad', text: 'Somebody warm who lets you be.' },
    bored: { title: 'Bored', text: 'Somebody with ideas and a spark.' },
    stressed: { title: 'Stressed', text: 'Somebody who helps you sort things out.' },
  };

/** A mood from an address, or null. */
export function moodFrom(text: string | null): Mood | null {
  return MOODS.find((mood) => mood === text) ?? null;
}
