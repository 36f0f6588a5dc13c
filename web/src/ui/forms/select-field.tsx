import NativeSelect, { type NativeSelectProps } from '@mui/material/NativeSelect';
import TextField, { type TextFieldProps } from '@mui/material/TextField';

interface SelectFieldProps extends Omit<TextFieldProps, 'select' | 'slots' | 'slotProps'> {
  /** What the list and its label are given is decided here. */
  readonly slotProps?: Omit<NonNullable<TextFieldProps['slotProps']>, 'select' | 'inputLabel'>;
}

/**
 * A field with choices, of which one is taken. The browser shows them: on a phone as people know it
 * from everywhere, and without code for a list. Where nothing is chosen yet there has to be an option
 * of its own for that, or the first looks chosen.
 */
export function SelectField({ slotProps, ...props }: SelectFieldProps) {
  return (
    <TextField
      {...props}
      select
      slots={{ select: NativeList }}
      // Something always stands there, so that the label is out of its way.
      slotProps={{ ...slotProps, select: { native: true }, inputLabel: { shrink: true } }}
    />
  );
}

interface NativeListProps extends NativeSelectProps {
  readonly labelId?: string;
  readonly native?: boolean;
}

/** What only a list of MUI's own would need is no attribute of a `select`. */
function NativeList({ labelId: _labelId, native: _native, ...props }: NativeListProps) {
  return <NativeSelect {...props} />;
}
