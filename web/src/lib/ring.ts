/** The sound of a request to talk right now, and whether this device plays it. */

const KEY = 'hearthkin.rings';

/** One tab plays it. */
const LOCK = 'hearthkin.ring';

/** From one ring to the next. */
const REPEAT_MS = 3_000;

/** Two soft notes: when each begins, in seconds, and its pitch in hertz. */
const NOTES = [
  { at: 0, pitch: 587 },
  { at: 0.28, pitch: 880 },
];

const listeners = new Set<() => void>();
let chosen: boolean | null = null;

/** Whether the person has asked this device to ring. */
export function ringsHere(): boolean {
  if (chosen === null) {
    try {
      chosen = localStorage.getItem(KEY) === 'yes';
    } catch {
      chosen = false;
    }
  }
  return chosen;
}

export function setRingsHere(rings: boolean): void {
  chosen = rings;
  try {
    if (rings) localStorage.setItem(KEY, 'yes');
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is blocked: it counts until the page is closed.
  }
  for (const listener of listeners) listener();
}

/** Calls back when the choice changes, in any tab. */
export function onRingsHere(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== KEY && key !== null) return;
    chosen = null;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

export function canPlaySound(): boolean {
  return typeof AudioContext !== 'undefined';
}

let audio: AudioContext | undefined;

/** Plays the sound once. Only after a press or key on the page, as browsers demand. */
export function playRing(): void {
  if (!canPlaySound()) return;
  audio ??= new AudioContext();
  void audio.resume();
  for (const { at, pitch } of NOTES) {
    const start = audio.currentTime + at;
    const note = audio.createOscillator();
    const volume = audio.createGain();
    note.frequency.value = pitch;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.25, start + 0.03);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.9);
    note.connect(volume).connect(audio.destination);
    note.start(start);
    note.stop(start + 0.95);
  }
}

/**
 * Rings again and again in one tab of the browser, the first that may: one in which something was
 * pressed.
 * @returns a function that stops it at once.
 */
export function startRinging(): () => void {
  const ended = new AbortController();
  void ring(ended.signal).catch((error: unknown) => {
    if (!ended.signal.aborted) console.warn('Could not ring', error);
  });
  return () => ended.abort();
}

async function ring(signal: AbortSignal): Promise<void> {
  await untilTouched(signal);
  const play = () =>
    new Promise<void>((resolve) => {
      if (signal.aborted) return resolve();
      playRing();
      const timer = setInterval(playRing, REPEAT_MS);
      signal.addEventListener('abort', () => {
        clearInterval(timer);
        void audio?.suspend();
        resolve();
      });
    });
  if ('locks' in navigator) await navigator.locks.request(LOCK, { signal }, play);
  else await play();
}

/** Resolves once a person has pressed something on the page, or when it is over. */
function untilTouched(signal: AbortSignal): Promise<void> {
  // A browser that doesn't say lets the sound try.
  if (navigator.userActivation?.hasBeenActive !== false) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => resolve();
    for (const type of ['pointerdown', 'keydown']) {
      window.addEventListener(type, done, { once: true, signal });
    }
    signal.addEventListener('abort', done, { once: true });
  });
}
