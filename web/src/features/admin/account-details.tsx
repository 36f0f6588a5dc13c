import { INTERESTS } from '@hearthkin/domain/account/interests';
import type { User } from '@hearthkin/domain/account/user';
import { STAFF_ACTS } from '@hearthkin/domain/admin/audit';
import { PLANS } from '@hearthkin/domain/pricing/plans';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLive } from '../../data/kit/live-query';
import type { Verification } from '../../data/verifications/verification-queries';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { AccountFacts } from './account-facts';
import { auditAbout } from './admin-queries';
import { FactList } from './fact-list';
import { formatDateTime } from './format-date-time';
import { PersonName } from './person-name';

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
      <StaffActions uid={uid} />
    </Stack>
  );
}

function StaffActions({ uid }: { readonly uid: string }) {
  const acts = useLive(auditAbout(uid));
  return (
    <Box component="section" aria-labelledby="acts-about" sx={{ mt: 2 }}>
      <Typography id="acts-about" variant="h3" sx={{ mb: 1 }}>
        What staff did
      </Typography>
      {acts.status === 'loading' && <Skeleton height={48} />}
      {acts.status === 'failed' && <LoadFailed retry={acts.retry} />}
      {acts.status === 'ready' && acts.data.length === 0 && <Typography>Nothing yet.</Typography>}
      {acts.status === 'ready' && (
        <Stack component="ul" sx={{ gap: 1, p: 0, m: 0, listStyle: 'none' }}>
          {acts.data.map(({ id, data }) => (
            <Box component="li" key={id} sx={{ overflowWrap: 'anywhere' }}>
              <Typography component="span" sx={{ fontWeight: 600 }}>
                {STAFF_ACTS[data.act]}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                <PersonName uid={data.by} />, {formatDateTime(data.at)}
              </Typography>
              {data.note !== '' && <Typography variant="body2">{data.note}</Typography>}
            </Box>
          ))}
        </Stack>
      )}
    </Box>
  );
}
