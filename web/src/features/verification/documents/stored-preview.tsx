import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useLoad } from '../../../ui/hooks/use-load';
import type { ChosenFile } from './check-document';
import { openDocument } from './open-document';
import { Preview, PreviewSkeleton } from './preview';

interface StoredPreviewProps {
  readonly file: ChosenFile;
  /** Its path in Storage. */
  readonly path: string;
}

/** A preview of a file that is only in Storage. */
export function StoredPreview({ file, path }: StoredPreviewProps) {
  const stored = useLoad(path, openDocument);
  if (stored.status === 'ready') return <Preview file={file} blob={stored.value} />;
  if (stored.status === 'loading') return <PreviewSkeleton file={file} />;
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" onClick={stored.retry}>
          Try again
        </Button>
      }
    >
      The preview couldn’t be loaded.
    </Alert>
  );
}
