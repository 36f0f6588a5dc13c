import { ACTIVITIES, type ActivityId } from '@hearthkin/domain/booking/activities';
import type { NotificationKind } from '@hearthkin/domain/notification/kinds';
import AlarmOutlined from '@mui/icons-material/AlarmOutlined';
import AssignmentReturnOutlined from '@mui/icons-material/AssignmentReturnOutlined';
import AutoStoriesOutlined from '@mui/icons-material/AutoStoriesOutlined';
import ChatBubbleOutlineRounded from '@mui/icons-material/ChatBubbleOutlineRounded';
import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined';
import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import EventRepeatOutlined from '@mui/icons-material/EventRepeatOutlined';
import GppMaybeOutlined from '@mui/icons-material/GppMaybeOutlined';
import HourglassDisabledOutlined from '@mui/icons-material/HourglassDisabledOutlined';
import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined';
import type { ComponentType } from 'react';
import { formatDate, formatMoney, formatTime, zoneName } from '../../lib/format';
import type { Notification } from './notification-queries';

/** A notification as it is shown. */
export interface NotificationWords {
  readonly title: string;
  readonly text: string;
  readonly icon: ComponentType;
}

/** What a sentence is made from; nothing in it is sure to be there. */
type Data = Readonly<Record<string, string | undefined>>;

interface Wording {
  readonly title: string;
  readonly text: (data: Data) => string;
  readonly icon: ComponentType;
}

const WORDING: Readonly<Record<NotificationKind, Wording>> = {
  'booking-requested': {
    title: 'New session request',
    text: (data) => withSession(`${who(data)} asks you for a session.`, data),
    icon: EventOutlined,
  },
  'booking-confirmed': {
    title: 'Your session is confirmed',
    text: (data) => withSession(`${who(data)} has accepted your request.`, data),
    icon: EventAvailableOutlined,
  },
  'booking-declined': {
    title: 'Your request was declined',
    text: (data) =>
      withSession(
        `${who(data)} cannot take this session. The amount set aside for it is yours again.`,
        data,
      ),
    icon: EventBusyOutlined,
  },
  'booking-withdrawn': {
    title: 'A session request was withdrawn',
    text: (data) =>
      withSession(`${who(data)} has taken the request back. The time is free again.`, data),
    icon: EventBusyOutlined,
  },
  'booking-cancelled': {
    title: 'A session was cancelled',
    text: (data) => withSession(`The session${withWhom(data)} was cancelled.`, data),
    icon: EventBusyOutlined,
  },
  'booking-expired': {
    title: 'A session request has expired',
    text: (data) => withSession(`The request${between(data)} was not answered in time.`, data),
    icon: HourglassDisabledOutlined,
  },
  'booking-completed': {
    title: 'A session is complete',
    text: (data) => withSession(`The session${withWhom(data)} is complete.`, data),
    icon: TaskAltOutlined,
  },
  'booking-time-proposed': {
    title: 'Another time is proposed',
    text: (data) => {
      const time = timeOf(data, data.proposedDate, data.proposedTime);
      return withSession(
        `${who(data)} proposes another time${time === '' ? '' : `: ${time}`}. Until you answer, the booking stays as it is.`,
        data,
      );
    },
    icon: EventRepeatOutlined,
  },
  'booking-proposal-declined': {
    title: 'The proposed time does not suit',
    text: (data) =>
      withSession(
        `${who(data)} cannot make the time you proposed. The booking stays as it was.`,
        data,
      ),
    icon: EventRepeatOutlined,
  },
  'booking-moved': {
    title: 'A session has a new time',
    text: (data) => withSession(`${who(data)} has agreed to the new time.`, data),
    icon: EventAvailableOutlined,
  },
  'booking-reminder-day': {
    title: 'Your session is coming up',
    text: (data) => withSession(`Your session${withWhom(data)} is less than a day away.`, data),
    icon: AlarmOutlined,
  },
  'booking-reminder-hour': {
    title: 'Your session begins soon',
    text: (data) => withSession(`Your session${withWhom(data)} begins within the hour.`, data),
    icon: AlarmOutlined,
  },
  'messages-unread': {
    title: 'New messages',
    text: (data) => `${who(data)} has written to you.`,
    icon: ChatBubbleOutlineRounded,
  },
  'payout-paid': {
    title: 'Your share is paid out',
    text: ({ amountMinor }) => {
      const minor = Number(amountMinor || Number.NaN);
      const amount = Number.isFinite(minor) ? formatMoney(minor) : 'Your share';
      return `${amount} for a session has been paid out.`;
    },
    icon: PaymentsOutlined,
  },
  'verification-verified': {
    title: 'Verification complete',
    text: (data) => withNotes('Your documents are verified.', data),
    icon: VerifiedOutlined,
  },
  'verification-rejected': {
    title: 'Your verification needs attention',
    text: (data) => withNotes('Your documents could not be accepted as they are.', data),
    icon: GppMaybeOutlined,
  },
  'identity-matched': {
    title: 'Identity check complete',
    text: (data) => withNotes('Our team has compared your photos, and they match.', data),
    icon: VerifiedOutlined,
  },
  'identity-refused': {
    title: 'Your identity check needs attention',
    text: (data) => withNotes('Our team could not accept your photos.', data),
    icon: GppMaybeOutlined,
  },
  'application-accepted': {
    title: 'Application accepted',
    text: (data) => withNotes('Your background check is complete, and your profile says so.', data),
    icon: HowToRegOutlined,
  },
  'application-returned': {
    title: 'Your application needs another look',
    text: (data) => withNotes('Please look through it and send it again.', data),
    icon: AssignmentReturnOutlined,
  },
  'event-approved': {
    title: 'Your event is published',
    text: (data) => withTime(`${what(data, 'Your event')} is open for everybody to join.`, data),
    icon: EventAvailableOutlined,
  },
  'event-rejected': {
    title: 'Your event was not published',
    text: (data) => withNotes(`${what(data, 'Your event')} could not be published.`, data),
    icon: EventBusyOutlined,
  },
  'event-cancelled': {
    title: 'An event was cancelled',
    text: (data) => {
      const sentence = withTime(`${what(data, 'An event you joined')} was cancelled.`, data);
      return data.notes ? `${sentence} The reason given: ${data.notes}` : sentence;
    },
    icon: EventBusyOutlined,
  },
  'event-place': {
    title: 'You have a place',
    text: (data) =>
      withTime(`A place has become free at ${what(data, 'an event')}, and you are in.`, data),
    icon: EventAvailableOutlined,
  },
  'activity-cancelled': {
    title: 'A group activity was cancelled',
    text: (data) => {
      const sentence = withTime(`${what(data, 'An activity you joined')} was cancelled.`, data);
      return data.notes ? `${sentence} The reason given: ${data.notes}` : sentence;
    },
    icon: EventBusyOutlined,
  },
  'story-published': {
    title: 'Your story is published',
    text: (data) => `${what(data, 'Your story')} can be read now. Thank you for sharing it.`,
    icon: AutoStoriesOutlined,
  },
  'story-returned': {
    title: 'Your story needs another look',
    text: (data) => withNotes(`${what(data, 'Your story')} is not published as it is.`, data),
    icon: AssignmentReturnOutlined,
  },
};

