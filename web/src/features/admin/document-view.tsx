import {
  DOCUMENT_TYPES,
  type DocumentKind,
  type DocumentsUploaded,
} from '@hearthkin/domain/verification/documents';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FileView } from './file-view';

const KIND_NAMES: Readonly<Record<DocumentKind, string>> = {
  idDocument: 'ID Document',
  proofOfAddress: 'Proof of Address',
};

interface DocumentViewProps {
  readonly kind: DocumentKind;
  readonly document: DocumentsUploaded[DocumentKind];
}

/** One document, with the type its owner chose. */
export function DocumentView({ kind, document }: DocumentViewProps) {
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
