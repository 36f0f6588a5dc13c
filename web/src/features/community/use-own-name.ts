import { profilesOf } from '../../data/accounts/account-queries';
import { useLive } from '../../data/kit/live-query';

/** The user's display name, "Maya R."; null while unknown. */
export function useOwnName(uid: string): string | null {
  const people = useLive(profilesOf([uid]));
  return people.status === 'ready' ? (people.data.get(uid)?.displayName ?? null) : null;
}
