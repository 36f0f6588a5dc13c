import { useEffect, useRef, useState } from 'react';

export type MediaKind = 'microphone' | 'camera';

/** The reason why a microphone or camera can't be used. */
export type MediaProblem = 'denied' | 'missing' | 'busy' | 'unsupported';

export interface OwnTrack {
  readonly status: 'off' | 'opening' | 'on' | MediaProblem;
  /** Only while it is on. */
  readonly track: MediaStreamTrack | null;
}

export interface OwnMedia {
  readonly microphone: OwnTrack;
  readonly camera: OwnTrack;
  /** The devices to choose from. Browsers tell names only after the first permission. */
  readonly devices: readonly MediaDeviceInfo[];
  /** The id of the speaker; empty for the one of the system. */
  readonly speakerId: string;
  readonly setSpeaker: (deviceId: string) => void;
  readonly turnOn: (kind: MediaKind, deviceId?: string) => void;
  readonly turnOff: (kind: MediaKind) => void;
}

const OFF: OwnTrack = { status: 'off', track: null };

/** A face fills the screen at that size, and a slow line still carries it. */
const CAMERA = { width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 30 } };
const MICROPHONE = { echoCancellation: true, noiseSuppression: true, autoGainControl: true };

/** One's own microphone and camera, off at first and turned off when the page goes. */
export function useOwnMedia(): OwnMedia {
  const [tracks, setTracks] = useState({ microphone: OFF, camera: OFF });
  const [devices, setDevices] = useState<readonly MediaDeviceInfo[]>([]);
  const [speakerId, setSpeaker] = useState('');
  const open = useRef({ microphone: OFF.track, camera: OFF.track });
  // What was asked for last: an older answer is thrown away.
  const asked = useRef({ microphone: 0, camera: 0 });

  useEffect(() => {
    const read = () => void listDevices().then(setDevices);
    read();
    navigator.mediaDevices?.addEventListener('devicechange', read);
    const held = open.current;
    const last = asked.current;
    return () => {
      navigator.mediaDevices?.removeEventListener('devicechange', read);
      for (const kind of ['microphone', 'camera'] as const) {
        last[kind] += 1;
        held[kind]?.stop();
      }
    };
  }, []);

  function show(kind: MediaKind, shown: OwnTrack): void {
    if (open.current[kind] !== shown.track) open.current[kind]?.stop();
    open.current[kind] = shown.track;
    setTracks((before) => ({ ...before, [kind]: shown }));
  }

  async function turnOn(kind: MediaKind, deviceId?: string): Promise<void> {
    asked.current[kind] += 1;
    const turn = asked.current[kind];
    setTracks((before) => ({ ...before, [kind]: { ...before[kind], status: 'opening' } }));
    const shown = await openTrack(kind, deviceId);
    if (asked.current[kind] !== turn) {
      shown.track?.stop();
      return;
    }
    show(kind, shown);
    // Pulled out, or taken away by the system.
    shown.track?.addEventListener('ended', () => {
      if (open.current[kind] === shown.track) show(kind, { status: 'missing', track: null });
    });
    setDevices(await listDevices());
  }

  return {
    ...tracks,
    devices,
    speakerId,
    setSpeaker,
    turnOn: (kind, deviceId) => void turnOn(kind, deviceId),
    turnOff: (kind) => {
      asked.current[kind] += 1;
      show(kind, OFF);
    },
  };
}

async function openTrack(kind: MediaKind, deviceId?: string): Promise<OwnTrack> {
  const device = deviceId === undefined ? {} : { deviceId: { exact: deviceId } };
  const wanted =
    kind === 'camera'
      ? { video: { ...CAMERA, ...device } }
      : { audio: { ...MICROPHONE, ...device } };
  try {
    const stream = await navigator.mediaDevices.getUserMedia(wanted);
    return { status: 'on', track: stream.getTracks()[0] ?? null };
  } catch (error) {
    return { status: problemOf(error), track: null };
  }
}

/** The meaning of an error of `getUserMedia` (Media Capture and Streams, section 10.2). */
export function problemOf(error: unknown): MediaProblem {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing';
  if (name === 'NotReadableError' || name === 'AbortError') return 'busy';
  return 'unsupported';
}

async function listDevices(): Promise<readonly MediaDeviceInfo[]> {
  try {
    return await navigator.mediaDevices.enumerateDevices();
  } catch {
    return [];
  }
}
