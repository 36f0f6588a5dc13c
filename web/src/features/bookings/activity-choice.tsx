import { ACTIVITY_IDS, type ActivityId, activityOf } from '@hearthkin/domain/booking/activities';
import { activityRateMinor } from '@hearthkin/domain/pricing/quote';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { formatMoney, formatTimeOfDay } from '../../lib/format';

interface ActivityChoiceProps {
  readonly value: ActivityId;
  readonly hourlyRate: number;
  readonly onChange: (activity: ActivityId) => void;
}

function windowOf(id: ActivityId): string {
  const { window } = activityOf(id);
  return window === null
    ? 'Any time'
    : `${formatTimeOfDay(window.open)} to ${formatTimeOfDay(window.close)}`;
}

/** The activities with this companion's prices per hour. */
export const ActivityChoice = memo(function ActivityChoice(props: ActivityChoiceProps) {
  const { value, hourlyRate, onChange } = props;
  return (
    <FormControl component="fieldset" fullWidth>
      <FormLabel component="legend" sx={{ typography: 'h2', color: 'text.primary', mb: 1.5 }}>
        Activity
      </FormLabel>
      <RadioGroup
        name="activity"
        value={value}
        onChange={(_, next) => {
          const activity = ACTIVITY_IDS.find((id) => id === next);
          if (activity !== undefined) onChange(activity);
        }}
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 1.25 }}
      >
        {ACTIVITY_IDS.map((id) => (
          <FormControlLabel
            key={id}
            value={id}
            control={<Radio />}
            disableTypography
            label={
              <Box sx={{ flex: 1, display: 'flex', justifyContent: 'space-between', gap: 1 }}>
                <span>
                  <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
                    {activityOf(id).name}
                  </Typography>
                  <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                    {windowOf(id)}
                  </Typography>
                </span>
                <Typography component="span" sx={{ whiteSpace: 'nowrap', alignSelf: 'center' }}>
                  <strong>{formatMoney(activityRateMinor(id, hourlyRate))}</strong>
                  <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                    {' '}
                    / hour
                  </Typography>
                </Typography>
              </Box>
            }
            sx={{
              m: 0,
              paddingInlineEnd: 2,
              py: 0.75,
              paddingInlineStart: 0.5,
              border: 1,
              borderColor: id === value ? 'primary.main' : 'divider',
              bgcolor: id === value ? 'action.selected' : 'background.paper',
              borderRadius: 1,
              '&:has(:focus-visible)': {
                outline: '3px solid',
                outlineColor: 'secondary.main',
                outlineOffset: '2px',
              },
            }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
});
