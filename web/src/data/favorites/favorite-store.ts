import { deleteDoc, doc, serverTimestamp, setDoc } from 'firebase/firestore';
import { firestore } from '../../firebase/firestore';
import { storeError } from '../kit/store-error';

/**
 * Adds a companion to a member's favorites (`users/{uid}/favorites`). Open reads show it at once
 * and revert if the server refuses. Offline, the promise waits for the network.
 * @throws CallError
 */
export function addFavorite(uid: string, companionId: string): Promise<void> {
  return settle(setDoc(favorite(uid, companionId), { addedAt: serverTimestamp() }));
}

/**
 * Removes a companion from the favorites in the same way.
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
