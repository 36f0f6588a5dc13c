import CheckRounded from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface ChoiceChipsProps<T extends string> {
  readonly label: string;
  readonly hint: string;
  readonly options: Readonly<Record<T, string>>;
  readonly value: readonly T[];
  /** In the order in which they were chosen. */
  readonly onChange: (value: T[]) => void;
  readonly disabled: boolean;
}

/** Any number of a few choices, each a button that is pressed or not. */
export function ChoiceChips<T extends string>(props: ChoiceChipsProps<T>) {
  const { label, hint, options, value, onChange, disabled } = props;
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} aria-describedby={`${id}-hint`}>
      <Typography id={id} sx={{ fontWeight: 650 }}>
        {label}
      </Typography>
      <Typography
        id={`${id}-hint`}
        variant="body2"
        aria-live="polite"
        sx={{ color: 'text.secondary', mb: 1.25 }}
      >
        {hint}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {(Object.keys(options) as T[]).map((option) => {
          const isChosen = value.includes(option);
          return (
            <Chip
              key={option}
              component="button"
              type="button"
              clickable
              disabled={disabled}
              aria-pressed={isChosen}
              label={options[option]}
              color={isChosen ? 'primary' : 'default'}
              variant={isChosen ? 'filled' : 'outlined'}
              {...(isChosen && { icon: <CheckRounded /> })}
              onClick={() =>
                onChange(isChosen ? value.filter((one) => one !== option) : [...value, option])
              }
              sx={{ height: 44, borderRadius: 999, px: 0.75, fontSize: '0.9375rem' }}
            />
          );
        })}
      </Box>
    </Box>
  );
}
