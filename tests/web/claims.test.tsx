import { type Claim, newClaim } from '@hearthkin/domain/booking/claim';
import { HOUR_MS } from '@hearthkin/domain/durations';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { call, refuse } from './fake-call';
import { booking, COMPANION, companionDocument, MEMBER, NOW, profileDocument } from './people';
import { visit } from './site';
import { setWorld } from './world';

const startsAt = new Date(NOW.getTime() - HOUR_MS);
const started = { status: 'confirmed', startsAt } as const;
const CLAIMED = { ...started, claim: { by: 'spender', keptPercent: null }, dueAt: null } as const;

function claim(change: Partial<Claim> = {}): Claim {
  const sides = { spenderId: MEMBER.uid, earnerId: COMPANION.uid };
  const said = { kind: 'no-show', by: 'spender', words: 'I waited at the gate.' } as const;
  return { ...newClaim(sides, { caseNumber: '1F3A9-C02B7', ...said }, NOW), ...change };
}

beforeEach(() => {
  setWorld({
    profiles: {
      [MEMBER.uid]: profileDocument('Jonah R.', 'spender'),
      [COMPANION.uid]: profileDocument('Wilma Q.', 'earner'),
    },
    companions: [{ id: COMPANION.uid, data: companionDocument() }],
  });
});

const open = /^Something went wrong/;
const panel = (name: string) => screen.findByRole('region', { name });

