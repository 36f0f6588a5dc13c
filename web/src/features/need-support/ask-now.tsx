import { nowStart } from '@hearthkin/domain/booking/free-time';
import type { Mood } from '@hearthkin/domain/companion/traits';
import { durationsFor, nearestLength, usualSession } from '@hearthkin/domain/foundation/activities';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { UNSHARED_MOOD } from '../../data/bookings/booking-draft';
import type { Companion } from '../../data/companions/companion-queries';
import { formatDuration } from '../../lib/format';
import { bookPath } from '../../lib/paths';
import { SelectField } from '../../ui/forms/select-field';
import { useNow } from '../../ui/hooks/clock';
import { MoodField } from '../../ui/people/mood-field';
import { AskCompanion, type AskState, type SessionRequest } from '../bookings/public';

interface AskNowProps {
  readonly companionId: string;
  readonly companion: Companion;
  /** The mood that the companion is told; null for none. */
  readonly mood: Mood | null;
  readonly onMood: (mood: Mood | null) => void;
  /** The chosen length in minutes; null for the shortest usual one. */
  readonly length: number | null;
  readonly onLength: (minutes: number) => void;
  /** The request to the companion before. */
  readonly former?: Pick<SessionRequest, 'notes' | 'mode'>;
  /** The page where the member waits for the answer. */
  readonly askedPath: (bookingId: string) => string;
  readonly onAsked: (bookingId: string) => void;
}

/** The price of talking right now, and the button that asks for it. */
export function AskNow(props: AskNowProps) {
  const { companionId, companion, mood, onMood, former, askedPath, onAsked } = props;
  const { length, onLength } = props;
  const now = useNow();
  const { displayName } = companion;
  const { activity } = usualSession(companion);
  const fields = ({ wanted, isFixed, clear }: AskState) => {
    const lengths = durationsFor(wanted.activity, companion);
    return (
      <>
        {lengths.length > 1 && (
          <SelectField
            label="Length"
            value={wanted.minutes}
            disabled={isFixed}
            onChange={(event) => {
              clear();
              onLength(Number(event.target.value));
            }}
            sx={{ maxWidth: 220 }}
          >
            {lengths.map((minutes) => (
              <option key={minutes} value={minutes}>
                {formatDuration(minutes)}
              </option>
            ))}
          </SelectField>
        )}
        <MoodField
          value={wanted.mood}
          disabled={isFixed}
          onChange={(chosen) => {
            clear();
            onMood(chosen);
          }}
        />
      </>
    );
  };
  return (
    <AskCompanion
      companion={companion}
      fresh={{
        companionId,
        activity,
        timing: 'now',
        startsAt: nowStart(now).toISOString(),
        minutes: nearestLength(activity, companion, length ?? SHORT_MINUTES),
        location: '',
        notes: former?.notes ?? '',
        mode: former?.mode ?? null,
        mood,
        fromMatching: true,
      }}
      paidPath={askedPath}
      onAsked={onAsked}
      answerNote={`${displayName} has 10 minutes to reply. No reply, no charge.`}
      label={`Ask ${displayName} now`}
      fields={fields}
      others={
        <Button
          component={Link}
          to={bookPath(companionId, {
            mood: mood ?? UNSHARED_MOOD,
            found: 'matching',
            type: 'now',
          })}
          size="large"
          sx={{ minHeight: 44 }}
        >
          Add a note or a credit
        </Button>
      }
    />
  );
}

/** The length that is chosen at first, in minutes: a first talk needn't be long. */
const SHORT_MINUTES = 30;
