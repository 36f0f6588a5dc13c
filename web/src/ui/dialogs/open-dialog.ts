import { createContext, useContext, useEffect } from 'react';

/** Is told while a dialog is open that a component below it has opened. */
export const DialogKeeper = createContext<(isOpen: boolean) => void>(() => {});

/** Tells the nearest `DialogKeeper` that a dialog is open, for as long as the calling component is there. */
export function useOpenDialog(): void {
  const keep = useContext(DialogKeeper);
  useEffect(() => {
    keep(true);
    return () => keep(false);
  }, [keep]);
}
