import { createHash } from 'node:crypto';
import { HOUR_MS } from '@hearthkin/domain/foundation/durations';
import { holdPayment, settlePayment } from '@hearthkin/domain/payment/settle';
import type { Price } from '@hearthkin/domain/pricing/price';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { booking, NOW } from './people';
import { hrefsOf, textsOf } from './shown';
import { atAccount, NEWCOMER } from './sign-up-people';
import { visit, visitWithShell } from './site';

const scrolledTo = vi.fn<(this: Element) => void>();

beforeEach(() => {
  scrolledTo.mockReset();
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = scrolledTo;
});

/** Each text's ten sections (specification 2, section 2), its date, and its fingerprints on that date, by what moves money. */
const TEXTS = [
  {
    path: '/terms',
    title: 'Terms of Service',
    updated: { date: '2026-12-01', shown: 'December 1, 2026' },
    fingerprints: { none: '7c4b4e490733a810', stripe: '72af9b386c4df0a7' },
    sections: [
      'Acceptance',
      'Eligibility',
      'Service description and limitations',
      'Conduct and prohibited activities',
      'Payment and refund policy',
      'Liability',
      'Arbitration',
      'Termination',
      'Changes',
      'Contact',
    ],
  },
  {
    path: '/privacy',
    title: 'Privacy Policy',
    updated: { date: '2026-12-01', shown: 'December 1, 2026' },
    fingerprints: { none: 'fccb00fed5a3e2ef', stripe: '420138f6cbda2a98' },
    sections: [
      'Information collected',
      'Use of information',
      'Sharing',
      'Security',
      'Your rights',
      'Retention',
      'International transfers',
      'Children',
      'Changes',
      'Contact',
    ],
  },
];

