import { UNKNOWN_USER } from '@hearthkin/domain/account/profile';
import Skeleton from '@mui/material/Skeleton';
import { user } from '../../data/accounts/account-queries';
import { useLive } from '../../data/kit/live-query';

/** A user's full name. Rows with the same user share one read. */
export function PersonName({ uid }: { readonly uid: string }) {
  const account = useLive(user(uid));
  if (account.status === 'loading') return <Skeleton component="span" width={120} />;
  const person = account.status === 'ready' ? account.data?.data : undefined;
  return person === undefined ? UNKNOWN_USER : `${person.firstName} ${person.lastName}`.trim();
}
