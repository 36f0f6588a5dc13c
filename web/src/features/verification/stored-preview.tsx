import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
// Not with import(): this file is a chunk of its own, and always shows what is in Storage.
import { privateUrl } from '../../firebase/storage';
import { useLoad } from '../../ui/hooks/use-load';
import type { ChosenFile } from './judge-document';
import { Preview, PreviewSkeleton } from './preview';

interface StoredPreviewProps {
  readonly file: ChosenFile;
  /** Where it lies in Storage. */
  readonly path: string;
}

/** A file that is in Storage only. */
export function StoredPreview({ file, path }: StoredPreviewProps) {
  const url = useLoad(path, privateUrl);
  if (url.status === 'ready') return <Preview file={file} url={url.value} />;
  if (url.status === 'loading') return <PreviewSkeleton file={file} />;
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" onClick={url.retry}>
          Try again
        </Button>
      }
    >
      The preview could not be loaded.
    </Alert>
  );
}
