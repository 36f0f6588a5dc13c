import type { User } from '@hearthkin/domain/account/user';
import type { UnlistedReason } from '@hearthkin/domain/companion/listed';
import Alert, { type AlertColor } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { MissingList } from '../../data/companions/missing-list';

type Status = User['verification']['verificationStatus'];

interface Words {
  readonly severity: AlertColor;
  readonly title: string;
}

/** By the state of their documents, which take longest. */
const WORDS: Readonly<Record<Status, Words>> = {
  not_started: { severity: 'warning', title: 'Verify your documents' },
  pending: { severity: 'info', title: 'Documents under review' },
  rejected: { severity: 'error', title: 'Your verification needs attention' },
  verified: { severity: 'warning', title: 'Your listing is hidden' },
};

interface ListingBannerProps {
  readonly status: Status;
  readonly missing: readonly UnlistedReason[];
}

/** The steps that a companion has left to be found and booked; nothing once they are. */
export function ListingBanner({ status, missing }: ListingBannerProps) {
  if (missing.length === 0) return null;
  const { severity, title } = WORDS[status];
  return (
    <Alert severity={severity} role="status">
      <AlertTitle>{title}</AlertTitle>
      <MissingList missing={missing} />
    </Alert>
  );
}
