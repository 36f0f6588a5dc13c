import { LIMITS } from '@hearthkin/domain/account/fields';
import type { ApplicationForm } from '@hearthkin/domain/companion/application';
import InputAdornment from '@mui/material/InputAdornment';
import { useController } from 'react-hook-form';
import { TextField } from '../../ui/forms/text-field';
import type { ApplicationControl } from './application-form';

interface TextLineProps {
  readonly control: ApplicationControl;
  readonly name: Extract<
    keyof ApplicationForm,
    'firstName' | 'lastName' | 'location' | 'hourlyRate' | 'weeklyHours'
  >;
  readonly label: string;
  readonly hint?: string;
  readonly most?: number;
  readonly autoComplete?: string;
  readonly disabled: boolean;
  /** Beside the digits of a number, which a phone gets the keys for. */
  readonly unit?: { readonly text: string; readonly position: 'start' | 'end' };
}

/** One line of text, or a number as it is typed. */
export function TextLine(props: TextLineProps) {
  const { control, name, label, hint, most = LIMITS.name, disabled, unit } = props;
  const { field, fieldState } = useController({ control, name });
  const { ref, ...input } = field;
  const { error } = fieldState;
  return (
    <TextField
      {...input}
      inputRef={ref}
      label={label}
      autoComplete={props.autoComplete ?? 'off'}
      disabled={disabled}
      error={error !== undefined}
      helperText={error?.message ?? hint}
      slotProps={{
        htmlInput: { maxLength: most, ...(unit !== undefined && { inputMode: 'numeric' }) },
        ...(unit !== undefined && {
          input: {
            [`${unit.position}Adornment`]: (
              <InputAdornment position={unit.position}>{unit.text}</InputAdornment>
            ),
          },
        }),
      }}
    />
  );
}
