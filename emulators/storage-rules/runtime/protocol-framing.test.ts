import { describe, expect, it } from 'vitest';
import { Lines } from './protocol-framing';

/** All lines of `chunks`. */
function lines(...chunks: (string | Buffer)[]): string[] {
  const framing = new Lines();
  return chunks.flatMap((chunk) => framing.take(Buffer.from(chunk)));
}

describe('the lines of a stream', () => {
  it('come out whole, however they are cut', () => {
    expect(lines('{"a"', ':1}\n{"b":', '2}\n')).toEqual(['{"a":1}', '{"b":2}']);
    expect(lines('1\n2\n3\n')).toEqual(['1', '2', '3']);
    expect(lines('1', '\n', '2')).toEqual(['1']);
  });

  it('may be cut inside a character', () => {
    const whole = Buffer.from('"é𝄞"\n');
    const pieces = [...whole].map((byte) => Buffer.from([byte]));
    expect(lines(...pieces)).toEqual(['"é𝄞"']);
  });

  it('are ended by line feeds alone, and blank ones are left out', () => {
    expect(lines('\n \n"a\u2028b"\r\n\n')).toEqual(['"a\u2028b"\r']);
  });

  it('may be a whole rules file in many pieces', () => {
    const piece = 'x'.repeat(65_536);
    expect(lines(...Array.from({ length: 64 }, () => piece), '\n')[0]?.length).toBe(64 * 65_536);
  });
});
