import { UNKNOWN_USER } from '@hearthkin/domain/account/profile';
import { useSession } from '../../session/session';
import { useLatest, useLive } from '../kit/live-query';
import { type Correspondent, correspondent } from './conversation-queries';

/** Somebody whose account is gone. */
const GONE: Correspondent & { readonly hasLeft: boolean } = {
  name: UNKNOWN_USER,
  photo: null,
  userType: 'spender',
  lastActiveAt: null,
  isListed: false,
  isGold: false,
  hasLeft: true,
};

export type KnownPerson = typeof GONE;

/** The person on the other side of a conversation; null while it is being read. */
export function useCorrespondent(uid: string): KnownPerson | null {
  const session = useSession();
  // Members talk to companions.
  const isLikelyCompanion = session.status === 'signed-in' && session.userType === 'spender';
  const read = useLatest(useLive(correspondent(uid, isLikelyCompanion)));
  if (read.status !== 'ready') return null;
  // Nothing on this device says nothing about who exists.
  if (read.data === null) return read.fromCache ? null : GONE;
  return { ...read.data, hasLeft: false };
}
