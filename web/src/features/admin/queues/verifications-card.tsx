import { UNKNOWN_USER } from '@hearthkin/domain/account/profile';
import type { Submission } from '@hearthkin/domain/admin/queue-items';
import {
  DOCUMENT_KINDS,
  DOCUMENT_TYPES,
  type DocumentKind,
  type DocumentsUploaded,
} from '@hearthkin/domain/verification/documents';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { call } from '../../../firebase/call';
import { late } from '../../../ui/late';
import { FileView } from '../../verification/public';
import { formatBirthDate, formatDateTime } from '../format-date-time';
import type { QueueCardProps, QueueView } from '../inbox/queue-views';
import { useDecision } from '../inbox/use-decision';
import { AccountFacts } from '../people/account-facts';
import { PersonLink } from '../people/person-name';
import { CardActions } from './card-actions';
import { IdentityPictures } from './identity-pictures';
import { SharedFaces } from './shared-faces';

const KIND_NAMES: Readonly<Record<DocumentKind, string>> = {
  idDocument: 'ID Document',
  proofOfAddress: 'Proof of Address',
};

interface DocumentViewProps {
  readonly kind: DocumentKind;
  readonly document: DocumentsUploaded[DocumentKind];
}

/** One document, with the type its owner chose. */
function DocumentView({ kind, document }: DocumentViewProps) {
  const types: Readonly<Record<string, string>> = DOCUMENT_TYPES[kind];
  return (
    <Box component="section" aria-label={KIND_NAMES[kind]} sx={{ minWidth: 0 }}>
      <Typography variant="h3" component="h4">
        {KIND_NAMES[kind]}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1, overflowWrap: 'anywhere' }}>
        {types[document.type]}, {document.fileName}
      </Typography>
      <FileView
        name={KIND_NAMES[kind]}
        path={document.storagePath}
        isPdf={document.contentType === 'application/pdf'}
      />
    </Box>
  );
}

const RejectDialog = late(async () => (await import('./dialogs/reject-dialog')).RejectDialog);

/** One submission: account, documents, the photos of the identity check beside them, and decision buttons. */
function ReviewCard({ item: review, onDecided }: QueueCardProps<Submission>) {
  const { data } = review;
  const { documentsUploaded: documents, account: person, identityCheck: check } = data;
  const name = person === null ? UNKNOWN_USER : `${person.firstName} ${person.lastName}`.trim();
  const { reviewedAt } = data;
  const replaced =
    reviewedAt === undefined || documents === undefined
      ? null
      : DOCUMENT_KINDS.filter((kind) => documents[kind].uploadedAt > reviewedAt);
  const [hasCompared, setCompared] = useState(false);
  const [isRejecting, setRejecting] = useState(false);
  const hide = () => setRejecting(false);
  const { run, isBusy, failure, clear, close, leave } = useDecision(hide, onDecided, hide);

  const decide = (
    decision: 'verified' | 'rejected',
    notes: string,
    rejected: readonly DocumentKind[] = [],
  ) =>
    run(async () => {
      const named = rejected.length > 0 && { documents: [...rejected] };
      await call('reviewVerification', { uid: review.id, decision, notes, ...named });
      onDecided(
        decision === 'verified' ? `${name} is verified.` : `The documents of ${name} are rejected.`,
      );
    });

  const dialog = { name, isBusy, failure, onClose: close };
  return (
    <Card component="article" aria-label={`Documents of ${name}`} sx={{ p: { xs: 2, sm: 3 } }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '260px minmax(0, 1fr)' },
          gap: 3,
        }}
      >
        <Box>
          <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
            {person === null ? name : <PersonLink uid={review.id} name={name} />}
          </Typography>
          {data.submittedAt !== undefined && (
            <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
              Submitted {formatDateTime(data.submittedAt)}
            </Typography>
          )}
          {person !== null && <AccountFacts account={person} review={data} />}
        </Box>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          {data.changed !== undefined && data.changed.length > 0 && (
            <Alert severity="warning" role="note">
              Changed since our team accepted it: {data.changed.join(', ')}.
            </Alert>
          )}
          {replaced !== null && (
            <Alert severity={replaced.length === 0 ? 'warning' : 'info'} role="note">
              {replaced.length === 0
                ? 'Nothing was replaced since our team decided.'
                : `New since our team decided: ${replaced.map((kind) => KIND_NAMES[kind]).join(', ')}.`}
            </Alert>
          )}
          <SharedFaces sharedFace={data.sharedFace} />
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: {
                xs: 'minmax(0, 1fr)',
                sm: 'repeat(2, minmax(0, 1fr))',
                ...(check !== undefined && { lg: 'repeat(4, minmax(0, 1fr))' }),
              },
            }}
          >
            {documents !== undefined &&
              DOCUMENT_KINDS.map((kind) => (
                <DocumentView key={kind} kind={kind} document={documents[kind]} />
              ))}
            {check !== undefined && (
              <Box sx={{ gridColumn: { sm: 'span 2' }, minWidth: 0 }}>
                <IdentityPictures
                  photos={data.photos}
                  sharedFace={data.sharedFace}
                  identityCheck={check}
                  isFolded={check.status !== 'review'}
                />
              </Box>
            )}
          </Box>
        </Stack>
      </Box>
      {person !== null && (
        <Box sx={{ mt: 2.5 }}>
          <FormControlLabel
            label={`The documents show this name and face, and ${formatBirthDate(person.dateOfBirth)} as the date of birth.`}
            disabled={isBusy}
            control={
              <Checkbox
                checked={hasCompared}
                onChange={(event) => setCompared(event.target.checked)}
              />
            }
          />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Once approved, they get the verified badge and an email. A companion with an approved
            application and a photo is listed from then on.
          </Typography>
        </Box>
      )}
      {failure !== null && !isRejecting && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {failure}
        </Alert>
      )}
      <CardActions queue="verifications">
        <Button
          variant="outlined"
          color="error"
          disabled={person === null || isBusy}
          onClick={() => {
            clear();
            setRejecting(true);
          }}
        >
          Reject
        </Button>
        <Button
          variant="contained"
          disabled={!hasCompared || isBusy}
          onClick={() => void decide('verified', '').then(leave)}
        >
          {isBusy && !isRejecting ? 'Approving...' : 'Approve'}
        </Button>
      </CardActions>
      {isRejecting && (
        <RejectDialog
          {...dialog}
          uid={review.id}
          onConfirm={(notes, rejected) => void decide('rejected', notes, rejected)}
        />
      )}
    </Card>
  );
}

export const view: QueueView<'verifications'> = {
  empty: {
    icon: <FactCheckOutlined />,
    title: 'All caught up',
    text: 'New submissions appear here automatically.',
  },
  Card: ReviewCard,
  head: ['State', 'Submitted (UTC)', 'ID document', 'Proof of address', 'Face comparison'],
  row: ({ verificationStatus, submittedAt, documentsUploaded, identityCheck }) => [
    verificationStatus,
    submittedAt,
    documentsUploaded?.idDocument.type,
    documentsUploaded?.proofOfAddress.type,
    identityCheck?.status,
  ],
};
