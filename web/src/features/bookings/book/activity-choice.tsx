import { type ActivityId, activityOf } from '@hearthkin/domain/foundation/activities';
import { activityRateMinor } from '@hearthkin/domain/pricing/quote';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { formatMoney, formatTimeOfDay } from '../../../lib/format';
import { ChoiceChip } from './choice-chip';

interface ActivityChoiceProps {
  readonly value: ActivityId;
  readonly offered: readonly ActivityId[];
  readonly hourlyRate: number;
  readonly onChange: (activity: ActivityId) => void;
}

function windowOf(id: ActivityId): string {
  const { window } = activityOf(id);
  return window === null
    ? 'any time of day'
    : `${formatTimeOfDay(window.open)} to ${formatTimeOfDay(window.close)}`;
}

/** The activities this companion offers, with their prices per hour. */
export const ActivityChoice = memo(function ActivityChoice(props: ActivityChoiceProps) {
  const { value, offered, hourlyRate, onChange } = props;
  const price = (id: ActivityId) => formatMoney(activityRateMinor(id, hourlyRate));
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="h2" sx={{ p: 0, mb: 1.5 }}>
        Activity
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {offered.map((id) => (
          <ChoiceChip
            key={id}
            name="activity"
            isChosen={id === value}
            onChoose={() => onChange(id)}
          >
            <span>
              {activityOf(id).name} <strong>{price(id)}</strong>
            </span>
          </ChoiceChip>
        ))}
      </Box>
      <Typography variant="body2" aria-live="polite" sx={{ color: 'text.secondary', mt: 1 }}>
        {price(value)} an hour, {windowOf(value)}.
      </Typography>
    </Box>
  );
});
