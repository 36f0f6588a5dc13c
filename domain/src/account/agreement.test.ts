import { expect, it } from 'vitest';
import { isFreeToMeet, mayAgree, type Side } from './agreement';

const FREE: Side = { accountStatus: 'active', level: 'verified', restriction: null };
const UNFREE: readonly (Side | null | undefined)[] = [
  { ...FREE, accountStatus: 'suspended' },
  { ...FREE, level: 'account' },
  { ...FREE, restriction: { until: new Date('2026-07-01'), reason: 'Insults' } },
  null,
  undefined,
];

it('a person is free to meet with an active account, verified and not restricted', () => {
  expect(isFreeToMeet(FREE)).toBe(true);
  expect(UNFREE.filter(isFreeToMeet)).toEqual([]);
});

it('two people agree if both are free and neither blocks the other', () => {
  expect(mayAgree([FREE, FREE], false)).toBe(true);
  expect(mayAgree([FREE, FREE], true)).toBe(false);
  for (const side of UNFREE) {
    expect(mayAgree([FREE, side], false)).toBe(false);
    expect(mayAgree([side, FREE], false)).toBe(false);
  }
});
