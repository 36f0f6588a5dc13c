import { DEFAULT_HOURLY_RATE, LIMITS } from '@hearthkin/domain/foundation/fields';
import { CURRENCY, MINOR_PER_MAJOR } from '@hearthkin/domain/foundation/money';
import InputAdornment from '@mui/material/InputAdornment';
import { formatMoney } from '../../lib/format';
import { TextField } from '../../ui/forms/text-field';
import { isRate } from './final-checks';
import { SIGN_UP_MESSAGES } from './messages';
import { useSignUp } from './sign-up-context';

/** Specification 1, section 9. */
const RATE_HINT = '25';

interface AboutFieldsProps {
  readonly disabled: boolean;
  readonly onEdit: () => void;
}

/** The bio, and for companions the hourly rate. */
export function AboutFields({ disabled, onEdit }: AboutFieldsProps) {
  const { draft, change } = useSignUp();
  const edit = (values: Parameters<typeof change>[0]) => {
    onEdit();
    change(values);
  };
  const isWrongRate = !isRate(draft.hourlyRate);
  return (
    <>
      <TextField
        label="About you (optional)"
        multiline
        minRows={3}
        value={draft.bio}
        onChange={(event) => edit({ bio: event.target.value })}
        disabled={disabled}
        helperText={`${draft.bio.length} of ${LIMITS.bio} characters`}
        slotProps={{ htmlInput: { maxLength: LIMITS.bio } }}
      />
      {draft.userType === 'earner' && (
        <TextField
          label="Hourly rate"
          placeholder={RATE_HINT}
          value={draft.hourlyRate}
          onChange={(event) => edit({ hourlyRate: event.target.value })}
          disabled={disabled}
          error={isWrongRate}
          helperText={
            isWrongRate
              ? SIGN_UP_MESSAGES.hourlyRate
              : `What you charge per hour. Leave empty to start at ${formatMoney(DEFAULT_HOURLY_RATE * MINOR_PER_MAJOR)}.`
          }
          slotProps={{
            htmlInput: { inputMode: 'numeric', maxLength: 6 },
            inputLabel: { shrink: true },
            input: { startAdornment: <InputAdornment position="start">{CURRENCY}</InputAdornment> },
          }}
          sx={{ maxWidth: 340 }}
        />
      )}
    </>
  );
}
