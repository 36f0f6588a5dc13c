import { LIMITS } from '@hearthkin/domain/account/fields';
import Box from '@mui/material/Box';
import { FormTextField } from '../../ui/forms/form-field';
import { TextField } from '../../ui/forms/text-field';
import type { StepProps } from './application-form';

interface BasicStepProps extends StepProps {
  readonly email: string;
  readonly phone: string;
}

export function BasicStep({ control, isBusy, email, phone }: BasicStepProps) {
  const line = { control, disabled: isBusy };
  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2.5 }}>
        <FormTextField
          fullWidth={false}
          {...line}
          name="firstName"
          label="First name"
          autoComplete="given-name"
          maxLength={LIMITS.name}
        />
        <FormTextField
          fullWidth={false}
          {...line}
          name="lastName"
          label="Last name"
          autoComplete="family-name"
          maxLength={LIMITS.name}
        />
        <TextField label="Email" value={email} disabled helperText="From your account" />
        <TextField label="Phone" value={phone || 'None'} disabled helperText="From your account" />
      </Box>
      <FormTextField
        fullWidth={false}
        {...line}
        name="location"
        label="Location"
        hint="City and state, as members see it"
        maxLength={LIMITS.location}
      />
      <FormTextField
        control={control}
        name="bio"
        label="Bio"
        hint="What would you like people to know before they meet you?"
        maxLength={LIMITS.bio}
        rows={5}
        countsDown
        disabled={isBusy}
      />
    </>
  );
}
