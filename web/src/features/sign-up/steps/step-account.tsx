import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { START_PAGE } from '../../../lib/paths';
import { PasswordChecklist } from '../../../ui/forms/password-checklist';
import { PasswordField } from '../../../ui/forms/password-field';
import { TermsConsent } from '../../../ui/forms/terms-consent';
import { useRedirect } from '../../../ui/hooks/use-redirect';
import { REDIRECT_MS } from '../../sign-in/public';
import { AboutFields } from '../about-fields';
import { SIGN_UP_MESSAGES } from '../messages';
import { useSignUp } from '../sign-up-context';
import { type SubmitState, useSubmit } from '../use-submit';
import { StepFrame } from './step-frame';
import { StepLink } from './step-link';

/** Time to read that the photo is missing, or that our team looks first. */
const READING_MS = 5_000;

const CHECKLIST = 'sign-up-password-needs';
const CONSENTS = 'sign-up-consents-needed';
const REQUIRED = { 'aria-required': true };

export function StepAccount() {
  const { draft, passwords, changePasswords } = useSignUp();
  const { state, submit, clear } = useSubmit();
  const destination = state.status === 'done' ? START_PAGE[state.userType] : null;
  const isRead = state.status === 'done' && (state.photoFailed || state.isWithTeam);
  useRedirect(destination, isRead ? READING_MS : REDIRECT_MS);

  const isBusy = state.status === 'busy' || state.status === 'done';
  const consents = draft.agreeToTerms && (draft.userType !== 'earner' || draft.agreeToBackground);
  const typePassword = (values: Partial<typeof passwords>) => {
    clear();
    changePasswords(values);
  };
  return (
    <StepFrame
      onEnter={() => {
        if (consents && !isBusy) void submit();
      }}
      isBusy={isBusy}
      nextButton={
        <Button
          type="submit"
          variant="contained"
          size="large"
          disabled={!consents || isBusy}
          aria-describedby={consents ? undefined : CONSENTS}
        >
          {state.status === 'busy' ? 'Creating account...' : 'Create account'}
        </Button>
      }
    >
      {/* For password managers, which save the email with the password. */}
      <input type="text" autoComplete="username" value={draft.email} readOnly hidden />
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2 }}>
        <PasswordField
          label="Password"
          value={passwords.password}
          onChange={(event) => typePassword({ password: event.target.value })}
          autoComplete="new-password"
          disabled={isBusy}
          slotProps={{ htmlInput: { ...REQUIRED, 'aria-describedby': CHECKLIST } }}
        />
        <PasswordField
          label="Confirm password"
          value={passwords.confirmation}
          onChange={(event) => typePassword({ confirmation: event.target.value })}
          autoComplete="new-password"
          disabled={isBusy}
          slotProps={{ htmlInput: REQUIRED }}
        />
      </Box>
      <PasswordChecklist id={CHECKLIST} password={passwords.password} />
      <AboutFields disabled={isBusy} onEdit={clear} />
      <Consents disabled={isBusy} isComplete={consents} />
      <Outcome state={state} />
    </StepFrame>
  );
}

function Outcome({ state }: { readonly state: SubmitState }) {
  if (state.status === 'done') {
    return (
      <>
        <Alert severity="success">{SIGN_UP_MESSAGES.created}</Alert>
        {state.isWithTeam && <Alert severity="info">{SIGN_UP_MESSAGES.withTeam}</Alert>}
        {state.photoFailed && <Alert severity="warning">{SIGN_UP_MESSAGES.photoFailed}</Alert>}
      </>
    );
  }
  if (state.status !== 'failed') return null;
  const { step, message } = state;
  return (
    <Alert severity="error">
      {message}
      {step !== 8 && <StepLink step={step} />}
    </Alert>
  );
}

interface ConsentsProps {
  readonly disabled: boolean;
  /** Whether all that are required are given. */
  readonly isComplete: boolean;
}

/** The required consents; companions have one more (specification 1, section 6). */
function Consents({ disabled, isComplete }: ConsentsProps) {
  const { draft, change } = useSignUp();
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <TermsConsent
        checked={draft.agreeToTerms}
        onChange={(agreeToTerms) => change({ agreeToTerms })}
        disabled={disabled}
      />
      {draft.userType === 'earner' && (
        <FormControlLabel
          control={
            <Checkbox
              checked={draft.agreeToBackground}
              onChange={(event) => change({ agreeToBackground: event.target.checked })}
              disabled={disabled}
            />
          }
          label="I agree to a background check before members can see me."
        />
      )}
      {!isComplete && (
        <Typography id={CONSENTS} variant="body2" sx={{ color: 'text.secondary' }}>
          Agree to {draft.userType === 'earner' ? 'both' : 'the terms'} to create your account.
        </Typography>
      )}
    </Box>
  );
}
