import type { MediaKind, MediaProblem } from './own-media';

const WORDS: Readonly<Record<MediaProblem, (kind: MediaKind) => string>> = {
  denied: (kind) =>
    `Your browser doesn’t let us use your ${kind}. Allow it beside the address, then turn it on again.`,
  missing: (kind) => `We can’t find a ${kind}. Connect one, then turn it on again.`,
  busy: (kind) => `Another program is using your ${kind}. Close it there, then turn it on again.`,
  unsupported: (kind) => `Your browser can’t use a ${kind} here.`,
};

const OTHER_WAY: Readonly<Record<MediaKind, string>> = {
  microphone: 'You can join all the same, and write.',
  camera: 'You can join all the same, without a picture.',
};

/** The fault, and all that can be done nevertheless. */
export function problemWords(kind: MediaKind, problem: MediaProblem): string {
  return `${WORDS[problem](kind)} ${OTHER_WAY[kind]}`;
}
