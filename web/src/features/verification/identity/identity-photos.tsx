import UploadRounded from '@mui/icons-material/UploadRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FileButton } from '../../../ui/forms/file-button';
import { useArrival } from '../../../ui/hooks/use-arrival';
import { LiveSelfie } from './live-selfie';
import { PhotoSlotCard } from './photo-slot-card';
import type { Identity } from './use-identity';

const ACCEPT = 'image/png,image/jpeg';
const HINT = 'PNG, JPG up to 10MB';

/** ID photo, selfie and the button to compare them (specification 1, section 2). */
export function IdentityPhotos({ identity }: { readonly identity: Identity }) {
  const { slots, choose, state, canVerify, beginSelfie, takeSelfie, tryAgain } = identity;
  const outcome = useArrival<HTMLDivElement>(state.status === 'idle' ? null : state.status);
  const whyId = useId();
  if (state.status === 'failed') {
    return (
      <>
        <Alert severity="error" ref={outcome} tabIndex={-1}>
          {state.message}
        </Alert>
        {state.spoiled.length > 0 && (
          <Box>
            <Button variant="contained" onClick={tryAgain}>
              Try again
            </Button>
          </Box>
        )}
      </>
    );
  }
  if (state.status !== 'idle') {
    return (
      <Box role="status" ref={outcome} tabIndex={-1} sx={{ outline: 'none' }}>
        Comparing your photos. This takes a few seconds.
        <LinearProgress aria-label="Comparing your photos" sx={{ mt: 1.5 }} />
      </Box>
    );
  }
  const isUploading = Object.values(slots).some(({ status }) => status === 'uploading');
  const isWithoutSelfie = slots.selfie.status === 'empty';
  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, gap: 2 }}>
        <PhotoSlotCard
          number={1}
          title="ID photo"
          hint={`The photo side of your ID, passport or driver’s license. ${HINT}`}
          slot={slots.idPhoto}
        >
          <FileButton
            label={slots.idPhoto.status === 'empty' ? 'Upload ID photo' : 'Change ID photo'}
            accept={ACCEPT}
            variant="outlined"
            startIcon={<UploadRounded />}
            onFile={(file) => void choose('idPhoto', file)}
          />
        </PhotoSlotCard>
        <PhotoSlotCard
          number={2}
          title="Selfie"
          hint="Three pictures with your camera, in even light. If you upload one instead, our team reviews it first."
          slot={slots.selfie}
        >
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <LiveSelfie
              label={isWithoutSelfie ? 'Use camera' : 'Retake selfie'}
              disabled={isUploading}
              begin={beginSelfie}
              onFrames={(frames) => void takeSelfie(frames)}
            >
              <FileButton
                label={isWithoutSelfie ? 'Upload selfie' : 'Change selfie'}
                accept={ACCEPT}
                variant="outlined"
                startIcon={<UploadRounded />}
                onFile={(file) => void choose('selfie', file)}
              />
            </LiveSelfie>
          </Box>
        </PhotoSlotCard>
      </Box>
      <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
        <Button
          type="submit"
          variant="contained"
          disabled={!canVerify || isUploading}
          aria-describedby={canVerify || isUploading ? undefined : whyId}
        >
          Verify identity
        </Button>
        {!canVerify && !isUploading && (
          <Typography id={whyId} variant="body2" sx={{ color: 'text.secondary' }}>
            Add both photos to continue.
          </Typography>
        )}
      </Stack>
    </>
  );
}
