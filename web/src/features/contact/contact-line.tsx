import type { ContactForm } from '@hearthkin/domain/support/contact';
import { type Control, useController } from 'react-hook-form';
import { TextField } from '../../ui/forms/text-field';

interface ContactLineProps {
  readonly control: Control<ContactForm>;
  readonly name: Exclude<keyof ContactForm, 'message'>;
  readonly label: string;
  readonly type?: 'email';
  readonly autoComplete?: string;
  /** The most characters there may be. */
  readonly most: number;
  readonly disabled: boolean;
}

/** One line that has to be filled in. */
export function ContactLine(props: ContactLineProps) {
  const { control, name, label, type = 'text', autoComplete = 'off', most, disabled } = props;
  const { field, fieldState } = useController({ control, name });
  const { ref, ...input } = field;
  return (
    <TextField
      {...input}
      inputRef={ref}
      label={label}
      type={type}
      autoComplete={autoComplete}
      fullWidth
      disabled={disabled}
      error={fieldState.error !== undefined}
      helperText={fieldState.error?.message}
      slotProps={{ htmlInput: { maxLength: most, 'aria-required': true } }}
    />
  );
}
