import Skeleton from '@mui/material/Skeleton';
import { profilesOf } from '../../data/accounts/account-queries';
import { publicPerson } from '../../data/accounts/public-person';
import { useLive } from '../../data/kit/live-query';

/** A user's public name. Rows with the same user share one read. */
export function PersonName({ uid }: { readonly uid: string }) {
  const person = publicPerson(useLive(profilesOf([uid])), uid);
  return person === null ? <Skeleton component="span" width={120} /> : person.name;
}
