import { cityKeyOf } from '@hearthkin/domain/companion/search-tokens';
import { isBlocking } from '@hearthkin/domain/safety/block';
import { useEffect } from 'react';
import { useBlocks } from '../../data/blocks/use-blocks';
import { mayUseFiles, START_KEY } from '../../firebase/device-files';
import type { ListStart } from '../../session/kept-start';
import { useMemberId } from '../../session/session';
import type { Taste } from './use-taste';

/**
 * Keeps what the list begins with, so that a later visit can ask for it before the site's code has loaded (`show-first-view.ts`).
 * @param taste null while loading.
 * @param emptyCity a city without companions.
 */
export function useKeepStart(taste: Taste | null, emptyCity: string | null): void {
  const uid = useMemberId();
  const blocks = useBlocks(uid);
  useEffect(() => {
    if (uid === null || taste === null || blocks === null || !mayUseFiles()) return;
    const { city, interests } = taste;
    const start: ListStart = {
      uid,
      cityKey: city === '' || city === emptyCity ? null : cityKeyOf(city),
      interests,
      blocked: [...blocks].flatMap(([id, block]) => (isBlocking(block) ? [id] : [])),
    };
    try {
      localStorage.setItem(START_KEY, JSON.stringify(start));
    } catch (error) {
      // A full device only means that the next visit begins with a placeholder.
      console.warn('Could not keep what the list begins with', error);
    }
  }, [uid, taste, blocks, emptyCity]);
}
