import { PROVIDER_IDS, type ProviderId } from '@hearthkin/domain/account/provider-signup';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import { useEffect } from 'react';
import { ProviderButton } from '../../ui/forms/provider-button';
import type { SignInState } from './use-sign-in';

interface ProviderChoiceProps {
  readonly state: SignInState;
  readonly onChoose: (provider: ProviderId) => void;
}

/** Provider sign-in, below the form. */
export function ProviderChoice({ state, onChoose }: ProviderChoiceProps) {
  useEffect(() => {
    // Preload: browsers allow a popup only directly after the click.
    import('../../session/provider-sign-in').catch((error: unknown) => {
      console.warn('Could not preload the provider sign-in', error);
    });
  }, []);
  const busyBy = state.status === 'busy' ? state.by : null;
  return (
    <>
      <Divider sx={{ my: 2.5, color: 'text.secondary', typography: 'body2' }}>or</Divider>
      <Stack sx={{ gap: 1.5 }}>
        {PROVIDER_IDS.map((provider) => (
          <ProviderButton
            key={provider}
            provider={provider}
            isBusy={busyBy === provider}
            // Clicking again reopens a popup that went to the background.
            disabled={busyBy === 'password' || state.status === 'done'}
            onClick={() => onChoose(provider)}
          />
        ))}
      </Stack>
    </>
  );
}
