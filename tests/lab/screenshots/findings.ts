import type { Page } from '@playwright/test';
import { LOGGED } from './places';

/** A problem with a page, with role and place. */
export interface Finding {
  readonly role: string;
  readonly place: string;
  readonly what: string;
}

/**
 * Reports what a page must not do: log to the console, fail to load something, contact another host, or
 * break the content security policy. `place` returns the current place.
 */
export async function listen(
  page: Page,
  siteUrl: string,
  place: () => string,
  found: (what: string) => void,
): Promise<void> {
  // A library may recover from a violation without a console error.
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`The policy refused ${blockedURI} by ${effectiveDirective}`),
    );
  });
  const { origin, hostname } = new URL(siteUrl);
  page.on('console', (message) => {
    const type = message.type();
    if (LOGGED.includes(place())) return;
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
