import { calendarFeedPath } from '@hearthkin/domain/booking/calendar-link';
import { expect, test } from '@playwright/test';
import { makeMember } from '../support/actors';
import { callFunction } from '../support/call-function';
import { testSuite } from '../support/suite';

test('an injected script does not run', async ({ page }) => {
  await page.goto('/about-us');
  const refused = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
          resolve(effectiveDirective),
        );
        const script = document.createElement('script');
        script.textContent = 'window.slippedIn = true;';
        document.body.append(script);
      }),
  );
  expect(refused).toBe('script-src-elem');
  expect(await page.evaluate(() => 'slippedIn' in window)).toBe(false);
});

test('what the policy refused is reported to a function of the site', async ({ page }) => {
  await page.goto('/about-us');
  const reported = page.waitForResponse((response) => response.url().endsWith('/policy-report'));
  await page.evaluate(() => fetch('https://elsewhere.invalid/?secret').catch(() => {}));
  const response = await reported;
  expect(response.status()).toBe(204);
  expect(response.request().postDataJSON()).toMatchObject({
    'csp-report': { 'effective-directive': 'connect-src' },
  });
});

test('every address gets a page with the same headers, and a missing file does not', async ({
  request,
}) => {
  const SHARED = 'public, max-age=0, s-maxage=30, stale-while-revalidate=30';
  for (const [path, status, cache] of [
    ['/', 200, 'no-cache'],
    ['/about-us', 200, 'no-cache'],
    ['/browse', 200, 'no-cache'],
    ['/companion/unknown', 404, SHARED],
    ['/no-such-page', 200, 'no-cache'],
  ] as const) {
    const response = await request.get(path);
    const headers = response.headers();
    expect(response.status(), path).toBe(status);
    expect(headers['content-security-policy'], path).toContain("default-src 'none'");
    expect(headers['x-frame-options'], path).toBe('DENY');
    expect(headers['cache-control'], path).toBe(cache);
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
  }
  expect((await request.get('/assets/of-a-former-version.js')).status()).toBe(404);
});

test('no page may ask for a card: those of the payment provider are left for, and never a part', async ({
  request,
}) => {
  const headers = (await request.get('/')).headers();
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).not.toMatch(/stripe/i);
  expect(policy).not.toContain(`:${testSuite().ports.payments}`);
  expect(policy).toContain("form-action 'self';");
  expect(headers['permissions-policy']).toContain('payment=()');
});

test('a calendar link of the site is answered by its function, and not with a page', async ({
  request,
}) => {
  const member = await makeMember();
  const made = await callFunction('makeCalendarLink', {}, member);
  const { token } = made.result as { token: string };
  const found = await request.get(calendarFeedPath(token));
  expect(found.status()).toBe(200);
  expect(found.headers()).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, max-age=900',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });
  expect(await found.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
  const lost = await request.get(calendarFeedPath('x'.repeat(43)));
  expect(lost.status()).toBe(404);
  expect(lost.headers()['content-type']).toBe('text/plain; charset=utf-8');
});
