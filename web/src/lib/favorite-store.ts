import { FirebaseError } from 'firebase/app';
import { deleteDoc, doc, serverTimestamp, setDoc } from 'firebase/firestore';
import { CallError, type CallErrorCode } from './call-error';
import { firestore } from './firestore';

/**
 * Keeps a companion among a member's favorites (`users/{uid}/favorites`). Every open read shows it
 * at once, and what it was before should the server refuse; without a network it is told to the
 * server later, so the promise may take as long as that.
 * @throws CallError
 */
export function addFavorite(uid: string, companionId: string): Promise<void> {
  return settle(setDoc(favorite(uid, companionId), { addedAt: serverTimestamp() }));
}

/**
 * The same the other way round.
 * @throws CallError
 */
export function removeFavorite(uid: string, companionId: string): Promise<void> {
  return settle(deleteDoc(favorite(uid, companionId)));
}

function favorite(uid: string, companionId: string) {
  return doc(firestore(), 'users', uid, 'favorites', companionId);
}

const CODES: Readonly<Record<string, CallErrorCode>> = {
  'permission-denied': 'forbidden',
  unauthenticated: 'unauthenticated',
};

async function settle(write: Promise<void>): Promise<void> {
  try {
    await write;
  } catch (error) {
    const code = error instanceof FirebaseError ? CODES[error.code] : undefined;
    if (code === undefined) console.warn('The favorites could not be saved', error);
    throw new CallError(code ?? 'internal');
  }
}
