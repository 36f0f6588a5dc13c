import Select from '@mui/material/Select';
import TextField, { type TextFieldProps } from '@mui/material/TextField';

/**
 * A field with choices; the only one. MUI's text field would bring `Select` and all that its list
 * needs along wherever somebody types, so builds leave it out there (`unused-parts.ts`).
 */
export function SelectField(props: Omit<TextFieldProps, 'select'>) {
  return <TextField {...props} select slots={{ ...props.slots, select: Select }} />;
}
