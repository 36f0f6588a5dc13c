import { deleteField, increment, serverTimestamp } from 'firebase/firestore';
import { FILE_NAMES } from '../accepted/names';

export { UNKNOWN_NAME } from './unknown-name';

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

/** A picture is a file in the owner's folder of that kind, or null. */
export function pictureCases(uid: string, kind: 'photo' | 'cover' | 'video') {
  const folder = `profiles/${uid}/${kind}`;
  return {
    good: [...FILE_NAMES.good.map((name) => `${folder}/${name}`), null],
    bad: [
      ...FILE_NAMES.bad.map((name) => `${folder}/${name}`),
      folder,
      `/${folder}/front.webp`,
      `${folder}/front.webp/`,
      `${folder}s/front.webp`,
      `profiles/${uid}-2/${kind}/front.webp`,
      `profiles/${uid}/other/front.webp`,
      `verification/${uid}/${kind}/front.webp`,
      `https://elsewhere.test/${folder}/front.webp`,
      'front.webp',
      '',
      7,
      [],
      {},
    ],
  };
}