/** What somebody reads of a notification. Times are on the session's own wall clock. */
export function notificationWords({
  kind,
  data,
}: Pick<Notification, 'kind' | 'data'>): NotificationWords {
  const { title, text, icon } = WORDING[kind];
  return { title, text: text(data), icon };
}

function who({ otherName }: Data): string {
  return otherName || 'Somebody';
}

function withWhom({ otherName }: Data): string {
  return otherName ? ` with ${otherName}` : '';
}

/** Of a request that nobody answered both sides are told, so it is not said whose it was. */
function between({ otherName }: Data): string {
  return otherName ? ` between you and ${otherName}` : '';
}

/** The name of an event, an activity or a story. */
function what({ title }: Data, otherwise: string): string {
  return title ? `“${title}”` : otherwise;
}

function withTime(sentence: string, data: Data): string {
  const time = timeOf(data, data.date, data.time);
  return time === '' ? sentence : `${sentence} ${time}`;
}

function withSession(sentence: string, data: Data): string {
  const session = [activityName(data.activity), timeOf(data, data.date, data.time)]
    .filter((part) => part !== '')
    .join(', ');
  return session === '' ? sentence : `${sentence} ${session}`;
}

function withNotes(sentence: string, { notes }: Data): string {
  return notes ? `${sentence} Our team wrote: ${notes}` : sentence;
}

function activityName(id: string | undefined): string {
  return id !== undefined && Object.hasOwn(ACTIVITIES, id) ? ACTIVITIES[id as ActivityId].name : '';
}

/** "Mon, Nov 23, 2026, 2:00 PM, New York time"; empty when it is not known. */
function timeOf({ timeZone }: Data, date: string | undefined, time: string | undefined): string {
  const written = `${date}T${time}:00Z`;
  // Anything else is guessed at by some browsers.
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:00Z$/.test(written)) return '';
  // A wall clock needs no zone to be written down.
  const clock = new Date(written);
  if (Number.isNaN(clock.getTime())) return '';
  const zone = timeZone ? `, ${zoneName(timeZone)}` : '';
  return `${formatDate(clock, 'UTC')}, ${formatTime(clock, 'UTC')}${zone}`;
}
