import { ACCOUNT_MESSAGES } from '@hearthkin/domain/account/account-messages';
import { USER_TYPE_LABEL } from '@hearthkin/domain/foundation/fields';
import Box from '@mui/material/Box';
import { user } from '../../data/accounts/account-queries';
import { useLive } from '../../data/kit/live-query';
import type { SignedIn } from '../../session/auth-client';

const MISSING = {
  loading: 'Loading...',
  failed: ACCOUNT_MESSAGES.notRead,
  ready: ACCOUNT_MESSAGES.notFound,
} as const;

/** The signed-in user's token claims and account. */
export function UserFields({ person }: { readonly person: SignedIn }) {
  const read = useLive(user(person.uid));
  const account = read.status === 'ready' ? (read.data?.data ?? null) : null;
  const missing = MISSING[read.status];
  const claims = { userType: person.userType, admin: person.isAdmin };
  const fields = [
    ['User id', person.uid],
    ['Email', person.email || 'None'],
    [
      'Name',
      account === null
        ? person.displayName || missing
        : `${account.firstName} ${account.lastName}`.trim(),
    ],
    ['Role', person.userType === null ? 'None' : USER_TYPE_LABEL[person.userType]],
    ['Verification', account?.verification.verificationStatus ?? missing],
    ['Email verified', account === null ? missing : yesOrNo(account.emailVerified)],
    ['Phone verified', account === null ? missing : yesOrNo(account.phoneVerified)],
    ['Claims', JSON.stringify(claims)],
  ] as const;
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        columnGap: 2,
        rowGap: 1,
        m: 0,
      }}
    >
      {fields.map(([term, value]) => (
        <Box key={term} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {term}
          </Box>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function yesOrNo(is: boolean): string {
  return is ? 'Yes' : 'No';
}
