import { PROVIDER_IDS, type ProviderId } from '@hearthkin/domain/account/provider-signup';
import Stack from '@mui/material/Stack';
import { useEffect } from 'react';
import { ProviderButton } from '../../ui/forms/provider-button';
import type { SignInState } from './use-sign-in';

interface ProviderButtonsProps {
  readonly state: SignInState;
  readonly disabled?: boolean;
  readonly onChoose: (provider: ProviderId) => void;
}

/** Provider sign-in. */
export function ProviderButtons({ state, disabled = false, onChoose }: ProviderButtonsProps) {
  useEffect(() => {
    // Preload: browsers allow a popup only directly after the click.
    import('../../session/provider-sign-in').catch((error: unknown) => {
      console.warn('Could not preload the provider sign-in', error);
    });
  }, []);
  const busyBy = state.status === 'busy' ? state.by : null;
  return (
    <Stack sx={{ gap: 1.5 }}>
      {PROVIDER_IDS.map((provider) => (
        <ProviderButton
          key={provider}
          provider={provider}
          isBusy={busyBy === provider}
          // Clicking again reopens a popup that went to the background.
          disabled={disabled || busyBy === 'password' || state.status === 'done'}
          onClick={() => onChoose(provider)}
        />
      ))}
    </Stack>
  );
}
