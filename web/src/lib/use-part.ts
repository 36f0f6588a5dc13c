import { type ComponentType, useEffect, useEffectEvent, useReducer } from 'react';
import { whenIdle } from './when-idle';

/** Sent to the window when somebody wants a part of the page that cannot be loaded. */
export const PART_LOST = 'part-lost';
/** How often it was sent. */
export let timesLost = 0;

/** What a press opens, and whose code nobody waits for before that. */
export interface LatePart<P extends object> {
  /** Null until its code is there. */
  component: ComponentType<P> | null;
  readonly load: () => Promise<void>;
  /** Whether it comes by itself, once the page has nothing more urgent to do. */
  isComing: boolean;
}

/** One for all who open it, so that it is loaded once. */
export function latePart<P extends object>(load: () => Promise<ComponentType<P>>): LatePart<P> {
  const part: LatePart<P> = {
    component: null,
    load: async () => {
      part.component = await load();
    },
    isComing: false,
  };
  return part;
}

/**
 * A part of the page once it is there: when the page was idle, or when somebody wants it. Where it
 * cannot be loaded they are told, and `giveUp` takes the wish back: the next press tries again.
 */
export function usePart<P extends object>(
  part: LatePart<P>,
  isWanted: boolean,
  giveUp: () => void,
): ComponentType<P> | null {
  const [, showIt] = useReducer((times: number) => times + 1, 0);
  const onLost = useEffectEvent((error: unknown) => {
    warn(error);
    timesLost += 1;
    window.dispatchEvent(new Event(PART_LOST));
    giveUp();
  });
  useEffect(() => {
    if (part.isComing) return;
    part.isComing = true;
    whenIdle(() => part.load().catch(warn));
  }, [part]);
  useEffect(() => {
    if (!isWanted || part.component !== null) return;
    let isStill = true;
    part.load().then(showIt, (error: unknown) => isStill && onLost(error));
    return () => {
      isStill = false;
    };
  }, [part, isWanted]);
  return part.component;
}

function warn(error: unknown): void {
  console.warn('A part of the page could not be loaded', error);
}
