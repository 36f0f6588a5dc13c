import { TRAITS, type Trait } from '@hearthkin/domain/companion/traits';

/** A sample card (specification 1, section 3, "Landing sample card"). */
export interface SamplePerson {
  readonly name: string;
  readonly credentials: string;
  readonly traits: readonly Trait[];
  readonly rating: number;
  readonly sessions: number;
  readonly specialties: readonly string[];
  /** Generated at build time. */
  readonly avatar: string;
  readonly premium: boolean;
}

/** Invented people with the specification's ratings and sessions (1, section 1). */
export const SAMPLE_PEOPLE: readonly SamplePerson[] = [
  {
    name: 'Maya L.',
    credentials: 'Former ward sister, trained in active listening',
    traits: ['calm', 'patient', 'listener'],
    rating: 4.98,
    sessions: 1247,
    specialties: ['Worries at night', 'Quiet walks'],
    avatar: '/sample-avatars/f-09.svg',
    premium: true,
  },
  {
    name: 'David K.',
    credentials: 'Music teacher and father of three',
    traits: ['energetic', 'creative', 'humorous'],
    rating: 4.97,
    sessions: 892,
    specialties: ['New in town', 'Days without a plan'],
    avatar: '/sample-avatars/m-14.svg',
    premium: false,
  },
  {
    name: 'Irene S.',
    credentials: 'Twenty years in hospice care',
    traits: ['empathetic', 'compassionate', 'wise'],
    rating: 5,
    sessions: 1156,
    specialties: ['Grief', 'Being listened to'],
    avatar: '/sample-avatars/f-22.svg',
    premium: true,
  },
];

export function traitLabels({ traits }: SamplePerson): string {
  return traits.map((trait) => TRAITS[trait].label).join(' · ');
}
