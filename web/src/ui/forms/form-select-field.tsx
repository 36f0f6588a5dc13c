import { type FieldValues, useController } from 'react-hook-form';
import { connect, type FormFieldProps } from './form-field';
import { SelectField } from './select-field';

interface FormSelectFieldProps<T extends FieldValues> extends FormFieldProps<T> {
  readonly options: readonly string[];
  /** The label of choosing nothing, where that may be. */
  readonly none?: string;
}

/** A select field of a form, with nothing chosen at first. */
export function FormSelectField<T extends FieldValues>(props: FormSelectFieldProps<T>) {
  const { control, name, label, hint, isRequired, problemText, options, none, ...look } = props;
  const controller = useController({ control, name });
  return (
    <SelectField
      autoComplete="off"
      fullWidth
      {...look}
      {...connect(controller, { hint, problemText })}
      onChange={controller.field.onChange}
      label={label}
      slotProps={{ htmlInput: { 'aria-required': isRequired } }}
    >
      <option value="" disabled={none === undefined}>
        {none ?? 'Choose one'}
      </option>
      {options.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </SelectField>
  );
}
