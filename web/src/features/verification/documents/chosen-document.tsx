import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { lazily } from '../../../ui/late';
import { type ChosenFile, TYPE_NAMES } from './check-document';
import { Preview, PreviewSkeleton } from './preview';

/** Only needed after a reload. */
const StoredPreview = lazily(async () => (await import('./stored-preview')).StoredPreview);

const SIZE = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** A file size in kB or MB. */
function sizeOf(size: number): string {
  return size < 1_000_000
    ? `${SIZE.format(Math.max(1, Math.round(size / 1_000)))} kB`
    : `${SIZE.format(size / 1_000_000)} MB`;
}

interface ChosenDocumentProps {
  readonly file: ChosenFile;
  /** Its path in Storage after the upload. */
  readonly path: string;
}

/** A preview of the file: the picture, or a link to the PDF. */
export function ChosenDocument({ file, path }: ChosenDocumentProps) {
  return (
    <Box component="figure" sx={{ m: 0, display: 'grid', gap: 1, justifyItems: 'start' }}>
      {file.blob === null ? (
        <Suspense fallback={<PreviewSkeleton file={file} />}>
          <StoredPreview file={file} path={path} />
        </Suspense>
      ) : (
        <Preview file={file} blob={file.blob} />
      )}
      <Typography
        component="figcaption"
        variant="body2"
        sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}
      >
        {file.size === null
          ? file.name
          : `${file.name} (${TYPE_NAMES[file.contentType]}, ${sizeOf(file.size)})`}
      </Typography>
    </Box>
  );
}
