import { describe, expect, it } from 'vitest';
import { TRAIT_DESCRIPTIONS, traitUse } from './trait-descriptions';
import { TRAIT_IDS, TRAITS } from './traits';

describe('a trait', () => {
  it.each(TRAIT_IDS)('says in fewer than 12 words what it means: %s', (trait) => {
    const description = TRAIT_DESCRIPTIONS[trait];
    expect(description).toMatch(/^[A-Z].*\.$/);
    expect(description.split(' ').length).toBeLessThan(12);
  });

  it('says what it is good for, the same as others of its category', () => {
    expect(traitUse('calm')).toBe('For feeling anxious or stressed');
    expect(traitUse('creative')).toBe('For feeling bored');
    expect(traitUse('wise')).toBe('For any mood');
    for (const [one, other] of TRAIT_IDS.flatMap((a) => TRAIT_IDS.map((b) => [a, b] as const))) {
      if (TRAITS[one].category === TRAITS[other].category) {
        expect(traitUse(one)).toBe(traitUse(other));
      }
    }
  });
});
