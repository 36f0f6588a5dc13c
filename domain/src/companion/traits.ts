/** Moods a member may choose: the four of the specification (1, section 3), and why most people come. */
export const MOODS = ['lonely', 'anxious', 'sad', 'bored', 'stressed'] as const;
export type Mood = (typeof MOODS)[number];

export type TraitCategory =
  | 'calming'
  | 'energizing'
  | 'nurturing'
  | 'problem-solving'
  | 'universal';

interface TraitInfo {
  readonly label: string;
  readonly matches: readonly Mood[];
  readonly category: TraitCategory;
}

const calming = { matches: ['anxious', 'stressed'], category: 'calming' } as const;
const energizing = { matches: ['bored'], category: 'energizing' } as const;
const nurturing = { matches: ['lonely', 'sad'], category: 'nurturing' } as const;
const solving = { matches: ['stressed'], category: 'problem-solving' } as const;
const universal = { matches: MOODS, category: 'universal' } as const;

/** Personality traits and the moods they fit (specification 2, section 3). Who is lonely needs someone warm, or who listens. */
export const TRAITS = {
  calm: { label: 'Calm', ...calming },
  patient: { label: 'Patient', ...calming },
  stable: { label: 'Stable', ...calming },
  energetic: { label: 'Energetic', ...energizing },
  creative: { label: 'Creative', ...energizing },
  adventurous: { label: 'Adventurous', ...energizing },
  empathetic: { label: 'Empathetic', ...nurturing },
  compassionate: { label: 'Compassionate', ...nurturing },
  nurturing: { label: 'Nurturing', ...nurturing },
  organized: { label: 'Organized', ...solving },
  analytical: { label: 'Analytical', ...solving },
  practical: { label: 'Practical', ...solving },
  listener: { label: 'Good listener', ...universal },
  wise: { label: 'Wise', ...universal },
  humorous: { label: 'Humorous', ...universal },
} as const satisfies Record<string, TraitInfo>;

export type Trait = keyof typeof TRAITS;
export const TRAIT_IDS = Object.keys(TRAITS) as Trait[];
