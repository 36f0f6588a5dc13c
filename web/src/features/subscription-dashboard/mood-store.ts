import type { MoodLevel } from '@hearthkin/domain/wellness/mood';
import { deleteDoc, doc, serverTimestamp, setDoc } from 'firebase/firestore';
import { storeError } from '../../data/kit/store-error';
import { firestore } from '../../firebase/firestore';

/** How somebody feels, in a number and in words. */
export interface Feeling {
  readonly mood: MoodLevel;
  /** Empty without any. */
  readonly note: string;
}

/**
 * Keeps how a member feels on a day (`yyyy-MM-dd`) of their calendar, which has to be today, in the
 * place of what they said of it earlier (`users/{uid}/moods`).
 * @throws CallError
 */
export function saveMood(uid: string, day: string, { mood, note }: Feeling): Promise<void> {
  return settle(setDoc(moodOf(uid, day), { mood, note, at: serverTimestamp() }));
}

/**
 * Takes what was kept of a day away, whichever day it is.
 * @throws CallError
 */
export function removeMood(uid: string, day: string): Promise<void> {
  return settle(deleteDoc(moodOf(uid, day)));
}

function moodOf(uid: string, day: string) {
  return doc(firestore(), 'users', uid, 'moods', day);
}

async function settle(write: Promise<void>): Promise<void> {
  try {
    await write;
  } catch (error) {
    throw storeError(error, 'The mood');
  }
}
