import { UNKNOWN_USER } from '@hearthkin/domain/account/profile';
import { useSession } from '../../session/session';
import { useLatest, useLive } from '../kit/live-query';
import { type Correspondent, correspondent } from './conversation-queries';

/** Stands in for a deleted account. */
const DELETED_ACCOUNT: Correspondent & { readonly hasLeft: boolean } = {
  name: UNKNOWN_USER,
  photo: null,
  userType: 'spender',
  isOnline: false,
  isListed: false,
  isGold: false,
  hasLeft: true,
};

export type KnownPerson = typeof DELETED_ACCOUNT;

/** The other person in a conversation; null while loading. */
export function useCorrespondent(uid: string): KnownPerson | null {
  const session = useSession();
  // Members talk to companions.
  const isLikelyCompanion = session.status === 'signed-in' && session.userType === 'spender';
  const read = useLatest(useLive(correspondent(uid, isLikelyCompanion)));
  if (read.status !== 'ready') return null;
  if (read.data === null) return DELETED_ACCOUNT;
  return { ...read.data, hasLeft: false };
}
