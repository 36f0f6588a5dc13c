import { type Actor, makeAdmin } from './actors';
import { read } from './admin';
import { type Answer, callFunction } from './call-function';

type Someone = Pick<Actor, 'uid'>;

/** One of the staff asks that an account is deleted. */
export function askDeletion({ uid }: Someone, reason: string, staff: Actor): Promise<Answer> {
  return callFunction('deleteAccountByStaff', { step: 'ask', uid, reason }, staff);
}

/** Confirms the request that is there now, if there is one. */
export async function confirmDeletion({ uid }: Someone, staff: Actor): Promise<Answer> {
  const request = await read(`deletionRequests/${uid}`);
  const askedAtMs = request?.at.toMillis() ?? Date.now();
  return callFunction('deleteAccountByStaff', { step: 'confirm', uid, askedAtMs }, staff);
}

/** Deletes an account as two of the staff do it; without a second one someone else confirms. */
export async function deleteByStaff(
  someone: Someone,
  reason: string,
  first: Actor,
  second?: Actor,
): Promise<Answer> {
  const asked = await askDeletion(someone, reason, first);
  if (asked.status !== 200) return asked;
  return confirmDeletion(someone, second ?? (await makeAdmin()));
}
