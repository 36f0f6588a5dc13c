import type { CommunityEvent } from '@hearthkin/domain/community/event';
import { mayWriteToHost } from '@hearthkin/domain/community/host-contact';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import HourglassEmptyRounded from '@mui/icons-material/HourglassEmptyRounded';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { MessageButton } from '../../data/conversations/message-button';
import type { Doc } from '../../data/kit/readers';
import { MeetingOnly } from '../../data/verifications/meeting-only';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { placesWords, waitingWords } from './event-words';
import { PlaceButton } from './place-button';
import type { SayNews } from './place-news';
import { useEventPlace, useMovedUp } from './use-event-place';
import { useOwnName } from './use-own-name';

interface OwnPlacePanelProps {
  readonly event: Doc<CommunityEvent>;
  readonly uid: string;
  readonly now: Date;
  readonly onMessage: SayNews;
}

/** The user's place at an event, with the join or leave button and a way to write to the host. */
export function OwnPlacePanel({ event, uid, now, onMessage }: OwnPlacePanelProps) {
  const name = useOwnName(uid);
  const own = useEventPlace(event.id, uid);
  const place = own.status === 'ready' ? own.place : null;
  const recordAction = useMovedUp(place, () => onMessage('A spot opened up. You’re in!'));
  const isOver = event.data.startsAt <= now;
  const mayWrite = place === 'attending' && mayWriteToHost(event.data, now);
  if (isOver && place !== 'attending') return null;
  return (
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
                {isOver ? 'You had a spot' : 'You’re going'}
              </Line>
            )}
            {own.place === 'waiting' && (
              <Line icon={<HourglassEmptyRounded />}>{waitingWords(event.data)}</Line>
            )}
            {own.place === null && <Typography>{placesWords(event.data)}</Typography>}
          </Box>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
            {mayWrite && (
              <MessageButton
                otherUid={event.data.hostId}
                name={event.data.hostName}
                placeAt={`events/${event.id}`}
                label="Message host"
                variant="contained"
              />
            )}
            <MeetingOnly act="join" isNeeded={own.place === null}>
              <PlaceButton
                event={event}
                uid={uid}
                name={name}
                place={own.place}
                onMessage={(sentence, done, undo) => {
                  if (done !== null) recordAction(done);
                  onMessage(sentence, undo);
                }}
              />
            </MeetingOnly>
          </Stack>
          {own.place === 'waiting' && !isOver && (
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
              When a spot opens up, it’s yours automatically. We’ll let you know.
            </Typography>
          )}
        </>
      )}
    </Card>
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
