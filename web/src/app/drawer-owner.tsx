import Box from '@mui/material/Box';
import { user } from '../data/accounts/account-queries';
import { useLive } from '../data/kit/live-query';
import type { SignedIn } from '../session/auth-client';
import { roleOf } from './role-of';

/** The owner of the menu: full name, email and role (specification 1, section 2). */
export function DrawerOwner({ person }: { readonly person: SignedIn }) {
  const account = useLive(user(person.uid));
  const data = account.status === 'ready' ? account.data?.data : undefined;
  const fullName = data ? `${data.firstName} ${data.lastName}`.trim() : person.displayName;
  const name = fullName || person.email;
  return (
    <Box sx={{ px: 2, pb: 2, overflowWrap: 'anywhere' }}>
      <Box sx={{ fontWeight: 650 }}>{name}</Box>
      {name !== person.email && <Box sx={SECOND}>{person.email}</Box>}
      <Box sx={SECOND}>{roleOf(person)}</Box>
    </Box>
  );
}

const SECOND = { typography: 'body2', color: 'text.secondary' } as const;
