import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useObjectUrl } from '../../../ui/hooks/use-object-url';
import type { PhotoSlot } from './use-identity-photos';

interface PhotoSlotCardProps {
  readonly number: number;
  readonly title: string;
  readonly hint: string;
  readonly slot: PhotoSlot;
  /** The buttons and the camera. */
  readonly children: ReactNode;
}

/** The ID photo or the selfie, with previews and upload progress. */
export function PhotoSlotCard({ number, title, hint, slot, children }: PhotoSlotCardProps) {
  const previews = slot.status === 'empty' ? [] : slot.previews;
  return (
    <Box
      component="section"
      aria-label={title}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2 }}
    >
      <Typography
        variant="h3"
        component="h2"
        sx={{ display: 'flex', alignItems: 'center', gap: 1 }}
      >
        {number}. {title}
        {slot.status === 'uploaded' && (
          <CheckCircleRounded titleAccess="uploaded" fontSize="small" color="success" />
        )}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5, mb: 1.5 }}>
        {hint}
      </Typography>
      {previews.length > 0 && (
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: `repeat(${previews.length}, minmax(0, max-content))`,
            gap: 1,
            mb: 1.5,
          }}
        >
          {previews.map((preview, index) => {
            const name = previewName(title, index, previews.length);
            return <Preview key={name} picture={preview} alt={name} />;
          })}
        </Box>
      )}
      {slot.status === 'uploading' && (
        <LinearProgress
          variant="determinate"
          value={slot.part * 100}
          aria-label={`Upload of the ${title}`}
          sx={{ mb: 1.5, borderRadius: 2 }}
        />
      )}
      {slot.status === 'uploaded' && previews.length === 0 && (
        <Box sx={{ mb: 1.5 }}>This photo is uploaded.</Box>
      )}
      {slot.status === 'empty' && slot.problem !== null && (
        <Alert severity="error" sx={{ mb: 1.5 }}>
          {slot.problem}
        </Alert>
      )}
      {children}
    </Box>
  );
}

function previewName(title: string, index: number, count: number): string {
  return count === 1 ? `${title} you chose` : `${title} you took, picture ${index + 1} of ${count}`;
}

function Preview({ picture, alt }: { readonly picture: Blob; readonly alt: string }) {
  const url = useObjectUrl(picture);
  if (url === null) return null;
  return (
    <Box
      component="img"
      src={url}
      alt={alt}
      sx={{ display: 'block', maxWidth: 1, maxHeight: 220, borderRadius: 1 }}
    />
  );
}
