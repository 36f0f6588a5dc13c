import { createHash, createHmac } from 'node:crypto';

/** The number in every message, which tells STUN from anything else (RFC 8489). */
const COOKIE = 0x2112a442;
const HEADER = 20;
/** Bytes of the integrity attribute: its head and a SHA-1. */
const INTEGRITY = 24;

/** The types of messages of RFC 8656 that gather a relay. */
export const TYPES = { allocate: 0x0003, allocated: 0x0103, refused: 0x0113, refresh: 0x0004 };

/** The numbers of attributes. */
export const ATTRIBUTES = {
  username: 0x0006,
  integrity: 0x0008,
  error: 0x0009,
  lifetime: 0x000d,
  realm: 0x0014,
  nonce: 0x0015,
  relayed: 0x0016,
  transport: 0x0019,
};

export type Attribute = readonly [number, Buffer | string];

/** A message of STUN: requests and answers share the shape. */
export interface StunMessage {
  readonly type: number;
  readonly transaction: Buffer;
  readonly attributes: ReadonlyMap<number, Buffer>;
}

/** The key of long-term credentials: MD5 of name, realm and password, as RFC 8489 has it. */
export function longTermKey(username: string, realm: string, password: string): Buffer {
  return createHash('md5').update(`${username}:${realm}:${password}`).digest();
}

/** A message as it is sent; with a key, signed at its end. */
export function encodeMessage(
  type: number,
  transaction: Buffer,
  attributes: readonly Attribute[],
  key: Buffer | null = null,
): Buffer {
  const body = Buffer.concat(attributes.map(encodeAttribute));
  const header = Buffer.alloc(HEADER);
  header.writeUInt16BE(type, 0);
  // The length that is signed has the signature in it.
  header.writeUInt16BE(body.length + (key === null ? 0 : INTEGRITY), 2);
  header.writeUInt32BE(COOKIE, 4);
  transaction.copy(header, 8);
  const message = Buffer.concat([header, body]);
  if (key === null) return message;
  const signature = createHmac('sha1', key).update(message).digest();
  return Buffer.concat([message, encodeAttribute([ATTRIBUTES.integrity, signature])]);
}

function encodeAttribute([number, value]: Attribute): Buffer {
  const bytes = Buffer.from(value as Buffer);
  const head = Buffer.alloc(4);
  head.writeUInt16BE(number, 0);
  head.writeUInt16BE(bytes.length, 2);
  return Buffer.concat([head, bytes, Buffer.alloc(padding(bytes.length))]);
}

/** Attributes end at a multiple of four bytes. */
const padding = (length: number) => (4 - (length % 4)) % 4;

/** The bytes of the first message; null while they are not all there. */
export function firstMessage(bytes: Buffer): Buffer | null {
  if (bytes.length < HEADER) return null;
  const end = HEADER + bytes.readUInt16BE(2);
  return bytes.length < end ? null : bytes.subarray(0, end);
}

/** The parts of a message; null for anything else. */
export function decodeMessage(bytes: Buffer): StunMessage | null {
  const whole = firstMessage(bytes);
  if (whole === null || whole.readUInt32BE(4) !== COOKIE) return null;
  const attributes = new Map<number, Buffer>();
  for (let at = HEADER; at + 4 <= whole.length; ) {
    const length = whole.readUInt16BE(at + 2);
    attributes.set(whole.readUInt16BE(at), whole.subarray(at + 4, at + 4 + length));
    at += 4 + length + padding(length);
  }
  return { type: whole.readUInt16BE(0), transaction: whole.subarray(8, HEADER), attributes };
}

/** The IPv4 address and port of an attribute that hides them from rewriting routers; null for another family. */
export function decodeAddress(value: Buffer): string | null {
  if (value.length !== 8 || value[1] !== 1) return null;
  const port = value.readUInt16BE(2) ^ (COOKIE >>> 16);
  const address = (value.readUInt32BE(4) ^ COOKIE) >>> 0;
  const parts = [24, 16, 8, 0].map((shift) => (address >>> shift) & 0xff);
  return `${parts.join('.')}:${port}`;
}
