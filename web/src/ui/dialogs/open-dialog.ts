import { createContext, type ReactNode, useContext, useEffect } from 'react';

/** Is told while a dialog is open that a component below it has opened. */
export const DialogKeeper = createContext<(isOpen: boolean) => void>(() => {});

/** Words that the dialogs of the components below it show, above what was typed; null for none. */
export const DialogNotice = createContext<ReactNode>(null);

/**
 * Tells the nearest `DialogKeeper` that a dialog is open, for as long as the calling component is there.
 * @returns the words to show in it.
 */
export function useOpenDialog(): ReactNode {
  const keep = useContext(DialogKeeper);
  useEffect(() => {
    keep(true);
    return () => keep(false);
  }, [keep]);
  return useContext(DialogNotice);
}
