import InputAdornment from '@mui/material/InputAdornment';
import {
  type Control,
  type FieldPath,
  type FieldValues,
  type UseControllerReturn,
  useController,
} from 'react-hook-form';
import { SelectField } from './select-field';
import { TextField, type TextFieldProps } from './text-field';

interface FormFieldProps<T extends FieldValues> extends Pick<TextFieldProps, 'disabled' | 'sx'> {
  readonly control: Control<T, unknown, unknown>;
  readonly name: FieldPath<T>;
  readonly label: string;
  readonly hint?: string;
  readonly isRequired?: boolean;
  /** Turns a validation problem into the text below the field. */
  readonly problemText?: (problem: string) => string;
}

interface FormTextFieldProps<T extends FieldValues>
  extends FormFieldProps<T>,
    Pick<TextFieldProps, 'autoComplete' | 'fullWidth'> {
  readonly type?: 'text' | 'email' | 'date' | 'time';
  readonly maxLength?: number;
  /** The earliest date. */
  readonly min?: string;
  /** Shows the number keys on a phone. */
  readonly isNumeric?: boolean;
  /** The initial number of lines of a multiline field. */
  readonly rows?: number;
  /** Shown inside the field beside the value. */
  readonly unit?: { readonly text: string; readonly position: 'start' | 'end' };
}

function inputOf<T extends FieldValues>({ field, fieldState }: UseControllerReturn<T>) {
  const { ref, ...input } = field;
  return { ...input, inputRef: ref, error: fieldState.error !== undefined };
}

function helperOf({
  hint,
  problemText,
}: {
  hint?: string;
  problemText?: (problem: string) => string;
}) {
  return (problem: string | undefined) =>
    problem === undefined ? hint : (problemText?.(problem) ?? problem);
}

/** A text field of a form, with its problem or hint below. */
export function FormTextField<T extends FieldValues>(props: FormTextFieldProps<T>) {
  const { control, name, label, hint, isRequired, problemText, ...rest } = props;
  const { type, maxLength, min, isNumeric, rows, unit, ...look } = rest;
  const controller = useController({ control, name });
  const isPicked = type === 'date' || type === 'time';
  return (
    <TextField
      autoComplete="off"
      fullWidth
      {...look}
      {...inputOf(controller)}
      label={label}
      type={type}
      {...(rows !== undefined && { multiline: true, minRows: rows, maxRows: 14 })}
      helperText={helperOf({ hint, problemText })(controller.fieldState.error?.message)}
      slotProps={{
        htmlInput: {
          maxLength,
          min,
          'aria-required': isRequired,
          inputMode: isNumeric ? 'numeric' : undefined,
        },
        ...(isPicked && { inputLabel: { shrink: true } }),
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

interface FormSelectFieldProps<T extends FieldValues> extends FormFieldProps<T> {
  readonly options: readonly string[];
}

/** A select field of a form, with nothing chosen at first. */
export function FormSelectField<T extends FieldValues>(props: FormSelectFieldProps<T>) {
  const { control, name, label, hint, isRequired, problemText, options, ...look } = props;
  const controller = useController({ control, name });
  return (
    <SelectField
      autoComplete="off"
      fullWidth
      {...look}
      {...inputOf(controller)}
      label={label}
      helperText={helperOf({ hint, problemText })(controller.fieldState.error?.message)}
      slotProps={{ htmlInput: { 'aria-required': isRequired } }}
    >
      <option value="" disabled>
        Choose one
      </option>
      {options.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </SelectField>
  );
}
