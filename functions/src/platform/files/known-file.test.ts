import { profilePictureType } from '@hearthkin/domain/account/profile-files';
import { describe, expect, it } from 'vitest';
import { readKnownFile } from './known-file';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const limits = { maxBytes: 1000, typeOf: profilePictureType };

const picture = (size: number) => Buffer.concat([PNG, Buffer.alloc(size - PNG.length)]);

/** A stream of parts that counts how many were taken. */
function sent(...parts: Buffer[]) {
  const taken = { parts: 0 };
  async function* stream() {
    for (const part of parts) {
      taken.parts += 1;
      yield part;
    }
  }
  return { stream: stream(), taken };
}

describe('a file that is read', () => {
  it('has fewer bytes than allowed, to the byte', async () => {
    expect(await readKnownFile(sent(picture(999)).stream, limits)).toEqual({
      bytes: picture(999),
      type: 'image/png',
    });
    expect(await readKnownFile(sent(picture(1000)).stream, limits)).toBe('too-large');
  });

  it('is left as soon as more bytes come than allowed', async () => {
    const { stream, taken } = sent(picture(600), ...Array.from({ length: 99 }, () => picture(600)));
    expect(await readKnownFile(stream, limits)).toBe('too-large');
    expect(taken.parts).toBe(2);
  });

  it('is left at first bytes of another type', async () => {
    const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(300)}`);
    const { stream, taken } = sent(svg, svg, svg);
    expect(await readKnownFile(stream, limits)).toBe('wrong-type');
    expect(taken.parts).toBe(1);
  });

  it('may be shorter than the bytes that decide, and come byte by byte', async () => {
    const bytes = [...picture(20)].map((byte) => Buffer.from([byte]));
    expect(await readKnownFile(sent(...bytes).stream, limits)).toMatchObject({ type: 'image/png' });
  });

  it.each([
    ['%PDF-1.7', 'wrong-type'],
    ['no picture at all', 'unknown-type'],
    ['', 'unknown-type'],
  ])('is no picture: %j', async (text, problem) => {
    expect(await readKnownFile(sent(Buffer.from(text)).stream, limits)).toBe(problem);
  });
});
