import { deleteField, increment, serverTimestamp } from 'firebase/firestore';

import { UNKNOWN_NAME } from './unknown-name';

export { UNKNOWN_NAME };

export type Data = Readonly<Record<string, unknown>>;

/** The time of the server. */
export const NOW = serverTimestamp();
/** Removes a field. */
export const GONE = deleteField();
export const plus = (count: number) => increment(count);

/** Valid and invalid values, by field. */
export type FieldCases = Readonly<
  Record<string, { readonly good: readonly unknown[]; readonly bad: readonly unknown[] }>
>;

/** Each field of some data missing in turn. */
export function eachMissing(data: object, fields = Object.keys(data)): Data[] {
  return fields.map((field) => {
    const { [field]: _, ...rest } = data as Data;
    return rest;
  });
}

/** A new picture or video is put there by a function. Its owner takes it away. */
export function pictureCases(uid: string, kind: 'photo' | 'cover' | 'video') {
  return {
    good: [null],
    bad: [
      `profiles/${uid}/${kind}/another`,
      `uploads/${uid}/${kind}`,
      `https://elsewhere.test/profiles/${uid}/${kind}/another`,
      '/sample-avatars/another.svg',
      UNKNOWN_NAME,
      '',
      7,
      [],
      {},
    ],
  };
}
