import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { TextField } from './text-field';

const CODE_LENGTH = 6;

interface CodeFieldProps {
  readonly sentTo: string;
  /** The code itself in the local suite. */
  readonly localCode: string | null;
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly disabled: boolean;
  readonly isWrong: boolean;
}

/** The six-digit code. Accepts pasted text and the phone's autofill. */
export function CodeField({
  sentTo,
  localCode,
  value,
  onChange,
  disabled,
  isWrong,
}: CodeFieldProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box role="status">We sent a code to {sentTo}.</Box>
      {localCode !== null && (
        <Alert severity="info" role="note">
          Local code: {localCode}
        </Alert>
      )}
      <TextField
        label="6-digit code"
        value={value}
        onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, CODE_LENGTH))}
        autoComplete="one-time-code"
        autoFocus
        disabled={disabled}
        error={isWrong}
        slotProps={{
          htmlInput: {
            inputMode: 'numeric',
            'aria-required': true,
            sx: { fontSize: '1.5rem', letterSpacing: '0.4em', fontVariantNumeric: 'tabular-nums' },
          },
        }}
        sx={{ maxWidth: 280 }}
      />
    </Box>
  );
}
