import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { formatDate, formatTimeRange } from '../../lib/format';

interface ClashingSessionsProps {
  readonly intro: string;
  readonly sessions: readonly {
    readonly startsAt: Date;
    readonly endsAt: Date;
    readonly status: string;
  }[];
  readonly timeZone: string;
  readonly children?: ReactNode;
}

const STATES: Readonly<Record<string, string>> = { confirmed: 'accepted', hosted: 'you host it' };

/** A warning with the times of sessions and requests that are when something is to be hosted. It names no one. */
export function ClashingSessions(props: ClashingSessionsProps) {
  const { intro, sessions, timeZone, children } = props;
  return (
    <Alert severity="warning" role="status">
      {intro}
      <Box component="ul" sx={{ my: 0.5, paddingInlineStart: 2.5 }}>
        {sessions.map(({ startsAt, endsAt, status }) => (
          <li key={`${startsAt.getTime()}/${status}`}>
            {formatDate(startsAt, timeZone)}, {formatTimeRange(startsAt, endsAt, timeZone)} (
            {STATES[status] ?? 'requested'})
          </li>
        ))}
      </Box>
      {children}
    </Alert>
  );
}
