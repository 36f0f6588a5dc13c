import type { FreeStart } from '@hearthkin/domain/booking/free-time';
import { instantAt } from '@hearthkin/domain/foundation/time';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatFullDate, formatTime } from '../../../lib/format';
import { ChoiceChip } from '../book/choice-chip';
import { fewStarts, timeGroups } from './time-groups';

interface TimeButtonsProps {
  readonly options: readonly FreeStart[];
  readonly chosen: Date | null;
  /** `yyyy-MM-dd` in `timeZone`. */
  readonly date: string;
  readonly timeZone: string;
  readonly onChoose: (startsAt: Date) => void;
}

/** The free times of a day as buttons, by part of the day. */
export function TimeButtons({ options, chosen, date, timeZone, onChoose }: TimeButtonsProps) {
  const name = useId();
  const [showsAll, setShowsAll] = useState(false);
  const noon = instantAt(date, '12:00', timeZone);
  const few = fewStarts(options, chosen);
  const shown = showsAll ? options : few;
  const list = useRef<HTMLDivElement>(null);
  if (options.length === 0) {
    return (
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        No free times on this day. Try a shorter session or another day.
      </Typography>
    );
  }
  const showAll = () => {
    const firstAdded = options.findIndex((option) => !few.includes(option));
    flushSync(() => setShowsAll(true));
    // The button has gone away under the keyboard's focus.
    list.current?.querySelectorAll('input')[firstAdded]?.focus();
  };
  return (
    <Box
      ref={list}
      role="radiogroup"
      aria-label={noon === null ? 'Time' : `Time on ${formatFullDate(noon, timeZone)}`}
    >
      {noon !== null && (
        <Typography aria-hidden sx={{ fontWeight: 650, lineHeight: '44px', mb: 1 }}>
          {formatFullDate(noon, timeZone)}
        </Typography>
      )}
      {timeGroups(shown).map(({ label, starts }) => (
        <Box key={label} role="group" aria-label={label} sx={{ mb: 2 }}>
          <Typography
            aria-hidden
            variant="body2"
            sx={{ color: 'text.secondary', fontWeight: 600, mb: 0.75 }}
          >
            {label}
          </Typography>
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fill, minmax(92px, 1fr))',
              gap: 1,
            }}
          >
            {starts.map(({ startsAt }) => (
              <ChoiceChip
                key={startsAt.getTime()}
                name={name}
                isChosen={startsAt.getTime() === chosen?.getTime()}
                onChoose={() => onChoose(startsAt)}
              >
                {formatTime(startsAt, timeZone)}
              </ChoiceChip>
            ))}
          </Box>
        </Box>
      ))}
      {few.length < options.length && !showsAll && (
        <Button onClick={showAll} sx={{ minHeight: 44, marginInlineStart: -2 }}>
          Show every free time
        </Button>
      )}
    </Box>
  );
}
