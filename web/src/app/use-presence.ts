import { useEffect } from 'react';
import { useSession } from '../session/session';

/** Loaded on demand, because the store brings Firestore. */
async function save(uid: string): Promise<void> {
  const { saveSignOfLife } = await import('./presence-store');
  await saveSignOfLife(uid);
}

/** Shows a companion as online while a page of the site is visible. */
export function usePresence(): void {
  const session = useSession();
  const uid = session.status === 'signed-in' && session.userType === 'earner' ? session.uid : null;
  useEffect(() => {
    if (uid === null) return;
    let end: (() => void) | null = null;
    let isOver = false;
    import('./presence').then(
      ({ keepPresence }) => {
        if (!isOver) end = keepPresence(uid, save);
      },
      (error: unknown) => console.warn('Could not load presence', error),
    );
    return () => {
      isOver = true;
      end?.();
    };
  }, [uid]);
}
