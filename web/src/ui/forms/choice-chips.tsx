import CheckRounded from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import {
  type Control,
  type FieldPathByValue,
  type FieldValues,
  useController,
} from 'react-hook-form';

/** Options that belong together. */
interface ChoiceGroup<O extends string> {
  readonly title: string;
  /** The things that they have in common. */
  readonly hint: string;
  readonly options: readonly O[];
}

interface ChoiceChipsProps<T extends FieldValues, O extends string> {
  readonly control: Control<T, unknown, unknown>;
  /** The chosen options in the order they were chosen. */
  readonly name: FieldPathByValue<T, O[]>;
  readonly label: string;
  /** A fixed hint, or one that depends on the number chosen. */
  readonly hint: string | ((count: number) => string);
  readonly options: Readonly<Record<O, string>>;
  /** All options, each in one group. */
  readonly groups?: readonly ChoiceGroup<O>[];
  /** The meaning of an option, shown once it is chosen. */
  readonly descriptions?: Readonly<Record<O, string>>;
  /** The most options that may be chosen. */
  readonly most?: number;
  readonly disabled: boolean;
}

/** A multiple choice made of toggle buttons. */
export function ChoiceChips<T extends FieldValues, O extends string>(
  props: ChoiceChipsProps<T, O>,
) {
  const { control, name, label, hint, options, groups, ...rest } = props;
  const id = useId();
  const { field } = useController({ control, name });
  const chosen: readonly O[] = field.value;
  const chips = { ...rest, id, labels: options, chosen, onChange: field.onChange };
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
      {groups === undefined ? (
        <Chips {...chips} options={Object.keys(options) as O[]} />
      ) : (
        <Stack sx={{ gap: 2 }}>
          {groups.map((group) => (
            <Group key={group.title} group={group}>
              <Chips {...chips} options={group.options} />
            </Group>
          ))}
        </Stack>
      )}
    </Box>
  );
}

interface GroupProps<O extends string> {
  readonly group: ChoiceGroup<O>;
  readonly children: ReactNode;
}

function Group<O extends string>({ group, children }: GroupProps<O>) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} variant="body2" sx={{ mb: 0.75 }}>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {group.title}
        </Box>{' '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {group.hint}
        </Box>
      </Typography>
      {children}
    </Box>
  );
}

interface ChipsProps<O extends string> {
  /** The label of the whole choice. */
  readonly id: string;
  readonly options: readonly O[];
  readonly labels: Readonly<Record<O, string>>;
  readonly descriptions?: Readonly<Record<O, string>> | undefined;
  readonly chosen: readonly O[];
  readonly most?: number;
  readonly disabled: boolean;
  readonly onChange: (chosen: O[]) => void;
}

function Chips<O extends string>(props: ChipsProps<O>) {
  const { id, options, labels, descriptions, chosen, most, disabled, onChange } = props;
  const isFull = most !== undefined && chosen.length >= most;
  const explained = descriptions === undefined ? [] : options.filter((one) => chosen.includes(one));
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {options.map((option) => {
          const isChosen = chosen.includes(option);
          return (
            <Chip
              key={option}
              component="button"
              type="button"
              clickable
              disabled={disabled || (isFull && !isChosen)}
              aria-pressed={isChosen}
              {...(explained.includes(option) && { 'aria-describedby': `${id}-${option}` })}
              label={labels[option]}
              color={isChosen ? 'primary' : 'default'}
              variant={isChosen ? 'filled' : 'outlined'}
              {...(isChosen && { icon: <CheckRounded /> })}
              onClick={() =>
                onChange(isChosen ? chosen.filter((one) => one !== option) : [...chosen, option])
              }
              sx={{ height: 44, borderRadius: 999, px: 0.75, fontSize: '0.9375rem' }}
            />
          );
        })}
      </Box>
      {explained.map((option) => (
        <Typography key={option} variant="body2" sx={{ mt: 0.75 }}>
          <Box component="span" sx={{ fontWeight: 600 }}>
            {labels[option]}
          </Box>{' '}
          <Box component="span" id={`${id}-${option}`} sx={{ color: 'text.secondary' }}>
            {descriptions?.[option]}
          </Box>
        </Typography>
      ))}
    </>
  );
}
