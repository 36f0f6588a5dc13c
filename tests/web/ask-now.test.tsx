import type { Booking } from '@hearthkin/domain/booking/booking';
import type { Companion } from '@hearthkin/domain/companion/companion';
import { facetsOf } from '@hearthkin/domain/companion/facets';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadPaidPath } from '../../web/src/data/payments/paid-path';
import { call, expectLastCall, refuse } from './fake-call';
import { leaveFor } from './fake-leave-site';
import { booking, companionDocument, MEMBER, NOW, profileDocument, userDocument } from './people';
import { expectAlert, expectLink } from './shown';
import { visit } from './site';
import { setWorld } from './world';

const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);

const online = (id: string, change: Partial<Companion>) => {
  const data = companionDocument(change);
  return { id, data: { ...data, facets: facetsOf(data, true) } };
};
const WILMA = online('companion-1', { traits: ['calm', 'patient'] });
const OTTO = online('companion-2', { displayName: 'Otto B.', traits: ['stable'], interests: [] });

/** The member's request to Wilma. */
function asked(change: Partial<Booking> = {}) {
  return booking('b', {
    activity: 'virtual-chat',
    timing: 'now',
    spenderId: MEMBER.uid,
    earnerId: WILMA.id,
    participantIds: [MEMBER.uid, WILMA.id],
    startsAt: minutes(15),
    endsAt: minutes(45),
    dueAt: minutes(10),
    mood: 'anxious',
    ...change,
  });
}

const declined = asked({
  status: 'cancelled',
  dueAt: null,
  cancellation: { endReason: 'declined', endedBy: 'earner', reason: '', at: NOW },
});

beforeEach(() => {
  setWorld({
    companions: [WILMA, OTTO],
    users: { [MEMBER.uid]: userDocument(MEMBER) },
    profiles: { [WILMA.id]: profileDocument('Wilma Q.', 'earner') },
  });
});

const ASKED = '/need-support?mood=anxious&asked=b';
const askButton = (name: string) => screen.findByRole('button', { name: `Ask ${name} now` });

async function chooseNow() {
  const site = await visit('/need-support?mood=anxious&companion=companion-1', MEMBER);
  await site.user.click(await screen.findByRole('radio', { name: /Talk Right Now/ }));
  const button = await askButton('Wilma Q.');
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  return { site, button };
}

test('with live payments, a member pays first and comes back to wait', async () => {
  vi.stubEnv('VITE_PAYMENTS', 'stripe');
  const site = await visit('/need-support?mood=anxious&companion=companion-1', MEMBER);
  await site.user.click(await screen.findByRole('radio', { name: /Talk Right Now/ }));
  const button = await screen.findByRole('button', { name: 'Continue to payment' });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  expect(screen.getByText(/^Next, your card is authorized for €/)).toBeTruthy();
  call.mockResolvedValueOnce({ bookingId: 'b', checkoutUrl: 'https://pay.example/c/1' });
  await site.user.click(button);
  await waitFor(() => expect(leaveFor).toHaveBeenCalledExactlyOnceWith('https://pay.example/c/1'));
  expect(loadPaidPath('b')).toBe('/need-support?mood=anxious&when=now&asked=b');
});

test('a member asks without leaving the page, and knows the price before', async () => {
  const { site, button } = await chooseNow();
  const session = within(screen.getByRole('region', { name: 'Your session' }));
  expect(session.getByText('Wilma Q. has 10 minutes to reply. No reply, no charge.')).toBeTruthy();
  expect(session.getByLabelText('Price').textContent).toContain('Total');
  await site.user.selectOptions(session.getByLabelText('Length'), '60');
  call.mockResolvedValueOnce({ bookingId: 'b', checkoutUrl: null });
  await site.user.click(button);
  expect(call).toHaveBeenLastCalledWith(
    'createBooking',
    expect.objectContaining({
      companionId: WILMA.id,
      activity: 'virtual-chat',
      timing: 'now',
      startsAt: '2026-11-20T15:10:00.000Z',
      minutes: 60,
      mood: 'anxious',
      fromMatching: true,
    }),
  );
  act(() => setWorld({ bookings: [asked()] }));
  await site.isAt(`/need-support?mood=anxious&when=now&asked=b`);
  expect(await screen.findByRole('heading', { name: 'Wilma Q. is being asked' })).toBeTruthy();
  expect(screen.getByText('10:00 left to reply')).toBeTruthy();
});

