import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';

interface LongTextProps<T extends FieldValues>
  extends Pick<TextFieldProps, 'minRows' | 'disabled'> {
  readonly control: Control<T, unknown, unknown>;
  readonly name: FieldPath<T>;
  readonly label: string;
  readonly hint: string;
  /** The most characters there may be. */
  readonly most: number;
  readonly isRequired?: boolean;
}

/** From so many characters before the end on it is said how many are left. */
const NEAR_END = 100;

/** Room for a few sentences, which says how much is left once that matters. */
export function LongText<T extends FieldValues>(props: LongTextProps<T>) {
  const { control, name, label, hint, most, isRequired, ...rest } = props;
  const { field, fieldState } = useController({ control, name });
  const { ref, ...input } = field;
  const left = most - String(field.value).length;
  const counted = left === 1 ? '1 character left' : `${left.toLocaleString('en')} characters left`;
  return (
    <TextField
      {...input}
      {...rest}
      inputRef={ref}
      label={label}
      multiline
      maxRows={14}
      fullWidth
      error={fieldState.error !== undefined}
      helperText={fieldState.error?.message ?? (left <= NEAR_END ? counted : hint)}
      slotProps={{ htmlInput: { maxLength: most, 'aria-required': isRequired } }}
    />
  );
}
