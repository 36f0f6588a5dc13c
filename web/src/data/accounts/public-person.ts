import { type Profile, UNKNOWN_USER } from '@hearthkin/domain/account/profile';
import type { Live } from '../kit/live-query';

/** The facts of a user that other users see. */
export interface PublicPerson {
  readonly name: string;
  readonly photo: string | null;
  readonly isGold: boolean;
  /** "Austin, TX"; empty if unknown. */
  readonly city: string;
}

/** One user's public profile; a placeholder name for deleted accounts, null while loading. */
export function publicPerson(
  people: Live<ReadonlyMap<string, Profile | null>>,
  uid: string,
): PublicPerson | null {
  const profile = people.status === 'ready' ? people.data.get(uid) : undefined;
  if (profile === undefined) return null;
  return {
    name: profile?.displayName ?? UNKNOWN_USER,
    photo: profile?.photo ?? null,
    isGold: profile?.badges.gold ?? false,
    city: [profile?.city, profile?.state].filter(Boolean).join(', '),
  };
}
