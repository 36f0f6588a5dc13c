import {
  type ComponentType,
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useReducer,
  useState,
  useSyncExternalStore,
} from 'react';
import { whenIdle } from '../lib/when-idle';

/** A number that components can follow. */
function sharedCount() {
  let value = 0;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const add = (change: 1 | -1) => {
    value += change;
    for (const listener of listeners) listener();
  };
  const useCount = () =>
    useSyncExternalStore(
      subscribe,
      () => value,
      () => 0,
    );
  return { add, useCount };
}

const awaited = sharedCount();
const lost = sharedCount();

/** Whether a component that was asked for is still loading. */
export function useIsLateAwaited(): boolean {
  return awaited.useCount() > 0;
}

/** How often a component that was asked for could not be loaded. */
export function useTimesLost(): number {
  return lost.useCount();
}

function Awaiting() {
  useEffect(() => {
    awaited.add(1);
    return () => awaited.add(-1);
  }, []);
  return null;
}

function close(props: { readonly onClose?: () => void }): void {
  props.onClose?.();
}

interface LateOptions<P> {
  /** Whether it is asked for. A menu that closes with a transition stays mounted while it is not. */
  readonly isOpen?: (props: P) => boolean;
  /** Stands in until the code is there, or for good where it cannot be loaded. */
  readonly meanwhile?: ComponentType<P>;
  /** Takes the wish back when the code cannot be loaded. By default that is `onClose`. */
  readonly giveUp?: (props: P) => void;
  /** The page is whole without it: a failure goes unmentioned, and nothing loads ahead. */
  readonly isOptional?: boolean;
}

/**
 * A component whose code is a chunk of its own, loaded when the page is idle or when it is first
 * rendered. If loading fails the reader is told and the wish is taken back, so that the next press
 * tries again. React would cache the failure and take the page down with it.
 */
export function late<P extends object>(
  load: () => Promise<ComponentType<P>>,
  {
    isOpen = () => true,
    giveUp = close,
    meanwhile: Meanwhile,
    isOptional = false,
  }: LateOptions<P> = {},
): ComponentType<P> {
  let loaded: ComponentType<P> | null = null;
  let pending: Promise<{ default: ComponentType<P> }> | null = null;

  async function attempt(): Promise<{ default: ComponentType<P> }> {
    try {
      loaded ??= await load();
      return { default: loaded };
    } catch (error) {
      console.warn('A part of the page could not be loaded', error);
      return { default: Lost };
    } finally {
      pending = null;
    }
  }

  function fetchCode(): Promise<{ default: ComponentType<P> }> {
    pending ??= attempt();
    return pending;
  }

  function Lost(props: P) {
    const onLost = useEffectEvent(() => {
      if (isOptional) return;
      lost.add(1);
      giveUp(props);
    });
    useEffect(() => onLost(), []);
    return Meanwhile === undefined ? null : <Meanwhile {...props} />;
  }

  /** One attempt. It keeps the component it began with, so that its state survives. */
  function Attempt(props: P) {
    const [Part] = useState(() => loaded ?? lazy(fetchCode));
    return (
      <Suspense
        fallback={
          <>
            {!isOptional && <Awaiting />}
            {Meanwhile !== undefined && <Meanwhile {...props} />}
          </>
        }
      >
        <Part {...props} />
      </Suspense>
    );
  }

  function Late(props: P) {
    const [attempts, tryAgain] = useReducer((count: number) => count + 1, 0);
    const [wasOpen, setWasOpen] = useState(false);
    const isAsked = isOpen(props);
    if (isAsked && !wasOpen) setWasOpen(true);
    // Closed without ever having loaded: the next opening is a new attempt.
    if (!isAsked && wasOpen && loaded === null) {
      setWasOpen(false);
      tryAgain();
    }
    if (!isAsked && !wasOpen) return null;
    return <Attempt key={attempts} {...props} />;
  }

  if (!isOptional && typeof window !== 'undefined') whenIdle(() => void fetchCode());
  return Late;
}
