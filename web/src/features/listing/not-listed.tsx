import { unlistedReasons } from '@hearthkin/domain/companion/listed';
import Alert from '@mui/material/Alert';
import { user } from '../../data/accounts/account-queries';
import type { Companion } from '../../data/companions/companion-queries';
import { useLive } from '../../data/kit/live-query';
import { PATHS } from '../../lib/paths';
import { MissingList } from './missing-list';

interface NotListedProps {
  readonly uid: string;
  readonly listing: Companion;
}

/** The facts that the listing lacks for members to see it. */
export function NotListed({ uid, listing }: NotListedProps) {
  const account = useLive(user(uid));
  if (account.status !== 'ready' || account.data === null) return null;
  const missing = unlistedReasons(account.data.data, listing);
  return (
    <Alert severity="info" role="status">
      {missing.length === 0 ? (
        'We’re updating your listing. Members see it in a moment.'
      ) : (
        <MissingList missing={missing} here={PATHS.listing} />
      )}
    </Alert>
  );
}
