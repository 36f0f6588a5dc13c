import type { PausedListing } from '@hearthkin/domain/admin/queue-items';
import { REASON_TEMPLATES } from '@hearthkin/domain/admin/reason-templates';
import { MAX_MISSED, MISSED_WITHIN_DAYS } from '@hearthkin/domain/booking/claim-times';
import { LIMITS } from '@hearthkin/domain/foundation/fields';
import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { call } from '../../../firebase/call';
import { ReasonDialog } from '../../../ui/dialogs/late-dialogs';
import { FactList } from '../fact-list';
import { formatDateTime } from '../format-date-time';
import type { QueueCardProps, QueueView } from '../inbox/queue-views';
import { useDecision } from '../inbox/use-decision';
import { PersonLink } from '../people/person-name';
import { CardActions } from './card-actions';

/** A listing that is paused after missed sessions, with these. */
function PauseCard({ item: { id: uid, data }, onDecided }: QueueCardProps<PausedListing>) {
  const { displayName: name, pausedAt, missed } = data;
  const [isAsking, setAsking] = useState(false);
  const { run, isBusy, failure, close } = useDecision(
    () => {
      setAsking(false);
      onDecided(`${name}’s listing is no longer paused.`);
    },
    onDecided,
    () => setAsking(false),
  );
  return (
    <Card component="article" aria-label={`Listing of ${name}`} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        <PersonLink uid={uid} name={name} />
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        Paused {formatDateTime(pausedAt)}
      </Typography>
      <FactList
        facts={missed.map(({ caseNumber, at, reason }) => [
          `Missed: case ${caseNumber}, ${formatDateTime(at)}`,
          reason === '' ? 'No reason is kept.' : reason,
        ])}
      />
      <CardActions queue="pauses">
        <Button variant="contained" onClick={() => setAsking(true)}>
          End the pause
        </Button>
      </CardActions>
      {isAsking && (
        <ReasonDialog
          draftId={`pause/${uid}`}
          title={`End the pause of ${name}’s listing?`}
          intro="Members find them again if nothing else is missing. Another missed session within 90 days may pause it again."
          saved={REASON_TEMPLATES.pause}
          helperText="For the audit log. Don’t name anyone."
          maxLength={LIMITS.reason}
          submitLabel="End the pause"
          busyLabel="One moment..."
          color="primary"
          isBusy={isBusy}
          failure={failure}
          onSubmit={(note) => void run(() => call('resumeListing', { uid, note }))}
          onClose={close}
        />
      )}
    </Card>
  );
}

export const view: QueueView<'pauses'> = {
  empty: {
    icon: <EventBusyOutlined />,
    title: 'No paused listings',
    text: `Companions who miss ${MAX_MISSED} sessions in ${MISSED_WITHIN_DAYS} days show up here.`,
  },
  Card: PauseCard,
  head: ['Companion', 'Paused (UTC)', 'Missed sessions'],
  row: ({ displayName, pausedAt, missed }) => [displayName, pausedAt, missed.length],
};
