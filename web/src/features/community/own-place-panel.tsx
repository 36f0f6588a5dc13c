import { type CommunityEvent, placeFor } from '@hearthkin/domain/community/event';
import { mayWriteToHost } from '@hearthkin/domain/community/host-contact';
import { eventTime } from '@hearthkin/domain/community/hosted-time';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import HourglassEmptyRounded from '@mui/icons-material/HourglassEmptyRounded';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { ownPlace, waitingPosition } from '../../data/events/event-queries';
import { useLatest, useLive } from '../../data/kit/live-query';
import type { Doc } from '../../data/kit/readers';
import { clocksDiffer, formatDate, formatTime, ownTimeZone } from '../../lib/format';
import { useSession } from '../../session/session';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { WhenSeen } from '../../ui/layout/when-seen';
import { OwnTime } from '../bookings/public';
import { MessageButton } from '../messages/public';
import { MeetingOnly } from '../safety/public';
import { beforeWaiting, placesWords, waitingWords } from './events/event-words';
import { HostMessages } from './events/host-messages';
import type { PlaceAction } from './place-actions';
import { PlaceButton } from './place-button';
import type { SayNews } from './place-news';
import type { OwnPlace } from './use-own-places';

interface OwnPlacePanelProps {
  readonly event: Doc<CommunityEvent>;
  readonly uid: string;
  readonly now: Date;
  readonly onMessage: SayNews;
}

/** The user's place at an event, with the join or leave button and a way to write to the host. */
export function OwnPlacePanel({ event, uid, now, onMessage }: OwnPlacePanelProps) {
  const own = useEventPlace(event.id, uid);
  const place = own.status === 'ready' ? own.place : null;
  const recordAction = useMovedUp(place, () => onMessage('A spot opened up. You’re in!'));
  const session = useSession();
  const isCompanion = session.status === 'signed-in' && session.userType === 'earner';
  const isOver = event.data.startsAt <= now;
  const mayWrite = place === 'attending' && mayWriteToHost(event.data, now);
  if (isOver && place !== 'attending') return null;
  return (
    <>
      <Card component="section" aria-labelledby="your-place" sx={{ p: { xs: 2.5, sm: 3 } }}>
        <Typography variant="h2" id="your-place" sx={{ mb: 1.5 }}>
          Your spot
        </Typography>
        {own.status === 'loading' && (
          <div role="status" aria-busy aria-label="Loading your spot">
            <Skeleton height={28} />
            <Skeleton variant="rounded" width={140} height={44} sx={{ mt: 1.5 }} />
          </div>
        )}
        {own.status === 'failed' && <LoadFailed retry={own.retry} />}
        {own.status === 'ready' && (
          <>
            <Box aria-live="polite" sx={{ mb: isOver && !mayWrite ? 0 : 2 }}>
              {own.place === 'attending' && (
                <Line icon={<CheckCircleOutlined color="success" />}>
                  {own.came
                    ? 'Your host checked you in'
                    : isOver
                      ? 'You had a spot'
                      : 'You’re going'}
                </Line>
              )}
              {own.place === 'waiting' && <WaitingLine event={event} />}
              {own.place === null && (
                <Typography>
                  {placeFor(event.data, now) === 'wait'
                    ? beforeWaiting(event.data)
                    : placesWords(event.data)}
                </Typography>
              )}
            </Box>
            <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
              {mayWrite && (
                <MessageButton
                  otherUid={event.data.hostId}
                  name={event.data.hostName}
                  why={{ eventId: event.id }}
                  label="Message host"
                  variant="contained"
                />
              )}
              {/* Who is checked in can't leave. */}
              {!own.came && (
                <MeetingOnly act="join" isNeeded={own.place === null}>
                  <PlaceButton
                    event={event}
                    uid={uid}
                    place={own.place}
                    onMessage={(sentence, done, undo) => {
                      if (done !== null) recordAction(done);
                      onMessage(sentence, undo);
                    }}
                  />
                </MeetingOnly>
              )}
            </Stack>
            {isCompanion && !isOver && (
              <OwnTime uid={uid} {...eventTime(event.data)} isGoing={own.place === 'attending'} />
            )}
            {own.place === 'waiting' && !isOver && (
              <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
                When a spot opens up, it goes to the 1st in line, with nothing to confirm. We’ll let
                you know right away. Spots can open up until the event starts, {startOf(event.data)}
                . Then the waitlist ends.
              </Typography>
            )}
          </>
        )}
      </Card>
      {place === 'attending' && (
        <WhenSeen height={120}>
          <HostMessages eventId={event.id} isGuest />
        </WhenSeen>
      )}
    </>
  );
}

function Line({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      <Box aria-hidden sx={{ display: 'inline-flex' }}>
        {icon}
      </Box>
      <Typography sx={{ fontWeight: 650 }}>{children}</Typography>
    </Box>
  );
}

/** The place in line, and how many wait while the server hasn't said. */
function WaitingLine({ event: { id, data } }: Pick<OwnPlacePanelProps, 'event'>) {
  const read = useLatest(useLive(waitingPosition(id, data)));
  return (
    <Line icon={<HourglassEmptyRounded />}>
      {waitingWords(data, read.status === 'ready' ? read.data : null)}
    </Line>
  );
}

/** "Sun, Nov 22, 8:00 PM", on the reader's clock. */
function startOf({ startsAt, timeZone }: CommunityEvent): string {
  const own = ownTimeZone();
  const start = `${formatDate(startsAt, own)}, ${formatTime(startsAt, own)}`;
  return clocksDiffer(startsAt, own, timeZone) ? `${start} your time` : start;
}

type EventPlaceState =
  | { readonly status: 'loading' | 'failed'; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly place: OwnPlace;
      /** Whether the host has marked that they came. */
      readonly came: boolean;
    };

/** The user's live place at one event. */
function useEventPlace(eventId: string, uid: string): EventPlaceState {
  const attending = useLive(ownPlace('attendees', eventId, uid));
  const waiting = useLive(ownPlace('waiting', eventId, uid));
  if (attending.status !== 'ready' || waiting.status !== 'ready') {
    const isFailed = attending.status === 'failed' || waiting.status === 'failed';
    return {
      status: isFailed ? 'failed' : 'loading',
      retry: () => {
        if (attending.status === 'failed') attending.retry();
        if (waiting.status === 'failed') waiting.retry();
      },
    };
  }
  if (attending.data !== null) {
    return { status: 'ready', place: 'attending', came: attending.data.data.came };
  }
  return { status: 'ready', place: waiting.data === null ? null : 'waiting', came: false };
}

/**
 * Calls `onMovedUp` when a waiting user gets a place.
 * @returns a function that records the user's own action: leaving the list is not moving up.
 */
function useMovedUp(place: OwnPlace, onMovedUp: () => void): (done: PlaceAction) => void {
  // One document is deleted before the other appears, so compare with the last known place.
  const last = useRef<OwnPlace>(null);
  const callback = useRef(onMovedUp);
  useEffect(() => {
    callback.current = onMovedUp;
  });
  useEffect(() => {
    if (place === 'attending' && last.current === 'waiting') callback.current();
    if (place !== null) last.current = place;
  }, [place]);
  return (done) => {
    if (done === 'stop') last.current = null;
  };
}
