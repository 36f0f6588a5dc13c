import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { type ReactNode, useId } from 'react';

export interface SwitchFieldProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly isDisabled?: boolean;
  /** While it is saved. Not disabled then, so that keyboard focus stays. */
  readonly isBusy?: boolean;
  readonly label: string;
  readonly hint: ReactNode;
}

/** A switch whose label says whether it is on, with a hint below. */
export function SwitchField(props: SwitchFieldProps) {
  const { isOn, onChange, isDisabled = false, isBusy = false, label, hint } = props;
  const id = useId();
  return (
    <FormControl disabled={isDisabled}>
      <FormControlLabel
        control={
          <Switch
            checked={isOn}
            onChange={(_event, wanted) => {
              if (!isBusy) onChange(wanted);
            }}
            slotProps={{
              input: { 'aria-describedby': id, 'aria-disabled': isBusy, 'aria-busy': isBusy },
            }}
          />
        }
        label={`${label}: ${isOn ? 'on' : 'off'}`}
        slotProps={{ typography: { sx: { fontWeight: 650 } } }}
        sx={{ minHeight: 44 }}
      />
      <FormHelperText id={id} sx={{ mx: 0, mt: 0, typography: 'body2' }}>
        {hint}
      </FormHelperText>
    </FormControl>
  );
}