test('a member says that the companion did not come, knowing what happens', async () => {
  setWorld({ bookings: [booking('b', started)] });
  const site = await visit('/my-bookings/b', MEMBER);
  await site.user.click(await screen.findByRole('button', { name: open }));
  const dialog = await screen.findByRole('dialog', { name: 'Something went wrong?' });
  await waitFor(() => expect(dialog.textContent).toContain('We’ll let Wilma Q. know'));
  expect(dialog.textContent).toContain('have 48 hours to answer');
  expect(dialog.textContent).toContain('The payment is on hold until it’s decided');
  await site.user.click(within(dialog).getByRole('button', { name: 'Send' }));
  await within(dialog).findByText('Please choose one');
  await within(dialog).findByText('Please say what happened');
  expect(call).not.toHaveBeenCalled();

  await site.user.click(within(dialog).getByRole('radio', { name: 'They didn’t come' }));
  await site.user.type(within(dialog).getByLabelText(/In your words/), 'I waited.');
  refuse('bad-transition');
  await site.user.click(within(dialog).getByRole('button', { name: 'Send' }));
  await within(dialog).findByText(/This booking just changed/);
  call.mockResolvedValueOnce({ caseNumber: '1F3A9-C02B7' });
  await site.user.click(within(dialog).getByRole('button', { name: 'Send' }));
  expect(call).toHaveBeenLastCalledWith('fileClaim', {
    bookingId: 'b',
    kind: 'no-show',
    words: 'I waited.',
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('what was typed survives a reload, and goes when it is discarded', async () => {
  setWorld({ bookings: [booking('b', started)] });
  const first = await visit('/my-bookings/b', MEMBER);
  await first.user.click(await screen.findByRole('button', { name: open }));
  await first.user.type(await screen.findByLabelText(/In your words/), 'I waited.');
  first.unmount();
  const again = await visit('/my-bookings/b', MEMBER);
  await again.user.click(await screen.findByRole('button', { name: open }));
  expect(await screen.findByDisplayValue('I waited.')).toBeTruthy();
  await again.user.click(screen.getByRole('button', { name: 'Cancel' }));
  await again.user.click(await screen.findByRole('button', { name: /Discard/ }));
  await again.user.click(await screen.findByRole('button', { name: open }));
  await screen.findByLabelText(/In your words/);
  expect(screen.queryByDisplayValue('I waited.')).toBeNull();
});

test.each([
  [
    'just after the start',
    { status: 'confirmed', startsAt: new Date(NOW.getTime() - 14 * 60_000) },
  ],
  ['with a claim', CLAIMED],
  ['that was canceled', { status: 'cancelled', startsAt }],
] as const)('a session %s has no button to claim', async (_when, change) => {
  setWorld({ bookings: [booking('b', change)], claims: { b: claim() } });
  await visit('/my-bookings/b', MEMBER);
  await screen.findByRole('article', { name: /Coffee & Walk/ });
  expect(screen.queryByRole('button', { name: open })).toBeNull();
});

test('a member sees that their claim waits, and no way to end the booking', async () => {
  setWorld({ bookings: [booking('b', CLAIMED)], claims: { b: claim() } });
  await visit('/my-bookings/b', MEMBER);
  const section = await panel('The companion didn’t come');
  await waitFor(() => expect(section.textContent).toContain('Wilma Q. can answer until'));
  expect(section.textContent).toContain('Case 1F3A9-C02B7');
  expect(section.textContent).toContain('You said: “I waited at the gate.”');
  expect(section.textContent).toContain('The whole price is refunded.');
  expect(within(section).queryByRole('button')).toBeNull();
  expect(screen.queryByRole('button', { name: /^(Cancel booking|Mark complete)/ })).toBeNull();
  const card = screen.getByRole('article', { name: /Coffee & Walk/ });
  expect(card.textContent).toContain('You said that something went wrong.');
});

test('a companion disagrees with words, or agrees after a question', async () => {
  setWorld({ bookings: [booking('b', CLAIMED)], claims: { b: claim() } });
  const site = await visit('/my-bookings/b', COMPANION);
  const section = await panel('The companion didn’t come');
  await waitFor(() => expect(section.textContent).toContain('Jonah R. said: “I waited'));
  await site.user.click(within(section).getByRole('button', { name: 'I see it differently' }));
  await within(section).findByText('Please say what happened');
  expect(call).not.toHaveBeenCalled();
  await site.user.type(within(section).getByLabelText('Your answer'), 'I was there.');
  refuse('unavailable');
  await site.user.click(within(section).getByRole('button', { name: 'I see it differently' }));
  await within(section).findByRole('alert');
  expect(call).toHaveBeenLastCalledWith('answerClaim', {
    bookingId: 'b',
    agrees: false,
    words: 'I was there.',
  });
  await site.user.click(within(section).getByRole('button', { name: 'I agree' }));
  const dialog = await screen.findByRole('dialog', { name: 'Agree with Jonah R.?' });
  expect(dialog.textContent).toContain('The whole price is refunded.');
  call.mockResolvedValueOnce({ status: 'decided' });
  await site.user.click(within(dialog).getByRole('button', { name: 'Agree' }));
  expect(call).toHaveBeenLastCalledWith('answerClaim', {
    bookingId: 'b',
    agrees: true,
    words: 'I was there.',
  });
});

test('both sides read that silence counts as agreement', async () => {
  const silent = { ...claim({ kind: 'unsafe' }), answerUntil: NOW };
  setWorld({ bookings: [booking('b', CLAIMED)], claims: { b: silent } });
  await visit('/my-bookings/b', COMPANION);
  const section = await panel('The member felt unsafe');
  expect(section.textContent).toContain(
    'You didn’t answer in time, which counts as agreement. Our team decides next.',
  );
  expect(within(section).queryByRole('button')).toBeNull();
});

test('both sides read the decision with its reason, and where to appeal', async () => {
  const decided = claim({
    status: 'decided',
    answer: { agrees: false, words: 'I was there.', pictures: [], at: NOW },
    decision: {
      outcome: 'refund-part',
      keptPercent: 40,
      reason: 'Both came, an hour late.',
      by: 'operator',
      at: NOW,
    },
  });
  const data = {
    ...started,
    status: 'completed',
    claim: { by: 'spender', keptPercent: 40 },
  } as const;
  setWorld({ bookings: [booking('b', data)], claims: { b: decided } });
  const site = await visit('/my-bookings/b', MEMBER);
  const section = await panel('The companion didn’t come');
  await waitFor(() => expect(section.textContent).toContain('Wilma Q. sees it differently'));
  expect(section.textContent).toContain('60% of the price is refunded.');
  expect(section.textContent).toContain('Reason: Both came, an hour late.');
  expect(screen.getByText(/refunded, .* kept/)).toBeTruthy();
  await site.user.click(within(section).getByRole('link', { name: 'Appeal' }));
  expect(await screen.findByDisplayValue('Appeal of case 1F3A9-C02B7')).toBeTruthy();
});

test('a member retries when the claim fails to load', async () => {
  setWorld({ bookings: [booking('b', CLAIMED)], claims: { b: claim() }, failing: [/^claims\//] });
  const site = await visit('/my-bookings/b', MEMBER);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  setWorld({ failing: [] });
  await site.user.click(retry);
  await panel('The companion didn’t come');
});
