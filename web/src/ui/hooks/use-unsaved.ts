import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { PATHS } from '../../lib/paths';

/**
 * Asks before unsaved changes, or a call, are lost by closing, the Back button, a link, or leaving the site.
 * Redirects to the sign-in page are let through: the session is gone.
 */
export function useUnsaved(isDirty: boolean, onClose: () => void) {
  const [isClosing, setClosing] = useState(false);
  const blocker = useBlocker(
    ({ nextLocation }) => isDirty && nextLocation.pathname !== PATHS.login,
  );

  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);

  return {
    isAsking: isClosing || blocker.state === 'blocked',
    close: () => (isDirty ? setClosing(true) : onClose()),
    keep: () => {
      setClosing(false);
      blocker.reset?.();
    },
    discard: () => {
      setClosing(false);
      onClose();
      blocker.proceed?.();
    },
  };
}
