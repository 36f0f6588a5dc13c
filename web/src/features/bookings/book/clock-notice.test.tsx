// @vitest-environment jsdom
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { compareClocks } from '../../../lib/server-clock';
import { useNow } from '../../../ui/hooks/clock';
import { ClockNotice } from './clock-notice';

/** The server's clock, so far ahead of the device's. */
function serverIsAhead(ms: number): void {
  const date = new Date(Date.now() + ms).toUTCString();
  vi.stubGlobal('fetch', async () => new Response(null, { headers: { date } }));
}

afterEach(async () => {
  cleanup();
  serverIsAhead(0);
  await compareClocks();
  vi.unstubAllGlobals();
});

function Today() {
  return <p>{useNow().toISOString().slice(0, 10)}</p>;
}

test('a person whose device is a day slow reads so, and the page goes by the server’s clock', async () => {
  serverIsAhead(DAY_MS);
  const day = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);
  render(
    <>
      <ClockNotice />
      <Today />
    </>,
  );
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Your device’s clock is about a day slow. The times here go by the right one.',
  );
  expect(screen.getByText(day)).toBeTruthy();
});

test.each([
  [-3 * HOUR_MS, 'about 3 hours fast'],
  [20 * MINUTE_MS, 'about 20 minutes slow'],
])('a clock that is off by %i ms is %s', async (ahead, words) => {
  serverIsAhead(ahead);
  render(<ClockNotice />);
  expect((await screen.findByRole('alert')).textContent).toContain(words);
});

test('a device that is a minute off reads nothing', async () => {
  serverIsAhead(MINUTE_MS);
  render(<ClockNotice />);
  await compareClocks();
  expect(screen.queryByRole('alert')).toBeNull();
});
