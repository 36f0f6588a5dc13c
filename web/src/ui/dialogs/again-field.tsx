import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';

const ANSWERS = [
  ['yes', 'Yes', true],
  ['no', 'No', false],
  ['none', 'I’d rather not say', null],
] as const;

interface AgainFieldProps {
  /** Null for no answer. */
  readonly value: boolean | null;
  readonly onChange: (value: boolean | null) => void;
  readonly disabled: boolean;
}

/** Whether a member would meet the companion again. */
export function AgainField({ value, onChange, disabled }: AgainFieldProps) {
  const id = useId();
  return (
    <FormControl disabled={disabled}>
      <FormLabel id={id}>Would you meet again?</FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        aria-describedby={`${id}-hint`}
        value={ANSWERS.find(([, , answer]) => answer === value)?.[0] ?? 'none'}
        onChange={(_, chosen) => onChange(ANSWERS.find(([name]) => name === chosen)?.[2] ?? null)}
      >
        {ANSWERS.map(([name, label]) => (
          <FormControlLabel key={name} value={name} control={<Radio />} label={label} />
        ))}
      </RadioGroup>
      <FormHelperText id={`${id}-hint`} sx={{ mx: 0 }}>
        Optional, and not part of your review. We only count the answers.
      </FormHelperText>
    </FormControl>
  );
}