describe.each(TEXTS)('$path', ({ path, title, updated, fingerprints, sections }) => {
  test('a visitor sees the date of the last update and all ten sections in order, linked in the table of contents, which leads to them', async () => {
    const site = await visit(path);
    await screen.findByRole('heading', { level: 1, name: title });
    expect(screen.getByText(updated.shown).getAttribute('datetime')).toBe(updated.date);
    const titles = textsOf(
      within(screen.getByRole('article')).getAllByRole('heading', { level: 2 }),
    );
    expect(titles).toEqual(sections.map((each, index) => `${index + 1}. ${each}`));
    const contents = await screen.findByRole('navigation', { name: 'On this page' });
    const links = within(contents).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(
      sections.map((each, index) => `${index + 1}.${each}`),
    );
    for (const [index, link] of links.entries()) {
      const [page, id = ''] = (link.getAttribute('href') ?? '').split('#');
      expect(page).toBe(path);
      expect(document.getElementById(id)?.textContent).toBe(`${index + 1}. ${sections[index]}`);
    }

    const link = within(contents).getByRole('link', { name: 'Contact' });
    await site.user.click(link);
    const heading = screen.getByRole('heading', { level: 2, name: '10. Contact' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(scrolledTo.mock.contexts).toContain(heading);
    expect(link.getAttribute('aria-current')).toBe('location');
    expect(site.router.state.location.hash).toBe('#contact');
  });

  test.each(['none', 'stripe'] as const)(
    'the text for payments "%s" has not changed since its date',
    async (payments) => {
      vi.stubEnv('VITE_PAYMENTS', payments);
      await visit(path);
      const article = await screen.findByRole('article');
      const summary = screen.getByRole('region', { name: 'In short' });
      const words = `${summary.textContent} ${article.textContent}`.replace(/\s+/g, ' ');
      expect(
        createHash('sha256').update(words).digest('hex').slice(0, 16),
        `The words of ${path} have changed since ${updated.date}. Set "updated" in web/src/features/legal${path}.mdx to today, and the date and fingerprint in this test to what they are then.`,
      ).toBe(fingerprints[payments]);
    },
  );

  test('a visitor who follows a link to a section starts there', async () => {
    await visit(`${path}#changes`);
    const heading = await screen.findByRole('heading', { level: 2, name: '9. Changes' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(scrolledTo.mock.contexts).toContain(heading);
  });
});

test('a visitor reads which other companies learn of their browser, on a site where they do', async () => {
  const site = await visitWithShell('/privacy');
  expect((await screen.findByRole('article')).textContent).not.toMatch(/reCAPTCHA|Sentry/);
  expect(site.container.textContent).not.toContain('Protected by reCAPTCHA');
  vi.stubEnv('VITE_APP_CHECK_KEY', '6Lkey');
  vi.stubEnv('VITE_SENTRY_DSN', 'https://key@o1.ingest.sentry.example/42');
  const other = await visitWithShell('/privacy');
  const { textContent } = await screen.findByRole('article');
  expect(textContent).toContain('Google’s reCAPTCHA looks at your browser');
  expect(textContent).toContain('Sentry gets a report');
  expect(textContent).toMatch(/and Sentry, may work with it in further countries/);
  // Google asks for it where its badge is hidden.
  const footer = other.container.querySelector('footer');
  expect(footer?.textContent).toContain('Protected by reCAPTCHA. Google’s Privacy Policy');
});

test('the terms have the payment rules that the ledger applies, when we may end an account, and whom to call in a crisis', async () => {
  await visit('/terms');
  const article = await screen.findByRole('article');
  const price: Price = {
    currency: 'EUR',
    rateMinor: 10_000,
    subtotalMinor: 10_000,
    discounts: [],
    discountPercent: 0,
    credits: [],
    planCreditMinor: 0,
    totalMinor: 10_000,
  };
  const { data: session } = booking('b', { startsAt: NOW, price });
  const held = holdPayment(session, NOW);
  const whole = settlePayment(held, session, null, NOW).payout;
  const late = settlePayment(held, session, 'member-cancelled', NOW).payment;
  expect(whole).toMatchObject({ platformFeeMinor: 2_000, payoutMinor: 8_000 });
  expect(article.textContent).toContain(
    'less the companion’s own offers, the platform fee is 20%; the companion receives the other 80%',
  );
  expect(whole?.processingFeeMinor).toBe(290 + 30);
  expect(article.textContent).toContain('We pay for payment processing, 2.9% plus €0.30');
  expect(whole?.dueAt.getTime()).toBe(NOW.getTime() + 48 * HOUR_MS);
  expect(article.textContent).toContain('payout is due 48 hours after');
  expect(late.refundedMinor).toBe(5_000);
  expect(article.textContent).toContain('50% of the total is kept');

  expect(article.textContent).toContain('end an account on 30 days notice for business reasons');
  expect(article.textContent).toContain('no one has used for more than 12 months');

  expect(article.textContent).toContain('Companions are not licensed mental health professionals.');
  const hrefs = hrefsOf(within(article).getAllByRole('link'));
  expect(hrefs).toEqual(expect.arrayContaining(['tel:911', 'tel:988', 'sms:741741?&body=HOME']));
});

test('a newcomer opens both texts in new tabs, and only the checkbox agrees to them', async () => {
  atAccount({});
  const site = await visit('/register/8', NEWCOMER);
  const box = await screen.findByRole('checkbox', { name: /Terms of Service/ });
  for (const [name, path] of [
    [/^Terms of Service/, '/terms'],
    [/^Privacy Policy/, '/privacy'],
  ] as const) {
    const link = screen.getByRole('link', { name });
    expect(link.getAttribute('href')).toBe(path);
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener');
    // Like a browser, follow a link inside a label without toggling its checkbox.
    link.click();
    await site.isAt('/register/8');
    expect((box as HTMLInputElement).checked).toBe(false);
  }
  await site.user.click(screen.getByText(/^I agree to the/));
  expect((box as HTMLInputElement).checked).toBe(true);
});

test.each([
  ['none', false],
  ['stripe', true],
] as const)(
  'with payments "%s", a member reads of session credit and Stripe only if there are any',
  async (payments, isLive) => {
    vi.stubEnv('VITE_PAYMENTS', payments);
    await visit('/terms');
    const terms = await screen.findByRole('article');
    expect(/Emotional Care, €99.*up to €33 .*for 30 days/.test(terms.textContent)).toBe(isLive);
    expect(/You have 7 days to make up for it/.test(terms.textContent)).toBe(isLive);
    expect(/Payments are not connected yet/.test(terms.textContent)).toBe(!isLive);
    await visit('/privacy');
    const privacy = await screen.findByRole('article');
    expect(/Stripe moves the money/.test(privacy.textContent)).toBe(isLive);
  },
);
