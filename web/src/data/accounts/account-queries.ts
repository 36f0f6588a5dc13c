import { profileSchema } from '@hearthkin/domain/account/profile';
import { userSchema } from '@hearthkin/domain/account/user';
import { doc } from 'firebase/firestore';
import { combineLatest, map, of } from 'rxjs';
import type * as z from 'zod/mini';
import { firestore } from '../../firebase/firestore';
import { documentsOf } from '../kit/documents';
import type { LiveQuery } from '../kit/live-query';
import { type Doc, watchDoc } from '../kit/readers';

const users = documentsOf(userSchema);
const profiles = documentsOf(profileSchema);

export type User = z.infer<typeof userSchema>;
export type Profile = z.infer<typeof profileSchema>;

export function user(uid: string): LiveQuery<Doc<User> | null> {
  return {
    key: `user/${uid}`,
    open: () => watchDoc(() => doc(firestore(), 'users', uid).withConverter(users)),
  };
}

/** The public profiles of several users; null for deleted accounts. */
export function profilesOf(
  uids: readonly string[],
): LiveQuery<ReadonlyMap<string, Profile | null>> {
  const ids = [...new Set(uids)].sort();
  const watchOne = (uid: string) =>
    watchDoc(() => doc(firestore(), 'profiles', uid).withConverter(profiles)).pipe(
      map((reading) => ({ uid, ...reading })),
    );
  return {
    key: `profiles/${ids.join(',')}`,
    open: () =>
      (ids.length === 0 ? of([]) : combineLatest(ids.map(watchOne))).pipe(
        map((readings) => ({
          data: new Map(readings.map(({ uid, data }) => [uid, data?.data ?? null])),
          fromCache: readings.some(({ fromCache }) => fromCache),
        })),
      ),
  };
}
