import {
  ACTIVITY_IDS,
  type ActivityId,
  activityOf,
  durationsFor,
  type SessionLengths,
} from '@hearthkin/domain/foundation/activities';
import { lessFee } from '@hearthkin/domain/payment/companion-pay';
import { activityRateMinor } from '@hearthkin/domain/pricing/quote';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId } from 'react';
import { formatDuration, formatMoney } from '../../lib/format';

interface ActivityChoicesProps {
  readonly chosen: readonly ActivityId[];
  readonly onChange: (chosen: ActivityId[]) => void;
  /** In whole euros per hour. */
  readonly rate: number;
  readonly lengths: {
    readonly minimumSession: number;
    readonly maximumSession: SessionLengths['offer']['maximumSession'];
  };
  /** A sentence about what is wrong; null if nothing is. */
  readonly problem: string | null;
  readonly disabled: boolean;
}

/** Said of an activity whose name promises something else. */
const NOTES: Partial<Readonly<Record<ActivityId, string>>> = {
  'creative-therapy': 'You make something together. It isn’t therapy, and you need no license.',
};

/** The activities to choose from, each with its lengths, its price at the companion’s rate, and what that pays them. */
export function ActivityChoices(props: ActivityChoicesProps) {
  const { chosen, onChange, rate, lengths, problem, disabled } = props;
  const id = useId();
  const choose = (activity: ActivityId, isChosen: boolean) =>
    // In the order of the list, so that switching off and on again changes nothing.
    onChange(ACTIVITY_IDS.filter((one) => (one === activity ? isChosen : chosen.includes(one))));
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
                <Box component="span" sx={SMALL}>
                  {lengthWords(activity, lengths)}
                </Box>
                {NOTES[activity] !== undefined && (
                  <Box component="span" sx={SMALL}>
                    {' '}
                    {NOTES[activity]}
                  </Box>
                )}
              </Box>{' '}
              <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', textAlign: 'end' }}>
                {formatMoney(activityRateMinor(activity, rate))} per hour{' '}
                <Box component="span" sx={SMALL}>
                  you get {formatMoney(lessFee(activityRateMinor(activity, rate)))}
                </Box>
              </Box>
            </Box>
          }
          slotProps={{ typography: { component: 'div', sx: { flex: 1, minWidth: 0 } } }}
          sx={{ mx: 0, marginInlineStart: -1.25, minHeight: 56 }}
        />
      ))}
      <FormHelperText id={`${id}-help`} aria-live="polite" sx={{ mx: 0 }}>
        {problem ?? 'Members can request the ones you tick.'}
      </FormHelperText>
    </FormControl>
  );
}

const SMALL = { display: 'block', typography: 'body2', color: 'text.secondary' } as const;

/** "30 minutes to 3 hours" */
function lengthWords(activity: ActivityId, lengths: ActivityChoicesProps['lengths']): string {
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
