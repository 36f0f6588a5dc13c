import { profilesOf } from '../../data/accounts/account-queries';
import { useLive } from '../../data/kit/live-query';

/** How others see somebody: "Maya R."; null while it is not known. */
export function useOwnName(uid: string): string | null {
  const people = useLive(profilesOf([uid]));
  return people.status === 'ready' ? (people.data.get(uid)?.displayName ?? null) : null;
}
