import { createCipheriv, createHmac } from 'node:crypto';

/**
 * A face template turned by a rotation that follows from the secret `PEOPLE_KEY`. Distances between
 * turned templates are those between the faces, so the database finds a face again. Without the secret
 * a stored template can't be compared with a picture, nor used to look for one.
 *
 * It isn't encryption: an attacker who has the database, and knows which templates belong to as many
 * faces as a template has numbers, can compute the rotation.
 */
export function hiddenTemplate(
  { model, values }: { readonly model: string; readonly values: readonly number[] },
  key: string,
): number[] {
  return rotationFor(key, model, values.length).map((row) => product(row, values));
}

/** Euclidean distance. */
export function distanceBetween(one: readonly number[], other: readonly number[]): number {
  return Math.hypot(...one.map((value, index) => value - (other[index] ?? 0)));
}

type Rows = readonly (readonly number[])[];

const rotations = new Map<string, Rows>();

/** Computed once per process: 15 ms for 128 numbers. */
function rotationFor(key: string, model: string, size: number): Rows {
  const seed = createHmac('sha256', key).update(`face\n${model}\n${size}`).digest();
  const id = seed.toString('hex');
  const known = rotations.get(id) ?? orthogonal(gaussianRows(seed, size));
  rotations.set(id, known);
  return known;
}

/** Independent, normally distributed numbers, the same for the same seed (Box and Muller). */
function gaussianRows(seed: Buffer, size: number): Rows {
  const bytes = createCipheriv('aes-256-ctr', seed, Buffer.alloc(16)).update(
    Buffer.alloc(size * size * 8),
  );
  const uniform = (index: number) => (bytes.readUInt32LE(index * 4) + 0.5) / 2 ** 32;
  const gaussian = (index: number) =>
    Math.sqrt(-2 * Math.log(uniform(2 * index))) * Math.cos(2 * Math.PI * uniform(2 * index + 1));
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => gaussian(row * size + column)),
  );
}

/** Rows of length 1 at right angles (Gram and Schmidt): of Gaussian rows, any rotation is as likely. */
function orthogonal(rows: Rows): Rows {
  const done: (readonly number[])[] = [];
  for (const row of rows) {
    let rest = row;
    for (const other of done) {
      const along = product(rest, other);
      rest = rest.map((value, index) => value - along * (other[index] ?? 0));
    }
    const length = Math.sqrt(product(rest, rest));
    done.push(rest.map((value) => value / length));
  }
  return done;
}

function product(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);
}
