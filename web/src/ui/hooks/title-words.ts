import { useEffect } from 'react';

/** The interval at which the title is looked at: a page that opens meanwhile sets its own. */
const TITLE_CHECK_MS = 1_000;

/** Puts words before the window's title, also on the pages that open meanwhile. */
export function useTitleWords(words: string | null): void {
  useEffect(() => {
    if (words === null) return;
    const prefix = `${words} · `;
    const add = () => {
      if (!document.title.startsWith(prefix)) document.title = prefix + document.title;
    };
    add();
    const timer = setInterval(add, TITLE_CHECK_MS);
    return () => {
      clearInterval(timer);
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [words]);
}
