import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import MuiRating from '@mui/material/Rating';
import { useId } from 'react';
import { starsLabel } from '../people/stars';

interface StarFieldProps {
  readonly label: string;
  /** 1 to 5; null before a choice. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly disabled: boolean;
  readonly problem: string | undefined;
}

/** One to five stars as five radio buttons, usable by keyboard and screen reader. */
export function StarField({ label, value, onChange, disabled, problem }: StarFieldProps) {
  const id = useId();
  return (
    <Box
      component="fieldset"
      aria-describedby={problem === undefined ? undefined : `${id}-problem`}
      sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}
    >
      <FormLabel component="legend" error={problem !== undefined} sx={{ mb: 0.5 }}>
        {label}
      </FormLabel>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5 }}>
        <MuiRating
          name={id}
          value={value}
          size="large"
          disabled={disabled}
          getLabelText={starsLabel}
          emptyLabelText="No stars"
          onChange={(_event, stars) => onChange(stars)}
          sx={{ color: 'secondary.main', fontSize: '2.75rem', marginInlineStart: -0.5 }}
        />
        <Box component="span" aria-hidden sx={{ color: 'text.secondary' }}>
          {value !== null && WORDS[value - 1]}
        </Box>
      </Box>
      {problem !== undefined && (
        <FormHelperText error id={`${id}-problem`} role="alert">
          {problem}
        </FormHelperText>
      )}
    </Box>
  );
}

const WORDS = ['Not good', 'Could be better', 'All right', 'Good', 'Wonderful'] as const;
