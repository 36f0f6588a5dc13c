import { otherParty } from '@hearthkin/domain/booking/booking';
import { roomWindow } from '@hearthkin/domain/booking/room';
import type { SessionMode } from '@hearthkin/domain/booking/session-modes';
import { MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { conversationId } from '@hearthkin/domain/messaging/conversation';
import { unreadOf } from '@hearthkin/domain/messaging/unread';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Drawer from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { PublicPerson } from '../../data/accounts/public-person';
import type { Booking } from '../../data/bookings/booking-queries';
import { conversation } from '../../data/conversations/conversation-queries';
import { useLive } from '../../data/kit/live-query';
import type { Doc } from '../../data/kit/readers';
import { call } from '../../firebase/call';
import { formatTime, ownTimeZone } from '../../lib/format';
import { bookingPath } from '../../lib/paths';
import { DiscardDialog } from '../../ui/dialogs/discard-dialog';
import { useAction } from '../../ui/hooks/use-action';
import { useUnsaved } from '../../ui/hooks/use-unsaved';
import { late } from '../../ui/late';
import { ReportDialog } from '../safety/public';
import type { OwnTracks } from './call-connection';
import { DeviceCheck } from './device-check';
import { type OwnMedia, useOwnMedia } from './own-media';
import { Stage } from './stage';
import { useRoom } from './use-room';

const RoomChat = late(async () => (await import('./room-chat')).RoomChat);

export interface LobbyProps {
  readonly booking: Doc<Booking>;
  readonly uid: string;
  readonly other: PublicPerson | null;
  /** The time at which it opens; null when it is open. */
  readonly opensAt: Date | null;
  readonly now: Date;
}

/** Camera and microphone before joining, and the call afterwards. */
export function Lobby({ booking, uid, other, opensAt, now }: LobbyProps) {
  const media = useOwnMedia();
  const { run, isBusy, failure } = useAction();
  const [iceServers, setIceServers] = useState<readonly RTCIceServer[] | null>(null);
  const otherName = other?.name ?? '';
  const { startsAt, endsAt, mode } = booking.data;
  usePreset(media, opensAt === null ? mode : null);
  const zone = ownTimeZone();

  async function join(): Promise<void> {
    await run(async () => {
      const access = await call('sessionAccess', { bookingId: booking.id });
      setIceServers(access.iceServers);
    });
  }

  if (iceServers !== null) {
    return (
      <Call
        booking={booking}
        uid={uid}
        other={other}
        media={media}
        iceServers={iceServers}
        timeLeft={timeLeft(now, startsAt, endsAt, zone)}
        onLeft={() => setIceServers(null)}
      />
    );
  }
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, maxWidth: 720 }}>
      <Stack sx={{ gap: 2 }}>
        <Typography role="status" sx={{ fontWeight: 600 }}>
          {opensAt === null
            ? `The room is open until ${formatTime(roomWindow(booking.data).closesAt, zone)}.`
            : `The room opens at ${formatTime(opensAt, zone)}${waitWords(opensAt, now)}. You can check your devices now.`}
        </Typography>
        <DeviceCheck media={media} />
        {failure !== null && <Alert severity="error">{failure}</Alert>}
        {opensAt === null && (
          <Button variant="contained" size="large" disabled={isBusy} onClick={() => void join()}>
            {isBusy ? 'Joining...' : 'Join'}
          </Button>
        )}
        <Button component={Link} to={bookingPath(booking.id)} color="inherit">
          See the booking{otherName && ` with ${otherName}`}
        </Button>
      </Stack>
    </Card>
  );
}

interface CallProps extends Omit<LobbyProps, 'opensAt' | 'now'> {
  readonly media: OwnMedia;
  readonly iceServers: readonly RTCIceServer[];
  readonly timeLeft: string;
  readonly onLeft: () => void;
}

