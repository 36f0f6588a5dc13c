import { LIMITS, MINIMUM_AGE } from '@hearthkin/domain/foundation/fields';
import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useId } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { isUnderage } from '../../lib/birth-date';
import { FormTextField } from '../../ui/forms/form-field';
import { PasswordChecklist } from '../../ui/forms/password-checklist';
import { FormPasswordField } from '../../ui/forms/password-field';
import { TermsConsent } from '../../ui/forms/terms-consent';
import { useNow } from '../../ui/hooks/clock';
import { CREATED } from './finish-messages';
import { type Asked, firstValues, keepValues, type ShortValues, shortSchema } from './short-values';

interface ShortFormProps {
  readonly asks: Asked;
  readonly isBusy: boolean;
  readonly isDone: boolean;
  /** Whether something that goes with the account is on its way. */
  readonly isWaiting?: boolean;
  readonly failure: string | null;
  /** The field that the failure is about; null for none. */
  readonly failedField: keyof ShortValues | null;
  /** Shown above the fields. */
  readonly children?: ReactNode;
  readonly onFinish: (values: ShortValues) => void;
  /** Gets what was sent with a birth date under the minimum age, which the form refuses. */
  readonly onUnderage?: (values: ShortValues) => void;
  readonly onEdit: () => void;
}

const CHECKLIST = 'short-account-password-needs';

/** The fields of a short account, and its button. */
export function ShortForm(props: ShortFormProps) {
  const { asks, isBusy, isDone, isWaiting = false, failure, failedField, children } = props;
  const { onFinish, onUnderage, onEdit } = props;
  const now = useNow();
  const whyId = useId();
  const { control, handleSubmit, getValues, setValue, setError } = useForm<ShortValues>({
    mode: 'onTouched',
    resolver: zodResolver(shortSchema(asks, now)),
    defaultValues: firstValues(),
  });
  const values = useWatch({ control }) as ShortValues;
  useEffect(() => keepValues(values), [values]);
  useEffect(() => {
    if (failedField === null || failure === null) return;
    setError(failedField, { message: failure }, { shouldFocus: true });
  }, [failedField, failure, setError]);

  const isLocked = isBusy || isDone;
  const common = { control, disabled: isLocked, isRequired: true, onEdit };
  const submit = handleSubmit(onFinish, () => {
    // Only a date that someone wants to go on with counts.
    if (!isUnderage(getValues('dateOfBirth'), now)) return;
    setValue('ageDoubted', true);
    onUnderage?.(getValues());
  });
  return (
    <Stack component="form" noValidate sx={{ gap: 2.5 }} onSubmit={(event) => void submit(event)}>
      {children}
      {asks.names && (
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2.5 }}>
          <FormTextField
            {...common}
            name="firstName"
            label="First name"
            autoComplete="given-name"
            maxLength={LIMITS.name}
          />
          <FormTextField
            {...common}
            name="lastName"
            label="Last name (optional)"
            autoComplete="family-name"
            maxLength={LIMITS.name}
            isRequired={false}
          />
        </Box>
      )}
      {asks.credentials && (
        <>
          <FormTextField
            {...common}
            name="email"
            label="Email"
            type="email"
            autoComplete="username"
            maxLength={LIMITS.email}
          />
          <div>
            <FormPasswordField
              {...common}
              name="password"
              label="Password"
              autoComplete="new-password"
              htmlInput={{ 'aria-describedby': CHECKLIST }}
            />
            <Box sx={{ mt: 1.5 }}>
              <PasswordChecklist id={CHECKLIST} password={values.password} />
            </Box>
          </div>
        </>
      )}
      <FormTextField
        {...common}
        name="dateOfBirth"
        label="Date of birth"
        type="date"
        autoComplete="bday"
        hint={`You must be ${MINIMUM_AGE} or older.`}
      />
      <Controller
        control={control}
        name="agreed"
        render={({ field }) => (
          <TermsConsent checked={field.value} onChange={field.onChange} disabled={isLocked} />
        )}
      />
      {failure !== null && failedField === null && <Alert severity="error">{failure}</Alert>}
      {isDone && <Alert severity="success">{CREATED}</Alert>}
      <Stack sx={{ gap: 1 }}>
        <Button
          type="submit"
          variant="contained"
          size="large"
          disabled={!values.agreed || isLocked || isWaiting}
          aria-describedby={values.agreed ? undefined : whyId}
        >
          {isBusy ? 'Creating account...' : 'Create account'}
        </Button>
        {!values.agreed && (
          <Typography id={whyId} variant="body2" sx={{ color: 'text.secondary' }}>
            Agree to the terms to create your account.
          </Typography>
        )}
      </Stack>
    </Stack>
  );
}
