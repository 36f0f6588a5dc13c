import { MINIMUM_AGE } from '@hearthkin/domain/account/fields';
import { ERROR_MESSAGES } from '@hearthkin/domain/messages';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { BIRTH_DATE_MISSING, birthDateProblem } from '../../lib/birth-date';
import { loginPath, registerPath } from '../../lib/paths';
import { TermsConsent } from '../../ui/forms/terms-consent';
import { TextField } from '../../ui/forms/text-field';
import { useNow } from '../../ui/hooks/clock';
import { PageHeading } from '../../ui/layout/page-heading';
import { CREATED } from './finish-messages';

interface FinishFormProps {
  readonly isBusy: boolean;
  readonly isDone: boolean;
  /** Something that goes with the account is on its way. */
  readonly isWaiting: boolean;
  readonly failure: string | null;
  /** The account's identity. */
  readonly children: ReactNode;
  readonly onFinish: (dateOfBirth: string) => void;
  readonly onEdit: () => void;
  /** Signs out and goes to another page. */
  readonly onLeave: (to: string) => void;
}

/** Asks what the provider doesn't say: date of birth and consent. */
export function FinishForm(props: FinishFormProps) {
  const { isBusy, isDone, isWaiting, failure, children, onFinish, onEdit, onLeave } = props;
  const now = useNow();
  const [dateOfBirth, setDateOfBirth] = useState('');
  const [agreed, setAgreed] = useState(false);
  const [wasTried, setWasTried] = useState(false);
  const problem = dateOfBirth === '' ? BIRTH_DATE_MISSING : birthDateProblem(dateOfBirth, now);
  const shown = wasTried ? problem : null;
  const isLocked = isBusy || isDone;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setWasTried(true);
    // The server refuses who is too young, and remembers that they said so.
    const isForServer = problem === null || problem === ERROR_MESSAGES.underage;
    if (agreed && isForServer) onFinish(dateOfBirth);
  };
  return (
    <Box component="form" noValidate onSubmit={submit}>
      <PageHeading>Almost there</PageHeading>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 3 }}>
        Just two more details, and you’re in.
      </Typography>
      <Stack sx={{ gap: 2.5 }}>
        {children}
        <TextField
          label="Date of birth"
          type="date"
          value={dateOfBirth}
          onChange={(event) => {
            setDateOfBirth(event.target.value);
            onEdit();
          }}
          autoComplete="bday"
          disabled={isLocked}
          error={shown !== null}
          helperText={shown ?? `You must be ${MINIMUM_AGE} or older.`}
          slotProps={{ htmlInput: { 'aria-required': true }, inputLabel: { shrink: true } }}
        />
        <TermsConsent checked={agreed} onChange={setAgreed} disabled={isLocked} />
        {failure !== null && failure !== shown && <Alert severity="error">{failure}</Alert>}
        {isDone && <Alert severity="success">{CREATED}</Alert>}
        <Button
          type="submit"
          variant="contained"
          size="large"
          disabled={!agreed || isLocked || isWaiting}
        >
          {isBusy ? 'Creating account...' : 'Create account'}
        </Button>
      </Stack>
      <Stack sx={{ mt: 3, gap: 1, textAlign: 'center', color: 'text.secondary' }}>
        <span>
          Not you?{' '}
          <Link
            component="button"
            type="button"
            disabled={isLocked}
            onClick={() => onLeave(loginPath())}
          >
            Use another account
          </Link>
        </span>
        <span>
          Want to be a companion?{' '}
          <Link
            component="button"
            type="button"
            disabled={isLocked}
            onClick={() => onLeave(registerPath(undefined, 'earner'))}
          >
            Sign up with your phone
          </Link>
        </span>
      </Stack>
    </Box>
  );
}
