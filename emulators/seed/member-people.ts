import type { Plan } from '@hearthkin/domain/pricing/plans';

export interface SampleMember {
  readonly firstName: string;
  readonly lastName: string;
  readonly face: 'f' | 'm';
  readonly born: number;
  readonly plan: Plan | null;
  readonly bio: string;
}

/** Eight members; the first is the sample sign-in. */
export const MEMBER_PEOPLE: readonly SampleMember[] = [
  {
    firstName: 'Alex',
    lastName: 'Morgan',
    face: 'f',
    born: 1991,
    plan: null,
    bio: 'New in town and learning to like weekends again.',
  },
  {
    firstName: 'Rosa',
    lastName: 'Jimenez',
    face: 'f',
    born: 1984,
    plan: 'standard',
    bio: 'Nurse, reader, in need of conversation that is not about work.',
  },
  {
    firstName: 'Will',
    lastName: 'Ashford',
    face: 'm',
    born: 1958,
    plan: 'unlimited',
    bio: 'Retired last spring. The house is very quiet now.',
  },
  {
    firstName: 'Dara',
    lastName: 'Singh',
    face: 'm',
    born: 1999,
    plan: 'lite',
    bio: 'Second year of law school, first year away from home.',
  },
  {
    firstName: 'Katya',
    lastName: 'Ivanova',
    face: 'f',
    born: 1989,
    plan: null,
    bio: 'I work from home and some days I speak to nobody but the cat.',
  },
  {
    firstName: 'Miguel',
    lastName: 'Santos',
    face: 'm',
    born: 1976,
    plan: 'standard',
    bio: 'Divorced, two teenagers every other week, too much time in between.',
  },
  {
    firstName: 'Joy',
    lastName: 'Adeyemi',
    face: 'f',
    born: 1995,
    plan: 'lite',
    bio: 'Looking for somebody to go to museums with.',
  },
  {
    firstName: 'Ethan',
    lastName: 'Brooks',
    face: 'm',
    born: 1987,
    plan: null,
    bio: 'Getting out of the house is half of it.',
  },
];
