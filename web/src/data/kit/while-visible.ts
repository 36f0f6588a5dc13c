import { Observable } from 'rxjs';

/**
 * Emits each time the page is visible and `everyMs` have passed since the subscription, or since the last
 * time. A page that was hidden for longer emits once it is shown.
 */
export function whileVisible(everyMs: number): Observable<void> {
  return new Observable((subscriber) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last = Date.now();
    const check = () => {
      clearTimeout(timer);
      // The listener below runs this again.
      if (document.visibilityState !== 'visible') return;
      const wait = last + everyMs - Date.now();
      if (wait <= 0) {
        last = Date.now();
        subscriber.next();
      }
      timer = setTimeout(check, wait <= 0 ? everyMs : wait);
    };
    check();
    document.addEventListener('visibilitychange', check);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', check);
    };
  });
}
