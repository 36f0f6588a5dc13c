import Checkbox from '@mui/material/Checkbox';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import { FieldFrame } from '../../ui/forms/text-field';

interface MultiChoiceProps<T extends string> {
  readonly label: string;
  /** Shown while nothing is chosen. */
  readonly none: string;
  readonly options: readonly T[];
  readonly labelOf: (option: T) => string;
  readonly value: readonly T[];
  readonly onChange: (value: readonly T[]) => void;
}

/** A multiple choice. Uses MUI's menu, because a native multiple select is a scrolling box. */
export function MultiChoice<T extends string>(props: MultiChoiceProps<T>) {
  const { label, none, options, labelOf, value, onChange } = props;
  return (
    <FieldFrame
      label={label}
      slotProps={{ inputLabel: { shrink: true, component: 'div', htmlFor: undefined } }}
    >
      {({ id, labelId }) => (
        <Select<readonly string[]>
          id={id}
          labelId={labelId}
          multiple
          displayEmpty
          value={value}
          onChange={(event) => {
            const chosen = [event.target.value].flat();
            onChange(options.filter((option) => chosen.includes(option)));
          }}
          renderValue={() => value.map(labelOf).join(', ') || none}
          MenuProps={{ slotProps: { paper: { sx: { maxHeight: 420 } } } }}
          input={<OutlinedInput label={label} notched />}
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
        </Select>
      )}
    </FieldFrame>
  );
}
