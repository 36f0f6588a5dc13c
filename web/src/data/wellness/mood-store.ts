import type { MoodLevel } from '@hearthkin/domain/wellness/mood';
import { deleteDoc, doc, serverTimestamp, setDoc } from 'firebase/firestore';
import { firestore } from '../../firebase/firestore';
import { storeError } from '../kit/store-error';

export interface MoodEntry {
  readonly mood: MoodLevel;
  /** Empty without one. */
  readonly note: string;
}

/**
 * Saves a member's mood (`users/{uid}/moods`). The day (`yyyy-MM-dd`) must be today in their zone.
 * Replaces an earlier one.
 * @throws CallError
 */
export function saveMood(uid: string, day: string, { mood, note }: MoodEntry): Promise<void> {
  return settle(setDoc(moodOf(uid, day), { mood, note, at: serverTimestamp() }));
}

/**
 * Deletes the mood of any day.
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
