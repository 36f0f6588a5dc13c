import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { PATHS } from '../../lib/paths';

/**
 * Guards what was typed and not saved: against closing, the back button, links, and leaving the
 * site. Whoever is sent to the sign-in page has lost their session, and nothing holds them back.
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
