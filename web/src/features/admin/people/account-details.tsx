import type { User } from '@hearthkin/domain/account/user';
import type { ReadNotes } from '@hearthkin/domain/admin/staff-note';
import { INTERESTS } from '@hearthkin/domain/foundation/interests';
import { PLANS } from '@hearthkin/domain/pricing/plans';
import { type BackgroundCheck, reportDate } from '@hearthkin/domain/verification/background-check';
import type { CheckOrder } from '@hearthkin/domain/verification/check-order';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Verification } from '../../../data/verifications/verification-queries';
import { call } from '../../../firebase/call';
import { formatDay } from '../../../lib/format';
import { PersonAvatar } from '../../../ui/people/person-avatar';
import { auditAbout } from '../admin-queries';
import { FactList } from '../fact-list';
import { formatDateTime } from '../format-date-time';
import { orderWords } from '../order-words';
import { StaffActs } from '../staff-acts';
import { AccountFacts } from './account-facts';
import { StaffNotes } from './staff-notes';

type CheckAct = 'order-check' | 'check' | 'withdraw-check';

interface AccountDetailsProps {
  readonly uid: string;
  readonly account: User;
  readonly review: Verification | null;
  readonly backgroundCheck: BackgroundCheck | null;
  readonly checkOrder: CheckOrder | null;
  /** Asks to order, record or withdraw one; null for the reader's own account. */
  readonly onCheck: ((asks: CheckAct) => void) | null;
  /** The number of times our team has warned the person. */
  readonly warnings: number;
  readonly notes: ReadNotes;
  /** Staff have added a note. */
  readonly onNoted: () => void;
}

const VERIFICATION_WORDS: Readonly<Record<User['verification']['verificationStatus'], string>> = {
  not_started: 'Not started',
  pending: 'Waits for a decision',
  verified: 'Verified',
  rejected: 'Sent back',
};

interface CheckFactProps {
  readonly check: BackgroundCheck | null;
  readonly order: CheckOrder | null;
  readonly onCheck: AccountDetailsProps['onCheck'];
}

/** The evidence for a companion's badge, and what staff may do about it. */
function CheckFact({ check, order, onCheck }: CheckFactProps) {
  return (
    <>
      {check === null ? 'None on record' : checkWords(check)}
      {order !== null && <div>{orderWords(order)}</div>}
      {onCheck !== null && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
          <Button size="small" onClick={() => onCheck('order-check')}>
            Order background check
          </Button>
          <Button size="small" variant="outlined" onClick={() => onCheck('check')}>
            Record background check
          </Button>
          {check?.status === 'current' && (
            <Button size="small" color="error" onClick={() => onCheck('withdraw-check')}>
              Withdraw background check
            </Button>
          )}
        </Box>
      )}
    </>
  );
}

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

function standingWords({ accountStatus, restriction }: User): string {
  if (accountStatus === 'suspended') return 'Suspended';
  return restriction === null ? 'Active' : `Restricted until ${formatDateTime(restriction.until)}`;
}

const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 4,
  rowGap: 1,
  alignItems: 'start',
} as const;

/** An account's data, status, and what staff did about it. */
export function AccountDetails(props: AccountDetailsProps) {
  const { uid, account, review, backgroundCheck, checkOrder, onCheck, warnings } = props;
  const notesId = useId();
  const { native, secondary } = account.languages;
  const isCompanion = account.userType === 'earner';
  const check = isCompanion ? (
    <CheckFact check={backgroundCheck} order={checkOrder} onCheck={onCheck} />
  ) : (
    ''
  );
  return (
    <Stack sx={{ gap: 3 }}>
      <Box sx={COLUMNS}>
        <Stack sx={{ gap: 1 }}>
          <PersonAvatar
            name={`${account.firstName} ${account.lastName}`}
            photo={account.profilePhoto}
            size={88}
          />
          <AccountFacts account={account} review={review} />
          <FactList
            facts={[
              ['Joined', formatDateTime(account.createdAt)],
              ['Last here', formatDateTime(account.lastLoginAt)],
              ['Id', uid],
            ]}
          />
        </Stack>
        <FactList
          facts={[
            ['Standing', standingWords(account)],
            ['Warnings', warnings === 0 ? 'None' : String(warnings)],
            ['Verification', VERIFICATION_WORDS[account.verification.verificationStatus]],
            ['Background check', check],
            ['Identity known', account.level === 'verified' ? 'Yes' : 'No, may only look around'],
            ['Email address confirmed', account.emailVerified ? 'Yes' : 'No'],
            ['Phone number confirmed', account.phoneVerified ? 'Yes' : 'No'],
            ['Signs in with', account.oauthProvider ?? 'Password'],
            ['Plan', account.plan === null ? 'None' : PLANS[account.plan].name],
            ['Sessions completed', String(account.stats.sessionsCompleted)],
          ]}
        />
      </Box>
      <FactList
        facts={[
          ['Bio', account.bio],
          ['Languages', [native, ...secondary].join(', ')],
          ['Interests', account.interests.map((id) => INTERESTS[id]).join(', ')],
        ]}
      />
      <Box component="section" aria-labelledby={notesId}>
        <Typography id={notesId} variant="h3" sx={{ mb: 1 }}>
          Notes of our team
        </Typography>
        <StaffNotes
          notes={props.notes}
          draftId={`account-note/${uid}`}
          goes="they delete their account"
          add={(note) => call('noteAccount', { uid, ...note })}
          onChanged={props.onNoted}
        />
      </Box>
      <StaffActs entriesOf={(kind) => auditAbout(uid, kind)} />
    </Stack>
  );
}
