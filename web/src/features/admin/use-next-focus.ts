import { type RefObject, useEffect, useRef } from 'react';

interface NextFocusProps {
  /** Each item in it has `focusTarget` of its id. */
  readonly list: RefObject<HTMLElement | null>;
  readonly heading: RefObject<HTMLElement | null>;
  /** The items as they are shown; null while they load. */
  readonly shown: readonly { readonly id: string }[] | null;
}

/** Moves focus on once a decided item has left a list, and back to one that has returned. */
export function useNextFocus({ list, heading, shown }: NextFocusProps) {
  const leaving = useRef<{ readonly id: string; readonly next: string | undefined }>(null);
  const coming = useRef<string>(null);
  useEffect(() => {
    if (shown === null) return;
    const isShown = (id: string) => shown.some((item) => item.id === id);
    const left = leaving.current;
    let wanted: string | undefined;
    if (coming.current !== null && isShown(coming.current)) {
      wanted = coming.current;
      coming.current = null;
    } else if (left !== null && !isShown(left.id)) {
      wanted = left.next ?? '';
      leaving.current = null;
    }
    // Focus was in what is gone, unless the reader has moved on.
    if (wanted === undefined || document.activeElement !== document.body) return;
    const places = [...(list.current?.querySelectorAll<HTMLElement>('[data-focus]') ?? [])];
    const next = places.find(({ dataset }) => dataset.focus === wanted) ?? places[0];
    (next ?? heading.current)?.focus();
  }, [shown, list, heading]);

  return {
    /** An item is decided, and about to disappear. */
    after: (id: string) => {
      const at = shown?.findIndex((item) => item.id === id) ?? -1;
      leaving.current = { id, next: (shown?.[at + 1] ?? shown?.[at - 1])?.id };
    },
    /** An item is about to come back. */
    on: (id: string) => {
      coming.current = id;
    },
  };
}
