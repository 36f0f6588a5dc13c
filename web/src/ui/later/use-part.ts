import {
  type ComponentType,
  useEffect,
  useEffectEvent,
  useReducer,
  useSyncExternalStore,
} from 'react';
import { whenIdle } from '../../lib/when-idle';

/** Sent to the window when somebody wants a part of the page that cannot be loaded. */
export const PART_LOST = 'part-lost';
/** How often it was sent. */
export let timesLost = 0;

/** Sent to the window when somebody begins or ends to wait for a part of the page. */
const PART_AWAITED = 'part-awaited';
let timesAwaited = 0;

function addAwaited(change: 1 | -1): void {
  timesAwaited += change;
  window.dispatchEvent(new Event(PART_AWAITED));
}

function onAwaited(listener: () => void): () => void {
  window.addEventListener(PART_AWAITED, listener);
  return () => window.removeEventListener(PART_AWAITED, listener);
}

/** Whether somebody waits for a part of the page that they asked for. */
export function useIsPartAwaited(): boolean {
  return useSyncExternalStore(
    onAwaited,
    () => timesAwaited > 0,
    () => false,
  );
}

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
    addAwaited(1);
    part
      .load()
      .then(showIt, (error: unknown) => isStill && onLost(error))
      .finally(() => addAwaited(-1));
    return () => {
      isStill = false;
    };
  }, [part, isWanted]);
  return part.component;
}

function warn(error: unknown): void {
  console.warn('A part of the page could not be loaded', error);
}
