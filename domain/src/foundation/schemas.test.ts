import { describe, expect, it } from 'vitest';
import {
  countSchema,
  filledText,
  idSchema,
  instantMsSchema,
  instantSchema,
  joinedIdSchema,
  text,
  typedText,
} from './schemas';

const sentences = (schema: ReturnType<typeof text>, value: string) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

describe('text', () => {
  it('may have the maximum length and is kept as it is', () => {
    expect(text(5).parse(' ab  ')).toBe(' ab  ');
    expect(text(5).safeParse('abcdef').success).toBe(false);
  });
});

describe('typed text', () => {
  it('is trimmed before it is checked and stored', () => {
    expect(typedText(5).parse('  a bcd  ')).toBe('a bcd');
    expect(typedText(5).parse('   ')).toBe('');
  });

  it('names the maximum, unless it has its own message', () => {
    const long = 'a'.repeat(1001);
    expect(sentences(typedText(1000), long)).toEqual(['Please keep it to 1,000 characters']);
    expect(sentences(typedText(1000, 'Please keep it shorter'), long)).toEqual([
      'Please keep it shorter',
    ]);
  });

  it('is empty if it shows nothing', () => {
    for (const typed of ['\u3164', '\u2800 ', '\uFE0F', ' \u200B\u00A0']) {
      expect(typedText(5).parse(typed)).toBe('');
    }
    expect(typedText(5).parse('👋🏽')).toBe('👋🏽');
  });
});

describe('required text', () => {
  it('refuses empty text, and text of spaces only', () => {
    expect(filledText(5).parse(' a ')).toBe('a');
    expect(sentences(filledText(5), '  ')).toEqual(['Please fill this in']);
    expect(sentences(filledText(5, 'Please say why'), '')).toEqual(['Please say why']);
    expect(sentences(filledText(5), 'abcdef')).toEqual(['Please keep it to 5 characters']);
  });
});

describe('an id of a document', () => {
  it.each(['a', '7', 't-1_b', 'a__', '4b6d2f0e-9a51-4c7e-8f4c-2d8a0b6e1f37', 'a'.repeat(128)])(
    'may be "%s"',
    (id) => expect(idSchema.parse(id)).toBe(id),
  );

  it.each([
    '',
    '.',
    '..',
    '.a',
    '-a',
    '__id__',
    'a/b',
    'a b',
    'a%2fb',
    'Zoë',
    'a\u0000',
    'a\n',
    '\ud800',
    'a'.repeat(129),
  ])('may not be %j', (id) => expect(idSchema.safeParse(id).success).toBe(false));

  it('may be made of two others', () => {
    const longest = 'a'.repeat(128);
    for (const id of ['a', 'a_b', `${longest}_${longest}`]) {
      expect(joinedIdSchema.safeParse(id).success).toBe(true);
    }
    for (const id of ['a/b', `a${longest}`, `${longest}_${longest}_a`]) {
      expect(joinedIdSchema.safeParse(id).success).toBe(false);
    }
  });
});

describe('an instant', () => {
  it('is one of this century, to the millisecond', () => {
    expect(instantSchema.safeParse('2099-12-31T23:59:59.999Z').success).toBe(true);
    for (const wrong of ['9999-12-31T23:45:00Z', `2099-01-01T00:00:00.${'0'.repeat(1000)}Z`]) {
      expect(instantSchema.safeParse(wrong).success).toBe(false);
    }
    const last = Date.UTC(2100, 0) - 1;
    expect(instantMsSchema.safeParse(last).success).toBe(true);
    for (const wrong of [last + 1, Number.MAX_SAFE_INTEGER, -1]) {
      expect(instantMsSchema.safeParse(wrong).success).toBe(false);
    }
  });
});

describe('a count', () => {
  it.each([0, 1, 12_000])('may be %s', (count) => expect(countSchema.parse(count)).toBe(count));
  it.each([-1, 0.5, Number.NaN, '1', null])('may not be %s', (count) =>
    expect(countSchema.safeParse(count).success).toBe(false),
  );
});
