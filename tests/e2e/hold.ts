import type { Page } from '@playwright/test';

/** Holds back requests until the returned function is called. */
export async function hold(page: Page, what: RegExp): Promise<() => void> {
  let release: () => void = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(what, async (route) => {
    await released;
    // The page may be gone by then.
    await route.continue().catch(() => {});
  });
  return release;
}
