import { activityOf } from '@hearthkin/domain/booking/activities';
import { otherParty } from '@hearthkin/domain/booking/booking';
import { saidDone } from '@hearthkin/domain/booking/day-marks';
import { showsDay } from '@hearthkin/domain/booking/session-day';
import { CHECK_IN_AFTER_MS } from '@hearthkin/domain/safety/check-in';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { PublicPerson } from '../../data/accounts/public-person';
import type { Booking } from '../../data/bookings/booking-queries';
import { SessionPlace } from '../../data/bookings/session-place';
import { useLive } from '../../data/kit/live-query';
import type { Doc } from '../../data/kit/readers';
import { ownCheckIn, sessionDay, trustedContact } from '../../data/sessions/session-queries';
import { SessionTime } from '../../ui/layout/session-time';
import { PersonAvatar } from '../../ui/people/person-avatar';
import { Alarm } from './alarm';
import { CheckInQuestion } from './check-in-question';
import { DayMarks } from './day-marks';
import { LetSomeoneKnow } from './let-someone-know';
import { LookLike } from './look-like';
import { useAlarm } from './use-alarm';

interface SessionDayProps {
  readonly booking: Doc<Booking>;
  readonly uid: string;
  /** Null while loading. */
  readonly other: PublicPerson | null;
  readonly now: Date;
}

/** The card of an in-person session's day, the same for both sides; nothing on other days. */
export function SessionDay(props: SessionDayProps) {
  return showsDay(props.booking.data, props.now) ? <DayCard {...props} /> : null;
}

function DayCard({ booking: { id, data }, uid, other, now }: SessionDayProps) {
  const titleId = useId();
  const own = useLive(sessionDay(id, uid));
  const theirs = useLive(sessionDay(id, otherParty(data, uid).uid));
  const contact = useLive(trustedContact(uid));
  const checkInRead = useLive(ownCheckIn(id, uid));
  const said = own.status === 'ready' ? own.data : null;
  const heard = theirs.status === 'ready' ? theirs.data : null;
  const checkIn = checkInRead.status === 'ready' ? checkInRead.data : null;
  const alarm = useAlarm(id);
  const name = other?.name ?? 'the other person';
  const role = data.spenderId === uid ? 'spender' : 'earner';
  const isAsked =
    own.status === 'ready' &&
    now.getTime() >= data.endsAt.getTime() + CHECK_IN_AFTER_MS &&
    !saidDone(data, role, said);
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack sx={{ gap: 3 }}>
        {isAsked && (
          <CheckInQuestion
            bookingId={id}
            uid={uid}
            raised={checkIn?.reason ?? null}
            hasContact={contact.status === 'ready' && contact.data?.status === 'confirmed'}
            alarm={alarm}
          />
        )}
        <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
          <PersonAvatar name={other?.name ?? ''} photo={other?.photo ?? null} size={88} />
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="h2" id={titleId} sx={{ overflowWrap: 'anywhere' }}>
              Meeting {name}
            </Typography>
            <Typography sx={{ mt: 0.25, overflowWrap: 'anywhere' }}>
              {heard !== null && heard.lookLike !== '' ? (
                <>
                  Look for: <strong>{heard.lookLike}</strong>
                </>
              ) : (
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  Look for the face in the photo.
                </Box>
              )}
            </Typography>
          </Box>
        </Stack>
        <Box>
          <Typography sx={{ fontWeight: 600 }}>{activityOf(data.activity).name}</Typography>
          <SessionTime startsAt={data.startsAt} endsAt={data.endsAt} timeZone={data.timeZone} />
          <SessionPlace {...data} />
        </Box>
        <LookLike bookingId={id} uid={uid} said={said?.lookLike ?? ''} name={name} />
        <DayMarks booking={{ id, data }} uid={uid} own={own} theirs={heard} name={name} now={now} />
        {now < data.endsAt && <LetSomeoneKnow bookingId={id} contact={contact} />}
        <Alarm timeZone={data.timeZone} alarm={alarm} checkIn={checkIn} contact={contact} />
      </Stack>
    </Card>
  );
}
