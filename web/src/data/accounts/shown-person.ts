import { type Profile, UNKNOWN_USER } from '@hearthkin/domain/account/profile';
import type { Live } from '../kit/live-query';

/** Another person as they may be shown. */
export interface ShownPerson {
  readonly name: string;
  readonly photo: string | null;
  readonly isGold: boolean;
}

/** One of several people by their public cards, or that they have left; null while it is being read. */
export function shownPerson(
  people: Live<ReadonlyMap<string, Profile | null>>,
  uid: string,
): ShownPerson | null {
  const profile = people.status === 'ready' ? people.data.get(uid) : undefined;
  if (profile === undefined) return null;
  return {
    name: profile?.displayName ?? UNKNOWN_USER,
    photo: profile?.photo ?? null,
    isGold: profile?.badges.gold ?? false,
  };
}
