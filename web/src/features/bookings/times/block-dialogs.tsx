import { HOURS_PROBLEMS, minutesOf } from '@hearthkin/domain/companion/availability';
import type { DatedHours } from '@hearthkin/domain/companion/offer';
import { wallClock } from '@hearthkin/domain/foundation/time';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useSave } from '../../../data/accounts/use-save';
import { formatDate } from '../../../lib/format';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { SelectField } from '../../../ui/forms/select-field';
import { TimeSelect } from '../../../ui/forms/time-select';
import { datedHoursWords } from './blocked-words';
import type { WeekDay, WeekEntry } from './week-plan';

interface BlockDialogProps {
  /** The days to choose from. */
  readonly days: readonly WeekDay[];
  /** The hours that are chosen at first. */
  readonly first: DatedHours;
  readonly zone: string;
  readonly now: Date;
  readonly onDone: (hours: DatedHours) => void;
  readonly onClose: () => void;
}

/** Blocks hours of a day. */
export function BlockDialog({ days, first, zone, now, onDone, onClose }: BlockDialogProps) {
  const [hours, setHours] = useState(first);
  const { save, isBusy, failure, clear } = useSave(() => onDone(hours));
  const problemId = useId();
  const { date, start, end } = hours;
  const clock = wallClock(now, zone);
  const problem =
    start >= end
      ? HOURS_PROBLEMS.backwards
      : `${date} ${end}` <= `${clock.date} ${clock.time}`
        ? 'This time is over'
        : isBlockedIn(days, hours)
          ? 'Part of this is blocked already'
          : null;
  const change = (part: Partial<DatedHours>) => {
    setHours({ ...hours, ...part });
    clear();
  };
  const times = { hasProblem: problem !== null, describedBy: problemId, disabled: isBusy };
  return (
    <FormDialog
      title="Block this time"
      intro="Members can’t request a session then."
      isDirty={JSON.stringify(hours) !== JSON.stringify(first)}
      isBusy={isBusy}
      failure={failure}
      submitLabel="Block time"
      busyLabel="One moment..."
      canSubmit={problem === null}
      onSubmit={() => void save((store) => store.saveSchedule({ block: hours }))}
      onClose={onClose}
    >
      <SelectField
        label="Day"
        value={date}
        disabled={isBusy}
        onChange={(event) => change({ date: event.target.value })}
      >
        {days.map((day) => (
          <option key={day.date} value={day.date}>
            {formatDate(new Date(day.date), 'UTC')}
          </option>
        ))}
      </SelectField>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <TimeSelect
          label="From"
          bound="start"
          value={start}
          onChange={(time) => change({ start: time })}
          {...times}
        />
        <Box component="span" aria-hidden sx={{ color: 'text.secondary' }}>
          –
        </Box>
        <TimeSelect
          label="Until"
          bound="end"
          value={end}
          onChange={(time) => change({ end: time })}
          {...times}
        />
        {problem !== null && (
          <FormHelperText error id={problemId} role="alert" sx={{ mt: 0, flexBasis: '100%' }}>
            {problem}
          </FormHelperText>
        )}
      </Box>
      {/* In the page from the start, so that screen readers announce what appears in it. */}
      <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
        {entriesIn(days, hours).map((entry) => (
          <Typography key={entry.id} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {staysWords(entry)}
          </Typography>
        ))}
      </Box>
    </FormDialog>
  );
}

function isBlockedIn(days: readonly WeekDay[], { date, start, end }: DatedHours): boolean {
  return days.some(
    (day) =>
      day.date === date && day.blocked.some(({ hours }) => hours.start < end && start < hours.end),
  );
}

/** The entries that stand in a day's hours already. */
function entriesIn(days: readonly WeekDay[], { date, start, end }: DatedHours): WeekEntry[] {
  const entries = days.find((day) => day.date === date)?.entries ?? [];
  return entries
    .filter(({ from, until }) => from < minutesOf(end) && minutesOf(start) < until)
    .map(({ entry }) => entry);
}

function staysWords({ kind, title, detail }: WeekEntry): string {
  const what = kind === 'request' || kind === 'session' ? `${title} with ${detail}` : title;
  return kind === 'request'
    ? `A request is at that time: ${what}. You can still accept it.`
    : `Already planned, and stays: ${what}.`;
}

interface UnblockDialogProps {
  readonly hours: DatedHours;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Frees blocked hours. */
export function UnblockDialog({ hours, onDone, onClose }: UnblockDialogProps) {
  const { save, isBusy, failure } = useSave(onDone);
  return (
    <FormDialog
      title="Unblock this time?"
      intro={`${datedHoursWords(hours)}. Members can request it again.`}
      isDirty={false}
      isBusy={isBusy}
      failure={failure}
      submitLabel="Unblock"
      busyLabel="One moment..."
      cancelLabel="Keep blocked"
      onSubmit={() => void save((store) => store.saveSchedule({ unblock: hours }))}
      onClose={onClose}
    />
  );
}
