import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { useLoad } from '../../../ui/hooks/use-load';
import { useObjectUrl } from '../../../ui/hooks/use-object-url';
import { openDocument } from './open-document';

interface FileViewProps {
  readonly name: string;
  /** Its path in Storage. */
  readonly path: string;
  readonly isPdf?: boolean;
}

/** A private file: a picture inline, a PDF as a link. */
export function FileView({ name, path, isPdf = false }: FileViewProps) {
  const file = useLoad(path, openDocument);
  const url = useObjectUrl(file.status === 'ready' ? file.value : null);
  if (file.status === 'loading' || (file.status === 'ready' && url === null))
    return <Skeleton variant="rounded" height={220} />;
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
        This file couldn’t be opened.
      </Alert>
    );
  }
  return (
    <Link
      href={url ?? undefined}
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
        <Box sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: 1 }}>
          <PictureAsPdfOutlined aria-hidden sx={{ fontSize: 48 }} />
          Open the {name} (PDF)
        </Box>
      ) : (
        <Box
          component="img"
          src={url ?? undefined}
          alt={`${name}, open in full size`}
          referrerPolicy="no-referrer"
          sx={{ width: 1, height: 220, objectFit: 'contain' }}
        />
      )}
    </Link>
  );
}
