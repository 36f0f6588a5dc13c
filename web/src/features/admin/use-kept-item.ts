import { useCallback, useState } from 'react';

/**
 * The items of a live list, with the one whose dialog is open: it stays where it was after it has left the list, so
 * that its reader keeps what they were typing.
 */
export function useKeptItem<Item extends { readonly id: string }>(listed: readonly Item[] | null) {
  const [kept, setKept] = useState<{ readonly item: Item; readonly index: number } | null>(null);
  const isGone = kept !== null && listed?.some(({ id }) => id === kept.item.id) === false;
  return {
    items: isGone ? (listed?.toSpliced(kept.index, 0, kept.item) ?? null) : listed,
    /** The item that is here only for its dialog; null for none. */
    goneId: isGone ? kept.item.id : null,
    onDialog: useCallback(
      (isOpen: boolean, item: Item, index: number) => setKept(isOpen ? { item, index } : null),
      [],
    ),
  };
}
