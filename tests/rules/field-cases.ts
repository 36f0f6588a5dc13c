import { type DocumentReference, deleteField, updateDoc } from 'firebase/firestore';
import { it } from 'vitest';
import { allowed, denied } from './rules-environment';

/** Values a field takes and values it does not, by the field's name. */
export type FieldCases = Readonly<Record<string, { good: unknown[]; bad: unknown[] }>>;

/** One test a field: its owner may write every good value, no bad one, and cannot remove it. */
export function takesOnlyGoodValues(fields: FieldCases, ref: () => DocumentReference): void {
  for (const [field, { good, bad }] of Object.entries(fields)) {
    it(`take any good value and no bad one: ${field}`, async () => {
      for (const value of good) await allowed(updateDoc(ref(), { [field]: value }));
      for (const value of bad) await denied(updateDoc(ref(), { [field]: value }));
      await denied(updateDoc(ref(), { [field]: deleteField() }));
    });
  }
}
