import type { Page } from '@playwright/test';
import { NOWHERE } from './places';

/** What is wrong with a page, and who finds it where. */
export interface Finding {
  readonly role: string;
  readonly place: string;
  readonly what: string;
}

/**
 * Listens to what a page must not do: complain, fail to load something of the site, or ask another
 * host for anything. `place` says where it is.
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
    // A page that does not exist is written down there, for whoever looks after the site.
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
    // Whoever leaves a page gives up what it was still loading.
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
