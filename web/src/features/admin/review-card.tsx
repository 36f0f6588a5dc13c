import { UNKNOWN_USER } from '@hearthkin/domain/account/profile';
import type { Submission } from '@hearthkin/domain/admin/staff-reads';
import {
  DOCUMENT_KINDS,
  DOCUMENT_TYPES,
  type DocumentKind,
  type DocumentsUploaded,
} from '@hearthkin/domain/verification/documents';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FileView } from '../../data/verifications/file-view';
import { call } from '../../firebase/call';
import { late } from '../../ui/late';
import { AccountFacts } from './account-facts';
import { formatBirthDate, formatDateTime } from './format-date-time';
import { IdentityPictures } from './identity-pictures';
import type { QueueCardProps } from './queue';
import { SharedFaces } from './shared-faces';
import { useStaffAct } from './use-staff-act';

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

const ApproveDialog = late(async () => (await import('./approve-dialog')).ApproveDialog);
const RejectDialog = late(async () => (await import('./reject-dialog')).RejectDialog);

/** One submission: account, documents and decision buttons. */
export function ReviewCard({ item: review, onDecided }: QueueCardProps<Submission>) {
  const { data } = review;
  const { documentsUploaded: documents, account: person } = data;
  const name = person === null ? UNKNOWN_USER : `${person.firstName} ${person.lastName}`.trim();
  const [asks, setAsks] = useState<'approve' | 'reject' | null>(null);
  const { run, isBusy, failure, clear } = useStaffAct(
    () => setAsks(null),
    'Someone else has decided about these documents in the meantime.',
  );

  function close(): void {
    clear();
    setAsks(null);
  }

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
            {name}
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
          {person !== null && (
            <Typography>
              The account says born {formatBirthDate(person.dateOfBirth)}. Is this the date on the
              document?
            </Typography>
          )}
          <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2 }}>
            {documents !== undefined &&
              DOCUMENT_KINDS.map((kind) => (
                <DocumentView key={kind} kind={kind} document={documents[kind]} />
              ))}
          </Box>
        </Stack>
      </Box>
      {data.identityCheck?.status === 'review' && (
        <Box sx={{ mt: 3 }}>
          <SharedFaces sharedFace={data.sharedFace} />
          <IdentityPictures photos={data.photos} />
        </Box>
      )}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1.5, mt: 2.5 }}>
        <Button
          variant="outlined"
          color="error"
          disabled={person === null}
          onClick={() => setAsks('reject')}
        >
          Reject
        </Button>
        <Button variant="contained" disabled={person === null} onClick={() => setAsks('approve')}>
          Approve
        </Button>
      </Box>
      {asks === 'approve' && (
        <ApproveDialog
          {...dialog}
          dateOfBirth={person?.dateOfBirth ?? ''}
          onConfirm={() => void decide('verified', '')}
        />
      )}
      {asks === 'reject' && (
        <RejectDialog
          {...dialog}
          uid={review.id}
          onConfirm={(notes, rejected) => void decide('rejected', notes, rejected)}
        />
      )}
    </Card>
  );
}
