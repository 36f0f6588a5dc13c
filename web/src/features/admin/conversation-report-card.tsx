import { bookingLineWords } from '@hearthkin/domain/messaging/booking-lines';
import {
  CONVERSATION_REPORT_REASONS,
  type ConversationReport,
} from '@hearthkin/domain/safety/conversation-report';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { profilesOf } from '../../data/accounts/account-queries';
import { publicPerson } from '../../data/accounts/public-person';
import { REMOVED } from '../../data/conversations/message-preview';
import { useLive } from '../../data/kit/live-query';
import { call } from '../../firebase/call';
import { FormDialog } from '../../ui/dialogs/late-dialogs';
import { formatDateTime } from './format-date-time';
import type { QueueCardProps } from './queue';
import { useStaffAct } from './use-staff-act';

/** A reported conversation: reporter, reason and the last messages. */
export function ConversationReportCard({
  item: report,
  onDecided,
}: QueueCardProps<ConversationReport>) {
  const { reporterId, reportedId, reason, details, createdAt, messages } = report.data;
  const people = useLive(profilesOf([reporterId, reportedId]));
  const nameOf = (uid: string) => publicPerson(people, uid)?.name ?? '…';
  const [isAsking, setAsking] = useState(false);
  const back = () => setAsking(false);
  const saving = useStaffAct(() => {
    setAsking(false);
    onDecided('The report is closed.');
  });
  const close = () =>
    saving.run(() => call('reviewReport', { reportId: report.id, decision: 'closed' }));
  return (
    <Card
      component="article"
      aria-label={`Report by ${nameOf(reporterId)}`}
      sx={{ p: { xs: 2, sm: 3 } }}
    >
      <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        {CONVERSATION_REPORT_REASONS[reason]}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        A conversation with {nameOf(reportedId)}, reported by {nameOf(reporterId)},{' '}
        {formatDateTime(createdAt)}
      </Typography>
      {details !== '' && (
        <Typography sx={{ mt: 1.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {details}
        </Typography>
      )}
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
                Removed by its author {formatDateTime(redactedAt)}
              </Typography>
            )}
          </Box>
        ))}
        {messages.length === 0 && <Typography component="li">Nothing was said.</Typography>}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 2.5 }}>
        <Button variant="contained" onClick={() => setAsking(true)}>
          Close the report
        </Button>
      </Box>
      {isAsking && (
        <FormDialog
          title="Close this report?"
          intro="You’ve reviewed it and taken action. It leaves this list."
          isDirty={false}
          isBusy={saving.isBusy}
          failure={saving.failure}
          submitLabel="Close the report"
          busyLabel="One moment..."
          cancelLabel="Back"
          onSubmit={() => void close()}
          onClose={back}
        />
      )}
    </Card>
  );
}
