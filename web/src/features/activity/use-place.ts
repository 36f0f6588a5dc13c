import type { Activity } from '../../data/activities/activity-queries';
import { call } from '../../firebase/call';
import { useAction } from '../../ui/hooks/use-action';

/**
 * Joins or leaves a group activity, and shows one's first name or hides it again.
 * @param onDone gets a sentence to show once the server has it.
 */
export function usePlace(
  activityId: string,
  { title }: Activity,
  onDone: (sentence: string) => void,
) {
  const { run, isBusy, failure } = useAction();

  async function act(change: () => Promise<unknown>, done: string): Promise<void> {
    if (isBusy) return;
    const problem = await run(async () => {
      await change();
    });
    if (problem === null) onDone(done);
  }

  const take = (showsName: boolean) => call('takePlace', { activityId, showsName });

  return {
    isBusy,
    failure,
    join: (showsName: boolean) => act(() => take(showsName), `You’re in: “${title}”.`),
    showName: (showsName: boolean) =>
      act(
        () => take(showsName),
        showsName ? 'The others see your first name.' : 'The others don’t see your name.',
      ),
    leave: () => act(() => call('leavePlace', { activityId }), `You’ve left “${title}”.`),
  };
}
