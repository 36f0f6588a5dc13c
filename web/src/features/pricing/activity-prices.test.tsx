// @vitest-environment jsdom

import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { ActivityPrices } from './activity-prices';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a page rendered during a Happy Hour shows every reader the list prices', () => {
  const options = Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...options,
    timeZone: 'America/New_York',
  });
  // Friday, 10:30 in New York.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T15:30:00Z') });
  const page = renderToString(
    <MemoryRouter>
      <ActivityPrices />
    </MemoryRouter>,
  );
  expect(page).toContain('an hour');
  expect(page).not.toContain('instead of');
});
