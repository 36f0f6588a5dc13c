import { ACTIVITY_LIMITS } from '@hearthkin/domain/community/activity';
import AddRounded from '@mui/icons-material/AddRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { TypedPlan } from '../../lib/activity-draft';
import { TextField } from './text-field';

interface PlanFieldProps {
  readonly plan: TypedPlan;
  readonly city: string;
  readonly problem: string | undefined;
  readonly disabled: boolean;
  readonly onChange: (plan: TypedPlan) => void;
}

/** The lines of a plan, each with the time at which it begins and what happens then. */
export function PlanField({ plan, city, problem, disabled, onChange }: PlanFieldProps) {
  const id = useId();
  const replace = (index: number, change: Partial<TypedPlan[number]>) =>
    onChange(plan.map((line, at) => (at === index ? { ...line, ...change } : line)));
  const hasProblem = ({ time, text }: TypedPlan[number]) =>
    problem !== undefined && time !== '' && text.trim() === '';
  return (
    <Stack
      component="fieldset"
      aria-describedby={`${id}-hint`}
      sx={{ gap: 1.5, border: 0, p: 0, m: 0, minWidth: 0 }}
    >
      <Typography component="legend" variant="subtitle2" sx={{ p: 0, mb: 1.5 }}>
        Schedule
      </Typography>
      {plan.map((line, index) => (
        <Box
          // The lines have no ids.
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its position
          key={index}
          sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}
        >
          <TextField
            label={`Time of line ${index + 1}`}
            type="time"
            value={line.time}
            disabled={disabled}
            onChange={({ target }) => replace(index, { time: target.value })}
            slotProps={{ inputLabel: { shrink: true } }}
            sx={{ width: 132, flexShrink: 0 }}
          />
          <TextField
            label={`What happens in line ${index + 1}`}
            fullWidth
            value={line.text}
            disabled={disabled}
            error={hasProblem(line)}
            onChange={({ target }) => replace(index, { text: target.value })}
          />
          <IconButton
            aria-label={`Remove line ${index + 1}`}
            disabled={disabled}
            onClick={() => onChange(plan.filter((_line, at) => at !== index))}
            sx={{ minWidth: 44, minHeight: 44 }}
          >
            <CloseRounded fontSize="small" />
          </IconButton>
        </Box>
      ))}
      <FormHelperText id={`${id}-hint`} error={problem !== undefined} sx={{ mt: 0 }}>
        {problem ?? `Times are those in ${city}. A line needs none.`}
      </FormHelperText>
      <Button
        size="small"
        startIcon={<AddRounded />}
        disabled={disabled || plan.length >= ACTIVITY_LIMITS.lines}
        onClick={() => onChange([...plan, { time: '', text: '' }])}
        sx={{ minHeight: 44, alignSelf: 'start' }}
      >
        Add a line
      </Button>
    </Stack>
  );
}
