import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useReducer,
  useState,
  useSyncExternalStore,
} from 'react';
import { whenIdle } from '../lib/when-idle';

/** A part of a page that is always shown and comes a moment later, under a `Suspense` of the page's own. */
export function lazily<P>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => ({ default: await load() }));
}

/** A counter that components can subscribe to. */
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

const loading = sharedCount();
const failures = sharedCount();

/** Whether a requested component is still loading. */
export function useIsLateLoading(): boolean {
  return loading.useCount() > 0;
}

/** The number of requested components that could not be loaded. */
export function useLateFailures(): number {
  return failures.useCount();
}

function LoadingMarker() {
  useEffect(() => {
    loading.add(1);
    return () => loading.add(-1);
  }, []);
  return null;
}

function close(props: { readonly onClose?: () => void }): void {
  props.onClose?.();
}

interface LateOptions<P> {
  /** Whether the component is requested. A menu stays mounted while it closes with a transition. */
  readonly isOpen?: (props: P) => boolean;
  /** Shown until the code has loaded, or for good if it can't be loaded. */
  readonly fallback?: ComponentType<P>;
  /** Undoes the request when the code can't be loaded. Defaults to `onClose`. */
  readonly onLoadFailed?: (props: P) => void;
  /** The page works without it: it isn't preloaded, and a failure isn't reported. */
  readonly isOptional?: boolean;
  /** Loaded when it is asked for, or with `preloads` a moment before. */
  readonly isRare?: boolean;
}

export type LateComponent<P> = ComponentType<P> & { readonly preload: () => void };

/** Makes a control fetch what it opens when a pointer or the focus reaches it. */
export function preloads({ preload }: { readonly preload: () => void }) {
  return { onPointerEnter: preload, onFocus: preload };
}

/**
 * A component in a chunk of its own, loaded when the page is idle or on first render. If loading
 * fails, the reader is told and the request is undone, so that the next press retries. React alone
 * would cache the failure and crash the page.
 */
export function late<P extends object>(
  load: () => Promise<ComponentType<P>>,
  {
    isOpen = () => true,
    onLoadFailed = close,
    fallback: Fallback,
    isOptional = false,
    isRare = false,
  }: LateOptions<P> = {},
): LateComponent<P> {
  let loaded: ComponentType<P> | null = null;
  let pending: Promise<{ default: ComponentType<P> }> | null = null;

  async function attempt(): Promise<{ default: ComponentType<P> }> {
    try {
      loaded ??= await load();
      return { default: loaded };
    } catch (error) {
      console.warn('Could not load a component', error);
      return { default: Failed };
    } finally {
      pending = null;
    }
  }

  function fetchCode(): Promise<{ default: ComponentType<P> }> {
    pending ??= attempt();
    return pending;
  }

  function Failed(props: P) {
    const onFailed = useEffectEvent(() => {
      if (isOptional) return;
      failures.add(1);
      onLoadFailed(props);
    });
    useEffect(() => onFailed(), []);
    return Fallback === undefined ? null : <Fallback {...props} />;
  }

  /** One attempt. It keeps the component it started with, so that its state survives. */
  function Attempt(props: P) {
    const [Part] = useState(() => loaded ?? lazy(fetchCode));
    return (
      <Suspense
        fallback={
          <>
            {!isOptional && <LoadingMarker />}
            {Fallback !== undefined && <Fallback {...props} />}
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
    // Closed before it loaded: the next opening is a new attempt.
    if (!isAsked && wasOpen && loaded === null) {
      setWasOpen(false);
      tryAgain();
    }
    if (!isAsked && !wasOpen) return null;
    return <Attempt key={attempts} {...props} />;
  }

  const preload = () => void fetchCode();
  if (!isOptional && !isRare && typeof window !== 'undefined') whenIdle(preload);
  return Object.assign(Late, { preload });
}
