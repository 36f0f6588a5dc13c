import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { hostMessages } from '../../../data/events/event-queries';
import { useLive } from '../../../data/kit/live-query';
import { formatDate, formatTime, ownTimeZone } from '../../../lib/format';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { peopleWords } from './event-words';

interface HostMessagesProps {
  readonly eventId: string;
  /** Whether the reader is a guest; else the host, or staff. */
  readonly isGuest: boolean;
}

/** The messages of the host to everyone with a place, latest first. Nothing without a message. */
export function HostMessages({ eventId, isGuest }: HostMessagesProps) {
  const read = useLive(hostMessages(eventId));
  if (read.status === 'ready' && read.data.length === 0) return null;
  return (
    <Card component="section" aria-labelledby="host-messages" sx={{ p: { xs: 2.5, sm: 3 } }}>
      <Typography variant="h2" id="host-messages" sx={{ mb: 1.5 }}>
        {isGuest ? 'From your host' : 'Messages to everyone going'}
      </Typography>
      {read.status === 'failed' && <LoadFailed retry={read.retry} />}
      {read.status === 'loading' && (
        <div role="status" aria-busy aria-label="Loading messages">
          <Skeleton height={44} />
        </div>
      )}
      {read.status === 'ready' && (
        <Box
          component="ul"
          aria-label="Messages"
          sx={{ display: 'grid', gap: 2, p: 0, m: 0, listStyle: 'none' }}
        >
          {read.data.map(({ id, data: { text, sentAt, sentTo } }) => (
            <li key={id}>
              <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                {text}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {formatDate(sentAt, ownTimeZone())}, {formatTime(sentAt, ownTimeZone())}
                {!isGuest && `, to ${peopleWords(sentTo)}`}
              </Typography>
            </li>
          ))}
        </Box>
      )}
      {isGuest && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
          Something not right? Report this event, and our team reads these messages too.
        </Typography>
      )}
    </Card>
  );
}
