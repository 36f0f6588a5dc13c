import { expect, it } from 'vitest';
import { documentType } from './document-type';

const text = (value: string) => new TextEncoder().encode(value);

it.each([
  ['a JPEG picture', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), 'image/jpeg'],
  ['a PNG picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), 'image/png'],
  ['a PDF', text('%PDF-1.7\n'), 'application/pdf'],
  ['a GIF picture', text('GIF89a'), null],
  ['a letter', text('Dear reviewer, %PDF-1.7'), null],
  ['a PDF cut off within its first word', text('%PDF'), null],
  ['an empty file', new Uint8Array(), null],
])('%s is recognized by its bytes', (_, head, type) => {
  expect(documentType(head)).toBe(type);
});
