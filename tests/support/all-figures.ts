import type { Figures } from '@hearthkin/domain/insights/figures';
import { recount } from '@hearthkin/domain/insights/recount';
import type { Firestore } from 'firebase-admin/firestore';
import { monthFigures } from '../../functions/src/core/collections';

/** The figures of every month that has some, without zeros. */
export async function readAllFigures(db: Firestore): Promise<Record<string, Figures>> {
  const months: Record<string, Figures> = {};
  for (const doc of (await monthFigures(db).get()).docs) {
    const { month, figures } = doc.data();
    months[month] = recount(months[month] ?? {}, null, figures);
  }
  return months;
}
