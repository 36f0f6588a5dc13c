import { INTERESTS } from '@hearthkin/domain/account/interests';
import type { User } from '@hearthkin/domain/account/user';
import { PLANS } from '@hearthkin/domain/pricing/plans';
import { type BackgroundCheck, reportDate } from '@hearthkin/domain/verification/background-check';
import Stack from '@mui/material/Stack';
import type { Verification } from '../../data/verifications/verification-queries';
import { formatDay } from '../../lib/format';
import { AccountFacts } from './account-facts';
import { auditAbout } from './admin-queries';
import { FactList } from './fact-list';
import { formatDateTime } from './format-date-time';
import { StaffActs } from './staff-acts';

interface AccountDetailsProps {
  readonly uid: string;
  readonly account: User;
  readonly review: Verification | null;
  readonly backgroundCheck: BackgroundCheck | null;
  /** How often our team has warned the person. */
  readonly warnings: number;
}

const VERIFICATION_WORDS: Readonly<Record<User['verification']['verificationStatus'], string>> = {
  not_started: 'Not started',
  pending: 'Waits for a decision',
  verified: 'Verified',
  rejected: 'Sent back',
};

function checkWords({ issuer, reference, issuedOn, ...check }: BackgroundCheck): string {
  const reported = formatDay(reportDate(issuedOn), 'UTC', 'always');
  const end = formatDay(check.endsAt, 'UTC', 'always');
  const standing = {
    current: `Counts until ${end}.`,
    expired: `Ended ${end}.`,
    withdrawn: `Withdrawn: ${check.notes} It would have counted until ${end}.`,
  };
  return `${issuer}, report ${reference} of ${reported}. ${standing[check.status]}`;
}

/** An account's data, status, and what staff did about it. */
export function AccountDetails({
  uid,
  account,
  review,
  backgroundCheck,
  warnings,
}: AccountDetailsProps) {
  const { native, secondary } = account.languages;
  return (
    <Stack sx={{ gap: 1 }}>
      <AccountFacts account={account} review={review} />
      <FactList
        facts={[
          ['Standing', account.accountStatus === 'active' ? 'Active' : 'Suspended'],
          ['Warnings', warnings === 0 ? 'None' : String(warnings)],
          ['Verification', VERIFICATION_WORDS[account.verification.verificationStatus]],
          ['Background check', backgroundCheck === null ? '' : checkWords(backgroundCheck)],
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
      <StaffActs entriesOf={(kind) => auditAbout(uid, kind)} />
    </Stack>
  );
}
