import * as fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { csvOf } from './csv';

const line = async (value: string) => (await csvOf([value], [])).slice(1, -2);

describe('csvOf', () => {
  it('writes times in UTC, empty cells for null, and quotes where needed, marked as UTF-8 for Excel', async () => {
    const at = new Date('2026-06-01T12:00:00Z');
    expect(
      await csvOf(
        ['Member’s price', 'b'],
        [
          [at, null],
          ['x,"y"\nz', undefined],
          [1.5, false],
        ],
      ),
    ).toBe('\ufeffMember’s price,b\r\n2026-06-01T12:00:00.000Z,\r\n"x,""y""\nz",\r\n1.5,false\r\n');
  });

  it.each(['=1+1', '+cmd', '-2+3', '@SUM(A1)', '\t=1', ' =1', '\r=1', '+', '=HYPERLINK("x")'])(
    'keeps text from being run as a formula: %j',
    async (text) => {
      expect((await line(text)).replace(/^"/, '').startsWith("'")).toBe(true);
    },
  );

  it('leaves numbers as they are', async () => {
    for (const number of ['-5.00', '+15550100123', '0', '12'])
      expect(await line(number)).toBe(number);
  });

  it('round-trips any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 1 }), async (text) => {
        const [[read] = []] = Papa.parse<string[]>(await line(text), {
          delimiter: ',',
          newline: '\r\n',
        }).data;
        expect([text, `'${text}`]).toContain(read);
      }),
    );
  });
});
