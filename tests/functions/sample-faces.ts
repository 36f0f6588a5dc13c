import { createHash } from 'node:crypto';
import type { FaceDeps } from '../../functions/src/identity/known-faces';
import { adminAuth } from '../support/admin';
import { newId } from '../support/builders';

/** The dependencies of the functions that compare faces, with the key of every local suite. */
export const FACES: FaceDeps = {
  get auth() {
    return adminAuth;
  },
  peopleKey: 'local-key-of-remembered-people',
};

const SIZE = 128;

/** A comparison that matched, with a face unlike all others. */
export function newMatch() {
  const bytes = createHash('shake256', { outputLength: SIZE }).update(newId('face')).digest();
  const values = [...bytes].map((byte) => byte / 255 - 0.5);
  const template = { model: 'test', values, sameWithin: 0.45 };
  return {
    verdict: 'match',
    confidence: 0.9,
    provider: 'test',
    firstTurn: 'left',
    template,
  } as const;
}

export type SampleMatch = ReturnType<typeof newMatch>;

/** Another comparison, whose face is that far from the first. */
export function matchAt({ template, ...match }: SampleMatch, distance: number): SampleMatch {
  const values = template.values.map((value, index) => (index === 0 ? value + distance : value));
  return { ...match, template: { ...template, values } };
}
