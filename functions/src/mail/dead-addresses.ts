import { createHash } from 'node:crypto';
import { DAY_MS } from '@hearthkin/domain/foundation/durations';
import type { Firestore } from 'firebase-admin/firestore';
import { deadAddresses, users } from '../platform/records/collections';
import type { DeadAddress } from '../platform/records/mail-records';
import { accountWithEmail } from './mail-queries';

/** The time after which an address may be tried again: few of them come back. */
const KEEP_MS = 365 * DAY_MS;

/** The id of an address, in any case: a hash, since an address may have what an id may not. */
function addressId(address: string): string {
  return createHash('sha256').update(address.trim().toLowerCase()).digest('hex');
}

/** Whether no email goes to an address any more. */
export async function isDeadAddress(db: Firestore, address: string): Promise<boolean> {
  return (await deadAddresses(db).doc(addressId(address)).get()).exists;
}

/** Keeps emails from an address that takes none, and notes it at the account that has it, whose pages say so. */
export async function suppressAddress(
  db: Firestore,
  address: string,
  because: DeadAddress['because'],
  now: Date,
): Promise<void> {
  const expireAt = new Date(now.getTime() + KEEP_MS);
  await deadAddresses(db).doc(addressId(address)).set({ because, at: now, expireAt });
  const { docs } = await accountWithEmail(db, address.trim().toLowerCase()).get();
  for (const { ref } of docs) await ref.update({ emailRefusedAt: now });
}

/** Lets emails go to the address of an account again. */
export async function reviveAddress(
  db: Firestore,
  { uid, address }: { readonly uid: string; readonly address: string },
): Promise<void> {
  const batch = db.batch();
  batch.delete(deadAddresses(db).doc(addressId(address)));
  batch.update(users(db).doc(uid), { emailRefusedAt: null });
  await batch.commit();
}
