import {
  DOCUMENT_TYPES,
  type DocumentKind,
  type DocumentsUploaded,
} from '@hearthkin/domain/verification/documents';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { usePrivateUrl } from './use-private-url';

const KIND_NAMES: Readonly<Record<DocumentKind, string>> = {
  idDocument: 'ID Document',
  proofOfAddress: 'Proof of Address',
};

interface DocumentViewProps {
  readonly kind: DocumentKind;
  readonly document: DocumentsUploaded[DocumentKind];
}

/** One document: a picture at a glance, a PDF behind a link. */
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
      <FileView name={KIND_NAMES[kind]} document={document} />
    </Box>
  );
}

interface FileViewProps {
  readonly name: string;
  readonly document: DocumentsUploaded[DocumentKind];
}

function FileView({ name, document }: FileViewProps) {
  const file = usePrivateUrl(document.storagePath);
  if (file.status === 'loading') return <Skeleton variant="rounded" height={220} />;
  if (file.status === 'failed') {
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" onClick={file.retry}>
            Try again
          </Button>
        }
      >
        This file could not be opened.
      </Alert>
    );
  }
  const isPdf = document.contentType === 'application/pdf';
  return (
    <Link
      href={file.url}
      target="_blank"
      rel="noopener noreferrer"
      sx={{
        display: 'grid',
        placeItems: 'center',
        gap: 1,
        height: 220,
        overflow: 'hidden',
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'action.hover',
      }}
    >
      {isPdf ? (
        <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1 }}>
          <PictureAsPdfOutlined aria-hidden sx={{ fontSize: 48 }} />
          Open the {name} (PDF)
        </Box>
      ) : (
        <Box
          component="img"
          src={file.url}
          alt={`${name}, open in full size`}
          referrerPolicy="no-referrer"
          sx={{ width: 1, height: 220, objectFit: 'contain' }}
        />
      )}
    </Link>
  );
}
