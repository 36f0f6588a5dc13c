import { profileSchema } from '@hearthkin/domain/account/profile';
import { userSchema } from '@hearthkin/domain/account/user';
import type * as z from 'zod/mini';
import { documentsOf } from '../kit/documents';
import type { LiveQuery } from '../kit/live-query';
import { all, document, first, mapped, source } from '../kit/queries';

const users = source('users', documentsOf(userSchema));
const profiles = source('profiles', documentsOf(profileSchema));

export type User = z.infer<typeof userSchema>;
export type Profile = z.infer<typeof profileSchema>;

/** A user's own account, which most pages begin with. */
export const user = (uid: string) => first(document(`user/${uid}`, users, uid));

/** The public profiles of several users; null for deleted accounts. */
export function profilesOf(
  uids: readonly string[],
): LiveQuery<ReadonlyMap<string, Profile | null>> {
  const ids = [...new Set(uids)].sort();
  const each = ids.map((uid) => document(`profile/${uid}`, profiles, uid));
  return mapped(
    all(`profiles/${ids.join(',')}`, each),
    (found) => new Map(ids.map((uid, index) => [uid, found[index]?.data ?? null])),
  );
}
