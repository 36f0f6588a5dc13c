import { UNKNOWN_USER } from '@hearthkin/domain/account/profile';
import type { Submission } from '@hearthkin/domain/admin/queue-items';
import { REASON_TEMPLATES } from '@hearthkin/domain/admin/reason-templates';
import { MINIMUM_AGE } from '@hearthkin/domain/foundation/fields';
import { REVIEW_NOTES_MAX } from '@hearthkin/domain/verification/documents';
import { isReopened } from '@hearthkin/domain/verification/reopened-check';
import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { call } from '../../../firebase/call';
import { FormDialog, ReasonDialog } from '../../../ui/dialogs/late-dialogs';
import { PersonAvatar } from '../../../ui/people/person-avatar';
import { formatDateTime } from '../format-date-time';
import type { QueueCardProps, QueueView } from '../inbox/queue-views';
import { useDecision } from '../inbox/use-decision';
import { AccountFacts } from '../people/account-facts';
import { PersonLink } from '../people/person-name';
import { CardActions } from './card-actions';
import { IdentityPictures } from './identity-pictures';
import { SharedFaces } from './shared-faces';

/** The photos side by side, the automatic result, and the decision buttons. */
function IdentityCard({ item: { id: uid, data }, onDecided }: QueueCardProps<Submission>) {
  const { identityCheck: check, account: person } = data;
  const name = person === null ? UNKNOWN_USER : `${person.firstName} ${person.lastName}`.trim();
  const [asks, setAsks] = useState<'matched' | 'refused' | null>(null);
  const isRefusal = asks === 'refused';
  const { run, isBusy, failure, close } = useDecision(
    () => {
      setAsks(null);
      onDecided(
        isRefusal ? `The photos of ${name} are declined.` : `The photos of ${name} are approved.`,
      );
    },
    onDecided,
    () => setAsks(null),
  );
  const decide = (decision: 'matched' | 'refused', notes: string) =>
    void run(() => call('reviewIdentity', { uid, decision, notes }));
  const dialog = { isBusy, failure, onClose: close };
  return (
    <Card component="article" aria-label={`Photos of ${name}`} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        {person === null ? name : <PersonLink uid={uid} name={name} />}
      </Typography>
      {check !== undefined && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
          {isReopened(check) ? 'Opened again' : 'Compared'} {formatDateTime(check.checkedAt)},
          attempts: {check.attempts}
        </Typography>
      )}
      {person === null && (
        <Typography>This person hasn’t finished signing up. Decide once they have.</Typography>
      )}
      {check?.reason === 'age' && (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          This person first gave a date of birth under {MINIMUM_AGE}. Compare the one below with the
          document.
        </Alert>
      )}
      {isReopened(check) && (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          These photos matched before, and then the person changed their name or profile photo.
          Compare both with the document. Decline if the pictures are no longer there: then they
          submit documents.
        </Alert>
      )}
      {isReopened(check) && person !== null && person.profilePhoto !== null && (
        <PersonAvatar name={name} photo={person.profilePhoto} size={96} />
      )}
      {check?.reason === 'uploaded-selfie' && (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          The faces match, but the selfie was uploaded. Look for signs that it was taken by the
          person themselves.
        </Alert>
      )}
      <SharedFaces sharedFace={data.sharedFace} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: '260px minmax(0, 1fr)' },
          gap: 3,
          alignItems: 'start',
        }}
      >
        {person !== null && <AccountFacts account={person} review={data} />}
        <IdentityPictures photos={data.photos} sharedFace={data.sharedFace} identityCheck={check} />
      </Box>
      <CardActions queue="identities">
        <Button
          variant="outlined"
          color="error"
          disabled={person === null}
          onClick={() => setAsks('refused')}
        >
          Decline
        </Button>
        <Button variant="contained" disabled={person === null} onClick={() => setAsks('matched')}>
          Approve
        </Button>
      </CardActions>
      {asks === 'matched' && (
        <FormDialog
          {...dialog}
          cancelLabel="Back"
          title={`Do both photos show ${name}?`}
          intro="Their identity check passes, they get an email, and the photos are deleted."
          isDirty={false}
          submitLabel="Approve"
          busyLabel="Approving..."
          onSubmit={() => decide('matched', '')}
        />
      )}
      {isRefusal && (
        <ReasonDialog
          {...dialog}
          draftId={`identity/${uid}`}
          title={`Decline the photos of ${name}?`}
          intro="Their identity check fails, documents they submitted are sent back, they get an email, and the photos are deleted."
          saved={REASON_TEMPLATES.identity}
          helperText="The person reads this."
          maxLength={REVIEW_NOTES_MAX}
          submitLabel="Decline"
          busyLabel="Declining..."
          onSubmit={(notes) => decide('refused', notes)}
        />
      )}
    </Card>
  );
}

export const view: QueueView<'identities'> = {
  empty: {
    icon: <HowToRegOutlined />,
    title: 'No identity checks to review',
    text: 'New checks that our team has to decide appear here automatically.',
  },
  Card: IdentityCard,
  head: ['Compared (UTC)', 'Confidence (%)', 'Reason', 'Attempts', 'Earlier account noticed (UTC)'],
  row: ({ identityCheck: check, heldAt }) => [
    check?.checkedAt,
    check?.confidence,
    check?.reason,
    check?.attempts,
    heldAt,
  ],
};
