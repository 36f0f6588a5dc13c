import type { CheckIn } from '@hearthkin/domain/safety/check-in';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { call } from '../../../firebase/call';
import { useAction } from '../../../ui/hooks/use-action';
import type { AlarmState } from './use-alarm';

const store = () => import('../../../data/sessions/day-store');

interface CheckInQuestionProps {
  readonly bookingId: string;
  readonly uid: string;
  /** The reason why our team has been alerted; null if it hasn't, or if they were told that all is well. */
  readonly raised: CheckIn['reason'];
  /** Whether there is a trusted contact who has confirmed. */
  readonly hasContact: boolean;
  readonly alarm: AlarmState;
}

/** Asks whether a person is all right, half an hour after the planned end. */
export function CheckInQuestion(props: CheckInQuestionProps) {
  const { bookingId, uid, raised, hasContact, alarm } = props;
  const id = useId();
  const { run, isBusy, failure } = useAction();
  const isWaiting = isBusy || alarm.isBusy;
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ p: 2, border: 2, borderColor: 'primary.main', borderRadius: 1 }}
    >
      <Typography variant="h3" component="h2" id={id}>
        Are you all right?
      </Typography>
      <Typography sx={{ mt: 0.5 }}>
        Your session should be over. {consequence(raised, hasContact)}
      </Typography>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', mt: 2 }}>
        <Button
          variant="contained"
          disabled={isWaiting}
          onClick={() =>
            void run(async () => {
              // Who was told hears it first: without that, the question stays.
              if (raised !== null) await call('endAlarm', { bookingId });
              await (await store()).setMark(bookingId, uid, 'doneAt', true);
            })
          }
        >
          {isBusy ? 'One moment...' : 'I’m all right'}
        </Button>
        <Button
          variant="outlined"
          color="error"
          disabled={isWaiting}
          onClick={() => void alarm.raise()}
        >
          I need help
        </Button>
      </Stack>
      {failure !== null && (
        <Alert severity="error" sx={{ mt: 1.5 }}>
          {failure}
        </Alert>
      )}
    </Box>
  );
}

function consequence(raised: CheckIn['reason'], hasContact: boolean): string {
  if (raised === 'help') return 'You asked for help, and our team knows.';
  if (raised === 'silence') return 'We didn’t hear from you, so we’ve alerted our team.';
  const whom = hasContact ? 'our team and your trusted contact' : 'our team';
  return `If we don’t hear from you, we alert ${whom}.`;
}
