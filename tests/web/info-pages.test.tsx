import { autoCompletesAt, requestExpiresAt } from '@hearthkin/domain/booking/booking';
import { REVIEW_EDIT_MS } from '@hearthkin/domain/companion/review';
import { LESSON_VALID_MONTHS } from '@hearthkin/domain/companion/training-lessons';
import { ACTIVITY_IDS, activityOf } from '@hearthkin/domain/foundation/activities';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { DEFAULT_HOURLY_RATE } from '@hearthkin/domain/foundation/fields';
import { holdPayment, keptMinor, settlePayment } from '@hearthkin/domain/payment/settle';
import { activityRateMinor } from '@hearthkin/domain/pricing/quote';
import { screen, waitFor, within } from '@testing-library/react';
import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { routes } from '../../web/src/app/routes';
import { booking, NOW } from './people';
import { expectWords, hrefsOf } from './shown';
import { visit } from './site';

/** Pages whose description is not their first paragraph. */
const IS_LEGAL = /terms|privacy/;

async function read(path: string, title: string): Promise<HTMLElement> {
  await visit(path);
  await screen.findByRole('heading', { level: 1, name: title });
  return screen.getByRole('main');
}

test.each([
  ['/about-us', 'About us'],
  ['/how-it-works', 'How it works'],
  ['/safety-trust', 'Safety & trust'],
  ['/faq', 'Frequently asked questions'],
  ['/crisis-support', 'Crisis support'],
  ['/terms', 'Terms of Service'],
  ['/privacy', 'Privacy Policy'],
])(
  'on %s, a visitor sees one main heading, a description, no skipped heading level, and no broken link',
  async (path, title) => {
    const main = await read(path, title);
    expect(within(main).getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await waitFor(() => expect(document.title).toContain(title));
    const description = document.querySelector<HTMLMetaElement>('meta[name="description"]');
    if (!IS_LEGAL.test(path)) {
      expect(description?.content).toBe(main.querySelector('p')?.textContent);
    }
    expect(description?.content.length).toBeLessThanOrEqual(155);
    const levels = within(main)
      .getAllByRole('heading')
      .map(({ tagName }) => Number(tagName.slice(1)));
    levels.forEach((level, index) => {
      expect(level - (levels[index - 1] ?? 0), `heading ${index}`).toBeLessThanOrEqual(1);
    });
    const inside = hrefsOf(within(main).getAllByRole('link')).flatMap((href) =>
      href?.startsWith('/') ? [href] : [],
    );
    expect(inside).not.toEqual([]);
    for (const href of inside) {
      expect(matchRoutes(routes, href)?.at(-1)?.route.path, href).not.toBe('*');
    }
  },
);

test('a visitor sees the price of every activity at the default rate, and how payments and session times work', async () => {
  const main = await read('/how-it-works', 'How it works');
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows).toHaveLength(ACTIVITY_IDS.length);
  for (const [index, id] of ACTIVITY_IDS.entries()) {
    const [price] = within(rows[index] as HTMLElement).getAllByRole('cell');
    expect(rows[index]?.textContent).toContain(activityOf(id).name);
    expect(price?.textContent).toBe(`€${activityRateMinor(id, DEFAULT_HOURLY_RATE) / 100}`);
  }
  expect(rows[0]?.textContent).toContain('30 minutes to 3 hoursDay and night');
  expect(rows[1]?.textContent).toContain('1 hour to 4 hours9 AM to 9 PM');

  const startsAt = new Date(NOW.getTime() + 30 * DAY_MS);
  const { data } = booking('b');
  const held = holdPayment(data, NOW);
  const total = held.totalMinor;

  const free = new Date(startsAt.getTime() - 24 * HOUR_MS);
  expect(keptMinor(total, startsAt, 'member-cancelled', free)).toBe(0);
  expect(main.textContent).toContain('Free up to 24 hours before.');
  const late = new Date(free.getTime() + 1);
  expect(keptMinor(total, startsAt, 'member-cancelled', late)).toBe(total / 2);
  expect(main.textContent).toContain('After that, we refund 50%.');
  expect(keptMinor(total, startsAt, 'companion-cancelled', startsAt)).toBe(0);
  expect(main.textContent).toContain('You get a full refund, however late.');

  const payout = settlePayment(held, data, null, NOW).payout;
  expect(payout?.payoutMinor).toBe(total * 0.8);
  expect(payout?.dueAt.getTime()).toBe(NOW.getTime() + 48 * HOUR_MS);
  expect(main.textContent).toContain('You keep 80% of your price. Our fee is 20%.');
  expect(main.textContent).toContain('due 48 hours after the session is completed');

  expect(requestExpiresAt('later', startsAt, NOW).getTime()).toBe(NOW.getTime() + 24 * HOUR_MS);
  expect(requestExpiresAt('now', startsAt, NOW).getTime()).toBe(NOW.getTime() + 10 * MINUTE_MS);
  expectWords(main, 'expires after 24 hours, or 10 minutes if you want to talk right now');
  expect(autoCompletesAt(startsAt).getTime()).toBe(startsAt.getTime() + 24 * HOUR_MS);
  expect(main.textContent).toContain('we’ll do it after 24 hours');
  expect(REVIEW_EDIT_MS).toBe(7 * DAY_MS);
  expect(main.textContent).toContain('which you can change for 7 days');
});

test('a visitor reads what each badge means, and what each level may do', async () => {
  const main = await read('/safety-trust', 'Safety & trust');
  for (const badge of ['Identity verified', 'Background checked', 'Training certified']) {
    expect(within(main).getByRole('heading', { level: 3, name: badge })).toBeTruthy();
  }
  expect(main.textContent).toContain(
    `passed our six lessons, each with a quiz, within the last ${LESSON_VALID_MONTHS} months`,
  );
  const hrefs = hrefsOf(within(main).getAllByRole('link'));
  expect(hrefs).toEqual(expect.arrayContaining(['tel:911', 'tel:112', 'tel:988']));

  const rows = within(main).getAllByRole('row');
  const levels = rows.slice(1).map((row) => within(row).getByRole('rowheader').textContent);
  const names = ['Visitor', 'Account', 'Verified', 'Companion', 'Restricted', 'Suspended'];
  expect(levels.map((level, index) => level.startsWith(names[index] ?? '?'))).toEqual(
    names.map(() => true),
  );
  expect(levels[3]).toContain('a background check that our team approved');
  expect(within(main).getByText('Be found and booked.')).toBeTruthy();
  // A link to the section leads there.
  expect(document.getElementById('badges')?.textContent).toBe('What a badge means');
});
