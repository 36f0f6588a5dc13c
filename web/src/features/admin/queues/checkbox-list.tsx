import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';

interface CheckboxListProps<T extends string> {
  readonly label: string;
  readonly options: Readonly<Record<T, string>>;
  readonly chosen: readonly T[];
  readonly onChange: (chosen: readonly T[]) => void;
  readonly disabled: boolean;
}

/** One or more of a few options. */
export function CheckboxList<T extends string>(props: CheckboxListProps<T>) {
  const { label, options, chosen, onChange, disabled } = props;
  return (
    <FormControl component="fieldset" required disabled={disabled} sx={{ mb: 2 }}>
      <FormLabel component="legend">{label}</FormLabel>
      <FormGroup>
        {(Object.keys(options) as T[]).map((option) => (
          <FormControlLabel
            key={option}
            label={options[option]}
            control={
              <Checkbox
                checked={chosen.includes(option)}
                onChange={(_event, isChosen) =>
                  onChange(isChosen ? [...chosen, option] : chosen.filter((one) => one !== option))
                }
              />
            }
          />
        ))}
      </FormGroup>
    </FormControl>
  );
}
