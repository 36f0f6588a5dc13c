import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useObjectUrl } from '../../lib/use-object-url';
import { type ChosenFile, TYPE_NAMES } from './judge-document';

const SIZE = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** A file's size in words. */
function sizeOf({ size }: Blob): string {
  return size < 1_000_000
    ? `${SIZE.format(Math.max(1, Math.round(size / 1_000)))} kB`
    : `${SIZE.format(size / 1_000_000)} MB`;
}

/** The file as it will be handed in: the picture itself, or a way to open the PDF. */
export function ChosenDocument({ file }: { readonly file: ChosenFile }) {
  const url = useObjectUrl(file.blob);
  const isPdf = file.contentType === 'application/pdf';
  return (
    <Box component="figure" sx={{ m: 0, display: 'grid', gap: 1, justifyItems: 'start' }}>
      {url !== null &&
        (isPdf ? (
          <Link
            href={url}
            target="_blank"
            rel="noopener"
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
            sx={{ maxWidth: 1, maxHeight: 280, borderRadius: 1, display: 'block' }}
          />
        ))}
      <Typography
        component="figcaption"
        variant="body2"
        sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}
      >
        {file.name} ({TYPE_NAMES[file.contentType]}, {sizeOf(file.blob)})
      </Typography>
    </Box>
  );
}
