import { type CheckIn, isAlarmOn } from '@hearthkin/domain/safety/check-in';
import { EMERGENCY_ANYWHERE, policeNumber } from '@hearthkin/domain/safety/crisis-help';
import type { TrustedContact } from '@hearthkin/domain/safety/trusted-contact';
import CallRounded from '@mui/icons-material/CallRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { Live } from '../../../data/kit/live-query';
import { formatTime, ownTimeZone } from '../../../lib/format';
import { AllRight, ToldAllRight, toldWhom } from './all-right';
import type { AlarmState } from './use-alarm';

interface AlarmProps {
  /** The zone of the place of the session. */
  readonly timeZone: string;
  readonly alarm: AlarmState;
  /** The person's own; null for none, or while it can't be read. */
  readonly checkIn: CheckIn | null;
  readonly contact: Live<TrustedContact | null>;
}

/** Calls for help. The phone links need neither network nor database. */
export function Alarm({ timeZone, alarm, checkIn, contact }: AlarmProps) {
  const titleId = useId();
  const [isAsking, setAsking] = useState(false);
  const local = policeNumber(timeZone);
  const told = toldOf(alarm, checkIn);
  const name = confirmedName(contact);
  const whom = name === null ? 'our team' : `${name} and our team`;
  const clearedAt =
    alarm.clearedAt ?? (alarm.result === null ? (checkIn?.clearedAt ?? null) : null);
  const raise = () => {
    setAsking(false);
    void alarm.raise();
  };
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{ borderTop: 1, borderColor: 'divider', pt: 3 }}
    >
      <Typography variant="h3" id={titleId}>
        If something is wrong
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
        In danger, call first.
        {local !== EMERGENCY_ANYWHERE && (
          <>
            {' '}
            On most mobiles,{' '}
            <MuiLink href={`tel:${EMERGENCY_ANYWHERE}`}>{EMERGENCY_ANYWHERE}</MuiLink> works, too.
          </>
        )}
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, mt: 2 }}>
        <Button
          href={`tel:${local}`}
          variant="contained"
          color="error"
          size="large"
          startIcon={<CallRounded />}
        >
          Call {local}
        </Button>
        {!isAsking && (
          <Button
            variant="outlined"
            color="error"
            size="large"
            disabled={alarm.isBusy}
            onClick={() => setAsking(true)}
          >
            {alarm.isBusy ? 'Alerting...' : told === null ? `Alert ${whom}` : 'Alert again'}
          </Button>
        )}
      </Stack>
      {isAsking && (
        <Box role="group" aria-label={`Alert ${whom}?`} sx={{ mt: 2 }}>
          <Typography>
            We’ll tell {whom} right away where you are meeting, and with whom.
            {name === null && ' You have no trusted contact who has confirmed.'}
          </Typography>
          <Stack direction="row" sx={{ gap: 1.5, mt: 1.5 }}>
            <Button variant="contained" color="error" autoFocus onClick={raise}>
              Alert now
            </Button>
            <Button onClick={() => setAsking(false)}>Back</Button>
          </Stack>
        </Box>
      )}
      <Box role="status" sx={{ display: 'grid', gap: 1, mt: 2, '&:empty': { mt: 0 } }}>
        <Outcome alarm={alarm} told={told} name={told?.name ?? name} local={local} />
        {clearedAt !== null && (
          <ToldAllRight
            whom={
              checkIn === null
                ? whom
                : toldWhom({ contact: checkIn.contact, name: checkIn.contactTo?.name ?? null })
            }
            at={clearedAt}
          />
        )}
      </Box>
      {told !== null && (
        <AllRight
          whom={toldWhom({ contact: told.contact, name: told.name ?? name })}
          alarm={alarm}
        />
      )}
    </Box>
  );
}

const UNKNOWN_CONTACT = 'your trusted contact';

/** The name of a trusted contact who has confirmed; null if there is none. */
function confirmedName(contact: Live<TrustedContact | null>): string | null {
  // The server knows whether there is one.
  if (contact.status !== 'ready') return UNKNOWN_CONTACT;
  return contact.data?.status === 'confirmed' ? contact.data.name : null;
}

interface Told {
  readonly teamToldAt: Date;
  /** Whether one of our team is on duty. */
  readonly isStaffed: boolean;
  readonly contact: CheckIn['contact'];
  /** The contact's; null while it is unknown who was told. */
  readonly name: string | null;
  /** Whether our team has looked after it. */
  readonly isClosed: boolean;
}

/** The alarm that went out and wasn't taken back: by the answer of the call, or as it is stored. */
function toldOf({ result, clearedAt }: AlarmState, checkIn: CheckIn | null): Told | null {
  const name = checkIn?.contactTo?.name ?? null;
  if (result !== null) {
    const isClosed = checkIn?.status === 'closed';
    return { ...result, teamToldAt: new Date(result.teamToldAt), name, isClosed };
  }
  if (clearedAt !== null || checkIn === null || !isAlarmOn(checkIn)) return null;
  if (checkIn.reason !== 'help' || checkIn.raisedAt === null) return null;
  const { raisedAt: teamToldAt, contact, status } = checkIn;
  const isStaffed = checkIn.isStaffed === true;
  return { teamToldAt, isStaffed, contact, name, isClosed: status === 'closed' };
}

interface OutcomeProps extends Pick<AlarmProps, 'alarm'> {
  readonly name: string | null;
  readonly told: Told | null;
  readonly local: string;
}

/** Which part went out, and which didn’t. */
function Outcome({ alarm, told, name, local }: OutcomeProps) {
  const again = (
    <Button color="inherit" disabled={alarm.isBusy} onClick={() => void alarm.raise()}>
      Try again
    </Button>
  );
  const contact = name ?? UNKNOWN_CONTACT;
  return (
    <>
      {alarm.failure !== null && (
        <Alert severity="error" action={again}>
          We couldn’t reach {name === null ? 'our team' : `${name} or our team`}: {alarm.failure}{' '}
          You can still call {local}.
        </Alert>
      )}
      {told !== null && !told.isStaffed && !told.isClosed && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" href={`tel:${local}`}>
              Call {local}
            </Button>
          }
        >
          No one of our team is on duty right now, so don’t wait for us. They got your call for help
          at {formatTime(told.teamToldAt, ownTimeZone())} and may see it late.
        </Alert>
      )}
      {told !== null && (told.isStaffed || told.isClosed) && (
        <Alert severity="success">
          Our team was told at {formatTime(told.teamToldAt, ownTimeZone())}.
          {told.isClosed && ' They have looked after it.'}
        </Alert>
      )}
      {told?.contact === 'told' && <Alert severity="success">We emailed {contact}.</Alert>}
      {told?.contact === 'telling' && (
        <Alert severity="info">An email to {contact} is on its way.</Alert>
      )}
      {told?.contact === 'failed' && (
        <Alert severity="error" action={again}>
          We couldn’t reach {contact}: the email didn’t go out. Call them if you can.
        </Alert>
      )}
    </>
  );
}
