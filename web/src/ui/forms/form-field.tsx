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
  /** What stands below the field in place of a problem's own sentence. */
  readonly sentenceOf?: (problem: string) => string;
}

interface FormTextFieldProps<T extends FieldValues>
  extends FormFieldProps<T>,
    Pick<TextFieldProps, 'autoComplete' | 'fullWidth'> {
  readonly type?: 'text' | 'email' | 'date' | 'time';
  /** The most characters there may be. */
  readonly most?: number;
  /** The earliest date. */
  readonly min?: string;
  /** Digits only, for which a phone shows its number keys. */
  readonly isNumeric?: boolean;
  /** Lines to begin with, where there is room for several. */
  readonly rows?: number;
  /** Stands inside the field, beside its value. */
  readonly unit?: { readonly text: string; readonly position: 'start' | 'end' };
}

function inputOf<T extends FieldValues>({ field, fieldState }: UseControllerReturn<T>) {
  const { ref, ...input } = field;
  return { ...input, inputRef: ref, error: fieldState.error !== undefined };
}

function helperOf({
  hint,
  sentenceOf,
}: {
  hint?: string;
  sentenceOf?: (problem: string) => string;
}) {
  return (problem: string | undefined) =>
    problem === undefined ? hint : (sentenceOf?.(problem) ?? problem);
}

/** A text field of a form, with its problem or its hint below. */
export function FormTextField<T extends FieldValues>(props: FormTextFieldProps<T>) {
  const { control, name, label, hint, isRequired, sentenceOf, ...rest } = props;
  const { type, most, min, isNumeric, rows, unit, ...look } = rest;
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
      helperText={helperOf({ hint, sentenceOf })(controller.fieldState.error?.message)}
      slotProps={{
        htmlInput: {
          maxLength: most,
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

/** A field of a form with one choice of several, and none to begin with. */
export function FormSelectField<T extends FieldValues>(props: FormSelectFieldProps<T>) {
  const { control, name, label, hint, isRequired, sentenceOf, options, ...look } = props;
  const controller = useController({ control, name });
  return (
    <SelectField
      autoComplete="off"
      fullWidth
      {...look}
      {...inputOf(controller)}
      label={label}
      helperText={helperOf({ hint, sentenceOf })(controller.fieldState.error?.message)}
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
