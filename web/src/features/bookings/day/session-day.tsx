import { otherParty } from '@hearthkin/domain/booking/booking';
import { LOOK_LIKE_MAX, saidDone } from '@hearthkin/domain/booking/day-marks';
import { dayStateOf, showsDay } from '@hearthkin/domain/booking/session-day';
import { activityOf } from '@hearthkin/domain/foundation/activities';
import { CHECK_IN_AFTER_MS, isAlarmOn } from '@hearthkin/domain/safety/check-in';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { PublicPerson } from '../../../data/accounts/public-person';
import type { Booking } from '../../../data/bookings/booking-queries';
import { useLive } from '../../../data/kit/live-query';
import type { Doc } from '../../../data/kit/readers';
import { ownCheckIn, sessionDay, trustedContact } from '../../../data/sessions/session-queries';
import { TextField } from '../../../ui/forms/text-field';
import { useAction } from '../../../ui/hooks/use-action';
import { late } from '../../../ui/late';
import { SessionTime } from '../../../ui/layout/session-time';
import { PersonAvatar } from '../../../ui/people/person-avatar';
import { BlockedWords } from '../../safety/public';
import { SessionPlace } from '../../sessions/public';
import { Alarm } from './alarm';
import { AllRight, ToldAllRight, toldWhom } from './all-right';
import { CheckInQuestion } from './check-in-question';
import { DayMarks } from './day-marks';
import { LetSomeoneKnow } from './let-someone-know';
import { useAlarm } from './use-alarm';

const store = () => import('../../../data/sessions/day-store');

interface LookLikeProps {
  readonly bookingId: string;
  readonly uid: string;
  /** The stored words; may be empty. */
  readonly said: string;
  /** The other side's. */
  readonly name: string;
}

/** A line by which the other side recognizes a person. */
function LookLike({ bookingId, uid, said, name }: LookLikeProps) {
  // Null: as stored.
  const [typed, setTyped] = useState<string | null>(null);
  const { run, isBusy, failure } = useAction(() => setTyped(null));
  const text = (typed ?? said).trim();
  const isChanged = typed !== null && text !== said;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged && !isBusy)
          void run(async () => (await store()).describeLook(bookingId, uid, text));
      }}
    >
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
        <TextField
          label="What will you look like?"
          fullWidth
          value={typed ?? said}
          onChange={(event) => setTyped(event.target.value)}
          helperText={`Optional, for ${name} only: “green coat”.`}
          slotProps={{ htmlInput: { maxLength: LOOK_LIKE_MAX } }}
        />
        {isChanged && (
          <Button type="submit" variant="outlined" disabled={isBusy} sx={{ minHeight: 56 }}>
            {isBusy ? 'Saving...' : 'Save'}
          </Button>
        )}
      </Box>
      {failure !== null && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {failure}
        </Alert>
      )}
    </Box>
  );
}

/** The facts of the meeting. The links that matter in danger don't wait for them. */
const MeetingFacts = late(async () => (await import('./meeting-facts')).MeetingFacts, {
  fallback: ({ booking }) => <SessionPlace {...booking} />,
});

interface SessionDayProps {
  readonly booking: Doc<Booking>;
  readonly uid: string;
  /** Null while loading. */
  readonly other: PublicPerson | null;
  readonly now: Date;
}

/** The card of an in-person session's day, the same for both sides. After it, an alarm can still be taken back. */
export function SessionDay(props: SessionDayProps) {
  const { booking, uid, now } = props;
  if (showsDay(booking.data, now)) return <DayCard {...props} />;
  if (dayStateOf(booking.data, now) === 'none') return null;
  return <OpenAlarm bookingId={booking.id} uid={uid} />;
}

function OpenAlarm({ bookingId, uid }: { readonly bookingId: string; readonly uid: string }) {
  const read = useLive(ownCheckIn(bookingId, uid));
  const alarm = useAlarm(bookingId);
  const checkIn = read.status === 'ready' ? read.data : null;
  if (checkIn === null || checkIn.raisedAt === null) return null;
  const name = checkIn.contactTo?.name ?? null;
  const whom = toldWhom({ contact: checkIn.contact, name });
  const clearedAt = alarm.clearedAt ?? checkIn.clearedAt;
  if (clearedAt !== null) return <ToldAllRight whom={whom} at={clearedAt} />;
  return (
    <Alert severity="warning" icon={false}>
      We alerted {whom} about this session.
      <AllRight whom={whom} alarm={alarm} />
    </Alert>
  );
}

function DayCard({ booking: { id, data }, uid, other, now }: SessionDayProps) {
  const titleId = useId();
  const own = useLive(sessionDay(id, uid));
  const otherUid = otherParty(data, uid).uid;
  const theirs = useLive(sessionDay(id, otherUid));
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
            raised={checkIn !== null && isAlarmOn(checkIn) ? checkIn.reason : null}
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
                <BlockedWords otherUid={otherUid}>
                  Look for: <strong>{heard.lookLike}</strong>
                </BlockedWords>
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
          <MeetingFacts booking={data} uid={uid} name={name} now={now} />
        </Box>
        <LookLike bookingId={id} uid={uid} said={said?.lookLike ?? ''} name={name} />
        <DayMarks booking={{ id, data }} uid={uid} own={own} theirs={heard} name={name} now={now} />
        {now < data.endsAt && <LetSomeoneKnow booking={{ id, data }} contact={contact} />}
        <Alarm timeZone={data.timeZone} alarm={alarm} checkIn={checkIn} contact={contact} />
      </Stack>
    </Card>
  );
}
