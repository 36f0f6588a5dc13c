import { HOURS_PROBLEMS, type HoursProblem } from '@hearthkin/domain/companion/availability';
import { extraHoursProblems, OFFER_PROBLEMS } from '@hearthkin/domain/companion/listing-form';
import { type DatedHours, MAX_DATES } from '@hearthkin/domain/companion/offer';
import { wallClock } from '@hearthkin/domain/foundation/time';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { TextField } from '../../ui/forms/text-field';
import { TimeSelect } from '../../ui/forms/time-select';
import { useNow } from '../../ui/hooks/clock';
import { DateList } from './date-list';
import type { ListingControl } from './listing-fields';

interface ExtraHoursFieldProps {
  readonly control: ListingControl;
  /** Whether to point out missing dates. */
  readonly isChecked: boolean;
  readonly disabled: boolean;
}

/** Hours on single dates, besides those of every week. */
export function ExtraHoursField({ control, isChecked, disabled }: ExtraHoursFieldProps) {
  const { field } = useController({ control, name: 'offer.extraHours' });
  const timeZone = useWatch({ control, name: 'timeZone' });
  const today = wallClock(useNow(), timeZone).date;
  const all: readonly DatedHours[] = field.value;
  const problems = extraHoursProblems(all);
  return (
    <div>
      <Typography variant="h3">Extra hours</Typography>
      <DateList
        title="Extra hours"
        addLabel="Add extra hours"
        none="More hours on a date, besides your week."
        entries={all}
        added={{ date: '', start: '18:00', end: '20:00' }}
        most={MAX_DATES}
        onChange={field.onChange}
        disabled={disabled}
      >
        {(one, change) => (
          <ExtraHoursFields
            hours={one}
            onChange={change}
            today={today}
            problem={problems[all.indexOf(one)] ?? null}
            isChecked={isChecked}
            disabled={disabled}
          />
        )}
      </DateList>
    </div>
  );
}

interface ExtraHoursFieldsProps {
  readonly hours: DatedHours;
  readonly onChange: (change: Partial<DatedHours>) => void;
  /** `yyyy-MM-dd` in the companion's zone. */
  readonly today: string;
  readonly problem: HoursProblem | null;
  /** Whether to point out a missing date. */
  readonly isChecked: boolean;
  readonly disabled: boolean;
}

function ExtraHoursFields(props: ExtraHoursFieldsProps) {
  const { hours, onChange, today, problem, isChecked, disabled } = props;
  const { date, start, end } = hours;
  const id = useId();
  const isMissing = isChecked && date === '';
  const times = { hasProblem: problem !== null, describedBy: `${id}-problem`, disabled };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1 }}>
      <TextField
        type="date"
        label="Date"
        size="small"
        value={date}
        onChange={(event) => onChange({ date: event.target.value })}
        disabled={disabled}
        error={isMissing}
        helperText={isMissing && OFFER_PROBLEMS.noDate}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: today } }}
        sx={{ width: 180 }}
      />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0, maxWidth: 1 }}>
        <TimeSelect
          label="From"
          bound="start"
          value={start}
          onChange={(time) => onChange({ start: time })}
          {...times}
        />
        <Box component="span" aria-hidden sx={{ color: 'text.secondary' }}>
          –
        </Box>
        <TimeSelect
          label="Until"
          bound="end"
          value={end}
          onChange={(time) => onChange({ end: time })}
          {...times}
        />
      </Box>
      {problem !== null && (
        <FormHelperText error id={`${id}-problem`} role="alert" sx={{ mt: 0, flexBasis: '100%' }}>
          {HOURS_PROBLEMS[problem]}
        </FormHelperText>
      )}
    </Box>
  );
}
