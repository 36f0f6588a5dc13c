import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { useObjectUrl } from '../../../ui/hooks/use-object-url';
import type { ChosenFile } from './check-document';

interface PreviewProps {
  readonly file: ChosenFile;
  readonly blob: Blob;
}

/** The picture, or a link to the PDF. */
export function Preview({ file, blob }: PreviewProps) {
  const url = useObjectUrl(blob);
  if (url === null) return null;
  return isPdf(file) ? (
    <Link
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, py: 1 }}
    >
      <PictureAsPdfOutlined aria-hidden />
      Open the PDF in a new tab
    </Link>
  ) : (
    <Box
      component="img"
      src={url}
      alt={`Preview of ${file.name}`}
      referrerPolicy="no-referrer"
      sx={{ maxWidth: 1, maxHeight: 280, borderRadius: 1, display: 'block' }}
    />
  );
}

/** A placeholder while the preview loads. */
export function PreviewSkeleton({ file }: { readonly file: ChosenFile }) {
  return <Skeleton variant="rounded" width={240} height={isPdf(file) ? 44 : 180} />;
}

function isPdf({ contentType }: ChosenFile): boolean {
  return contentType === 'application/pdf';
}
