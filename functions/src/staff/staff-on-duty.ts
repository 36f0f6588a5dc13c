import { type Duty, onDutyUntil } from '@hearthkin/domain/admin/duty';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { logger } from '../platform/logger';
import { rota } from '../platform/records/collections';
import { dataOf } from '../platform/records/converter';

/** The rota, without those who are no longer staff. */
export async function readRota(db: Firestore, auth: Auth): Promise<Duty[]> {
  const entries = dataOf(await rota(db).get())?.entries ?? [];
  if (entries.length === 0) return [];
  const { users } = await auth.getUsers(entries.map(({ by: uid }) => ({ uid })));
  const staff = new Set(
    users
      .filter(({ customClaims, disabled }) => customClaims?.admin === true && !disabled)
      .map(({ uid }) => uid),
  );
  return entries.filter(({ by }) => staff.has(by));
}

/** Whether one of the staff is on duty; where that can't be read, no one is. */
export async function isStaffed(db: Firestore, auth: Auth, now: Date): Promise<boolean> {
  try {
    return (await readRota(db, auth)).some((duty) => onDutyUntil(duty, now) !== null);
  } catch (error) {
    logger.warn('Could not read the rota', { cause: String(error) });
    return false;
  }
}
