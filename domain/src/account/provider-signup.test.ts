import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { LIMITS } from '../foundation/fields';
import { namesFrom } from './provider-names';
import { providersOf } from './provider-signup';
import { userSchema } from './user';

describe('the names of a person who came with a provider', () => {
  it.each([
    ['Maya Ross', 'Maya', 'Ross'],
    ['  Ana   Maria de  Souza ', 'Ana', 'Maria de Souza'],
    ['Cher', 'Cher', ''],
    ['', 'Member', ''],
    [' \t\u200b ', 'Member', ''],
    [undefined, 'Member', ''],
    ['Maya\u202e Ross\n', 'Maya', 'Ross'],
    ['H e a r t h k i n', 'H', ''],
    ['Hearthki Nolan', 'Hearthki', ''],
  ])('of %j are %j and %j', (displayName, firstName, lastName) => {
    expect(namesFrom(displayName)).toEqual({ firstName, lastName });
  });

  it('are cut at the length limit, never inside a character', () => {
    const { firstName, lastName } = namesFrom(`${'x'.repeat(59)}😀 ${'y'.repeat(61)}`);
    expect(firstName).toBe('x'.repeat(59));
    expect(lastName).toBe('y'.repeat(LIMITS.name));
  });

  it('fit an account, whatever the provider sends', () => {
    const names = z.pick(userSchema, { firstName: true, lastName: true });
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (displayName) => {
        expect(names.safeParse(namesFrom(displayName)).success).toBe(true);
      }),
      { seed: 4, numRuns: 500 },
    );
  });
});

describe('the providers of a sign-in', () => {
  it('are the two we know, whatever other methods it has', () => {
    const methods = ['password', 'facebook.com', 'phone', 'x.com'].map((providerId) => ({
      providerId,
    }));
    expect(providersOf(methods)).toEqual(['facebook.com']);
    expect(providersOf([])).toEqual([]);
  });
});
