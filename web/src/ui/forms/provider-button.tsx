import { PROVIDER_NAMES, type ProviderId } from '@hearthkin/domain/account/provider-signup';
import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { ProviderMark } from './provider-mark';

interface ProviderButtonProps extends Pick<ButtonProps, 'onClick' | 'disabled'> {
  readonly provider: ProviderId;
  readonly isBusy?: boolean;
}

/** "Continue with Google" or "Continue with Facebook". */
export function ProviderButton({ provider, isBusy = false, ...props }: ProviderButtonProps) {
  const name = PROVIDER_NAMES[provider];
  return (
    <Button
      {...props}
      variant="outlined"
      color="inherit"
      size="large"
      fullWidth
      startIcon={
        isBusy ? (
          <CircularProgress size={20} color="inherit" />
        ) : (
          <ProviderMark provider={provider} />
        )
      }
      sx={{ borderColor: 'divider', bgcolor: 'background.paper' }}
    >
      {isBusy ? `Waiting for ${name}...` : `Continue with ${name}`}
    </Button>
  );
}
