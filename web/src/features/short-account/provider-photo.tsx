import { PROVIDER_NAMES, type ProviderId } from '@hearthkin/domain/account/provider-signup';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { useProviderPhoto } from './use-provider-photo';

interface ProviderPhotoProps {
  readonly provider: ProviderId;
  readonly choice: ReturnType<typeof useProviderPhoto>;
  readonly disabled: boolean;
}

/** Offers the picture that a provider has of a person as their profile photo. */
export function ProviderPhoto({ provider, choice, disabled }: ProviderPhotoProps) {
  const { photo, isBusy, problem, take, remove } = choice;
  return (
    <Box>
      {photo === null ? (
        <Button variant="outlined" disabled={disabled || isBusy} onClick={() => void take()}>
          {isBusy ? 'Getting your photo...' : `Use your ${PROVIDER_NAMES[provider]} photo`}
        </Button>
      ) : (
        <Button disabled={disabled} onClick={remove}>
          Remove photo
        </Button>
      )}
      <Box sx={{ typography: 'body2', color: 'text.secondary', mt: 0.75 }}>
        Optional. Shown next to your name.
      </Box>
      {problem !== null && (
        <Alert severity="info" role="status" sx={{ mt: 1.5 }}>
          {problem}
        </Alert>
      )}
    </Box>
  );
}
