import { deleteDoc, doc, serverTimestamp, setDoc } from 'firebase/firestore';
import { firestore } from '../../firebase/firestore';
import { storeError } from '../kit/store-error';

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

async function settle(write: Promise<void>): Promise<void> {
  try {
    await write;
  } catch (error) {
    throw storeError(error, 'The favorites');
  }
}
