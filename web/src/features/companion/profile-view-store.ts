import { profileViewId } from '@hearthkin/domain/companion/profile-view';
import { doc, serverTimestamp, setDoc } from 'firebase/firestore';
import { firestore } from '../../firebase/firestore';
import { onUserChange } from '../../lib/user-change';

const PREFIX = 'hearthkin.viewed.';

/**
 * Counts somebody's look at a profile, once on each day of UTC: the rules refuse a second one, and a
 * tab does not even try. Nobody is told whether it worked.
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
    // Counted before, in another tab for example, or not at all: the profile is there to be read.
  }
}

onUserChange(() => {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
    }
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
});
