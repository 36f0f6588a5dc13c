import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { type Overload, overload, type Table } from './overload';
import { bytes } from './value';

function hash(digest: (data: Uint8Array) => Uint8Array): Overload[] {
  return [
    overload(['bytes'], ({ value }) => bytes(digest(value))),
    overload(['string'], ({ value }) => bytes(digest(new TextEncoder().encode(value)))),
  ];
}

function littleEndian(checksum: number): Uint8Array {
  const result = new DataView(new ArrayBuffer(4));
  result.setUint32(0, checksum, true);
  return new Uint8Array(result.buffer);
}

/** CRC-32C, with the reflected Castagnoli polynomial; Node only has the other CRC-32. */
function crc32c(data: Uint8Array): number {
  let remainder = 0xffffffff;
  for (const byte of data) {
    remainder ^= byte;
    for (let bit = 0; bit < 8; bit += 1) {
      remainder = remainder & 1 ? (remainder >>> 1) ^ 0x82f63b78 : remainder >>> 1;
    }
  }
  return ~remainder >>> 0;
}

/** `hashing.…` of a string's UTF-8 or of bytes. Checksums have their lowest byte first. */
export const HASHING: Table = {
  md5: hash((data) => createHash('md5').update(data).digest()),
  sha256: hash((data) => createHash('sha256').update(data).digest()),
  crc32: hash((data) => littleEndian(crc32(data))),
  crc32c: hash((data) => littleEndian(crc32c(data))),
};
