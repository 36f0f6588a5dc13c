import type { CommunityEvent } from '@hearthkin/domain/community/event';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { seriesEvents } from '../../../data/events/event-queries';
import { useLive } from '../../../data/kit/live-query';
import type { Doc } from '../../../data/kit/readers';
import { useNow } from '../../../ui/hooks/clock';
import { peopleWords } from './event-words';

/** Whether one date is canceled, or all dates ahead of its series. */
export type Scope = 'one' | 'all';

type Told = Pick<CommunityEvent, 'attendeeCount' | 'waitingCount'>;

/** Someone on two dates is told of each. */
const toldAt = (dates: readonly Told[]) =>
  dates.reduce((sum, { attendeeCount, waitingCount }) => sum + attendeeCount + waitingCount, 0);

/** The number of people who learn of a cancellation. */
export function toldWords(event: Told): string {
  const told = toldAt([event]);
  return told === 0
    ? 'No one has joined or is waiting.'
    : `We’ll tell the ${peopleWords(told)} who joined or ${told === 1 ? 'is' : 'are'} waiting.`;
}

interface SeriesScopeProps {
  readonly event: Doc<CommunityEvent>;
  readonly seriesId: string;
  readonly scope: Scope;
  readonly onChange: (scope: Scope) => void;
  readonly isBusy: boolean;
}

/** The choice of this date or all dates ahead, with how many people each is about. */
export function SeriesScope({ event, seriesId, scope, onChange, isBusy }: SeriesScopeProps) {
  const id = useId();
  const now = useNow();
  const read = useLive(seriesEvents(seriesId));
  const ahead =
    read.status === 'ready' ? read.data.filter(({ data }) => data.startsAt > now) : null;
  const all = ahead === null ? '' : ` (${ahead.length})`;
  const told = ahead === null ? null : toldAt(ahead.map(({ data }) => data));
  return (
    <FormControl disabled={isBusy}>
      <FormLabel id={id}>Which dates?</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={scope}
        onChange={(_, chosen) => onChange(chosen === 'all' ? 'all' : 'one')}
      >
        <FormControlLabel
          value="one"
          control={<Radio />}
          label={`Only this date. We’ll tell ${peopleWords(toldAt([event.data]))}.`}
        />
        <FormControlLabel
          value="all"
          control={<Radio />}
          label={`All dates ahead${all}.${told === null ? '' : ` We’ll tell ${peopleWords(told)}, once for each date.`}`}
        />
      </RadioGroup>
    </FormControl>
  );
}
