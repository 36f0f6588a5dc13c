import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvOf } from './csv';

const line = (value: string) => csvOf([value], []).slice(0, -2);

describe('csvOf', () => {
  it('writes times in UTC, empty cells for null, and quotes where needed', () => {
    const at = new Date('2026-06-01T12:00:00Z');
    expect(
      csvOf(
        ['a', 'b'],
        [
          [at, null],
          ['x,"y"\nz', undefined],
          [1.5, false],
        ],
      ),
    ).toBe('a,b\r\n2026-06-01T12:00:00.000Z,\r\n"x,""y""\nz",\r\n1.5,false\r\n');
  });

  it.each(['=1+1', '+cmd', '-2+3', '@SUM(A1)', '\t=1', ' =1', '\r=1', '+', '=HYPERLINK("x")'])(
    'keeps text from being run as a formula: %j',
    (text) => {
      expect(line(text).replace(/^"/, '').startsWith("'")).toBe(true);
    },
  );

  it('leaves numbers as they are', () => {
    for (const number of ['-5.00', '+15550100123', '0', '12']) expect(line(number)).toBe(number);
  });

  it('round-trips any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const written = line(text);
        const read = written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written;
        expect([text, `'${text}`]).toContain(read);
      }),
    );
  });
});
