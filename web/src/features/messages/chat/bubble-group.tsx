import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import type { ChatMessage } from '../../../data/conversations/conversation-queries';
import type { Doc } from '../../../data/kit/readers';
import { formatTime, ownTimeZone } from '../../../lib/format';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden';
import { Bubble } from './bubble';
import type { OpenMenu } from './message-menu';
import { DELIVERY, type Delivery } from './message-words';

interface BubbleGroupProps {
  readonly messages: readonly Doc<ChatMessage>[];
  readonly isOwn: boolean;
  readonly senderName: string;
  /** Each message's delivery state, comma-separated. */
  readonly delivery: string;
  readonly onMenu: (menu: OpenMenu) => void;
}

/** Consecutive messages by one sender. Rendered only near the viewport. */
export const BubbleGroup = memo(function BubbleGroup(props: BubbleGroupProps) {
  const { messages, isOwn, senderName, delivery, onMenu } = props;
  const last = messages.at(-1);
  const states = delivery.split(',');
  const state = states.at(-1) ?? '';
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: isOwn ? 'flex-end' : 'flex-start',
        gap: 0.5,
        pb: 1.5,
        contentVisibility: 'auto',
        // The last measured size, or an estimate.
        containIntrinsicBlockSize: `auto ${24 + messages.length * 48}px`,
      }}
    >
      {messages.map((message) => (
        <Bubble
          key={message.id}
          message={message}
          isOwn={isOwn}
          senderName={senderName}
          onMenu={onMenu}
        />
      ))}
      {last !== undefined && (
        <Typography variant="caption" sx={{ color: 'text.secondary', px: 0.5 }}>
          {formatTime(last.data.timestamp, ownTimeZone())}
          {isDelivery(state) && (
            <>
              {' · '}
              <VisuallyHidden>Your message: </VisuallyHidden>
              {DELIVERY[state]}
            </>
          )}
        </Typography>
      )}
    </Box>
  );
}, isSame);

function isDelivery(state: string): state is Delivery {
  return Object.hasOwn(DELIVERY, state);
}

/** With thousands of messages, render only the changed groups. */
function isSame(before: BubbleGroupProps, after: BubbleGroupProps): boolean {
  return (
    before.isOwn === after.isOwn &&
    before.senderName === after.senderName &&
    before.delivery === after.delivery &&
    before.onMenu === after.onMenu &&
    before.messages.length === after.messages.length &&
    before.messages.every((message, index) => message === after.messages[index])
  );
}
