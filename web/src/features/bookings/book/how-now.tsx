import { wallClock } from '@hearthkin/domain/foundation/time';
import type { MoodLevel } from '@hearthkin/domain/wellness/mood';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useLive } from '../../../data/kit/live-query';
import { moodsSince } from '../../../data/wellness/wellness-queries';
import { ownTimeZone } from '../../../lib/format';
import { useAction } from '../../../ui/hooks/use-action';
import { LowAnswer, MoodLevels, VERY_LOW } from '../../wellness/public';

interface HowNowProps {
  readonly uid: string;
  /** The end of the session. */
  readonly since: Date;
  readonly now: Date;
}

/** Asks a member after a session how they are: the answer is the check-in of the day, whose words stay. */
export function HowNow({ uid, since, now }: HowNowProps) {
  const name = useId();
  const today = wallClock(now, ownTimeZone()).date;
  const read = useLive(moodsSince(uid, today));
  const { run, isBusy, failure } = useAction();
  if (read.status !== 'ready') return null;
  const former = read.data.find(({ id }) => id === today)?.data ?? null;
  // An earlier one of the day says nothing about the session.
  const isSaved = former !== null && former.at >= since;
  const save = (mood: MoodLevel) =>
    run(async () => {
      const { saveMood } = await import('../../../data/wellness/mood-store');
      await saveMood(uid, today, { mood, note: former?.note ?? '' });
    });
  return (
    <Box sx={{ mt: 2 }}>
      <MoodLevels
        name={name}
        question="How are you now?"
        showsQuestion
        value={isSaved ? former.mood : undefined}
        isBusy={isBusy}
        onChange={(mood) => void save(mood)}
      />
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary', mt: 1 }}>
        {isSaved ? 'Saved as today’s check-in. ' : ''}Only you can see it.
      </Typography>
      {failure !== null && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {failure}
        </Alert>
      )}
      {isSaved && former.mood === VERY_LOW && (
        <Box sx={{ mt: 1.5 }}>
          <LowAnswer />
        </Box>
      )}
    </Box>
  );
}
