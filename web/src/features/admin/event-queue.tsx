import EventOutlined from '@mui/icons-material/EventOutlined';
import { waitingEvents } from '../../data/events/event-queries';
import { EventReviewCard } from './event-review-card';
import { Queue } from './queue';

/** Community events awaiting review. */
export function EventQueue() {
  return (
    <Queue
      title="Community events"
      things="events"
      waiting={waitingEvents}
      empty={{
        icon: <EventOutlined />,
        title: 'No event waits',
        text: 'What people propose appears here by itself.',
      }}
      card={(event, onDecided) => <EventReviewCard event={event} onDecided={onDecided} />}
    />
  );
}
