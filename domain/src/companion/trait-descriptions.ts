import { MOODS, type Mood, TRAITS, type Trait } from './traits';

/** The meaning of each trait. Apart from the table, since most pages need only the labels. */
export const TRAIT_DESCRIPTIONS: Readonly<Record<Trait, string>> = {
  calm: 'Stays steady when things feel like too much.',
  patient: 'Never rushes anyone, and is fine with long pauses.',
  stable: 'Reliable, and the same on good days and bad.',
  energetic: 'Brings a lift to a slow day.',
  creative: 'Always has an idea for something to make or try.',
  adventurous: 'Happy to try a new place or path.',
  empathetic: 'Picks up on feelings, spoken or not.',
  compassionate: 'Meets pain with kindness and without judgment.',
  nurturing: 'Takes care of people in small, warm ways.',
  organized: 'Turns a pile of worries into a list.',
  analytical: 'Takes a problem apart, one piece at a time.',
  practical: 'Looks for a small step that helps today.',
  listener: 'Lets people finish, and remembers what they said.',
  wise: 'Has seen a lot, and shares it without preaching.',
  humorous: 'Finds something to laugh about, never at anyone’s expense.',
};

/** The use of a trait: "For feeling anxious or stressed". */
export function traitUse(trait: Trait): string {
  const matches: readonly Mood[] = TRAITS[trait].matches;
  return matches.length === MOODS.length ? 'For any mood' : `For feeling ${matches.join(' or ')}`;
}
