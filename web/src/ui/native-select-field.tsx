import NativeSelect, { type NativeSelectProps } from '@mui/material/NativeSelect';
import TextField, { type TextFieldProps } from '@mui/material/TextField';

interface NativeChoicesProps extends NativeSelectProps {
  readonly labelId?: string;
  readonly native?: boolean;
}

/** What only a list that is drawn by us would need is no attribute of a `select`. */
function NativeChoices({ labelId: _labelId, native: _native, ...props }: NativeChoicesProps) {
  return <NativeSelect {...props} />;
}

/** A field whose choices the browser shows; a page that has no others needs no code for their list. */
export function NativeSelectField(props: Omit<TextFieldProps, 'select'>) {
  return (
    <TextField
      {...props}
      select
      slots={{ ...props.slots, select: NativeChoices }}
      slotProps={{ ...props.slotProps, select: { native: true } }}
    />
  );
}
