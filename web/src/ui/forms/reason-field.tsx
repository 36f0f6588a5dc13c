import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';

interface ReasonFieldProps<T extends FieldValues> {
  readonly control: Control<T, unknown, unknown>;
  readonly reason: FieldPath<T>;
  readonly question: string;
  /** Labels of the reasons by id. */
  readonly reasons: Readonly<Record<string, string>>;
  readonly isBusy: boolean;
  /** Whether the reasons stand side by side. */
  readonly isRow?: boolean;
}

/** A choice of one reason. */
export function ReasonField<T extends FieldValues>(props: ReasonFieldProps<T>) {
  const { control, reason, question, reasons, isBusy, isRow = false } = props;
  const id = useId();
  const { field, fieldState } = useController({ control, name: reason });
  const { ref, ...input } = field;
  const { error } = fieldState;
  return (
    <FormControl error={error !== undefined} disabled={isBusy}>
      <FormLabel id={id}>{question}</FormLabel>
      <RadioGroup
        {...input}
        row={isRow}
        value={input.value ?? ''}
        aria-labelledby={id}
        aria-describedby={error === undefined ? undefined : `${id}-problem`}
      >
        {Object.entries(reasons).map(([value, label], index) => (
          <FormControlLabel
            key={value}
            value={value}
            label={label}
            control={<Radio {...(index === 0 && { slotProps: { input: { ref } } })} />}
          />
        ))}
      </RadioGroup>
      {error !== undefined && (
        <FormHelperText id={`${id}-problem`} role="alert" sx={{ mx: 0 }}>
          {error.message}
        </FormHelperText>
      )}
    </FormControl>
  );
}
