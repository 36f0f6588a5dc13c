import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { event } from './community-event';
import { call, expectOnlyCall } from './fake-call';
import { booking, COMPANION, STAFF } from './people';
import { expectLink, expectWords } from './shown';
import { visit } from './site';
import { setWorld } from './world';

const PENDING = event('e-1', { status: 'pending_approval', attendeeCount: 0, decidedAt: null });

beforeEach(() => setWorld({ events: [PENDING] }));

const queue = () => screen.findByRole('region', { name: 'Events to review' });
const card = async () => within(await queue()).findByRole('article', { name: 'Event Board games' });

async function openDialog(button: string, title: string) {
  const site = await visit('/admin/database?view=events', STAFF);
  await site.pressIn(await card(), button);
  return { site, dialog: await screen.findByRole('dialog', { name: title }) };
}

test('an admin sees the details of pending events and not decided ones', async () => {
  setWorld({ events: [PENDING, event('e-2', { title: 'Decided' })] });
  await visit('/admin/database?view=events', STAFF);
  const shown = await card();
  const facts = within(shown)
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
  expect(facts.map((fact) => fact.replace(/\s/g, ' '))).toEqual([
    'Host: Ana M.',
    'When: Sun, Nov 22, 7:00 PM, Chicago time',
    'Where: Corner Café, 12 Oak Street, Chicago',
    'Category: Social',
    'Spots: 8',
    'Description: Bring a game you like.',
  ]);
  await expectLink('Ana M.', '/admin/database?view=accounts&account=host-1', within(shown));
  expect(within(await queue()).getAllByRole('article')).toHaveLength(1);
  setWorld({ events: [] });
  expect(await within(await queue()).findByText('No events to review')).toBeTruthy();
});

test('an admin confirms before approving an event', async () => {
  call.mockResolvedValueOnce({ status: 'approved' });
  const { site, dialog } = await openDialog('Approve', 'Approve “Board games”?');
  expect(call).not.toHaveBeenCalledWith('reviewEvent', expect.anything());
  await site.pressIn(dialog, 'Approve');
  expect(await screen.findByText('“Board games” is published.')).toBeTruthy();
  expectOnlyCall('reviewEvent', { eventId: 'e-1', decision: 'approved' });
});

/** A booking of the companion at the time of the event, in two hours of its three. */
const during = (id: string, status: 'pending' | 'confirmed', hours: number) => {
  const startsAt = new Date(PENDING.data.startsAt.getTime() + hours * 3_600_000);
  const endsAt = new Date(startsAt.getTime() + 3_600_000);
  return booking(id, { earnerId: COMPANION.uid, status, startsAt, endsAt });
};

test('an admin sees the sessions of the host at the time, and goes on over accepted ones by a tick', async () => {
  setWorld({
    events: [event('e-1', { ...PENDING.data, hostId: COMPANION.uid })],
    bookings: [during('b-2', 'pending', 2), during('b-1', 'confirmed', 0)],
  });
  const { site, dialog } = await openDialog('Approve', 'Approve “Board games”?');
  const items = await within(dialog).findAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([
    'Sun, Nov 22, 7:00 – 8:00 PM (accepted)',
    'Sun, Nov 22, 9:00 – 10:00 PM (requested)',
  ]);
  const approve = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Approve' });
  expect(approve.disabled).toBe(true);
  await site.user.click(within(dialog).getByRole('checkbox', { name: /^Publish anyway/ }));
  call.mockResolvedValueOnce({ status: 'approved' });
  await site.user.click(approve);
  expect(await screen.findByText('“Board games” is published.')).toBeTruthy();
  expectOnlyCall('reviewEvent', { eventId: 'e-1', decision: 'approved', overSessions: true });
});

test('an admin is only told of requests at the time', async () => {
  setWorld({
    events: [event('e-1', { ...PENDING.data, hostId: COMPANION.uid })],
    bookings: [during('b-1', 'pending', 0)],
  });
  const { site, dialog } = await openDialog('Approve', 'Approve “Board games”?');
  expect(await within(dialog).findByText(/can’t accept requests at this time/)).toBeTruthy();
  expect(within(dialog).queryByRole('checkbox')).toBeNull();
  call.mockResolvedValueOnce({ status: 'approved' });
  await site.pressIn(dialog, 'Approve');
  await screen.findByText('“Board games” is published.');
  expectOnlyCall('reviewEvent', { eventId: 'e-1', decision: 'approved' });
});

test('an admin decides about all dates of a series at once', async () => {
  const site = await visit('/admin/database?view=events', STAFF, {
    events: [event('e-1', { ...PENDING.data, repeats: { every: 'month', times: 3 } })],
  });
  const card = await screen.findByRole('article', { name: 'Event Board games' });
  expectWords(card, 'Repeats monthly, 3 times', 'Sun, Nov 22 · Tue, Dec 22 · Fri, Jan 22, 2027');
  await site.pressIn(card, 'Approve');
  expect(await screen.findByText(/^All 3 dates go live right away/)).toBeTruthy();
});

test('an admin can reject an event only with a reason', async () => {
  call.mockResolvedValueOnce({ status: 'rejected' });
  const { site, dialog } = await openDialog('Reject', 'Reject “Board games”?');
  const reject = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Reject' });
  expect(reject.disabled).toBe(true);
  const reason = within(dialog).getByRole('textbox');
  await site.user.type(reason, '   ');
  expect(reject.disabled).toBe(true);
  await site.user.type(reason, 'Where is it? ');
  await site.user.click(reject);
  expect(await screen.findByText('“Board games” is rejected.')).toBeTruthy();
  expectOnlyCall('reviewEvent', { eventId: 'e-1', decision: 'rejected', notes: 'Where is it?' });
});

test('an admin cannot approve an event that has started', async () => {
  const past = event('e-1', { ...PENDING.data, date: '2026-11-20', time: '08:00' });
  await visit('/admin/database?view=events', STAFF, { events: [past] });
  const approve = within(await card()).getByRole<HTMLButtonElement>('button', { name: 'Approve' });
  expect(approve.disabled).toBe(true);
  expect((await card()).textContent).toContain('so it can’t be approved.');
});
