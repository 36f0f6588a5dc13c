import { useEffect } from 'react';

/**
 * Sets `--keyboard` to the height of an on-screen keyboard, which covers the page without resizing it. Dialogs end above it
 * (`theme.ts`).
 */
export function useKeyboardHeight(): void {
  useEffect(() => {
    const view = window.visualViewport;
    const { style } = document.documentElement;
    if (!view) return;
    const measure = () => {
      // A page that is zoomed in shows less of itself without a keyboard.
      const covered = view.scale === 1 ? window.innerHeight - view.height - view.offsetTop : 0;
      style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`);
    };
    measure();
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
      style.removeProperty('--keyboard');
    };
  }, []);
}
