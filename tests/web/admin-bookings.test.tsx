import type { AuditEntry } from '@hearthkin/domain/admin/audit';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { conversationId } from '@hearthkin/domain/messaging/conversation';
import { holdPayment, settlePayment } from '@hearthkin/domain/payment/settle';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { answerSecond, expectCall, refuse, sendTwice } from './fake-call';
import { staffReads } from './fake-read-as-staff';
import { booking, COMPANION, MEMBER, NOW, profileDocument, STAFF, userDocument } from './people';
import { expectGone, expectLink, expectWords, findWords } from './shown';
import { type Site, visit } from './site';
import { setWorld, worldNow } from './world';

const LIST = '/admin/database?view=bookings';
const caseOf = (id: string) => `${LIST}&booking=${id}`;

const made = booking('coffee');
const later = (ms: number) => new Date(made.data.startsAt.getTime() + ms);
const chat = booking('chat', {
  activity: 'virtual-chat',
  status: 'confirmed',
  dueAt: later(3 * DAY_MS),
  startsAt: later(DAY_MS),
  endsAt: later(DAY_MS + HOUR_MS),
  date: '2026-11-24',
  location: null,
  notes: 'Please be slow with me.',
  statusHistory: [
    { status: 'pending', at: NOW, by: 'spender' },
    { status: 'pending', at: NOW, by: 'earner', event: 'time-proposed', startsAt: later(DAY_MS) },
    { status: 'confirmed', at: NOW, by: 'spender', event: 'time-moved', startsAt: later(DAY_MS) },
  ],
});
const held = holdPayment(chat.data, NOW);

beforeEach(() => {
  setWorld({
    bookings: [made, chat],
    payments: { chat: held },
    users: {
      [MEMBER.uid]: userDocument(MEMBER),
      [COMPANION.uid]: userDocument(COMPANION, { firstName: 'Wilma', lastName: 'Quist' }),
    },
    profiles: {
      [STAFF.uid]: profileDocument('Ada S.', 'spender'),
      [MEMBER.uid]: profileDocument('Jonah R.', 'spender'),
    },
  });
});

const rows = async () =>
  (await screen.findAllByRole('article')).map((row) => row.getAttribute('aria-label'));
const COFFEE = 'Coffee & Walk, Jonah Reed with Wilma Quist';
const CHAT = 'Virtual Chat, Jonah Reed with Wilma Quist';
const part = (name: string) => screen.findByRole('region', { name });

async function openCase(id: string): Promise<Site> {
  const site = await visit(caseOf(id), STAFF);
  await part('Session');
  return site;
}

describe('the list of bookings', () => {
  test('staff see all bookings, latest start first, and open one, also by its id', async () => {
    const site = await visit(LIST, STAFF);
    expect(await rows()).toEqual([CHAT, COFFEE]);
    const [row] = await screen.findAllByRole('article');
    expectWords(row, 'Confirmed', 'Virtual Chat, €30');
    const [view] = screen.getAllByRole('link', { name: /^View the booking of Jonah Reed/ });
    if (view) await site.user.click(view);
    await site.isAt(caseOf('chat'));
    const heading = await screen.findByRole('heading', { level: 2, name: CHAT });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    await site.user.click(screen.getByRole('link', { name: 'All bookings' }));
    expect(await rows()).toEqual([CHAT, COFFEE]);
    await site.isAt(LIST);
    await site.user.type(screen.getByRole('textbox', { name: 'Booking id' }), ' coffee {Enter}');
    expect(await screen.findByRole('heading', { level: 2, name: COFFEE })).toBeTruthy();
    await site.isAt(caseOf('coffee'));
  });

  test('staff find the bookings of a person, by state and day', async () => {
    const site = await visit(LIST, STAFF);
    await rows();
    await site.user.type(screen.getByRole('searchbox', { name: 'Name, email or phone' }), 'quist');
    const people = await part('Whose bookings?');
    expect(screen.queryAllByRole('article')).toEqual([]);
    await site.pressIn(people, /^Wilma Quist/);
    await site.isAt(`${LIST}&person=${COMPANION.uid}`);
    expect(await rows()).toEqual([CHAT, COFFEE]);
    await site.user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'pending');
    await waitFor(async () => expect(await rows()).toEqual([COFFEE]));
    await site.user.selectOptions(screen.getByRole('combobox', { name: 'State' }), '');
    await site.user.type(screen.getByLabelText('Day of the session'), '2026-11-24');
    await waitFor(async () => expect(await rows()).toEqual([CHAT]));
    await site.isAt(`${LIST}&person=${COMPANION.uid}&day=2026-11-24`);
  });

  test('staff come back to what an address shows, and clear it', async () => {
    const site = await visit(`${LIST}&person=${MEMBER.uid}&status=completed&day=2026-11-24`, STAFF);
    expect(await screen.findByText('No matching bookings')).toBeTruthy();
    expect(await screen.findByText('Jonah R.', { exact: false })).toBeTruthy();
    await site.press('Show all bookings');
    expect(await rows()).toEqual([CHAT, COFFEE]);
    await site.isAt(LIST);
    // One with nonsense shows all.
    await act(() => site.router.navigate(`${LIST}&person=a%2Fb&status=lost&day=2026-13-40`));
    expect(await rows()).toEqual([CHAT, COFFEE]);
  });

  test('staff read further pages', async () => {
    const many = Array.from({ length: 30 }, (_, index) => booking(`b${index}`));
    const site = await visit(LIST, STAFF, { bookings: many });
    expect(await rows()).toHaveLength(25);
    await site.press('Show more bookings');
    await waitFor(async () => expect(await rows()).toHaveLength(30));
    expect(screen.queryByRole('button', { name: 'Show more bookings' })).toBeNull();
  });

  test('staff see that there are none', async () => {
    await visit(LIST, STAFF, { bookings: [] });
    expect(await screen.findByText('There are no bookings')).toBeTruthy();
  });

  test('staff come from an account to its bookings', async () => {
    const site = await visit(`/admin/database?view=accounts&account=${MEMBER.uid}`, STAFF);
    await site.user.click(await screen.findByRole('link', { name: 'See bookings' }));
    await site.isAt(`${LIST}&person=${MEMBER.uid}`);
    expect(await rows()).toEqual([CHAT, COFFEE]);
  });
});

