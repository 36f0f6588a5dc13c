import VideocamOutlined from '@mui/icons-material/VideocamOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import type { ProfileOwner } from '../../data/accounts/profile-store';
import { photoUrl } from '../../lib/photo-url';
import { FormDialog } from '../../ui/dialogs/late-dialogs';
import { FileButton } from '../../ui/forms/file-button';
import { UploadBar } from '../../ui/forms/upload-bar';
import { useVideo } from './use-video';

const ACCEPT = 'video/mp4,video/webm';

interface VideoIntroductionProps {
  /** Its path in Storage; null without one. */
  readonly video: string | null;
  readonly owner: ProfileOwner;
  readonly onSaved: (sentence: string) => void;
}

/** A companion's video introduction, with controls to upload, replace and remove it. */
export function VideoIntroduction(props: VideoIntroductionProps) {
  const { state, choose, cancel, remove } = useVideo(props);
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const url = photoUrl(props.video);
  const isBusy = state.status !== 'idle' || !props.owner.hasListing;
  return (
    <Stack sx={{ gap: 1.5, maxWidth: 560 }}>
      {url === undefined ? (
        <Placeholder>
          {state.status !== 'uploading' && (
            <FileButton
              label="Upload video"
              accept={ACCEPT}
              variant="outlined"
              disabled={isBusy}
              onFile={(file) => void choose(file)}
            />
          )}
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            MP4 or WebM, smaller than 50 MB
          </Typography>
        </Placeholder>
      ) : (
        // No captions: these videos have no transcripts.
        <Box
          component="video"
          key={url}
          src={url}
          controls
          preload="metadata"
          aria-label="Your video introduction"
          sx={{ width: 1, aspectRatio: '16 / 9', borderRadius: 1, bgcolor: 'common.black' }}
        />
      )}
      {state.status === 'uploading' && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Box sx={{ flex: 1 }}>
            <UploadBar label="Upload of the video" part={state.part} />
          </Box>
          <Button onClick={cancel}>Cancel upload</Button>
        </Box>
      )}
      {state.status === 'idle' && state.problem !== null && (
        <Alert severity="error">{state.problem}</Alert>
      )}
      {url !== undefined && state.status !== 'uploading' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <FileButton
            label="Replace video"
            accept={ACCEPT}
            variant="outlined"
            disabled={isBusy}
            onFile={(file) => void choose(file)}
          />
          <Button disabled={isBusy} onClick={() => setAsking(true)}>
            Remove video
          </Button>
        </Box>
      )}
      {isAsking && (
        <FormDialog
          isLong
          title="Remove your video?"
          intro="We’ll delete it right away. You can upload another anytime."
          isDirty={false}
          isBusy={state.status === 'removing'}
          failure={null}
          submitLabel="Remove video"
          busyLabel="Removing..."
          color="error"
          onSubmit={() => void remove().then(close)}
          onClose={close}
        />
      )}
    </Stack>
  );
}

function Placeholder({ children }: { readonly children: ReactNode }) {
  return (
    <Stack
      sx={{
        alignItems: 'center',
        textAlign: 'center',
        gap: 1.25,
        p: 3,
        border: 2,
        borderStyle: 'dashed',
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.default',
      }}
    >
      <VideocamOutlined aria-hidden sx={{ fontSize: 36, color: 'secondary.main' }} />
      <Typography>A short video lets people hear your voice before they write.</Typography>
      {children}
    </Stack>
  );
}
