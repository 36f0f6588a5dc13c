import { cityKeyOf } from '@hearthkin/domain/foundation/search-tokens';
import { isBlocking } from '@hearthkin/domain/safety/block';
import { useEffect } from 'react';
import { user } from '../../data/accounts/account-queries';
import { ownBlocks } from '../../data/blocks/block-queries';
import { useLive } from '../../data/kit/live-query';
import { mayUseFiles, START_KEY } from '../../firebase/device-files';
import type { ListStart } from '../../session/kept-start';
import { useMemberId } from '../../session/session';

/**
 * Keeps what the list begins with, so that a later visit can ask for it before the site's code has loaded (`show-first-view.ts`). The page
 * shows everyone while it can't read the account or the blocks; that isn't kept.
 * @param emptyCity a city without companions.
 */
export function useKeepStart(emptyCity: string | null): void {
  const uid = useMemberId();
  const account = useLive(uid === null ? null : user(uid));
  const blocks = useLive(uid === null ? null : ownBlocks(uid));
  const found = account.status === 'ready' ? account.data?.data : undefined;
  const known = blocks.status === 'ready' ? blocks.data : null;
  useEffect(() => {
    if (uid === null || found === undefined || known === null || !mayUseFiles()) return;
    const { address, interests } = found;
    const { city } = address;
    const start: ListStart = {
      uid,
      cityKey: city === '' || city === emptyCity ? null : cityKeyOf(city),
      interests,
      blocked: known.filter(({ data }) => isBlocking(data)).map(({ id }) => id),
    };
    try {
      localStorage.setItem(START_KEY, JSON.stringify(start));
    } catch (error) {
      // A full device only means that the next visit begins with a placeholder.
      console.warn('Could not keep what the list begins with', error);
    }
  }, [uid, found, known, emptyCity]);
}
