import CheckRounded from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import {
  type Control,
  type FieldPathByValue,
  type FieldValues,
  useController,
} from 'react-hook-form';

interface ChoiceChipsProps<T extends FieldValues, O extends string> {
  readonly control: Control<T, unknown, unknown>;
  /** The chosen options in the order they were chosen. */
  readonly name: FieldPathByValue<T, O[]>;
  readonly label: string;
  /** A fixed hint, or one that depends on the number chosen. */
  readonly hint: string | ((count: number) => string);
  readonly options: Readonly<Record<O, string>>;
  readonly disabled: boolean;
}

/** A multiple choice made of toggle buttons. */
export function ChoiceChips<T extends FieldValues, O extends string>(
  props: ChoiceChipsProps<T, O>,
) {
  const { control, name, label, hint, options, disabled } = props;
  const id = useId();
  const { field } = useController({ control, name });
  const chosen: readonly O[] = field.value;
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
        {typeof hint === 'string' ? hint : hint(chosen.length)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {(Object.keys(options) as O[]).map((option) => {
          const isChosen = chosen.includes(option);
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
                field.onChange(
                  isChosen ? chosen.filter((one) => one !== option) : [...chosen, option],
                )
              }
              sx={{ height: 44, borderRadius: 999, px: 0.75, fontSize: '0.9375rem' }}
            />
          );
        })}
      </Box>
    </Box>
  );
}
