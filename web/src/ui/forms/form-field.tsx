import { formatCount } from '@hearthkin/domain/foundation/formats';
import InputAdornment from '@mui/material/InputAdornment';
import {
  type Control,
  type FieldPath,
  type FieldValues,
  type UseControllerReturn,
  useController,
} from 'react-hook-form';
import { TextField, type TextFieldProps } from './text-field';

export interface FormFieldProps<T extends FieldValues>
  extends Pick<TextFieldProps, 'disabled' | 'sx'> {
  readonly control: Control<T, unknown, unknown>;
  readonly name: FieldPath<T>;
  readonly label: string;
  /** A fixed hint, or one that depends on what is typed. */
  readonly hint?: string | ((typed: string) => string);
  readonly isRequired?: boolean;
  /** Turns a validation problem into the text below the field. */
  readonly problemText?: (problem: string, typed: string) => string;
}

export interface FormTextFieldProps<T extends FieldValues>
  extends FormFieldProps<T>,
    Pick<TextFieldProps, 'autoComplete' | 'autoFocus' | 'fullWidth' | 'maxRows' | 'noticesCrisis'> {
  readonly type?: 'text' | 'email' | 'date' | 'time';
  readonly maxLength?: number;
  /** Near `maxLength`, the hint says how many characters are left. */
  readonly countsDown?: boolean;
  /** The earliest date. */
  readonly min?: string;
  /** Shows the number keys on a phone. */
  readonly isNumeric?: boolean;
  /** The initial number of lines of a multiline field. */
  readonly rows?: number;
  /** Shown inside the field beside the value. */
  readonly unit?: { readonly text: string; readonly position: 'start' | 'end' };
  /** Further attributes of the input. */
  readonly htmlInput?: NonNullable<TextFieldProps['slotProps']>['htmlInput'];
  readonly onEdit?: () => void;
}

/** The remaining count is shown below this many characters. */
const COUNT_BELOW = 100;

function countdown(remaining: number): string {
  return remaining === 1 ? '1 character left' : `${formatCount(remaining)} characters left`;
}

/** The props that connect a field with its form. */
export function connect<T extends FieldValues>(
  { field, fieldState }: UseControllerReturn<T>,
  { hint, problemText }: Pick<FormFieldProps<T>, 'hint' | 'problemText'>,
): Pick<TextFieldProps, 'name' | 'value' | 'onBlur' | 'inputRef' | 'error' | 'helperText'> {
  const { name, value, onBlur, ref } = field;
  const typed = String(value);
  const problem = fieldState.error?.message;
  return {
    name,
    value,
    onBlur,
    inputRef: ref,
    error: fieldState.error !== undefined,
    helperText:
      problem === undefined
        ? typeof hint === 'function'
          ? hint(typed)
          : hint
        : (problemText?.(problem, typed) ?? problem),
  };
}

/** The props of a form's text field. */
export function useTextField<T extends FieldValues>(props: FormTextFieldProps<T>): TextFieldProps {
  const { control, name, label, hint, isRequired, problemText, countsDown, ...rest } = props;
  const { type, maxLength, min, isNumeric, rows, unit, htmlInput, onEdit, ...look } = rest;
  const controller = useController({ control, name });
  const left = (maxLength ?? 0) - String(controller.field.value).length;
  const isNearLimit = countsDown === true && left <= COUNT_BELOW;
  const isPicked = type === 'date' || type === 'time';
  return {
    autoComplete: 'off',
    fullWidth: true,
    ...look,
    ...connect(controller, { hint: isNearLimit ? countdown(left) : hint, problemText }),
    onChange: (event) => {
      onEdit?.();
      controller.field.onChange(event);
    },
    label,
    type,
    ...(rows !== undefined && { multiline: true, minRows: rows, maxRows: look.maxRows ?? 14 }),
    slotProps: {
      htmlInput: {
        maxLength,
        min,
        'aria-required': isRequired,
        inputMode: isNumeric ? 'numeric' : undefined,
        ...htmlInput,
      },
      ...(isPicked && { inputLabel: { shrink: true } }),
      ...(unit !== undefined && {
        input: {
          [`${unit.position}Adornment`]: (
            <InputAdornment position={unit.position}>{unit.text}</InputAdornment>
          ),
        },
      }),
    },
  };
}

/** A text field of a form, with its problem or hint below. */
export function FormTextField<T extends FieldValues>(props: FormTextFieldProps<T>) {
  return <TextField {...useTextField(props)} />;
}
