import { FILE_HEAD_BYTES, fileKind } from '@hearthkin/domain/verification/picture-type';

/** The conditions for reading a file, by size and first bytes. A declared type is the sender's word. */
export interface FileLimits<Type extends string> {
  /** A file is smaller than this. */
  readonly maxBytes: number;
  /** The type of a file by its first bytes; null for one that isn't wanted here. */
  readonly typeOf: (head: Uint8Array) => Type | null;
}

export interface KnownFile<Type extends string> {
  readonly bytes: Buffer;
  readonly type: Type;
}

/** The reason why a file isn't read: `wrong-type` is a kind of file that we know, and don't take here. */
export type FileProblem = 'too-large' | 'wrong-type' | 'unknown-type';

/**
 * Reads a file that a person or another host sends. It stops at the first bytes of another type, and as
 * soon as more bytes come than allowed, whatever size was declared.
 */
export async function readKnownFile<Type extends string>(
  stream: AsyncIterable<Uint8Array>,
  { maxBytes, typeOf }: FileLimits<Type>,
): Promise<KnownFile<Type> | FileProblem> {
  const parts: Uint8Array[] = [];
  let size = 0;
  let isKnown = false;
  for await (const part of stream) {
    parts.push(part);
    size += part.length;
    if (size >= maxBytes) return 'too-large';
    if (isKnown || size < FILE_HEAD_BYTES) continue;
    const head = Buffer.concat(parts);
    if (typeOf(head) === null) return problemOf(head);
    isKnown = true;
  }
  const bytes = Buffer.concat(parts);
  const type = typeOf(bytes);
  return type === null ? problemOf(bytes) : { bytes, type };
}

function problemOf(head: Uint8Array): FileProblem {
  return fileKind(head) === 'unknown' ? 'unknown-type' : 'wrong-type';
}
