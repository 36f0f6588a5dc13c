import Select from '@mui/material/Select';
import TextField, { type TextFieldProps } from '@mui/material/TextField';

/**
 * A field with choices, in a list of ours (`NativeSelectField` leaves the list to the browser). MUI's
 * text field would bring `Select` along wherever somebody types, so builds leave it out there
 * (`unused-parts.ts`).
 */
export function SelectField(props: Omit<TextFieldProps, 'select'>) {
  return <TextField {...props} select slots={{ ...props.slots, select: Select }} />;
}
