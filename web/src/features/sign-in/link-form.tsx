import { PROVIDER_NAMES } from '@hearthkin/domain/account/provider-signup';
import { PRODUCT_NAME } from '@hearthkin/domain/foundation/brand';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type SubmitEvent, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { PATHS } from '../../lib/paths';
import type { LinkNeeded } from '../../session/provider-link';
import { providerProblem } from '../../session/provider-messages';
import { PasswordField } from '../../ui/forms/password-field';
import { ProviderButton } from '../../ui/forms/provider-button';
import { useAction } from '../../ui/hooks/use-action';
import { PageHeading } from '../../ui/layout/page-heading';

interface LinkFormProps {
  readonly link: LinkNeeded;
  readonly onLinked: () => void;
  readonly onCancel: () => void;
}

/** The provider's email belongs to an existing account. Its owner signs in once to link the two. */
export function LinkForm({ link, onLinked, onCancel }: LinkFormProps) {
  const [password, setPassword] = useState('');
  const { run, clear, running, isBusy, failure } = useAction(onLinked, (error) =>
    providerProblem(link.provider, error),
  );
  const [isMissing, setIsMissing] = useState(false);
  const name = PROVIDER_NAMES[link.provider];

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsMissing(password === '');
    if (password !== '') void run(() => link.withPassword(password), 'password');
  };

  return (
    <>
      <PageHeading takesFocus>You already have an account</PageHeading>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 3, overflowWrap: 'anywhere' }}>
        <strong>{link.email}</strong> belongs to a {PRODUCT_NAME} account. Confirm it’s yours, and
        you can sign in with {name} from then on.
      </Typography>
      <Stack component="form" noValidate sx={{ gap: 2 }} onSubmit={submit}>
        {failure !== null && <Alert severity="error">{failure}</Alert>}
        {/* For password managers, which save the email with the password. */}
        <input type="text" autoComplete="username" value={link.email} readOnly hidden />
        <PasswordField
          label="Password"
          value={password}
          onChange={(event) => {
            setPassword(event.target.value);
            clear();
            setIsMissing(false);
          }}
          error={isMissing}
          helperText={isMissing ? 'Please enter your password' : undefined}
          autoComplete="current-password"
          slotProps={{ htmlInput: { 'aria-required': true } }}
        />
        <Link component={RouterLink} to={PATHS.forgotPassword} sx={{ alignSelf: 'flex-start' }}>
          Forgot password
        </Link>
        <Button type="submit" variant="contained" size="large" disabled={isBusy}>
          {running === 'password' ? 'Signing in...' : `Sign in and link ${name}`}
        </Button>
      </Stack>
      <Divider sx={{ my: 2.5, color: 'text.secondary', typography: 'body2' }}>
        or, if that’s how you signed up
      </Divider>
      <ProviderButton
        provider={link.other}
        isBusy={running === 'other'}
        disabled={isBusy}
        onClick={() => void run(link.withOther, 'other')}
      />
      <Button fullWidth sx={{ mt: 2 }} disabled={isBusy} onClick={onCancel}>
        Cancel
      </Button>
    </>
  );
}
