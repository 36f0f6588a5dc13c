import { DAY_OPENS_BEFORE_MS, isMeetingAhead } from '@hearthkin/domain/booking/session-day';
import { HOUR_MS } from '@hearthkin/domain/foundation/durations';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Booking } from '../../../data/bookings/booking-queries';
import { useLive } from '../../../data/kit/live-query';
import type { Doc } from '../../../data/kit/readers';
import { trustedContact } from '../../../data/sessions/session-queries';
import { LetSomeoneKnow } from './let-someone-know';
import { MeetingFacts } from './meeting-facts';

interface BeforeMeetingProps {
  readonly booking: Doc<Booking>;
  readonly uid: string;
  /** The other side's; empty while loading. */
  readonly otherName: string;
  readonly now: Date;
}

/** The card of an agreed meeting in person until its day begins; nothing for other bookings. */
export function BeforeMeeting(props: BeforeMeetingProps) {
  return isMeetingAhead(props.booking.data, props.now) ? <MeetingCard {...props} /> : null;
}

function MeetingCard({ booking, uid, otherName, now }: BeforeMeetingProps) {
  const titleId = useId();
  const { data } = booking;
  const contact = useLive(trustedContact(uid));
  const name = otherName || 'the other person';
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack sx={{ gap: 3 }}>
        <div>
          <Typography variant="h2" id={titleId} sx={{ overflowWrap: 'anywhere' }}>
            Before you meet {name}
          </Typography>
          <MeetingFacts booking={data} uid={uid} name={name} now={now} />
        </div>
        <LetSomeoneKnow booking={booking} contact={contact} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          From {DAY_OPENS_BEFORE_MS / HOUR_MS} hours before, you can call for help here, with the
          local emergency number. Afterwards we ask whether you’re all right.
        </Typography>
      </Stack>
    </Card>
  );
}
