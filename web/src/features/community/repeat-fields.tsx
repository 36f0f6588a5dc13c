import { EVENT_CITIES, type EventCity, type EventForm } from '@hearthkin/domain/community/event';
import { seriesStarts } from '@hearthkin/domain/community/event-start';
import { REPEAT_EVERY, REPEAT_LABELS } from '@hearthkin/domain/community/repeats';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Control } from 'react-hook-form';
import { formatDate } from '../../lib/format';
import { FormTextField } from '../../ui/forms/form-field';
import { FormSelectField } from '../../ui/forms/form-select-field';
import { repeatsOf, TIMES_HINT, type TypedEvent } from './event-form';

interface RepeatFieldsProps {
  readonly control: Control<TypedEvent, unknown, EventForm>;
  readonly typed: Partial<TypedEvent>;
  readonly isBusy: boolean;
  readonly city: EventCity | null;
}

/** Whether an event repeats, on how many dates, and on which. */
export function RepeatFields({ control, typed, isBusy, city }: RepeatFieldsProps) {
  const { every = '', times = '', date = '', time = '' } = typed;
  const repeats = repeatsOf({ every, times });
  const starts =
    repeats !== null && city !== null && date !== ''
      ? seriesStarts({ city, date, time, repeats }).flatMap(({ startsAt }) => startsAt ?? [])
      : [];
  const [first, last] = [starts[0], starts.at(-1)];
  const shown = (at: Date) => formatDate(at, city === null ? 'UTC' : EVENT_CITIES[city]);
  return (
    <div>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
        <FormSelectField
          control={control}
          disabled={isBusy}
          name="every"
          label="Repeats"
          none="Doesn’t repeat"
          options={REPEAT_EVERY.map((one) => REPEAT_LABELS[one])}
        />
        {every !== '' && (
          <FormTextField
            control={control}
            disabled={isBusy}
            name="times"
            label="Number of dates"
            hint={TIMES_HINT}
            isNumeric
            maxLength={2}
          />
        )}
      </Box>
      {every !== '' && (
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary', mt: 1 }}>
          {first && last && `From ${shown(first)} to ${shown(last)}. `}
          We review all dates at once. Each has its own spots and waitlist.
        </Typography>
      )}
    </div>
  );
}
