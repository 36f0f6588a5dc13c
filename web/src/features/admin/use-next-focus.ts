import { type RefObject, useEffect, useRef } from 'react';

type Items = readonly { readonly id: string }[];

interface NextFocusProps {
  /** Each item in it has `focusTarget` of its id. */
  readonly list: RefObject<HTMLElement | null>;
  readonly heading: RefObject<HTMLElement | null>;
  /** The items as they are shown; null while they load. */
  readonly shown: Items | null;
}

/** Moves focus on once a decided item has left a list, and back to one that has returned. */
export function useNextFocus({ list, heading, shown }: NextFocusProps) {
  const latest = useRef<Items | null>(shown);
  /** An item that leaves, or comes back, and the one that has focus then. */
  const awaited = useRef<{
    readonly id: string;
    readonly isLeaving: boolean;
    readonly next: string | undefined;
    /** The items that are being replaced by others. */
    readonly before: Items | null;
  }>(null);

  function settle(): void {
    const { current } = awaited;
    if (current === null || latest.current === null || latest.current === current.before) return;
    if (latest.current.some(({ id }) => id === current.id) === current.isLeaving) return;
    awaited.current = null;
    // Focus was in what is gone, unless the reader has moved on.
    if (document.activeElement !== document.body) return;
    const places = [...(list.current?.querySelectorAll<HTMLElement>('[data-focus]') ?? [])];
    const next = places.find(({ dataset }) => dataset.focus === current.next) ?? places[0];
    (next ?? heading.current)?.focus();
  }

  useEffect(() => {
    latest.current = shown;
    settle();
  });

  return {
    /**
     * An item is decided, and about to leave. A live list may have lost it already.
     * @param isReplaced whether another list follows, of which the first has focus.
     */
    after: (id: string, isReplaced: boolean) => {
      const at = shown?.findIndex((item) => item.id === id) ?? -1;
      const next = (shown?.[at + 1] ?? shown?.[at - 1])?.id;
      const before = isReplaced ? latest.current : null;
      awaited.current = { id, isLeaving: true, next, before };
      settle();
    },
    /** An item is about to come back. */
    on: (id: string) => {
      awaited.current = { id, isLeaving: false, next: id, before: null };
      settle();
    },
  };
}
