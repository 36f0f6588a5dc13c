import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Whether the reader comes from booking, once: a reload or the Back button must not say so again. */
export function useJustSent(): { readonly isShown: boolean; readonly close: () => void } {
  const { state } = useLocation();
  const navigate = useNavigate();
  const [isShown, setShown] = useState(() => isNew(state));
  useEffect(() => {
    if (isNew(state)) void navigate('.', { replace: true, state: null, preventScrollReset: true });
  }, [state, navigate]);
  return { isShown, close: () => setShown(false) };
}

function isNew(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isNew' in state && state.isNew === true;
}
