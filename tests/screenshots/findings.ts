import type { Page } from '@playwright/test';
import { NOWHERE } from './places';

/** A problem with a page, with role and place. */
export interface Finding {
  readonly role: string;
  readonly place: string;
  readonly what: string;
}

/**
 * Reports what a page must not do: log to the console, fail to load something, or contact another
 * host. `place` returns the current place.
 */
export function listen(
  page: Page,
  siteUrl: string,
  place: () => string,
  found: (what: string) => void,
): void {
  const { origin, hostname } = new URL(siteUrl);
  page.on('console', (message) => {
    const type = message.type();
    // The 404 page logs a warning on purpose.
    if (type === 'warning' && place() === NOWHERE) return;
    if (type === 'error' || type === 'warning') found(`console ${type}: ${message.text()}`);
  });
  page.on('pageerror', (error) => found(`error: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.hostname !== hostname) {
      found(`asks another host: ${request.url()}`);
    }
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page aborts its pending requests.
    if (request.url().startsWith(origin) && reason !== 'net::ERR_ABORTED') {
      found(`${request.url()} fails: ${reason}`);
    }
  });
  page.on('response', (response) => {
    if (response.url().startsWith(origin) && response.status() >= 400) {
      found(`${response.url()} answers ${response.status()}`);
    }
  });
}
