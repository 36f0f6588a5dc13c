import { bookingLineWords } from '@hearthkin/domain/messaging/booking-lines';
import type { Message } from '@hearthkin/domain/messaging/conversation';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { REMOVED } from '../../messages/public';
import { formatDateTime } from '../format-date-time';

interface StaffMessagesProps {
  readonly messages: readonly (Message & { readonly id: string })[];
  readonly nameOf: (uid: string) => string;
}

/** The last messages of a conversation, oldest first, with who wrote them. */
export function StaffMessages({ messages, nameOf }: StaffMessagesProps) {
  return (
    <Box
      component="ol"
      aria-label="The last messages"
      sx={{
        m: 0,
        mt: 2,
        p: 0,
        paddingInlineStart: 2,
        listStyle: 'none',
        borderInlineStart: '3px solid',
        borderColor: 'divider',
        maxWidth: '72ch',
        display: 'grid',
        gap: 1,
      }}
    >
      {messages.map(({ id, senderId, content, timestamp, redactedAt, booking }) => (
        <Box component="li" key={id} sx={{ overflowWrap: 'anywhere' }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {booking === null ? nameOf(senderId) : 'The site'}, {formatDateTime(timestamp)}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-wrap' }}>
            {booking !== null ? bookingLineWords(booking.event) : content || REMOVED}
          </Typography>
          {redactedAt !== null && content !== '' && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              Removed {formatDateTime(redactedAt)}
            </Typography>
          )}
        </Box>
      ))}
      {messages.length === 0 && <Typography component="li">Nothing was said.</Typography>}
    </Box>
  );
}
