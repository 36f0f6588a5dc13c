import { PROVIDER_NAMES, type ProviderId } from '@hearthkin/domain/account/provider-signup';
import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import SvgIcon from '@mui/material/SvgIcon';

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

/** The providers' logos in their own colours, as their guidelines require. */
function ProviderMark({ provider }: { readonly provider: ProviderId }) {
  return provider === 'google.com' ? (
    <SvgIcon viewBox="0 0 48 48">
      <path
        fill="#ea4335"
        d="M24 9.5c3.54 0 6.71 1.22 9.21 3.6l6.85-6.85C35.9 2.38 30.47 0 24 0 14.62 0 6.51 5.38 2.56 13.22l7.98 6.19C12.43 13.72 17.74 9.5 24 9.5z"
      />
      <path
        fill="#4285f4"
        d="M46.98 24.55c0-1.57-.15-3.09-.38-4.55H24v9.02h12.94c-.58 2.96-2.26 5.48-4.78 7.18l7.73 6c4.51-4.18 7.09-10.36 7.09-17.65z"
      />
      <path
        fill="#fbbc05"
        d="M10.53 28.59A14.5 14.5 0 0 1 9.77 24c0-1.6.27-3.14.76-4.59l-7.98-6.19A24 24 0 0 0 0 24c0 3.88.92 7.54 2.56 10.78l7.97-6.19z"
      />
      <path
        fill="#34a853"
        d="M24 48c6.48 0 11.93-2.13 15.89-5.81l-7.73-6c-2.15 1.45-4.92 2.3-8.16 2.3-6.26 0-11.57-4.22-13.47-9.91l-7.98 6.19C6.51 42.62 14.62 48 24 48z"
      />
    </SvgIcon>
  ) : (
    <SvgIcon viewBox="0 0 24 24">
      <circle cx="12" cy="12" r="11.9" fill="#1877f2" />
      <path
        fill="#fff"
        d="m16.67 15.47.53-3.47h-3.33V9.75c0-.95.47-1.87 1.96-1.87h1.51V4.92s-1.37-.23-2.68-.23c-2.74 0-4.54 1.66-4.54 4.67V12H7.08v3.47h3.04v8.38a12 12 0 0 0 3.75 0v-8.38z"
      />
    </SvgIcon>
  );
}
