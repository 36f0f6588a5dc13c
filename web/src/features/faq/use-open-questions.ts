import { useEffect, useState } from 'react';
import { useHash } from '../../ui/hooks/use-hash';
import { piecesOf } from './marks';
import type { Question } from './questions';

/** So many answers can be looked through at once. */
const FEW = 3;

/**
 * Which questions are open: the one that the address names, those whose answers hold what is
 * searched for, all where few are found, and otherwise as somebody has left them. Another
 * search begins anew.
 */
export function useOpenQuestions(words: readonly string[], found: number) {
  const search = words.join(' ');
  const hash = useHash();
  const [left, setLeft] = useState<{
    readonly search: string;
    readonly byId: Readonly<Record<string, boolean>>;
  }>({ search, byId: {} });
  const byId = left.search === search ? left.byId : {};

  useEffect(() => {
    if (hash === '') return;
    setLeft((before) => ({ ...before, byId: { ...before.byId, [hash.slice(1)]: true } }));
  }, [hash]);

  return {
    isOpen: ({ id, answer }: Question) =>
      byId[id] ??
      (found <= FEW || answer.some((text) => piecesOf(text, words).some(({ isFound }) => isFound))),
    toggle: (id: string, isOpen: boolean) =>
      setLeft((before) => ({
        search,
        byId: { ...(before.search === search ? before.byId : {}), [id]: isOpen },
      })),
  };
}
