import type { UserType } from '@hearthkin/domain/foundation/fields';
import { NOTIFICATION_TOPICS, type NotificationTopic } from '@hearthkin/domain/notification/kinds';
import {
  NOTIFICATION_CHANNELS,
  type NotificationChannel,
  type NotificationSettings,
} from '@hearthkin/domain/notification/settings';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { TOPIC_WORDS } from '../../lib/notification-topics';
import type { TopicSetting } from './notification-store';
import { useTopicSettings } from './use-topic-settings';

/** The kinds of news of each topic; null where it doesn't apply. */
const TOPIC_TEXTS: Readonly<Record<UserType, Readonly<Record<NotificationTopic, string | null>>>> =
  {
    spender: {
      bookings: 'Replies to your requests, new times, cancellations and completed sessions.',
      reminders: 'A day and an hour before a session starts.',
      messages: 'New messages from companions. We email you if one is unread after an hour.',
      payouts: null,
      decisions: 'When we have your documents, and our decisions on them, your stories and events.',
      community: 'When something you joined is canceled, or a spot opens up for you.',
    },
    earner: {
      bookings:
        'New requests, replies to new times, cancellations, completed sessions and reviews.',
      reminders: 'A day and an hour before a session starts.',
      messages: 'New messages from members. We email you if one is unread after an hour.',
      payouts: 'When your share of a session is due.',
      decisions:
        'When we have your documents and application, and our decisions on them, reviews, stories and events.',
      community: 'When something you joined is canceled, or a spot opens up for you.',
    },
  };

/** A warning for users who turn off bookings in both channels. */
const MISSED_BOOKINGS: Readonly<Record<UserType, string>> = {
  spender:
    'With both off, you won’t hear when a companion replies, suggests a new time or cancels. Check your bookings often.',
  earner:
    'With both off, you could miss requests, and unanswered ones expire. Check your bookings often.',
};

const CHANNEL_LABELS: Readonly<Record<NotificationChannel, string>> = {
  inApp: 'In the app',
  mail: 'By email',
};

interface TopicsProps {
  readonly uid: string;
  readonly userType: UserType;
  readonly settings: NotificationSettings | null;
  readonly onMessage: (sentence: string) => void;
}

/** The topics with their switches. */
export function Topics({ uid, userType, settings, onMessage }: TopicsProps) {
  const { wants, save } = useTopicSettings(uid, settings, onMessage);
  const mayMiss = NOTIFICATION_CHANNELS.every((channel) => !wants({ topic: 'bookings', channel }));
  return (
    <Card sx={{ px: { xs: 2, sm: 3.5 } }}>
      {topicsOf(userType).map((topic) => (
        <Topic
          key={topic}
          title={TOPIC_WORDS[topic].title}
          text={TOPIC_TEXTS[userType][topic] ?? ''}
          isOn={(channel) => wants({ topic, channel })}
          onSwitch={(channel, wanted) => save({ topic, channel, wanted } satisfies TopicSetting)}
        >
          {/* In the page from the start, so that screen readers announce its change. */}
          {topic === 'bookings' && (
            <Box role="status" sx={{ flexBasis: '100%', '&:empty': { position: 'absolute' } }}>
              {mayMiss && (
                <Alert severity="info" role="none">
                  {MISSED_BOOKINGS[userType]}
                </Alert>
              )}
            </Box>
          )}
        </Topic>
      ))}
    </Card>
  );
}

function topicsOf(userType: UserType): readonly NotificationTopic[] {
  return NOTIFICATION_TOPICS.filter((topic) => TOPIC_TEXTS[userType][topic] !== null);
}

interface TopicProps {
  readonly title: string;
  readonly text: string;
  readonly isOn: (channel: NotificationChannel) => boolean;
  readonly onSwitch: (channel: NotificationChannel, wanted: boolean) => void;
  readonly children?: React.ReactNode;
}

function Topic({ title, text, isOn, onSwitch, children }: TopicProps) {
  const id = useId();
  return (
    <Box
      role="group"
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 3,
        rowGap: 1,
        py: 2.5,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
        <Typography variant="h3" component="h2" id={id}>
          {title}
        </Typography>
        <Typography variant="body2" id={`${id}-text`} sx={{ color: 'text.secondary' }}>
          {text}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', columnGap: 1, flexWrap: 'wrap' }}>
        {NOTIFICATION_CHANNELS.map((channel) => (
          <FormControlLabel
            key={channel}
            label={CHANNEL_LABELS[channel]}
            control={
              <Switch
                checked={isOn(channel)}
                onChange={({ target }) => onSwitch(channel, target.checked)}
              />
            }
          />
        ))}
      </Box>
      {children}
    </Box>
  );
}

export function TopicSkeletons({ userType }: { readonly userType: UserType }) {
  return (
    <Box role="status" aria-busy aria-label="Loading your settings">
      <Skeleton variant="rounded" height={topicsOf(userType).length * 104} />
    </Box>
  );
}
