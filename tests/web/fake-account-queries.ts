import type * as Queries from '../../web/src/data/accounts/account-queries';
import { read } from './fake-queries';

export const user: typeof Queries.user = (uid) =>
  read('user', uid, ({ users }) => {
    const data = users[uid];
    return data === undefined ? null : { id: uid, data };
  });

export const profilesOf: typeof Queries.profilesOf = (uids) =>
  read(
    'profilesOf',
    uids.join(),
    ({ profiles }) => new Map(uids.map((uid) => [uid, profiles[uid] ?? null])),
  );
