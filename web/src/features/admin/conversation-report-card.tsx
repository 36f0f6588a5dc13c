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
import { useLive } from '../../data/kit/live-query';
import { call } from '../../firebase/call';
import { FormDialog } from '../../ui/dialogs/late-dialogs';
import { formatDateTime } from './format-date-time';
import type { QueueCardProps } from './queue';
import { StaffMessages } from './staff-messages';
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
      <StaffMessages messages={messages} nameOf={nameOf} />
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
