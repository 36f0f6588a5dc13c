import type { FieldValues } from 'react-hook-form';
import { FormTextField, type FormTextFieldProps } from './form-field';

/** A multiline field that shows how many characters are left near the limit. */
export function LongText<T extends FieldValues>({
  minRows,
  ...props
}: FormTextFieldProps<T> & { readonly minRows: number }) {
  return <FormTextField {...props} rows={minRows} countsDown />;
}