function Call({ booking, uid, other, media, iceServers, timeLeft, onLeft }: CallProps) {
  const { microphone, camera } = media;
  const [hasChat, setChat] = useState(false);
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'));
  const otherUid = otherParty(booking.data, uid).uid;
  const talk = useLive(conversation(conversationId(uid, otherUid)));
  const unread = talk.status === 'ready' && talk.data !== null ? unreadOf(talk.data.data, uid) : 0;
  const [report, setReport] = useState<{ readonly sent: string | null } | null>(null);
  const tracks = useMemo<OwnTracks>(
    () => ({ audio: microphone.track, video: camera.track }),
    [microphone.track, camera.track],
  );
  const room = useRoom({ booking, uid, iceServers, tracks });
  const isOut = room.state === 'left' || room.state === 'taken-over';
  const going = useUnsaved(!isOut, room.leave);
  const turnOffAll = useEffectEvent(() => {
    media.turnOff('microphone');
    media.turnOff('camera');
  });
  useEffect(() => {
    if (isOut) turnOffAll();
  }, [isOut]);
  if (isOut) {
    const isElsewhere = room.state === 'taken-over';
    return (
      <Stack sx={{ gap: 2 }}>
        <Alert
          severity="info"
          action={
            <Button color="inherit" onClick={onLeft}>
              {isElsewhere ? 'Join here' : 'Join again'}
            </Button>
          }
        >
          {isElsewhere ? 'You joined in another tab or on another device.' : 'You left the room.'}
        </Alert>
        {report?.sent && <Alert severity="success">{report.sent}</Alert>}
        {report?.sent === null && (
          <ReportDialog
            title={`Report your session with ${other?.name ?? 'the other person'}`}
            choices={[
              {
                place: { kind: 'session', bookingId: booking.id },
                label: 'This session',
                note: 'Calls aren’t recorded, so please tell us what happened.',
              },
              { place: { kind: 'person', uid: otherUid }, label: 'The person' },
            ]}
            onClose={() => setReport(null)}
            onReported={(sent) => setReport({ sent })}
          />
        )}
      </Stack>
    );
  }
  const name = other?.name ?? '';
  const chat = hasChat ? <RoomChat uid={uid} otherUid={otherUid} bookingId={booking.id} /> : null;
  return (
    <>
      <Stage
        room={room}
        media={media}
        otherName={name}
        otherPhoto={other?.photo ?? null}
        timeLeft={timeLeft}
        chat={isWide ? chat : null}
        messages={{
          isOpen: hasChat,
          unread: hasChat ? 0 : unread,
          onToggle: () => setChat(!hasChat),
        }}
        onReport={() => {
          setReport({ sent: null });
          room.leave();
        }}
      />
      {!isWide && (
        <Drawer
          anchor="bottom"
          open={hasChat}
          onClose={() => setChat(false)}
          slotProps={{
            paper: { 'aria-label': `Messages with ${name}`, sx: SHEET },
            // The picture stays as bright as it is.
            backdrop: { invisible: true },
          }}
        >
          <Button onClick={() => setChat(false)} sx={{ alignSelf: 'end', minHeight: 44 }}>
            Close messages
          </Button>
          {chat}
        </Drawer>
      )}
      {going.isAsking && (
        <DiscardDialog
          title="Leave the session?"
          keepLabel="Stay"
          discardLabel="Leave"
          onKeep={going.keep}
          onDiscard={going.discard}
        >
          The call ends for you. You can join again until the room closes.
        </DiscardDialog>
      )}
    </>
  );
}

/** A part of the picture stays in sight above it. */
const SHEET = { height: '60dvh', borderStartStartRadius: 16, borderStartEndRadius: 16 } as const;

/** Turns on what the session was booked with. Anything can be turned off before joining. */
function usePreset({ turnOn }: OwnMedia, mode: SessionMode | null): void {
  const prepare = useEffectEvent(() => {
    if (mode === 'voice' || mode === 'video') turnOn('microphone');
    if (mode === 'video') turnOn('camera');
  });
  useEffect(() => {
    if (mode !== null) prepare();
  }, [mode]);
}

/** The time until then, within the hour. */
function waitWords(opensAt: Date, now: Date): string {
  const minutes = Math.ceil((opensAt.getTime() - now.getTime()) / MINUTE_MS);
  if (minutes > 60) return '';
  return minutes === 1 ? ', in 1 minute' : `, in ${minutes} minutes`;
}

function timeLeft(now: Date, startsAt: Date, endsAt: Date, zone: string): string {
  if (now < startsAt) return `Starts at ${formatTime(startsAt, zone)}`;
  const minutes = Math.ceil((endsAt.getTime() - now.getTime()) / MINUTE_MS);
  if (minutes <= 0) return `Ended at ${formatTime(endsAt, zone)}`;
  return minutes === 1 ? '1 minute left' : `${minutes} minutes left`;
}
