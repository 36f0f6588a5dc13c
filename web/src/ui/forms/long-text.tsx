import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { TextField, type TextFieldProps } from './text-field';

interface LongTextProps<T extends FieldValues>
  extends Pick<TextFieldProps, 'minRows' | 'disabled'> {
  readonly control: Control<T, unknown, unknown>;
  readonly name: FieldPath<T>;
  readonly label: string;
  readonly hint: string;
  readonly maxLength: number;
  readonly isRequired?: boolean;
}

/** The remaining count is shown below this many characters. */
const COUNT_BELOW = 100;

/** A multiline field that shows how many characters are left near the limit. */
export function LongText<T extends FieldValues>(props: LongTextProps<T>) {
  const { control, name, label, hint, maxLength, isRequired, ...rest } = props;
  const { field, fieldState } = useController({ control, name });
  const { ref, ...input } = field;
  const left = maxLength - String(field.value).length;
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
      helperText={fieldState.error?.message ?? (left <= COUNT_BELOW ? counted : hint)}
      slotProps={{ htmlInput: { maxLength, 'aria-required': isRequired } }}
    />
  );
}
