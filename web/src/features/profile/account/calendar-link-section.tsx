import { calendarFeedPath } from '@hearthkin/domain/booking/calendar-link';
import { PRODUCT_NAME } from '@hearthkin/domain/foundation/brand';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLive } from '../../../data/kit/live-query';
import { call } from '../../../firebase/call';
import { formatDate, ownTimeZone } from '../../../lib/format';
import { FormDialog } from '../../../ui/dialogs/late-dialogs';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { useAction } from '../../../ui/hooks/use-action';
import { NamedSection } from '../../../ui/layout/named-section';
import { WhenSeen } from '../../../ui/layout/when-seen';
import { calendarLink } from './calendar-link-queries';

interface CalendarLinkSectionProps {
  readonly uid: string;
  readonly onMessage: (sentence: string) => void;
}

/** The secret link by which a calendar reads the person's sessions: make, copy, replace, turn off. */
export function CalendarLinkSection(props: CalendarLinkSectionProps) {
  return (
    <Card sx={{ p: { xs: 2, sm: 3.5 } }}>
      <NamedSection id="calendar-link" title="Your calendar app">
        <Typography sx={{ color: 'text.secondary', maxWidth: '60ch' }}>
          See your sessions, and the events and activities you joined or host, in the calendar you
          use. Spots on a waitlist aren’t in it.
        </Typography>
        <Typography sx={{ color: 'text.secondary', maxWidth: '60ch', mt: 1 }}>
          Anyone with the link sees when, where and with whom, so share it with no one. Signing out
          everywhere or a new password turns it off.
        </Typography>
        <Box sx={{ mt: 2 }}>
          <WhenSeen height={44}>
            <OwnLink {...props} />
          </WhenSeen>
        </Box>
      </NamedSection>
    </Card>
  );
}

/** Whether there is a link, and what can be done about it. */
function OwnLink({ uid, onMessage }: CalendarLinkSectionProps) {
  const read = useLive(calendarLink(uid));
  // Kept nowhere else: a reload forgets it.
  const [token, setToken] = useState<string | null>(null);
  const making = useAction();
  const make = () => making.run(async () => setToken((await call('makeCalendarLink', {})).token));
  const isOn = token !== null || (read.status === 'ready' && read.data !== null);
  return (
    <>
      {!isOn && read.status === 'failed' && <LoadFailed retry={read.retry} />}
      {!isOn && read.status === 'loading' && (
        <Skeleton
          variant="rounded"
          height={44}
          role="status"
          aria-label="Loading your calendar link"
        />
      )}
      {!isOn && read.status === 'ready' && (
        <Button variant="outlined" disabled={making.isBusy} onClick={() => void make()}>
          {making.isBusy ? 'Making your link...' : 'Make a calendar link'}
        </Button>
      )}
      {!isOn && making.failure !== null && (
        <Alert severity="error" onClose={making.clear} sx={{ mt: 1.5 }}>
          {making.failure}
        </Alert>
      )}
      {token !== null && <NewLink key={token} token={token} />}
      {token === null && read.status === 'ready' && read.data !== null && (
        <Typography>
          Your link was made on {formatDate(read.data.madeAt, ownTimeZone())}. We show a link only
          once. If you’ve lost it, make a new one.
        </Typography>
      )}
      {isOn && (
        <Changes
          onNew={setToken}
          onEnd={() => {
            setToken(null);
            onMessage('Your calendar link is off.');
          }}
        />
      )}
    </>
  );
}

/** A link that was just made, and how three calendars take it. */
function NewLink({ token }: { readonly token: string }) {
  const url = new URL(calendarFeedPath(token), window.location.origin);
  const [copied, setCopied] = useState<string | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url.href);
      setCopied('Link copied.');
    } catch {
      setCopied('We couldn’t copy it. Select the link and copy it yourself.');
    }
  };
  return (
    <>
      <Alert severity="success" sx={{ mb: 2 }}>
        Your link is ready. We show it only now, so add it to your calendar first.
      </Alert>
      <Box
        component="code"
        // One press selects all of it.
        sx={{
          display: 'block',
          p: 1.5,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          overflowWrap: 'anywhere',
          userSelect: 'all',
        }}
      >
        {url.href}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button variant="contained" onClick={() => void copy()}>
          Copy link
        </Button>
        <Button variant="outlined" href={`webcal://${url.host}${url.pathname}`}>
          Open in calendar app
        </Button>
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {copied}
      </Typography>
      <Box component="dl" sx={{ m: 0, mt: 1, display: 'grid', gap: 1 }}>
        {STEPS.map(({ calendar, steps }) => (
          <div key={calendar}>
            <Box component="dt" sx={{ fontWeight: 650 }}>
              {calendar}
            </Box>
            <Box component="dd" sx={{ m: 0, color: 'text.secondary' }}>
              {steps}
            </Box>
          </div>
        ))}
      </Box>
      <Typography sx={{ color: 'text.secondary', maxWidth: '60ch', mt: 1.5 }}>
        Calendars look for changes every few hours, some once a day. Check your bookings here before
        you leave.
      </Typography>
    </>
  );
}

const STEPS = [
  {
    calendar: 'Google Calendar',
    steps: 'On a computer, next to “Other calendars”, choose +, then “From URL”. Paste the link.',
  },
  {
    calendar: 'Apple Calendar',
    steps: 'Press “Open in calendar app” on your iPhone or Mac, then “Subscribe”.',
  },
  {
    calendar: 'Outlook',
    steps: 'Choose “Add calendar”, then “Subscribe from web”. Paste the link.',
  },
] as const;

interface ChangesProps {
  readonly onNew: (token: string) => void;
  readonly onEnd: () => void;
}

/** Both make the present link useless, so they ask first. */
function Changes({ onNew, onEnd }: ChangesProps) {
  const [asking, setAsking] = useState<'new' | 'off' | null>(null);
  const close = () => setAsking(null);
  const renewing = useAction(close);
  const ending = useAction(() => {
    close();
    onEnd();
  });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
      <Button variant="outlined" onClick={() => setAsking('new')}>
        Make a new link
      </Button>
      <Button color="error" onClick={() => setAsking('off')}>
        Turn off
      </Button>
      {asking === 'new' && (
        <FormDialog
          title="Make a new calendar link?"
          intro="The link you have now stops working at once. Calendars that use it need the new one."
          isDirty={false}
          isBusy={renewing.isBusy}
          failure={renewing.failure}
          submitLabel="Make a new link"
          busyLabel="Making your link..."
          cancelLabel="Keep this link"
          onSubmit={() =>
            void renewing.run(async () => onNew((await call('makeCalendarLink', {})).token))
          }
          onClose={close}
        />
      )}
      {asking === 'off' && (
        <FormDialog
          title="Turn off your calendar link?"
          intro={`The link stops working at once. Calendars that use it get nothing more from ${PRODUCT_NAME}.`}
          isDirty={false}
          isBusy={ending.isBusy}
          failure={ending.failure}
          submitLabel="Turn off"
          busyLabel="Turning off..."
          cancelLabel="Keep link"
          color="error"
          onSubmit={() => void ending.run(() => call('endCalendarLink', {}))}
          onClose={close}
        />
      )}
    </Box>
  );
}
