import { HOUR_MS } from '@hearthkin/domain/foundation/durations';
import { holdPayment, settlePayment } from '@hearthkin/domain/payment/settle';
import { PLAN_IDS, planOf } from '@hearthkin/domain/pricing/plans';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { categoriesOf } from '../../web/src/features/faq/questions';
import { booking, NOW } from './people';
import { textsOf } from './shown';
import { type Site, visit } from './site';

const scrolledTo = vi.fn<(this: Element) => void>();

beforeEach(() => {
  scrolledTo.mockReset();
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = scrolledTo;
});

async function open(address = '/faq'): Promise<Site> {
  const site = await visit(address);
  await screen.findByRole('heading', { level: 1, name: 'Frequently asked questions' });
  return site;
}

const titles = () =>
  textsOf(within(screen.getByRole('main')).getAllByRole('heading', { level: 3 }));

/** The `<details>` element of a question. */
function detailsOf(question: string): HTMLDetailsElement {
  const details = screen.getByRole('heading', { level: 3, name: question }).closest('details');
  if (details === null) throw new Error(`Nothing opens on "${question}"`);
  return details;
}

/** The status line of the search. */
const status = () => within(screen.getByRole('main')).getByRole('status');

const searchFor = (site: Site, text: string) => site.user.type(screen.getByRole('searchbox'), text);

test('a visitor finds four categories of collapsed questions, with the answers in the page', async () => {
  await open();
  const headings = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
  expect(headings.slice(0, 4).map(({ textContent }) => textContent)).toEqual([
    'Getting Started',
    'Booking & Payments',
    'For Companions',
    'Safety & Trust',
  ]);
  const all = [...document.querySelectorAll('details')];
  expect(all.length).toBeGreaterThanOrEqual(24);
  expect(all.filter(({ open }) => open)).toEqual([]);
  expect(all.every((one) => one.querySelector('p') !== null)).toBe(true);
  expect(new Set(all.map((one) => one.querySelector('summary')?.id)).size).toBe(all.length);
});

test('a visitor opens a question and closes it again', async () => {
  const site = await open();
  const details = detailsOf('Do I need a plan?');
  await site.user.click(within(details).getByText('Do I need a plan?'));
  await waitFor(() => expect(details.open).toBe(true));
  await site.user.click(within(details).getByText('Do I need a plan?'));
  await waitFor(() => expect(details.open).toBe(false));
});

test('a visitor who searches sees matching questions, expanded and highlighted', async () => {
  const site = await open();
  const before = titles().length;
  await searchFor(site, 'REFUND');
  await site.isAt('/faq?q=REFUND');
  const marks = () => [...document.querySelectorAll('mark')].map((mark) => mark.textContent);
  await waitFor(() =>
    expect(new Set(marks().map((text) => text.toLowerCase()))).toEqual(new Set(['refund'])),
  );
  const found = titles();
  expect(found).toContain('Can I cancel, and do I get a refund?');
  expect(found.length).toBeLessThan(before);
  expect(status().textContent).toBe(
    found.length === 1 ? '1 question' : `${found.length} questions`,
  );
});

test('a visitor closes an answer the search opened, and a new search opens it again', async () => {
  const site = await open('/faq?q=coupon');
  const details = detailsOf('What are loyalty rewards?');
  await site.user.click(within(details).getByText(/loyalty/));
  await waitFor(() => expect(details.open).toBe(false));
  await site.user.clear(screen.getByRole('searchbox'));
  await searchFor(site, 'coupon of');
  await waitFor(() => expect(detailsOf('What are loyalty rewards?').open).toBe(true));
});

test('a visitor whose search has no results clears it or contacts us', async () => {
  const site = await open('/faq?q=parachute');
  expect(await within(status()).findByText('No results found')).toBeTruthy();
  expect(status().textContent).toContain('“parachute”');
  expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact');
  await site.press('Show all questions');
  await site.isAt('/faq');
  expect(screen.queryByText('No results found')).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

test('a visitor who follows a link to a question finds it open', async () => {
  await open('/faq#cancel');
  const details = detailsOf('Can I cancel, and do I get a refund?');
  await waitFor(() => expect(details.open).toBe(true));
  const summary = document.getElementById('cancel');
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect(scrolledTo.mock.contexts).toContain(summary);
});

test('a visitor reads the actual plan prices, cancellation terms and companion share', async () => {
  await open();
  const answer = (question: string) => detailsOf(question).textContent ?? '';
  expect(answer('What does a session cost?')).toContain(
    'set their own rate, for example €20–50 an hour',
  );
  for (const id of PLAN_IDS) {
    const { name, priceMinor, discountPercent } = planOf(id);
    expect(answer('Do I need a plan?')).toContain(
      `${name} is €${priceMinor / 100} a month and takes ${discountPercent}% off`,
    );
  }
  const { data } = booking('b');
  const held = holdPayment(data, NOW);
  const late = settlePayment(held, data, 'member-cancelled', data.startsAt).payment;
  expect(late.refundedMinor).toBe(held.totalMinor / 2);
  expect(answer('Can I cancel, and do I get a refund?')).toContain('50% of the total is kept');
  const payout = settlePayment(held, data, null, NOW).payout;
  expect(payout?.payoutMinor).toBe(held.totalMinor * 0.8);
  expect(payout?.dueAt.getTime()).toBe(NOW.getTime() + 48 * HOUR_MS);
  expect(answer('What is my share, and when is it paid?')).toMatch(
    /^.*80% of your price\. The platform fee is 20%.*due 48 hours after/,
  );
});

const NOT_LIVE = /aren’t live|doesn’t ask for card/;
const LIVE = /By card\.|reach your card|payout account|pay for a plan/;

test.each([
  [false, NOT_LIVE, LIVE],
  [true, LIVE, NOT_LIVE],
] as const)('with live payments (%s), the answers about money are true', (isLive, says, never) => {
  const questions = categoriesOf(isLive).flatMap((category) => category.questions);
  const answers = (id: string) => questions.find((one) => one.id === id)?.answer.join(' ');
  for (const id of ['how-paid', 'plans', 'share', 'cancel']) expect(answers(id)).toMatch(says);
  for (const { answer } of questions) expect(answer.join(' ')).not.toMatch(never);
  expect(answers('session-credit') !== undefined).toBe(isLive);
});
