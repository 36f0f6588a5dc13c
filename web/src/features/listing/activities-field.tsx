import { OFFER_PROBLEMS, type OfferProblem } from '@hearthkin/domain/companion/listing-form';
import {
  ACTIVITY_IDS,
  type ActivityId,
  activityOf,
  durationsFor,
  type SessionLengths,
} from '@hearthkin/domain/foundation/activities';
import { activityRateMinor } from '@hearthkin/domain/pricing/quote';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { formatDuration, formatMoney } from '../../lib/format';
import type { ListingControl } from './listing-fields';
import { typedRate } from './typed-rate';

interface ActivitiesFieldProps {
  readonly control: ListingControl;
  /** Used while the typed rate is invalid. */
  readonly savedRate: number;
  readonly problem: OfferProblem | null;
  readonly disabled: boolean;
}

/** The activities to choose from, each with its lengths and its price at the typed rate. */
export function ActivitiesField({ control, savedRate, problem, disabled }: ActivitiesFieldProps) {
  const id = useId();
  const { field } = useController({ control, name: 'offer.activities' });
  const rate = typedRate(useWatch({ control, name: 'hourlyRate' }), savedRate);
  const maximumSession = useWatch({ control, name: 'offer.maximumSession' });
  const minimumSession = useWatch({ control, name: 'minimumSession' });
  const chosen: readonly ActivityId[] = field.value;
  const choose = (activity: ActivityId, isChosen: boolean) =>
    // In the order of the list, so that switching off and on again changes nothing.
    field.onChange(
      ACTIVITY_IDS.filter((one) => (one === activity ? isChosen : chosen.includes(one))),
    );
  return (
    <FormControl
      component="fieldset"
      error={problem !== null}
      disabled={disabled}
      aria-describedby={`${id}-help`}
    >
      <FormLabel component="legend" sx={{ mb: 0.5 }}>
        Activities
      </FormLabel>
      {ACTIVITY_IDS.map((activity) => (
        <FormControlLabel
          key={activity}
          control={
            <Checkbox
              checked={chosen.includes(activity)}
              onChange={(_event, isChosen) => choose(activity, isChosen)}
              slotProps={{ input: { 'aria-invalid': problem !== null } }}
            />
          }
          label={
            <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                {activityOf(activity).name}{' '}
                <Box
                  component="span"
                  sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}
                >
                  {lengthWords(activity, { minimumSession, maximumSession })}
                </Box>
              </Box>{' '}
              <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {formatMoney(activityRateMinor(activity, rate))} per hour
              </Box>
            </Box>
          }
          slotProps={{ typography: { component: 'div', sx: { flex: 1, minWidth: 0 } } }}
          sx={{ mx: 0, marginInlineStart: -1.25, minHeight: 56 }}
        />
      ))}
      <FormHelperText id={`${id}-help`} aria-live="polite" sx={{ mx: 0 }}>
        {problem === null ? 'Members can request the ones you tick.' : OFFER_PROBLEMS[problem]}
      </FormHelperText>
    </FormControl>
  );
}

/** "30 minutes to 3 hours" */
function lengthWords(
  activity: ActivityId,
  lengths: {
    readonly minimumSession: number;
    readonly maximumSession: SessionLengths['offer']['maximumSession'];
  },
): string {
  const { minimumSession, maximumSession } = lengths;
  const offer = { activities: [activity], maximumSession };
  const all = durationsFor(activity, { minimumSession, offer });
  const [shortest] = all;
  const longest = all.at(-1);
  if (shortest === undefined || longest === undefined) {
    const least = formatDuration(activityOf(activity).minMinutes);
    return `Needs at least ${least}. Your longest session is shorter.`;
  }
  const words = formatDuration(shortest);
  return longest > shortest ? `${words} to ${formatDuration(longest)}` : words;
}
