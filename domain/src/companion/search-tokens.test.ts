import { describe, expect, it } from 'vitest';
import { queryTokens, searchTokensOf } from './search-tokens';

const listing = {
  displayName: 'Zoë M.',
  location: 'San Francisco, California',
  interests: ['art'] as const,
};

describe('search tokens', () => {
  it('finds a companion by any beginning of name, place or interest', () => {
    const tokens = searchTokensOf({ ...listing, interests: ['art'] });
    for (const typed of ['z', 'ZOE', 'Zoë', 'fran', 'Cali', 'photo', 'writing']) {
      expect(tokens).toEqual(expect.arrayContaining(queryTokens(typed)));
    }
  });

  it('does not find what is not there', () => {
    const tokens = searchTokensOf({ ...listing, interests: [] });
    expect(tokens).not.toContain('photo');
    expect(tokens).not.toContain('oe');
  });

  it('cuts a long word on both sides alike', () => {
    const tokens = searchTokensOf({ ...listing, displayName: 'Wolfeschlegelstein' });
    expect(tokens).toEqual(expect.arrayContaining(queryTokens('Wolfeschlegelstein')));
  });

  it('asks for nothing when the text is blank', () => {
    expect(queryTokens('  –  ')).toEqual([]);
  });
});
