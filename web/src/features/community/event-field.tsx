import { EVENT_MESSAGES } from '@hearthkin/domain/community/event';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { type Control, useController } from 'react-hook-form';
import { SelectField } from '../../ui/forms/select-field';
import type { TypedEvent } from './event-form';

interface EventFieldProps {
  readonly control: Control<TypedEvent, unknown, unknown>;
  readonly name: keyof TypedEvent;
  readonly label: string;
  readonly type?: 'date' | 'time';
  readonly options?: readonly string[];
  /** Lines to begin with, where there is room for more than one. */
  readonly rows?: number;
  readonly hint?: string;
  readonly htmlInput?: NonNullable<TextFieldProps['slotProps']>['htmlInput'];
  readonly disabled: boolean;
}

/** One field of the form, all of which have to be filled in. */
export function EventField(props: EventFieldProps) {
  const { control, name, label, type, options, rows, hint, htmlInput, disabled } = props;
  const { field, fieldState } = useController({ control, name });
  const { ref, ...input } = field;
  const problem = fieldState.error?.message;
  const Field = options === undefined ? TextField : SelectField;
  return (
    <Field
      {...input}
      inputRef={ref}
      label={label}
      {...(type !== undefined && { type })}
      {...(rows !== undefined && { multiline: true, minRows: rows, maxRows: 14 })}
      autoComplete="off"
      fullWidth
      disabled={disabled}
      error={problem !== undefined}
      // The alert above says it once for all of them.
      helperText={problem === EVENT_MESSAGES.required ? 'Required' : (problem ?? hint)}
      slotProps={{
        htmlInput: { 'aria-required': true, ...htmlInput },
        ...(type !== undefined && { inputLabel: { shrink: true } }),
      }}
    >
      {options !== undefined && (
        <>
          <option value="" disabled>
            Choose one
          </option>
          {options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </>
      )}
    </Field>
  );
}
