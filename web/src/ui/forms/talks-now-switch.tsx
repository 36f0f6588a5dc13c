import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useId } from 'react';

interface TalksNowSwitchProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly isDisabled?: boolean;
  /** While it is saved. Not disabled then, so that keyboard focus stays. */
  readonly isBusy?: boolean;
}

/** Whether members may ask a companion to talk right now. */
export function TalksNowSwitch(props: TalksNowSwitchProps) {
  const { isOn, onChange, isDisabled = false, isBusy = false } = props;
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
        label={`Talk Right Now: ${isOn ? 'on' : 'off'}`}
        slotProps={{ typography: { sx: { fontWeight: 650 } } }}
        sx={{ minHeight: 44 }}
      />
      <FormHelperText id={id} sx={{ mx: 0, mt: 0, typography: 'body2' }}>
        Members can ask to talk within minutes while you’re online. After five minutes away from
        this site, you’re not offered.
      </FormHelperText>
    </FormControl>
  );
}
