import { typedEmailInput } from '@hearthkin/domain/account/email';
import { zodResolver } from '@hookform/resolvers/zod';
import LockResetOutlined from '@mui/icons-material/LockResetOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { PATHS } from '../../lib/paths';
import { FormTextField } from '../../ui/forms/form-field';
import { StepCard } from '../../ui/layout/step-card';

interface RequestFormProps {
  /** The address typed before, when the user comes back to change it. */
  readonly email: string;
  readonly isBusy: boolean;
  readonly failure: string | null;
  readonly onEdit: () => void;
  readonly onSubmit: (email: string) => void;
}

/** Asks for the address to send a reset link to. */
export function RequestForm({ email, isBusy, failure, onEdit, onSubmit }: RequestFormProps) {
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(typedEmailInput),
    defaultValues: { email },
  });
  return (
    <StepCard
      icon={<LockResetOutlined />}
      heading="Forgot password?"
      text="Enter your email address and we’ll send you a link to choose a new one."
      takesFocus={email !== ''}
    >
      <Stack
        component="form"
        noValidate
        sx={{ gap: 2 }}
        onSubmit={(event) => void handleSubmit((values) => onSubmit(values.email))(event)}
      >
        {failure !== null && <Alert severity="error">{failure}</Alert>}
        <FormTextField
          control={control}
          name="email"
          label="Email"
          type="email"
          autoComplete="username"
          isRequired
          onEdit={onEdit}
        />
        <Button type="submit" variant="contained" size="large" disabled={isBusy}>
          {isBusy ? 'Sending...' : 'Send reset link'}
        </Button>
        <Button component={Link} to={PATHS.login}>
          Back to sign in
        </Button>
      </Stack>
    </StepCard>
  );
}
