import type { CheckOrder } from '@hearthkin/domain/verification/check-order';
import { DOCUMENT_NAMES } from '@hearthkin/domain/verification/document-messages';
import { DOCUMENT_KINDS, type DocumentKind } from '@hearthkin/domain/verification/documents';
import { privatePathOf } from '@hearthkin/domain/verification/private-path';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Verification } from '../../data/verifications/verification-queries';
import { type DocumentDrafts, FileStep, TypeStep } from '../verification/public';
import { BackgroundCheckNote } from './background-check-note';
import { FormSection } from './form-section';
import { Place } from './place';

interface DocumentsStepProps {
  readonly uid: string;
  readonly status: Verification['verificationStatus'];
  /** Those that our team approved when it rejected the other. */
  readonly approved: readonly DocumentKind[];
  readonly documents: DocumentDrafts;
  /** The background check that is on its way. */
  readonly checkOrder: CheckOrder | null;
}

/** The third screen: both documents, unless our team has them, and what the background check is. */
export function DocumentsStep(props: DocumentsStepProps) {
  const { uid, status, approved, documents, checkOrder } = props;
  const isOpen = status === 'not_started' || status === 'rejected';
  return (
    <FormSection title="Verification & Background">
      {status === 'pending' && (
        <Alert severity="info">Our team has your documents. You don’t need to add any.</Alert>
      )}
      {status === 'verified' && <Alert severity="success">Your documents are approved.</Alert>}
      {isOpen &&
        DOCUMENT_KINDS.map((kind) =>
          approved.includes(kind) ? (
            <Alert key={kind} severity="success">
              {DOCUMENT_NAMES[kind]}: approved. You don’t need to send it again.
            </Alert>
          ) : (
            <Place
              key={kind}
              field={kind}
              {...(documents.drafts[kind].type !== null && { focused: CHOOSE_FILE })}
            >
              <DocumentFields uid={uid} kind={kind} documents={documents} />
            </Place>
          ),
        )}
      <BackgroundCheckNote order={checkOrder} />
    </FormSection>
  );
}

/** The button for the file. */
const CHOOSE_FILE = '[data-testid="drop-zone"] button';

interface DocumentFieldsProps {
  readonly uid: string;
  readonly kind: DocumentKind;
  readonly documents: DocumentDrafts;
}

function DocumentFields({ uid, kind, documents }: DocumentFieldsProps) {
  const draft = documents.drafts[kind];
  return (
    <Stack component="section" aria-label={DOCUMENT_NAMES[kind]} sx={{ gap: 1.5, mb: 1.5 }}>
      <Typography component="h4" sx={{ fontWeight: 650 }}>
        {DOCUMENT_NAMES[kind]}
      </Typography>
      {draft.file?.storedAt !== undefined && (
        <Typography>You’ve sent this one before. Keep it, or choose a sharper one.</Typography>
      )}
      <TypeStep
        kind={kind}
        value={draft.type}
        onChange={(type) => documents.chooseType(kind, type)}
      />
      <FileStep
        path={draft.file?.storedAt ?? privatePathOf(uid, kind)}
        kind={kind}
        draft={draft}
        onFile={(file) => void documents.choose(kind, file)}
        onRetry={() => documents.retryUpload(kind)}
        onRemove={() => documents.remove(kind)}
      />
    </Stack>
  );
}
