import { profileViewId } from '@hearthkin/domain/companion/profile-view';
import { doc, serverTimestamp, setDoc } from 'firebase/firestore';
import { firestore } from '../../firebase/firestore';
import { onUserChange } from '../../lib/user-change';

const PREFIX = 'hearthkin.viewed.';

/**
 * Counts a profile view, once per viewer and UTC day. The rules refuse a second one; the session
 * storage only saves the attempt. Failures are ignored.
 */
export async function countProfileView(
  companionId: string,
  viewerId: string,
  now: Date,
): Promise<void> {
  const id = profileViewId(viewerId, now);
  try {
    if (sessionStorage.getItem(PREFIX + companionId) === id) return;
    sessionStorage.setItem(PREFIX + companionId, id);
    await setDoc(doc(firestore(), 'companions', companionId, 'views', id), {
      at: serverTimestamp(),
    });
  } catch {
    // Already counted in another tab, or failed. Either way the profile works.
  }
}

onUserChange(() => {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
    }
  } catch {
    // Storage is blocked, so there is nothing to clear.
  }
});