describe('a booking that staff open', () => {
  test('has people, time, price and what happened', async () => {
    await openCase('chat');
    const session = await part('Session');
    await expectLink(
      'Wilma Quist',
      `/admin/database?view=accounts&account=${COMPANION.uid}`,
      within(session),
    );
    expectWords(session, 'Please be slow with me.', 'Online, in the session room');
    expectWords(session, 'First session together, −50%', 'Total€30');
    const history = await part('What happened');
    expectWords(history, 'Jonah Reed requested the session', 'Wilma Quist suggested');
    expect(history.textContent).toContain('Jonah Reed accepted');
  });

  test('has every entry of its money, with balances', async () => {
    const { payment, payout } = settlePayment(held, chat.data, null, NOW);
    setWorld({
      payments: { chat: payment },
      payouts: payout ? [{ id: 'chat', data: payout }] : [],
    });
    await openCase('chat');
    const money = await part('Money');
    expect(money.textContent).toContain('Payment€30, released');
    const ledger = within(money).getByRole('table', { name: 'Ledger' });
    expect(
      within(ledger)
        .getAllByRole('row')
        .map(({ textContent }) => textContent?.replace(/Fri, Nov 20, \d+:\d+.[AP]M/u, ' ')),
    ).toEqual([
      'EntryAccountAmount',
      'Held Member-€30',
      'Escrow€30',
      'Released Escrow-€30',
      'Settlement€30',
      'Shared out Settlement-€30',
      'Companion€24',
      'Hearthkin€4.83',
      'Processing€1.17',
      'BalanceMember-€30',
      'Escrow€0',
      'Settlement€0',
      'Companion€24',
      'Hearthkin€4.83',
      'Processing€1.17',
    ]);
  });

  test('says who was in the room, for virtual sessions only', async () => {
    const joinedAt = later(DAY_MS);
    setWorld({
      attendance: {
        [`chat/${COMPANION.uid}`]: { joinedAt, lastSeenAt: later(DAY_MS + 50 * MINUTE_MS) },
      },
    });
    await openCase('chat');
    const room = await part('In the room');
    expectWords(room, /Jonah Reed, memberNot seen there/, /Wilma Quist, companionCame Tue, Nov 24/);
    await openCase('coffee');
    expect(screen.queryByRole('region', { name: 'In the room' })).toBeNull();
  });

  test('names a person whose account is gone as such', async () => {
    const { [COMPANION.uid]: _, ...users } = worldNow().users;
    await visit(caseOf('chat'), STAFF, { users });
    const name = 'Virtual Chat, Jonah Reed with A former companion';
    expect(await screen.findByRole('heading', { level: 2, name })).toBeTruthy();
  });

  test('shows what the team did, and on request who looked', async () => {
    const entry = (act: AuditEntry['act'], kind: AuditEntry['kind'], note: string) => ({
      id: act,
      data: { at: NOW, act, kind, by: STAFF.uid, target: 'bookings/chat', note, concerns: [] },
    });
    setWorld({
      auditLog: [
        entry('booking-noted', 'decision', ''),
        entry('messages-read', 'read', 'A dispute.'),
      ],
    });
    const site = await openCase('chat');
    expect((await part('Team actions')).textContent).toContain('Wrote a note on a booking');
    expect(screen.queryByText('A dispute.')).toBeNull();
    await site.press('Show who looked');
    expect((await part('Who looked')).textContent).toContain('A dispute.');
  });

  test('is missing, or their own', async () => {
    await visit(caseOf('nothing'), STAFF);
    expect(await screen.findByText('There is no such booking')).toBeTruthy();
    await visit(caseOf('chat'), { ...STAFF, uid: COMPANION.uid });
    expect(await screen.findByText(/This is your own booking/)).toBeTruthy();
  });
});

