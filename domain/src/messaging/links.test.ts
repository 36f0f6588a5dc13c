import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textParts } from './links';

const linksIn = (text: string) =>
  textParts(text).flatMap((part) => (part.kind === 'link' ? [part.href] : []));

describe('the addresses in a text', () => {
  it.each([
    ['Look at https://example.test/walk.', ['https://example.test/walk']],
    ['(https://example.test/a)', ['https://example.test/a']],
    ['https://example.test/a_(b)', ['https://example.test/a_(b)']],
    ['HTTPS://EXAMPLE.TEST', ['https://example.test/']],
    ['http://a.test and https://b.test!', ['http://a.test/', 'https://b.test/']],
    ...[
      ...['“https://example.test/a”', '‘https://example.test/a’', '«https://example.test/a»'],
      ...['「https://example.test/a」', '（https://example.test/a）', '【https://example.test/a】'],
      ...['https://example.test/a。', 'https://example.test/a，', 'https://example.test/a؟'],
      ...['https://example.test/a।', 'https://example.test/a…', 'https://example.test/a\u200e'],
    ].map((text): [string, string[]] => [text, ['https://example.test/a']]),
  ])('are linked in %s', (text, expected) => {
    expect(linksIn(text)).toEqual(expected);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,hello',
    'ftp://example.test',
    'https://bank.test@evil.test/',
    'https://bank.test:443@evil.test/',
    'https://user:word@evil.test/',
    'https://',
    'see example.test',
    'xhttps://example.test',
  ])('are not linked in %s', (text) => {
    expect(linksIn(text)).toEqual([]);
  });

  it('leave the rest of the text as it is', () => {
    const words = fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom(' ', ').', 'http://'));
    fc.assert(
      fc.property(fc.array(words), (all) => {
        const text = all.join('');
        expect(
          textParts(text)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
        for (const href of linksIn(text)) expect(href).toMatch(/^https?:\/\//);
      }),
    );
  });
});
