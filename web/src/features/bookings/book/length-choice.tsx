import {
  type ActivityId,
  durationsFor,
  type SessionLengths,
} from '@hearthkin/domain/foundation/activities';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { formatDuration } from '../../../lib/format';
import { ChoiceChip } from './choice-chip';

interface LengthChoiceProps {
  readonly activity: ActivityId;
  readonly companion: SessionLengths;
  readonly value: number;
  /** Whether a length fits at the chosen time. */
  readonly fits: (minutes: number) => boolean;
  readonly onChange: (minutes: number) => void;
}

/** The lengths an activity can be booked for. */
export function LengthChoice(props: LengthChoiceProps) {
  const { activity, companion, value, fits, onChange } = props;
  const name = useId();
  const lengths = durationsFor(activity, companion).map((minutes) => ({
    minutes,
    isOpen: minutes === value || fits(minutes),
  }));
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="h2" sx={{ p: 0, mb: 1.5 }}>
        Duration
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {lengths.map(({ minutes, isOpen }) => (
          <ChoiceChip
            key={minutes}
            name={name}
            isChosen={minutes === value}
            isDisabled={!isOpen}
            onChoose={() => onChange(minutes)}
          >
            {formatDuration(minutes)}
          </ChoiceChip>
        ))}
      </Box>
      {lengths.some(({ isOpen }) => !isOpen) && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          Other lengths don’t fit at this time.
        </Typography>
      )}
    </Box>
  );
}