describe('the messages of a booking', () => {
  const message = (id: string, senderId: string, content: string, minute: number) => ({
    id,
    data: {
      senderId,
      content,
      timestamp: later(minute * MINUTE_MS),
      redactedAt: null,
      booking: null,
      isPending: false,
    },
  });

  test('are shown once staff have said why, with who wrote them', async () => {
    setWorld({
      messages: {
        [conversationId(MEMBER.uid, COMPANION.uid)]: [
          message('2', COMPANION.uid, 'I am late.', 2),
          message('1', MEMBER.uid, 'Where are you?', 1),
        ],
      },
    });
    const site = await openCase('chat');
    const dialog = await site.openDialog('Read messages', 'Read their messages?');
    const submit = within(dialog).getByRole('button', { name: 'Read messages' });
    expect(submit).toHaveProperty('disabled', true);
    await site.user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'A dispute.');
    setWorld({ failing: [/^staff\/messages/] });
    await site.user.click(submit);
    expect(await within(dialog).findByRole('alert')).toBeTruthy();
    setWorld({ failing: [] });
    await site.user.click(submit);
    const list = await screen.findByRole('list', { name: 'The last messages' });
    expect(staffReads.at(-1)).toBe('messages/chat: A dispute.');
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.replace(/,.*M(?=[A-Z])/u, ': ')),
    ).toEqual(['Jonah Reed: Where are you?', 'Wilma Quist: I am late.']);
  });
});

describe('a note on a booking', () => {
  test('is added once, repeated under its id until an answer comes, and shown', async () => {
    const noted = (text: string) => ({
      staffNotes: { chat: [{ id: text, text, by: STAFF.uid, at: NOW }] },
    });
    setWorld(noted('The member called.'));
    const site = await openCase('chat');
    const notes = await part('Notes of our team');
    await findWords(notes, 'The member called.', 'Ada S., Fri, Nov 20');
    const dialog = within(await site.openDialog('Add a note', 'Add a note?', notes));
    await site.user.type(dialog.getByRole('textbox', { name: /Note/ }), 'They will mail.');
    answerSecond({ noted: true }, noted('They will mail.'));
    const requestId = expect.stringMatching(/^[0-9a-f-]{36}$/);
    const input = { bookingId: 'chat', text: 'They will mail.', requestId };
    expect(await sendTwice(site, dialog, 'Add note')).toEqual(['noteBooking', input]);
    await screen.findByText('The note is added.');
    await findWords(notes, 'They will mail.');
    await expectGone('dialog');
  });
});

describe('a cancellation by staff', () => {
  const startCancel = async (site: Site) => {
    const dialog = await site.openDialog('Cancel with full refund', 'Cancel this booking?');
    await site.user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'A storm.');
    return dialog;
  };

  test.each([
    ['none', 'The member isn’t charged.'],
    ['stripe', 'The member gets all of €30 back.'],
  ] as const)(
    'with payments %s says what happens, needs a reason, and shows the new state',
    async (payments, words) => {
      vi.stubEnv('VITE_PAYMENTS', payments);
      const site = await openCase('chat');
      const dialog = await startCancel(site);
      expect(dialog.textContent).toContain(words);
      const canceled = {
        status: 'cancelled' as const,
        dueAt: null,
        cancellation: {
          endReason: 'operator' as const,
          endedBy: 'operator' as const,
          reason: 'A storm.',
          at: NOW,
        },
      };
      setWorld({ bookings: [made, { id: 'chat', data: { ...chat.data, ...canceled } }] });
      await site.pressIn(dialog, 'Cancel booking');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expectCall('transitionBooking', { bookingId: 'chat', to: 'cancelled', reason: 'A storm.' });
      await screen.findByText('The booking is canceled. We’re letting both know.');
      await expectGone('button', 'Cancel with full refund');
      expect((await part('Session')).textContent).toContain('A storm.');
    },
  );

  test('tells staff that others were faster', async () => {
    const site = await openCase('chat');
    const dialog = await startCancel(site);
    refuse('bad-transition');
    await site.pressIn(dialog, 'Cancel booking');
    expect(await within(dialog).findByText(/^This just changed/)).toBeTruthy();
  });

  test('is not offered for a booking that is over', async () => {
    setWorld({ bookings: [booking('over', { status: 'completed', dueAt: null })] });
    await openCase('over');
    expect(screen.queryByRole('button', { name: 'Cancel with full refund' })).toBeNull();
  });
});
