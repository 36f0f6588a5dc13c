import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MAX_PASSWORD,
  meetsRequirements,
  newPasswordSchema,
  PASSWORD_MESSAGES,
  PASSWORD_REQUIREMENTS,
} from './password';

const unmet = (password: string) =>
  PASSWORD_REQUIREMENTS.filter(({ isMet }) => !isMet(password)).map(({ id }) => id);

describe('the requirements of a password', () => {
  it.each([
    ['', ['length', 'upper', 'lower', 'digit']],
    ['Abcdef7', ['length']],
    ['abcdefg7', ['upper']],
    ['ABCDEFG7', ['lower']],
    ['Abcdefgh', ['digit']],
    ['Abcdefg7', []],
    ['Élan-vital-9', []],
  ])('unmet by "%s" are %j', (password, missing) => {
    expect(unmet(password)).toEqual(missing);
    expect(meetsRequirements(password)).toBe(missing.length === 0);
  });

  it('count an emoji as one character', () => {
    expect(unmet('Aa1🙂🙂🙂🙂')).toEqual(['length']);
    expect(unmet('Aa1🙂🙂🙂🙂🙂')).toEqual([]);
  });
});

describe('a new password', () => {
  const sentence = (password: string) =>
    newPasswordSchema.safeParse(password).error?.issues[0]?.message ?? null;

  it('has the specified error messages', () => {
    expect(sentence('')).toBe(PASSWORD_MESSAGES.missing);
    expect(sentence('weak')).toBe(PASSWORD_MESSAGES.weak);
    expect(sentence('Quiet-Harbour-7')).toBeNull();
  });

  it('may be as long as the limit and no longer, and must be text', () => {
    const longest = `Aa1${'x'.repeat(MAX_PASSWORD - 3)}`;
    expect(newPasswordSchema.safeParse(longest).success).toBe(true);
    expect(newPasswordSchema.safeParse(`${longest}x`).success).toBe(false);
    expect(newPasswordSchema.safeParse('Quiet-Harbour-7\u{1f642}').success).toBe(true);
    expect(newPasswordSchema.safeParse('Quiet-Harbour-7\ud83d').success).toBe(false);
  });

  it('may have any characters besides those that are required', () => {
    const rest = fc.string({ unit: 'binary', maxLength: 40 });
    fc.assert(fc.property(rest, (more) => sentence(`Quiet-Harbour-7${more}`) === null));
  });
});
