import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Slider from '@mui/material/Slider';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import { useObjectUrl } from '../hooks/use-object-url';
import { type CropArea, cropPhoto } from './crop-photo';

interface CropDialogProps {
  readonly title: string;
  readonly photo: Blob;
  /** Width over height of the crop, and whether it is shown as a circle. */
  readonly aspect?: number;
  readonly isRound?: boolean;
  /** The longer side of the result, in pixels. */
  readonly maxSide?: number;
  readonly onDone: (cropped: Blob) => void;
  readonly onClose: () => void;
}

const MAX_ZOOM = 4;

/** Moves and zooms a picture within the crop area, with pointer, arrow keys or slider. */
export function CropDialog(props: CropDialogProps) {
  const { title, photo, aspect = 1, isRound = true, maxSide, onDone, onClose } = props;
  const url = useObjectUrl(photo);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<CropArea | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);

  async function save(): Promise<void> {
    if (area === null) return;
    try {
      onDone(await cropPhoto(photo, area, maxSide));
    } catch (error) {
      console.warn('Could not crop the picture', error);
      setUnreadable(true);
    }
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth={isRound ? 'xs' : 'sm'}>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        {isUnreadable ? (
          <Alert severity="error">We can’t open this image. Try another one.</Alert>
        ) : (
          <>
            <Box
              sx={{
                position: 'relative',
                height: 'min(300px, 46vh)',
                borderRadius: 1,
                overflow: 'hidden',
                bgcolor: 'action.hover',
              }}
            >
              {url !== null && (
                <Cropper
                  image={url}
                  crop={crop}
                  zoom={zoom}
                  aspect={aspect}
                  maxZoom={MAX_ZOOM}
                  cropShape={isRound ? 'round' : 'rect'}
                  showGrid={false}
                  onCropChange={setCrop}
                  onZoomChange={setZoom}
                  onCropComplete={(_percent, pixels) => setArea(pixels)}
                  mediaProps={{ alt: 'The chosen picture', onError: () => setUnreadable(true) }}
                />
              )}
            </Box>
            <Slider
              value={zoom}
              min={1}
              max={MAX_ZOOM}
              step={0.05}
              aria-label="Zoom"
              onChange={(_event, value) => setZoom(Number(value))}
              sx={{ mt: 2 }}
            />
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>Cancel</Button>
        {!isUnreadable && (
          <Button variant="contained" disabled={area === null} onClick={() => void save()}>
            Use photo
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
