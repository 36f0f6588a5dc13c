import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { FormTextField } from '../../ui/forms/form-field';
import { FormPasswordField } from '../../ui/forms/password-field';

/** Only this form accepts such a short password (specification 2, section 2). */
const HINT = 'Password minimum 3 characters';

const testLogin = z.object({
  email: z.pipe(z.string().check(z.trim()), z.email('Please enter a valid email address')),
  password: z.string().check(z.minLength(3, HINT)),
});

interface TestLoginFormProps {
  readonly isBusy: boolean;
  readonly onSubmit: (email: string, password: string) => Promise<void>;
}

export function TestLoginForm({ isBusy, onSubmit }: TestLoginFormProps) {
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(testLogin),
    defaultValues: { email: '', password: '' },
  });
  return (
    <Card component="section" aria-label="Test login" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        Test login
      </Typography>
      <Stack
        component="form"
        noValidate
        sx={{ gap: 2 }}
        onSubmit={(event) =>
          void handleSubmit((values) => onSubmit(values.email, values.password))(event)
        }
      >
        <FormTextField
          control={control}
          name="email"
          label="Email"
          type="email"
          autoComplete="username"
          isRequired
        />
        <FormPasswordField
          control={control}
          name="password"
          label="Password"
          hint={HINT}
          autoComplete="current-password"
          isRequired
        />
        <Button type="submit" variant="contained" disabled={isBusy}>
          {isBusy ? 'One moment...' : 'Test login'}
        </Button>
      </Stack>
    </Card>
  );
}
