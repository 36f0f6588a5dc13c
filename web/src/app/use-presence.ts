import { useEffect } from 'react';
import { keepPresence } from '../lib/presence';
import { useSession } from '../lib/session';

/** The database comes with the first sign of life, so visitors and members never load it for this. */
async function save(uid: string): Promise<void> {
  const { saveSignOfLife } = await import('../lib/presence-store');
  await saveSignOfLife(uid);
}

/** While a companion has a page of the site in sight, others see them as online. */
export function usePresence(): void {
  const session = useSession();
  const uid = session.status === 'signed-in' && session.userType === 'earner' ? session.uid : null;
  useEffect(() => (uid === null ? undefined : keepPresence(uid, save)), [uid]);
}
