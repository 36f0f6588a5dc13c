import type { LessonState } from '@hearthkin/domain/companion/training';
import { type LessonId, TRAINING_PATH } from '@hearthkin/domain/companion/training-lessons';
import { formatDay, formatTime, ownTimeZone } from '../../lib/format';

/** The subject of each lesson. */
export const LESSON_SUMMARIES: Readonly<Record<LessonId, string>> = {
  listening: 'Hear someone out, without fixing, judging or cheering up.',
  boundaries: 'What you offer, how to say no, and how to hear a no.',
  crisis: 'What to say and whom to call when someone is in danger.',
  safety: 'Meet safely, and know what to do when something goes wrong.',
  privacy: 'Who sees what, and how to keep what people tell you.',
  money: 'Your share, canceled sessions, and what never changes hands.',
};

/** The states of a lesson in two words or so. */
export const LESSON_STATES: Readonly<Record<LessonState['status'], string>> = {
  open: 'Not passed yet',
  waiting: 'Try again later',
  passed: 'Passed',
  renewable: 'Expires soon',
};

export function lessonPath(lesson: LessonId): string {
  return `${TRAINING_PATH}/${lesson}`;
}

/** The words of how long a lesson counts, or when it can be tried again; null for one that was never passed. */
export function lessonTimes(state: LessonState): string | null {
  switch (state.status) {
    case 'open':
      return null;
    case 'waiting':
      return tryAgain(state.retryAt);
    default:
      return `It counts until ${dayOf(state.until)}.`;
  }
}

export function tryAgain(retryAt: Date): string {
  return `Try again from ${dayOf(retryAt)}, ${formatTime(retryAt, ownTimeZone())}.`;
}

export function dayOf(instant: Date): string {
  return formatDay(instant, ownTimeZone());
}
