import type { HistoryEntry } from '@hearthkin/domain/booking/booking';
import type { TrustedContact } from '@hearthkin/domain/safety/trusted-contact';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Booking } from '../../../data/bookings/booking-queries';
import type { Live } from '../../../data/kit/live-query';
import type { Doc } from '../../../data/kit/readers';
import { call } from '../../../firebase/call';
import { formatDate, formatTime, ownTimeZone } from '../../../lib/format';
import { TRUSTED_CONTACT_PATH } from '../../../lib/paths';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { useAction } from '../../../ui/hooks/use-action';

interface LetSomeoneKnowProps {
  readonly booking: Doc<Booking>;
  readonly contact: Live<TrustedContact | null>;
}

/** Tells the trusted contact where, when and with whom the session is, or leads to adding one. */
export function LetSomeoneKnow({ booking, contact }: LetSomeoneKnowProps) {
  if (contact.status === 'failed') return <LoadFailed retry={contact.retry} />;
  if (contact.status === 'loading') return null;
  const { data } = contact;
  if (data?.status === 'confirmed') return <Know booking={booking} contact={data} />;
  return (
    <Row text={missingWords(data)}>
      <Button component={Link} to={TRUSTED_CONTACT_PATH} variant="outlined">
        {data?.status === 'waiting' ? 'See your contact' : 'Add a trusted contact'}
      </Button>
    </Row>
  );
}

function missingWords(contact: TrustedContact | null): string {
  if (contact === null) return 'Someone you trust can know where you are, and with whom.';
  return contact.status === 'waiting'
    ? `${contact.name} hasn’t confirmed yet that we may email them.`
    : `${contact.name} declined. You can choose someone else.`;
}

interface KnowProps {
  readonly booking: Doc<Booking>;
  readonly contact: TrustedContact;
}

/** The changes that an email from before them doesn't have. */
const CHANGES: Partial<Record<NonNullable<HistoryEntry['event']>, string>> = {
  'time-moved': ' The session has moved since.',
  'place-agreed': ' The place has changed since.',
};

function Know({ booking: { id, data }, contact: { name, told } }: KnowProps) {
  const { run, isBusy, failure } = useAction();
  const isTold = told?.bookingId === id;
  const changed = data.statusHistory.findLast(
    ({ event }) => event !== undefined && event in CHANGES,
  );
  const news =
    isTold && changed?.event && changed.at > told.at ? CHANGES[changed.event] : undefined;
  return (
    <>
      <Row
        text={
          isTold
            ? `We emailed ${name} ${when(told.at)}.${news ?? ''}`
            : `We’ll email ${name} where, when and with whom you’re meeting.`
        }
      >
        <Button
          variant={news ? 'contained' : 'outlined'}
          disabled={isBusy}
          onClick={() => void run(() => call('letSomeoneKnow', { bookingId: id }))}
        >
          {isBusy ? 'One moment...' : isTold ? `Email ${name} again` : `Let ${name} know`}
        </Button>
      </Row>
      {failure !== null && <Alert severity="error">{failure}</Alert>}
    </>
  );
}

/** "at 10:00 AM" today, else with the date. */
function when(at: Date): string {
  const zone = ownTimeZone();
  const time = formatTime(at, zone);
  const day = formatDate(at, zone);
  return day === formatDate(new Date(), zone) ? `at ${time}` : `on ${day}, ${time}`;
}

function Row({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <Box
      component="section"
      aria-label="Let someone know"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 2,
        rowGap: 1,
      }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 650 }}>Let someone know</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
      </Box>
      {children}
    </Box>
  );
}
