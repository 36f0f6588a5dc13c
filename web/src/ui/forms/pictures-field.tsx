import { MAX_CLAIM_PICTURES } from '@hearthkin/domain/booking/claim-pictures';
import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useObjectUrl } from '../hooks/use-object-url';
import { type ChosenPicture, choosePicture } from './chosen-picture';
import { FileButton } from './file-button';

/** Phones turn other formats into one of these. */
const ACCEPT = 'image/jpeg,image/png,image/webp';

interface PicturesFieldProps {
  readonly pictures: readonly ChosenPicture[];
  readonly onChange: (
    change: (pictures: readonly ChosenPicture[]) => readonly ChosenPicture[],
  ) => void;
  readonly isBusy: boolean;
}

/** Pictures to send along. Nothing leaves the device before. */
export function PicturesField({ pictures, onChange, isBusy }: PicturesFieldProps) {
  const [isReading, setReading] = useState(false);
  const [isUnreadable, setUnreadable] = useState(false);

  async function add(file: File): Promise<void> {
    setReading(true);
    setUnreadable(false);
    try {
      const picture = await choosePicture(file);
      onChange((current) => [...current, picture]);
    } catch (error) {
      console.warn('Could not read the picture', error);
      setUnreadable(true);
    } finally {
      setReading(false);
    }
  }

  return (
    <Box role="group" aria-label="Pictures" sx={{ display: 'grid', gap: 1 }}>
      {pictures.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          {pictures.map(({ id, blob }, index) => (
            <Thumbnail
              key={id}
              number={index + 1}
              blob={blob}
              isBusy={isBusy}
              onRemove={() => onChange((current) => current.filter((one) => one.id !== id))}
            />
          ))}
        </Box>
      )}
      {isUnreadable && <Alert severity="error">We can’t open this image. Try another one.</Alert>}
      {pictures.length < MAX_CLAIM_PICTURES && (
        <Box>
          <FileButton
            label={isReading ? 'Adding...' : 'Add a picture'}
            accept={ACCEPT}
            variant="outlined"
            startIcon={<AddPhotoAlternateOutlined />}
            disabled={isBusy || isReading}
            onFile={(file) => void add(file)}
          />
        </Box>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Up to {MAX_CLAIM_PICTURES} pictures, if they help. They’re sent with your words.
      </Typography>
    </Box>
  );
}

interface ThumbnailProps {
  readonly number: number;
  readonly blob: Blob;
  readonly isBusy: boolean;
  readonly onRemove: () => void;
}

function Thumbnail({ number, blob, isBusy, onRemove }: ThumbnailProps) {
  const url = useObjectUrl(blob);
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 0.5 }}>
      <Box
        component="img"
        src={url ?? undefined}
        alt={`Picture ${number}`}
        sx={{
          width: 96,
          height: 96,
          objectFit: 'cover',
          borderRadius: 1,
          border: 1,
          borderColor: 'divider',
        }}
      />
      <Button
        size="small"
        disabled={isBusy}
        aria-label={`Remove picture ${number}`}
        onClick={onRemove}
      >
        Remove
      </Button>
    </Box>
  );
}
