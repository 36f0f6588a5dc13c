import { type DocumentReference, deleteField, updateDoc } from 'firebase/firestore';
import { it } from 'vitest';
import { allowed, denied } from './rules-environment';

/** Valid and invalid values, by field. */
export type FieldCases = Readonly<Record<string, { good: unknown[]; bad: unknown[] }>>;

/** A picture is a file in the owner's folder of that kind, or null. */
export function pictureCases(uid: string, kind: 'photo' | 'cover' | 'video') {
  const folder = `profiles/${uid}/${kind}`;
  const longest = 400 - folder.length - 1;
  return {
    good: [`${folder}/front.webp`, `${folder}/${'x'.repeat(longest)}`, null],
    bad: [
      `${folder}/${'x'.repeat(longest + 1)}`,
      `${folder}/`,
      `${folder}/deeper/front.webp`,
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

/**
 * One test per field: the owner may write every good value, no bad one, and can't remove the field.
 */
export function takesOnlyGoodValues(fields: FieldCases, ref: () => DocumentReference): void {
  for (const [field, { good, bad }] of Object.entries(fields)) {
    it(`take any good value and no bad one: ${field}`, async () => {
      for (const value of good) await allowed(updateDoc(ref(), { [field]: value }));
      for (const value of bad) await denied(updateDoc(ref(), { [field]: value }));
      await denied(updateDoc(ref(), { [field]: deleteField() }));
    });
  }
}
