import Checkbox from '@mui/material/Checkbox';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import TextField from '@mui/material/TextField';

interface MultiChoiceProps<T extends string> {
  readonly label: string;
  /** What stands there while nothing is chosen. */
  readonly none: string;
  readonly options: readonly T[];
  readonly labelOf: (option: T) => string;
  readonly value: readonly T[];
  readonly onChange: (value: readonly T[]) => void;
}

/**
 * Any number of a few; without a keyboard in the way on a phone. Browsers show such a list as a box to
 * scroll in, so it is MUI's, which builds leave out of its text field (`unused-parts.ts`).
 */
export function MultiChoice<T extends string>(props: MultiChoiceProps<T>) {
  const { label, none, options, labelOf, value, onChange } = props;
  return (
    <TextField
      select
      slots={{ select: Select }}
      label={label}
      value={value}
      onChange={(event) => {
        const chosen: readonly string[] = [event.target.value].flat();
        onChange(options.filter((option) => chosen.includes(option)));
      }}
      slotProps={{
        inputLabel: { shrink: true },
        select: {
          multiple: true,
          displayEmpty: true,
          renderValue: () => value.map(labelOf).join(', ') || none,
          MenuProps: { slotProps: { paper: { sx: { maxHeight: 420 } } } },
        },
      }}
    >
      {options.map((option) => (
        <MenuItem key={option} value={option} sx={{ py: 0.25 }}>
          <Checkbox
            checked={value.includes(option)}
            tabIndex={-1}
            disableRipple
            sx={{ marginInlineStart: -1 }}
          />
          <ListItemText primary={labelOf(option)} />
        </MenuItem>
      ))}
    </TextField>
  );
}
