import { STAFF_ACT_MS, STAFF_SESSION_MS } from '@hearthkin/domain/admin/staff-session';
import { MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { formatDate, formatTime, ownTimeZone } from '../../../lib/format';
import type { SignedIn } from '../../../session/auth-client';
import { useNow } from '../../../ui/hooks/clock';
import { late } from '../../../ui/late';
import { PageHeading } from '../../../ui/layout/page-heading';
import { useSignInMethods } from '../../sign-in/public';
import { Setting } from '../account/setting';

const SignOutDialog = late(async () => (await import('./sign-out-dialog')).SignOutDialog, {
  isRare: true,
});

/** The sign-in of staff who are neither member nor companion, so have no account to show. */
export function TeamSignIn({ person }: { readonly person: SignedIn }) {
  const methods = useSignInMethods(person);
  const [isAsking, setAsking] = useState(false);
  const zone = ownTimeZone();
  const now = useNow();
  const until = new Date(person.signedInAt.getTime() + STAFF_SESSION_MS);
  return (
    <>
      <PageHeading>Your sign-in</PageHeading>
      <Card sx={{ p: { xs: 2, sm: 3.5 }, mt: 3 }}>
        <Box component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
          <Setting title="Email" text={person.email} />
          <Setting
            title="Second step"
            text={
              person.lacksSecondStep
                ? 'Missing. Ask your administrator to add your phone.'
                : 'A code we text to your phone at each sign-in.'
            }
          />
          {!person.lacksSecondStep && (
            <Setting
              title="This sign-in"
              text={
                until <= now
                  ? 'Over. Sign in again to open the team desk.'
                  : `Opens the team desk until ${formatDate(until, zone)}, ${formatTime(until, zone)}. For decisions, we ask you to sign in again after ${STAFF_ACT_MS / MINUTE_MS} minutes.`
              }
            />
          )}
          <Setting
            title="Devices"
            text="Lost a device, or used someone else’s?"
            disabled={methods === null}
            onClick={() => setAsking(true)}
          >
            Sign out everywhere
          </Setting>
        </Box>
      </Card>
      {isAsking && methods !== null && (
        <SignOutDialog methods={methods} onClose={() => setAsking(false)} />
      )}
    </>
  );
}
