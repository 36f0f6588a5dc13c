import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CAMERA_REFUSED } from './messages';
import { useCamera } from './use-camera';

interface SelfieCameraProps {
  readonly onPicture: (picture: Blob) => void;
  readonly disabled: boolean;
}

/** Takes a selfie with the front camera, mirrored on screen. */
export function SelfieCamera({ onPicture, disabled }: SelfieCameraProps) {
  const { status, start, show, capture, stop } = useCamera();
  if (status === 'on') {
    return (
      <Box sx={{ width: 1 }}>
        <Box
          component="video"
          ref={show}
          autoPlay
          muted
          playsInline
          aria-label="Your camera"
          sx={{
            display: 'block',
            width: 'min(100%, 360px)',
            aspectRatio: '4 / 3',
            objectFit: 'cover',
            borderRadius: 1,
            bgcolor: 'action.hover',
            transform: 'scaleX(-1)',
          }}
        />
        <Box sx={{ display: 'flex', gap: 1, mt: 1.5 }}>
          <Button
            variant="contained"
            onClick={() =>
              void capture().then((picture) => {
                if (picture !== null) onPicture(picture);
              })
            }
          >
            Take photo
          </Button>
          <Button onClick={stop}>Cancel</Button>
        </Box>
      </Box>
    );
  }
  return (
    <>
      {status === 'refused' && (
        <Alert severity="error" sx={{ width: 1 }}>
          {CAMERA_REFUSED}
        </Alert>
      )}
      <Button
        variant="outlined"
        startIcon={<PhotoCameraOutlined />}
        disabled={disabled || status === 'starting'}
        onClick={() => void start()}
      >
        {status === 'starting' ? 'Opening camera...' : 'Use camera'}
      </Button>
    </>
  );
}
