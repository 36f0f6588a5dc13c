import { INTERESTS } from '@hearthkin/domain/account/interests';
import type { User } from '@hearthkin/domain/account/user';
import type { AuditKind } from '@hearthkin/domain/admin/audit';
import { PLANS } from '@hearthkin/domain/pricing/plans';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useLive } from '../../data/kit/live-query';
import type { Verification } from '../../data/verifications/verification-queries';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { AccountFacts } from './account-facts';
import { auditAbout } from './admin-queries';
import { AuditRow } from './audit-row';
import { FactList } from './fact-list';
import { formatDateTime } from './format-date-time';

interface AccountDetailsProps {
  readonly uid: string;
  readonly account: User;
  readonly review: Verification | null;
}

const VERIFICATION_WORDS: Readonly<Record<User['verification']['verificationStatus'], string>> = {
  not_started: 'Not started',
  pending: 'Waits for a decision',
  verified: 'Verified',
  rejected: 'Sent back',
};

/** An account's data, status, and what staff did about it. */
export function AccountDetails({ uid, account, review }: AccountDetailsProps) {
  const { native, secondary } = account.languages;
  const [showsReads, setShowsReads] = useState(false);
  return (
    <Stack sx={{ gap: 1 }}>
      <AccountFacts account={account} review={review} />
      <FactList
        facts={[
          ['Standing', account.accountStatus === 'active' ? 'Active' : 'Suspended'],
          ['Verification', VERIFICATION_WORDS[account.verification.verificationStatus]],
          ['Identity known', account.level === 'verified' ? 'Yes' : 'No, may only look around'],
          ['Email address confirmed', account.emailVerified ? 'Yes' : 'No'],
          ['Phone number confirmed', account.phoneVerified ? 'Yes' : 'No'],
          ['Signs in with', account.oauthProvider ?? 'Password'],
          ['Plan', account.plan === null ? 'None' : PLANS[account.plan].name],
          ['Sessions completed', String(account.stats.sessionsCompleted)],
          ['Languages', [native, ...secondary].join(', ')],
          ['Interests', account.interests.map((id) => INTERESTS[id]).join(', ')],
          ['Bio', account.bio],
          ['Joined', formatDateTime(account.createdAt)],
          ['Last here', formatDateTime(account.lastLoginAt)],
          ['Id', uid],
        ]}
      />
      <StaffActs uid={uid} kind="decision" title="Team actions" />
      {showsReads ? (
        <StaffActs uid={uid} kind="read" title="Who looked" />
      ) : (
        <Button
          onClick={() => setShowsReads(true)}
          sx={{ alignSelf: 'start', marginInlineStart: -1 }}
        >
          Show who looked
        </Button>
      )}
    </Stack>
  );
}

interface StaffActsProps {
  readonly uid: string;
  readonly kind: AuditKind;
  readonly title: string;
}

/** The latest entries of the log about an account. */
function StaffActs({ uid, kind, title }: StaffActsProps) {
  const id = useId();
  const acts = useLive(auditAbout(uid, kind));
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 2 }}>
      <Typography id={id} variant="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {acts.status === 'loading' && <Skeleton height={48} />}
      {acts.status === 'failed' && <LoadFailed retry={acts.retry} />}
      {acts.status === 'ready' && acts.data.length === 0 && <Typography>Nothing yet.</Typography>}
      {acts.status === 'ready' && (
        <Stack component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
          {acts.data.map(({ id: entry, data }) => (
            <AuditRow key={entry} entry={data} showsTarget={false} />
          ))}
        </Stack>
      )}
    </Box>
  );
}
