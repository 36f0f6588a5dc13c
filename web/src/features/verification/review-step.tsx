import {
  DOCUMENT_KINDS,
  DOCUMENT_TYPES,
  type DocumentKind,
} from '@hearthkin/domain/verification/documents';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ChosenDocument } from './chosen-document';
import { type Drafts, documentPath } from './use-document-drafts';
import { DOCUMENT_NAMES } from './verification-words';

/** The label of a document type. */
function typeName(kind: DocumentKind, type: string | null): string {
  const names: Readonly<Record<string, string>> = DOCUMENT_TYPES[kind];
  return (type !== null && names[type]) || '';
}

interface ReviewStepProps {
  readonly uid: string;
  readonly drafts: Drafts;
}

/** Both documents side by side, before submitting. */
export function ReviewStep({ uid, drafts }: ReviewStepProps) {
  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>
        Can everything be read? Once submitted, the documents cannot be changed while they are under
        review. Only you and our reviewers can see them.
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2 }}>
        {DOCUMENT_KINDS.map((kind) => (
          <Box
            key={kind}
            component="section"
            aria-label={DOCUMENT_NAMES[kind]}
            sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2, minWidth: 0 }}
          >
            <Typography variant="h3">{DOCUMENT_NAMES[kind]}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
              {typeName(kind, drafts[kind].type)}
            </Typography>
            {drafts[kind].file !== null && (
              <ChosenDocument file={drafts[kind].file} path={documentPath(uid, kind)} />
            )}
          </Box>
        ))}
      </Box>
    </>
  );
}