test('a member asks without sharing the mood, and the next companion isn’t told either', async () => {
  const { site, button } = await chooseNow();
  const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'How you feel' });
  expect(field.value).toBe('anxious');
  await site.user.selectOptions(field, 'Don’t share');
  await expectLink('Add a note or a credit', '/book/companion-1?mood=none&found=matching&type=now');
  call.mockResolvedValueOnce({ bookingId: 'b', checkoutUrl: null });
  await site.user.click(button);
  expect(call).toHaveBeenLastCalledWith('createBooking', expect.objectContaining({ mood: null }));
  act(() => setWorld({ bookings: [{ ...declined, data: { ...declined.data, mood: null } }] }));
  await askButton('Otto B.');
  expect(screen.getByRole('combobox', { name: 'How you feel' })).toHaveProperty('value', '');
});

test('a member who gets no answer from us sends the same request again', async () => {
  const { site, button } = await chooseNow();
  refuse('unavailable');
  await site.user.click(button);
  expect((await screen.findByRole('alert')).textContent).toContain('can’t connect');
  vi.setSystemTime(minutes(6));
  call.mockResolvedValueOnce({ bookingId: 'b', checkoutUrl: null });
  await site.user.click(button);
  const [first, second] = call.mock.calls.filter(([name]) => name === 'createBooking');
  expect(second).toEqual(first);
});

test('a member whose companion went offline reads so', async () => {
  const { site, button } = await chooseNow();
  refuse('not-online');
  await site.user.click(button);
  await expectAlert('They just went offline. Ask someone else, or schedule for later.');
});

test('the room opens when the companion accepts', async () => {
  const site = await visit(ASKED, MEMBER, { bookings: [asked()] });
  await screen.findByRole('heading', { name: 'Wilma Q. is being asked' });
  act(() => setWorld({ bookings: [asked({ status: 'confirmed' })] }));
  await site.isAt('/sessions/b');
});

test('a member withdraws the request', async () => {
  const site = await visit(ASKED, MEMBER, { bookings: [asked()] });
  call.mockResolvedValueOnce({ status: 'cancelled' });
  await site.press('Withdraw request');
  expectLastCall('transitionBooking', { bookingId: 'b', to: 'cancelled', reason: '' });
});

test('a member whose request is declined asks the next who fits in one press, with the same words', async () => {
  const { data } = declined;
  const site = await visit(ASKED, MEMBER, {
    bookings: [
      { ...declined, data: { ...data, duration: 1, notes: 'I need to talk.', mode: 'voice' } },
    ],
  });
  await screen.findByRole('heading', { name: 'Wilma Q. can’t talk right now' });
  expect(screen.getByText('You pay nothing for this request.')).toBeTruthy();
  const next = within(await screen.findByRole('region', { name: 'Who could talk now' }));
  expect(next.getByRole('heading', { name: 'Otto B. is free now' })).toBeTruthy();
  const button = await askButton('Otto B.');
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  call.mockResolvedValueOnce({ bookingId: 'c', checkoutUrl: null });
  expect(screen.getByText('Your note: “I need to talk.”')).toBeTruthy();
  await site.user.click(button);
  expect(call).toHaveBeenLastCalledWith(
    'createBooking',
    expect.objectContaining({
      companionId: OTTO.id,
      minutes: 60,
      mood: 'anxious',
      notes: 'I need to talk.',
      mode: 'voice',
    }),
  );
  await site.isAt('/need-support?mood=anxious&asked=c&passed=companion-1');
});

test('a member is not sent to those who couldn’t', async () => {
  await visit(`${ASKED}&passed=companion-2`, MEMBER, { bookings: [declined] });
  expect(await screen.findByText('No one else who fits is free right now')).toBeTruthy();
  await expectLink('Schedule with Wilma Q. for later', '/book/companion-1?mood=anxious');
});

test('a request without a reply is over at once when its time is', async () => {
  await visit(ASKED, MEMBER, { bookings: [asked({ dueAt: new Date(NOW.getTime() + 300) })] });
  await screen.findByRole('heading', { name: 'Wilma Q. is being asked' });
  vi.setSystemTime(new Date(NOW.getTime() + 300));
  await screen.findByRole('heading', { name: 'Wilma Q. didn’t reply in time' });
});

test('another person’s request is not shown', async () => {
  setWorld({ bookings: [asked({ participantIds: ['someone', WILMA.id], spenderId: 'someone' })] });
  await visit(ASKED, MEMBER);
  expect(await screen.findByText('We can’t find this booking')).toBeTruthy();
});
