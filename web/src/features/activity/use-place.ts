import { ERROR_MESSAGES } from '@hearthkin/domain/messages';
import type { Activity } from '../../data/activities/activity-queries';
import { call } from '../../firebase/call';
import { useAction } from '../../ui/hooks/use-action';

/**
 * Joins or leaves a group activity.
 * @param onDone gets a sentence to show once the server has it.
 */
export function usePlace(
  activityId: string,
  { title }: Activity,
  onDone: (sentence: string) => void,
) {
  const { run, isBusy, failure } = useAction();

  async function act(what: 'join' | 'leave'): Promise<void> {
    if (isBusy) return;
    const problem = await run(async () => {
      await call(what === 'join' ? 'takePlace' : 'leavePlace', { activityId });
    });
    if (problem !== null) return;
    onDone(what === 'join' ? `You’re in: “${title}”.` : `You’ve left “${title}”.`);
  }

  return {
    isBusy,
    failure: failure === ERROR_MESSAGES.forbidden ? TOO_LATE : failure,
    join: () => act('join'),
    leave: () => act('leave'),
  };
}

/** For a refusal that the page didn't foresee. */
const TOO_LATE = 'Sorry, this activity is full, canceled or already underway.';
