import { describe, expect, it } from 'vitest';
import { fileKind } from './picture-type';

const bytes = (...parts: (string | number)[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'number' ? [part] : [...part].map((letter) => letter.charCodeAt(0)),
    ),
  );

describe('the kind of a file', () => {
  it('is read from its first bytes', () => {
    expect(fileKind(bytes(0xff, 0xd8, 0xff, 0xe0))).toBe('image/jpeg');
    expect(fileKind(bytes(0x89, 'PNG\r\n', 0x1a, '\n'))).toBe('image/png');
  });

  it('recognizes other kinds of pictures and documents', () => {
    const others = [
      bytes('%PDF-1.7'),
      bytes('GIF89a'),
      bytes('RIFF', 1, 2, 3, 4, 'WEBPVP8 '),
      bytes('BM', 0, 0),
      bytes('II', 0x2a, 0),
      bytes('MM', 0, 0x2a),
      bytes(0, 0, 0, 0x18, 'ftypheic'),
      bytes('<svg xmlns="http://www.w3.org/2000/svg">'),
      bytes('\n<?xml version="1.0"?><svg>'),
    ];
    for (const other of others) expect(fileKind(other)).toBe('other');
  });

  it('is unknown for anything else, an empty file and half a signature', () => {
    const unknown = [bytes(), bytes('hello'), bytes(0xff, 0xd8), bytes('RIFF', 1, 2, 3, 4, 'WAVE')];
    for (const file of unknown) expect(fileKind(file)).toBe('unknown');
  });
});
