import { useEffect } from 'react';
import { useSession } from '../session/session';

/** The database comes with the first sign of life, so visitors and members never load it for this. */
async function save(uid: string): Promise<void> {
  const { saveSignOfLife } = await import('./presence-store');
  await saveSignOfLife(uid);
}

/** While a companion has a page of the site in sight, others see them as online. */
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
      (error: unknown) => console.warn('Presence could not be told', error),
    );
    return () => {
      isOver = true;
      end?.();
    };
  }, [uid]);
}
