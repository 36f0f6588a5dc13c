import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { call } from '../../firebase/call';
import { useAction } from '../../ui/hooks/use-action';

interface ProviderPhotoProps {
  readonly photo: Blob | null;
  readonly onChange: (photo: Blob | null) => void;
  readonly disabled: boolean;
}

/** Offers the picture that Google has of a person as their profile photo. */
export function ProviderPhoto({ photo, onChange, disabled }: ProviderPhotoProps) {
  const [isMissing, setMissing] = useState(false);
  const { run, isBusy, failure } = useAction();
  const take = () =>
    run(async () => {
      setMissing(false);
      const { photo: found } = await call('readProviderPhoto', {});
      if (found === null) setMissing(true);
      else onChange(jpegOf(found));
    });
  return (
    <Box>
      {photo === null ? (
        <Button variant="outlined" disabled={disabled || isBusy} onClick={() => void take()}>
          {isBusy ? 'Getting your photo...' : 'Use your Google photo'}
        </Button>
      ) : (
        <Button disabled={disabled} onClick={() => onChange(null)}>
          Remove photo
        </Button>
      )}
      <Box sx={{ typography: 'body2', color: 'text.secondary', mt: 0.75 }}>
        Optional. Shown next to your name.
      </Box>
      {(failure !== null || isMissing) && (
        <Alert severity="info" role="status" sx={{ mt: 1.5 }}>
          {failure ?? 'We couldn’t get a photo from Google. You can add one on your profile later.'}
        </Alert>
      )}
    </Box>
  );
}

function jpegOf(base64: string): Blob {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: 'image/jpeg' });
}
