import type { CheckIn } from '@hearthkin/domain/safety/check-in';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatTime, ownTimeZone } from '../../../lib/format';
import type { AlarmState } from './use-alarm';

interface AllRightProps {
  /** The people who were told: "Alex and our team". */
  readonly whom: string;
  readonly alarm: AlarmState;
}

/** Takes an alarm back. A second press confirms it, as for the alarm itself. */
export function AllRight({ whom, alarm }: AllRightProps) {
  const [isAsking, setAsking] = useState(false);
  const { ending, end } = alarm;
  const confirm = () => {
    setAsking(false);
    void end();
  };
  return (
    <Box sx={{ mt: 2 }}>
      {!isAsking && (
        <Button
          variant="contained"
          disabled={ending.isBusy || alarm.isBusy}
          onClick={() => setAsking(true)}
        >
          {ending.isBusy ? 'One moment...' : 'I’m all right'}
        </Button>
      )}
      {isAsking && (
        <Box role="group" aria-label={`Tell ${whom} that you’re all right?`}>
          <Typography>
            We’ll tell {whom} that you’re all right. Our team still looks into what happened.
          </Typography>
          <Stack direction="row" sx={{ gap: 1.5, mt: 1.5 }}>
            <Button variant="contained" autoFocus onClick={confirm}>
              Tell them now
            </Button>
            <Button onClick={() => setAsking(false)}>Back</Button>
          </Stack>
        </Box>
      )}
      {ending.failure !== null && (
        <Alert severity="error" sx={{ mt: 1.5 }}>
          We couldn’t tell {whom} yet: {ending.failure}
        </Alert>
      )}
    </Box>
  );
}

/** The notice that everyone who was told knows by now that the person is all right. */
export function ToldAllRight({ whom, at }: { readonly whom: string; readonly at: Date }) {
  return (
    <Alert severity="success">
      We told {whom} at {formatTime(at, ownTimeZone())} that you’re all right.
    </Alert>
  );
}

interface ToldContact extends Pick<CheckIn, 'contact'> {
  /** Null while it is unknown. */
  readonly name: string | null;
}

/** The people whom an alarm told: "Alex and our team". */
export function toldWhom({ contact, name }: ToldContact): string {
  const isTold = contact === 'told' || contact === 'telling';
  return isTold ? `${name ?? 'your trusted contact'} and our team` : 'our team';
}
