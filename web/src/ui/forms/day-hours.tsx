import {
  HOURS_PROBLEMS,
  hoursProblem,
  MAX_INTERVALS_PER_DAY,
  minutesOf,
} from '@hearthkin/domain/companion/availability';
import type { Interval } from '@hearthkin/domain/foundation/interval';
import { WEEKDAY_NAMES, type Weekday } from '@hearthkin/domain/foundation/weekdays';
import AddRounded from '@mui/icons-material/AddRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { TimeSelect } from './time-select';

interface DayHoursProps {
  readonly day: Weekday;
  readonly hours: readonly Interval[];
  readonly onChange: (hours: Interval[]) => void;
  /** Copies this day's hours to Monday to Friday. */
  readonly onCopy: () => void;
  /** In place of hours. */
  readonly empty: string;
  readonly disabled: boolean;
}

/** One day's hours: none, or up to three intervals. */
export function DayHours({ day, hours, onChange, onCopy, empty, disabled }: DayHoursProps) {
  const name = WEEKDAY_NAMES[day];
  const id = useId();
  const problem = hoursProblem(hours);
  const replace = (index: number, change: Partial<Interval>) =>
    onChange(hours.map((one, at) => (at === index ? { ...one, ...change } : one)));
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateAreas: '"name" "hours" "tools"',
        [WIDE]: {
          gridTemplateColumns: '7rem minmax(0, 1fr) auto',
          gridTemplateAreas: '"name hours tools"',
        },
        columnGap: 2,
        rowGap: 0.5,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography sx={{ gridArea: 'name', fontWeight: 650, lineHeight: '44px' }}>{name}</Typography>
      <Stack
        role="group"
        aria-label={name}
        sx={{ gridArea: 'hours', gap: 1, justifyContent: 'center' }}
      >
        {hours.length === 0 && (
          <Typography sx={{ color: 'text.secondary', [WIDE]: { lineHeight: '44px' } }}>
            {empty}
          </Typography>
        )}
        {hours.map((interval, index) => (
          <Box
            // The intervals have no ids.
            // biome-ignore lint/suspicious/noArrayIndexKey: an interval is identified by its position
            key={index}
            sx={{ display: 'flex', alignItems: 'center', gap: 1 }}
          >
            <TimeSelect
              label={`${name} from${ordinal(index)}`}
              bound="start"
              value={interval.start}
              onChange={(start) => replace(index, { start })}
              hasProblem={problem !== null}
              describedBy={`${id}-problem`}
              disabled={disabled}
            />
            <Box component="span" aria-hidden sx={{ color: 'text.secondary' }}>
              –
            </Box>
            <TimeSelect
              label={`${name} until${ordinal(index)}`}
              bound="end"
              value={interval.end}
              onChange={(end) => replace(index, { end })}
              hasProblem={problem !== null}
              describedBy={`${id}-problem`}
              disabled={disabled}
            />
            <IconButton
              aria-label={`Remove these hours on ${name}${ordinal(index)}`}
              disabled={disabled}
              onClick={() => onChange(hours.filter((_one, at) => at !== index))}
              sx={TOUCH_TARGET}
            >
              <CloseRounded fontSize="small" />
            </IconButton>
          </Box>
        ))}
        {problem !== null && (
          <FormHelperText error id={`${id}-problem`} role="alert" sx={{ mt: 0 }}>
            {HOURS_PROBLEMS[problem]}
          </FormHelperText>
        )}
      </Stack>
      <Box sx={{ gridArea: 'tools', display: 'flex', flexWrap: 'wrap', alignSelf: 'start' }}>
        <Button
          size="small"
          startIcon={<AddRounded />}
          aria-label={`Add hours on ${name}`}
          disabled={disabled || hours.length >= MAX_INTERVALS_PER_DAY}
          onClick={() => onChange([...hours, nextInterval(hours)])}
          sx={{ minHeight: 44 }}
        >
          Add
        </Button>
        <Button
          size="small"
          startIcon={<ContentCopyRounded />}
          aria-label={`Copy to weekdays: the hours of ${name}`}
          disabled={disabled}
          onClick={onCopy}
          sx={{ minHeight: 44 }}
        >
          Copy to weekdays
        </Button>
      </Box>
    </Box>
  );
}

/** The default for another interval: two hours, starting an hour after the last one. */
function nextInterval(hours: readonly Interval[]): Interval {
  const last = Math.max(0, ...hours.map(({ end }) => minutesOf(end)));
  if (last === 0) return { start: '09:00', end: '17:00' };
  const start = Math.min(last + 60, 23 * 60);
  return { start: timeOf(start), end: timeOf(Math.min(start + 120, 24 * 60)) };
}

function timeOf(minutes: number): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

/** Distinguishes the labels of several intervals. */
function ordinal(index: number): string {
  return index === 0 ? '' : ` (${index + 1})`;
}

/** The width at which the week has room for a day in one line, whatever stands beside it. */
const WIDE = '@container (min-width: 680px)';

const TOUCH_TARGET = { width: 44, height: 44 } as const;
