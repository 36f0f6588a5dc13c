import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchTokensOf } from '../companion/search-meaning';
import { INTEREST_IDS } from './interests';
import { cityKeyOf, fold, queryTokens, wordsOf } from './search-tokens';

const listing = {
  displayName: 'Zoë M.',
  location: 'San Francisco, California',
  interests: ['art'] as const,
  activities: [],
  bio: '',
  facets: [],
};

describe('search tokens', () => {
  it('finds a companion by any beginning of name, place or interest', () => {
    const tokens = searchTokensOf({ ...listing, interests: ['art'] });
    for (const typed of ['z', 'ZOE', 'Zoë', 'fran', 'Cali', 'photo', 'writing']) {
      expect(tokens).toEqual(expect.arrayContaining(queryTokens(typed)));
    }
  });

  it('does not find missing words', () => {
    const tokens = searchTokensOf({ ...listing, interests: [] });
    expect(tokens).not.toContain('photo');
    expect(tokens).not.toContain('oe');
  });

  it('finds a companion by an activity and by words of the bio', () => {
    const tokens = searchTokensOf({
      ...listing,
      activities: ['Coffee & Walk'],
      bio: 'I teach the piano, and I have two dogs.',
    });
    for (const typed of ['coffee', 'cof', 'c', 'pia', 'Piano', 'dogs', 'teach']) {
      expect(tokens).toEqual(expect.arrayContaining(queryTokens(typed)));
    }
  });

  it('leaves out common and very short words of the bio, and what comes late in a long one', () => {
    const many = Array.from({ length: 40 }, (_, index) => `word${index}x`);
    const tokens = searchTokensOf({ ...listing, bio: `The and pi ${many.join(' ')}` });
    for (const word of ['the', 'and', 'pi', 'word30x']) expect(tokens).not.toContain(word);
    expect(tokens).toContain('word29x');
  });

  it('reads a word with an apostrophe as one', () => {
    const tokens = searchTokensOf({
      ...listing,
      bio: "I don’t mind rain, I won't run; Nora’s dog",
    });
    for (const word of ['don', 'dont', 'won', 'wont']) expect(tokens).not.toContain(word);
    expect(tokens).toEqual(expect.arrayContaining(['mind', 'rain', 'nora', 'dog']));
  });

  it('stays small for the longest bio', () => {
    const bio = Array.from({ length: 150 }, (_, index) => `${index}extraordinary`).join(' ');
    expect(searchTokensOf({ ...listing, bio }).length).toBeLessThan(400);
  });

  it('are empty for blank text', () => {
    expect(queryTokens('  –  ')).toEqual([]);
  });

  it('finds São Paulo by "Sao" and Sao Paulo by "São", whatever the case', () => {
    for (const location of ['São Paulo', 'Sao Paulo', 'SA\u0303O PAULO']) {
      const tokens = searchTokensOf({ ...listing, location });
      for (const typed of ['São', 'sao', 'SÃO', 'sa\u0303o']) {
        expect(tokens).toEqual(expect.arrayContaining(queryTokens(typed)));
      }
    }
  });
});

describe('search tokens of any text', () => {
  const text = fc.oneof(
    fc.string({ maxLength: 40 }),
    fc.string({ maxLength: 20, unit: 'binary' }),
    fc
      .array(fc.constantFrom('São', 'Zoë', 'Ørsted', 'O’Neil', 'straße', 'İzmir', '東京'), {
        maxLength: 4,
      })
      .map((words) => words.join(' ')),
  );
  const anyListing = fc.record({
    displayName: text,
    location: text,
    interests: fc.subarray([...INTEREST_IDS]),
    activities: fc.constant([]),
    bio: text,
    facets: fc.subarray(['interest_food', 'mood_sad', 'online']),
  });

  it('are found by every beginning of every word that a person may type', () => {
    fc.assert(
      fc.property(anyListing, (one) => {
        const tokens = new Set(searchTokensOf(one));
        for (const word of wordsOf(`${one.displayName} ${one.location}`)) {
          const letters = [...word];
          for (let length = 1; length <= letters.length; length += 1) {
            const typed = queryTokens(letters.slice(0, length).join(''));
            expect([...typed].filter((token) => !tokens.has(token))).toEqual([]);
          }
        }
      }),
    );
  });

  it('do not depend on the order of words and interests', () => {
    fc.assert(
      fc.property(anyListing, (one) => {
        const turned = {
          ...one,
          displayName: one.location,
          location: one.displayName,
          interests: [...one.interests].reverse(),
        };
        expect(searchTokensOf(turned)).toEqual(searchTokensOf(one));
      }),
    );
  });

  it('are stable: sorted, unique and folded', () => {
    fc.assert(
      fc.property(anyListing, (one) => {
        const tokens = searchTokensOf(one);
        expect(searchTokensOf(one)).toEqual(tokens);
        expect([...new Set(tokens)].sort()).toEqual(tokens);
        expect(tokens.map(fold)).toEqual(tokens);
      }),
    );
  });
});

describe('cityKeyOf', () => {
  it('is the same for every way to write a city', () => {
    for (const city of ['São Paulo', ' sao  paulo ', 'SAO-PAULO', 'Sa\u0303o Paulo']) {
      expect(cityKeyOf(city)).toBe('sao paulo');
    }
    expect(cityKeyOf('')).toBe('');
  });

  it('does not change when folded again', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40, unit: 'binary' }), (city) => {
        expect(cityKeyOf(cityKeyOf(city))).toBe(cityKeyOf(city));
      }),
    );
  });
});
