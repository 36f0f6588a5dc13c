import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { writeIntents } from '../../web/src/features/messages/message-button';
import {
  blockBy,
  CONVERSATION_ID,
  conversationWith,
  last,
  message,
  minutesAgo,
} from './conversations';
import { answer, call, inputsOf, refuse } from './fake-call';
import { fill } from './fill';
import { holdWrite, refuseWrite, sentTo, stored, written } from './memory-firestore';
import {
  booking,
  COMPANION,
  companionDocument,
  MEMBER,
  NOW,
  PROFILES,
  profileDocument,
} from './people';
import { expectLink, expectTexts, expectWords, findWords } from './shown';
import { visit, visitWithShell } from './site';
import { setWorld } from './world';

const WILMA = conversationWith(COMPANION.uid, {
  lastMessage: last(COMPANION.uid, 'See you on Sunday', 5),
  updatedAt: minutesAgo(5),
});

beforeEach(() => {
  setWorld({
    companions: [
      { id: COMPANION.uid, data: companionDocument() },
      { id: 'ben', data: companionDocument({ displayName: 'Ben N.', lastActiveAt: new Date(0) }) },
    ],
    profiles: PROFILES,
  });
});

/** Messages to Wilma, by path. */
const MESSAGES = new RegExp(`^conversations/${CONVERSATION_ID}/messages/`);
const sentTexts = () => written(MESSAGES).map((data) => data?.content);
const BLOCK = `users/${MEMBER.uid}/blocks/${COMPANION.uid}`;
/** Changes of the conversation itself. */
const marks = () => written(`conversations/${CONVERSATION_ID}`);

const log = () => screen.findByRole('log', { name: 'Messages with Wilma Q.' });
const field = () => screen.findByRole('textbox', { name: 'Message to Wilma Q.' });
const bubbles = async () => (await log()).textContent ?? '';

function setMessages(...messages: ReturnType<typeof message>[]): void {
  setWorld({ conversations: [WILMA], messages: { [CONVERSATION_ID]: messages.toReversed() } });
}

/** Opens the member’s conversation with these messages. */
function talk(...messages: ReturnType<typeof message>[]) {
  setMessages(...messages);
  return visit(`/messages/${CONVERSATION_ID}`, MEMBER);
}

test('a member without conversations goes to browse', async () => {
  const site = await visit('/messages', MEMBER);
  await expectTexts('No conversations yet', 'Select a conversation');
  await site.user.click(screen.getByRole('link', { name: 'Browse companions' }));
  await site.isAt('/browse');
});

test('a member sees the latest conversation first and open', async () => {
  const ben = conversationWith('ben', {
    lastMessage: last(MEMBER.uid, 'Thank you!', 2000),
    unread: { [MEMBER.uid]: 2 },
    updatedAt: minutesAgo(2000),
  });
  const site = await visit('/messages', MEMBER, { conversations: [ben, WILMA] });
  await site.isAt(`/messages/${CONVERSATION_ID}`);
  const list = await screen.findByRole('navigation', { name: 'Conversations' });
  const rows = within(list).getAllByRole('link');
  await waitFor(() => expect(rows[1]?.textContent).toContain('Ben N.'));
  expectWords(rows[0], 'Wilma Q.', 'Companion', 'Online', 'See you on Sunday');
  await waitFor(() => expect(rows[0]?.getAttribute('aria-current')).toBe('true'));
  expectWords(rows[1], 'You: Thank you!', '2 unread');
  expect(rows[1]?.textContent).not.toContain('Online');
});

test('a companion sees members by name, without empty conversations', async () => {
  const begun = { ...conversationWith('somebody', { startedBy: 'somebody' }) };
  const data = { ...begun.data, participantIds: [COMPANION.uid, 'somebody'] as [string, string] };
  await visit('/messages', COMPANION, { conversations: [WILMA, { id: 'silent', data }] });
  const list = await screen.findByRole('navigation', { name: 'Conversations' });
  await findWords(list, 'Jonah R.', 'Member');
  expect(within(list).getAllByRole('link')).toHaveLength(1);
});

test('a companion sees the member’s Gold badge in a conversation', async () => {
  const gold = profileDocument('Jonah R.', 'spender');
  const badges = { identity: true, gold: true };
  setWorld({ conversations: [WILMA], profiles: { [MEMBER.uid]: { ...gold, badges } } });
  await visit(`/messages/${CONVERSATION_ID}`, COMPANION);
  const title = await screen.findByRole('heading', { name: 'Jonah R.' });
  expect(within(title.parentElement as HTMLElement).getByText('Gold member')).toBeTruthy();
});

test('a member sees messages by day and sender, updates of bookings, safe links and no other markup, and deletes only their own', async () => {
  const site = await talk(
    message('a', COMPANION.uid, 'Hello Jonah', 1500),
    message('b', MEMBER.uid, 'Hi!', 10),
    message('c', MEMBER.uid, 'Shall we?', 9),
    message('d', 'system', '', 8, { booking: { bookingId: 'b-1', event: 'booking-confirmed' } }),
    message('e', COMPANION.uid, 'Look: https://example.test/walk.', 7),
    message('f', COMPANION.uid, 'javascript:alert(1) <b>bold</b>', 6),
    message('g', MEMBER.uid, 'Thanks', 5),
  );
  await waitFor(async () => expect(await bubbles()).toContain('Thanks'));
  expect(await bubbles()).toMatch(
    /Thu, Nov 19.*Wilma Q\.: Hello Jonah.*Fri, Nov 20.*You: Hi!.*You: Shall we\?.*Session confirmed.*<b>bold<\/b>.*Sent$/,
  );
  await expectLink('See the booking', '/my-bookings/b-1', within(await log()));
  const link = screen.getByRole('link', { name: 'https://example.test/walk' });
  expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(within(await log()).getAllByRole('link')).toHaveLength(2);
  await site.press('More about message: Hello Jonah');
  await screen.findByRole('menuitem', { name: 'Report message' });
  expect(screen.queryByRole('menuitem', { name: 'Remove message' })).toBeNull();
});

test('a member sends with Enter and starts a new line with Shift+Enter', async () => {
  setWorld({ conversations: [conversationWith(COMPANION.uid)] });
  const site = await visit(`/messages/${CONVERSATION_ID}`, MEMBER);
  await screen.findByText('No messages yet. Start the conversation!');
  expect(screen.getByRole('button', { name: 'Send' }).hasAttribute('disabled')).toBe(true);
  const input = await field();
  await site.user.type(input, ' {Enter}');
  expect(sentTexts()).toEqual([]);
  await site.retype(input, 'Hello{Shift>}{Enter}{/Shift}Wilma{Enter}');
  const hello = { senderId: MEMBER.uid, content: 'Hello\nWilma', timestamp: NOW };
  expect(written(MESSAGES)).toEqual([hello]);
  expect(stored(`users/${MEMBER.uid}/limits/sent`)).toEqual({
    count: 1,
    at: NOW,
    last: expect.stringContaining(`${CONVERSATION_ID}/`),
  });
  await waitFor(async () => expect(await bubbles()).toContain('Hello\nWilma'));
  expect((await field()).textContent).toBe('');
  expect(screen.queryByText('No messages yet. Start the conversation!')).toBeNull();
});

test('a member who types sends a signal once in five seconds, nothing while composing with an input method, and sees the characters left', async () => {
  const site = await talk();
  const input = await field();
  const write = (value: string) => fireEvent.change(input, { target: { value } });
  await site.user.type(input, 'Hello');
  const signals = () => written(`conversations/${CONVERSATION_ID}/presence/${MEMBER.uid}`);
  await waitFor(() => expect(signals()).toEqual([{ typingAt: NOW }]));
  write('x'.repeat(1799));
  expect(screen.queryByText(/characters left/)).toBeNull();
  write('x'.repeat(1995));
  await screen.findByText('5 characters left');
  expect(input.getAttribute('maxlength')).toBe('2000');
  write('こん');
  fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
  expect(sentTexts()).toEqual([]);
  expect(signals()).toHaveLength(1);
  fireEvent.keyDown(input, { key: 'Enter' });
  await waitFor(() => expect(sentTexts()).toEqual(['こん']));
});

test('a member sees whether a message is sent, read or waiting for a network', async () => {
  await talk(message('a', MEMBER.uid, 'Hello', 3, { isPending: true }));
  await screen.findByText(/Sending…/);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  await screen.findByText(/Waiting for connection/);
  online.mockReturnValue(true);
  act(() => {
    window.dispatchEvent(new Event('online'));
    setMessages(message('a', MEMBER.uid, 'Hello', 3));
  });
  await screen.findByText(/Sent$/);
  act(() =>
    setWorld({
      conversations: [
        { ...WILMA, data: { ...WILMA.data, readAt: { [COMPANION.uid]: minutesAgo(3) } } },
      ],
    }),
  );
  await screen.findByText(/Read$/);
});

test('a member who scrolled up jumps to messages they send but not to those they receive', async () => {
  const older = [message('a', MEMBER.uid, 'Hello', 3), message('b', COMPANION.uid, 'Hi', 2)];
  await talk(...older);
  await waitFor(async () => expect(await bubbles()).toContain('Hi'));
  const box = await log();
  box.scrollTop = -500;
  act(() => setMessages(...older, message('c', COMPANION.uid, 'How are you?', 1)));
  await waitFor(async () => expect(await bubbles()).toContain('How are you?'));
  expect(box.scrollTop).toBe(-500);
  const own = message('d', MEMBER.uid, 'Better', 0, { isPending: true });
  act(() => setMessages(...older, message('c', COMPANION.uid, 'How are you?', 1), own));
  await waitFor(() => expect(box.scrollTop).toBe(0));
});

/** The rejected messages, each with its text, reason and buttons. */
const rejectedMessages = async () =>
  within(await screen.findByRole('list', { name: 'Not sent' })).getAllByRole('listitem');

test('a message the server rejects stays with its reason while the member types another', async () => {
  setMessages();
  const held = holdWrite(MESSAGES);
  const site = await visit(`/messages/${CONVERSATION_ID}`, MEMBER);
  await site.user.type(await field(), 'Once more{Enter}');
  fill(await field(), 'And then');
  await act(async () => held.refuse());
  const [refused] = await rejectedMessages();
  expect(refused?.textContent).toMatch(/^Once moreMessage not sent\./);
  expect((await field()).textContent).toBe('And then');

  // Both survive a reload.
  const again = await visit(`/messages/${CONVERSATION_ID}`, MEMBER);
  expect((await rejectedMessages()).map(({ textContent }) => textContent)).toEqual([
    refused?.textContent,
  ]);
  expect((await field()).textContent).toBe('And then');

  await again.press('Try again');
  await waitFor(async () => expect(await bubbles()).toContain('You: Once more'));
  expect(screen.queryByRole('list', { name: 'Not sent' })).toBeNull();
  expect(sentTexts()).toEqual(['Once more', 'Once more']);
});

test('messages go one after the other, and wait behind one that is rejected', async () => {
  setMessages();
  const [one, two] = [holdWrite(MESSAGES), holdWrite(MESSAGES)];
  const site = await visit(`/messages/${CONVERSATION_ID}`, MEMBER);
  for (const text of ['One', 'Two', 'Three']) await site.user.type(await field(), `${text}{Enter}`);
  await waitFor(() => expect(sentTexts()).toEqual(['One']));
  expect(await bubbles()).toMatch(/One.*Two.*Three.*Sending…/);
  await act(async () => one.accept());
  await waitFor(() => expect(sentTexts()).toEqual(['One', 'Two']));
  await act(async () => two.refuse());
  const rejected = await rejectedMessages();
  expect(rejected.map(({ textContent }) => textContent?.slice(0, 3))).toEqual(['Two', 'Thr']);
  expect(sentTexts()).toHaveLength(2);

  // Sent again under the same id.
  await site.user.click(screen.getAllByRole('button', { name: 'Try again' })[0] as HTMLElement);
  await waitFor(() => expect(sentTexts()).toEqual(['One', 'Two', 'Two']));
  const [, first, second] = sentTo(MESSAGES);
  expect(second).toEqual(first);
});

test('messages that waited when their tab was closed are sent with the next visit', async () => {
  setMessages();
  const wrote = (id: string, content: string) => ({ id, content, writtenAt: 0, why: null });
  const key = `hearthkin.outbox-draft.${CONVERSATION_ID}`;
  localStorage.setItem(key, JSON.stringify([wrote('one', 'One'), wrote('two', 'Two')]));
  await visit('/messages', MEMBER);
  await waitFor(() => expect(sentTexts()).toEqual(['One', 'Two']));
  expect(stored(`conversations/${CONVERSATION_ID}/messages/one`)).toMatchObject({ content: 'One' });
  await waitFor(() => expect(localStorage.getItem(key)).toBeNull());
});

test('a message that is stored after all is not shown as unsent', async () => {
  setMessages();
  refuseWrite(MESSAGES, 'unavailable');
  const site = await visit(`/messages/${CONVERSATION_ID}`, MEMBER);
  await site.user.type(await field(), 'Hello{Enter}');
  await rejectedMessages();
  const id = sentTo(MESSAGES)[0]?.path.split('/').at(-1) ?? '';
  act(() => setMessages(message(id, MEMBER.uid, 'Hello', 0)));
  await waitFor(async () => expect(await bubbles()).toContain('Hello'));
  expect(screen.queryByRole('list', { name: 'Not sent' })).toBeNull();
});

test('a message rejected after the member has left is there when they return', async () => {
  setWorld({ conversations: [WILMA, conversationWith('ben')] });
  const held = holdWrite(MESSAGES);
  const site = await visit(`/messages/${CONVERSATION_ID}`, MEMBER);
  await site.user.type(await field(), 'Once more{Enter}');
  await act(() => site.router.navigate(`/messages/${conversationWith('ben').id}`));
  await screen.findByRole('textbox', { name: 'Message to Ben N.' });
  await act(async () => held.refuse());
  expect(screen.queryByRole('list', { name: 'Not sent' })).toBeNull();
  await act(() => site.router.navigate(`/messages/${CONVERSATION_ID}`));
  expect((await rejectedMessages())[0]?.textContent).toContain('Once more');
});

test('a member edits a rejected message ahead of their draft, or discards it', async () => {
  setMessages();
  refuseWrite(MESSAGES);
  refuseWrite(MESSAGES);
  const site = await visit(`/messages/${CONVERSATION_ID}`, MEMBER);
  await site.user.type(await field(), 'First{Enter}');
  await site.user.type(await field(), 'Second{Enter}');
  await waitFor(async () => expect(await rejectedMessages()).toHaveLength(2));
  fill(await field(), 'Third');
  const [first, second] = await rejectedMessages();
  const button = (item: HTMLElement | undefined, name: string) =>
    within(item as HTMLElement).getByRole('button', { name });
  await site.user.click(button(second, 'Discard'));
  await site.user.click(button(first, 'Edit'));
  expect((await field()).textContent).toBe('First\nThird');
  expect(document.activeElement).toBe(await field());
  expect(screen.queryByRole('list', { name: 'Not sent' })).toBeNull();
  expect(sentTexts()).toEqual(['First', 'Second']);
});

test('a member cannot edit a rejected message if it and the draft exceed the limit', async () => {
  setMessages();
  refuseWrite(MESSAGES);
  const site = await visit(`/messages/${CONVERSATION_ID}`, MEMBER);
  await site.user.type(await field(), 'Short{Enter}');
  await rejectedMessages();
  const edit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Edit' }).disabled;
  const write = async (length: number) =>
    fireEvent.change(await field(), { target: { value: 'x'.repeat(length) } });
  await write(1994);
  expect(edit()).toBe(false);
  await write(1995);
  expect(edit()).toBe(true);
});

test('a member finds their draft in each conversation', async () => {
  setWorld({ conversations: [WILMA, conversationWith('ben')] });
  const site = await visit(`/messages/${CONVERSATION_ID}`, MEMBER);
  fill(await field(), 'Half a thought');
  await act(() => site.router.navigate(`/messages/${conversationWith('ben').id}`));
  expect((await screen.findByRole('textbox', { name: 'Message to Ben N.' })).textContent).toBe('');
  await act(() => site.router.navigate(`/messages/${CONVERSATION_ID}`));
  expect((await field()).textContent).toBe('Half a thought');
});

test('a member who opens a conversation marks it read once and clears its badge', async () => {
  setMessages(message('a', COMPANION.uid, 'Are you there?', 1));
  await visit(`/messages/${CONVERSATION_ID}`, MEMBER, {
    conversations: [{ ...WILMA, data: { ...WILMA.data, unread: { [MEMBER.uid]: 1 } } }],
  });
  const list = await screen.findByRole('navigation', { name: 'Conversations' });
  await waitFor(() => expect(list.textContent).not.toContain('unread'));
  expect(marks()).toEqual([{ [`unread.${MEMBER.uid}`]: 0, [`readAt.${MEMBER.uid}`]: NOW }]);
});

test('a conversation in a hidden tab is marked read only when the tab is shown', async () => {
  const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await talk(message('a', COMPANION.uid, 'Are you there?', 1));
  await waitFor(async () => expect(await bubbles()).toContain('Are you there?'));
  expect(marks()).toEqual([]);
  visible.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(marks()).toHaveLength(1));
});

test('a member sees that the companion is typing until the message arrives', async () => {
  setWorld({ typing: { [`${CONVERSATION_ID}/${COMPANION.uid}`]: minutesAgo(60) } });
  await talk();
  await field();
  expect(screen.queryByText(/is typing/)).toBeNull();
  act(() => setWorld({ typing: { [`${CONVERSATION_ID}/${COMPANION.uid}`]: NOW } }));
  await screen.findByText('Wilma Q. is typing…');
  act(() => setMessages(message('a', COMPANION.uid, 'There I am', 0)));
  await waitFor(() => expect(screen.queryByText(/is typing/)).toBeNull());
});

test('a member loads older messages', async () => {
  const many = Array.from({ length: 45 }, (_, index) =>
    message(`m-${index}`, COMPANION.uid, `Number ${index}.`, 450 - index * 10),
  );
  const site = await talk(...many);
  await waitFor(async () => expect(await bubbles()).toContain('Number 44.'));
  expect(await bubbles()).not.toContain('Number 24.');
  await site.press('Show older messages');
  await waitFor(async () => expect(await bubbles()).toContain('Number 24.'));
  expect(await bubbles()).not.toContain('Number 4.');
  await site.press('Show older messages');
  await waitFor(async () => expect(await bubbles()).toContain('Number 0.'));
  expect(screen.queryByRole('button', { name: 'Show older messages' })).toBeNull();
});

test('a member confirms before deleting a message', async () => {
  const site = await talk(message('a', MEMBER.uid, 'My street is Elm Street', 2));
  const remove = async () => {
    const name = 'More about message: My street is Elm Street';
    await site.choose(name, 'Remove message');
  };
  await remove();
  await site.press('Keep it');
  expect(written(MESSAGES)).toEqual([]);
  await remove();
  const dialog = within(await screen.findByRole('alertdialog'));
  await site.pressIn(dialog, 'Remove');
  await screen.findByText('Message removed');
  expect(written(MESSAGES)).toEqual([{ content: '', redactedAt: NOW }]);
  expect(await bubbles()).not.toContain('Elm Street');
  // The button is gone and focus stays in place.
  const said = await log();
  await waitFor(() => expect(document.activeElement).toBe(said));
});

test('a member cancels with the block what is booked with them, and reads what failed', async () => {
  const confirmed = { status: 'confirmed' } as const;
  const [first, second] = [booking('a', confirmed), booking('b', confirmed)];
  setWorld({ bookings: [first, second] });
  const site = await talk(message('a', COMPANION.uid, 'Hello', 2));
  const more = { name: 'More about the conversation with Wilma Q.' };
  await site.user.click(await screen.findByRole('button', more));
  await site.user.click(await screen.findByRole('menuitem', { name: 'Block Wilma Q.' }));
  const dialog = within(await screen.findByRole('dialog'));
  const booked = within(await dialog.findByRole('list', { name: 'Booked with Wilma Q.' }));
  await waitFor(() => expect(booked.getAllByText('You won’t be charged.')).toHaveLength(2));
  await site.user.click(dialog.getByRole('checkbox', { name: 'Cancel all 2, too' }));
  answer({ status: 'cancelled' }, { bookings: [second] });
  refuse('unavailable');
  await site.pressIn(dialog, 'Block and cancel them');
  await dialog.findByText(/^Not canceled\. /);
  await dialog.findByRole('heading', { name: 'Wilma Q. is blocked' });
  expect(stored(BLOCK)).toEqual({ at: NOW, blockedUid: COMPANION.uid });
  answer({ status: 'cancelled' }, { bookings: [] });
  await site.pressIn(dialog, 'Try again');
  await screen.findByText('Wilma Q. is blocked. Your session is canceled.');
  expect(inputsOf('transitionBooking')).toMatchObject(
    ['a', 'b', 'b'].map((bookingId) => ({ bookingId, to: 'cancelled' })),
  );
});

test('a member reads of bookings ahead and confirms before blocking a companion, and unblocks them', async () => {
  setWorld({ bookings: [booking('b', { status: 'confirmed' }), booking('request')] });
  const site = await talk(message('a', COMPANION.uid, 'Hello', 2));
  const more = { name: 'More about the conversation with Wilma Q.' };
  await site.user.click(await screen.findByRole('button', more));
  await site.user.click(await screen.findByRole('menuitem', { name: 'Block Wilma Q.' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText(/You and Wilma Q\. have a session ahead\./);
  expect(stored(BLOCK)).toBeUndefined();
  await site.pressIn(dialog, 'Block');
  await screen.findByText('Unblock Wilma Q. to message them.');
  expect(stored(BLOCK)).toEqual({ at: NOW, blockedUid: COMPANION.uid });
  expect(screen.queryByRole('textbox', { name: 'Message to Wilma Q.' })).toBeNull();
  await site.press('Unblock');
  const writing = await field();
  await waitFor(() => expect(document.activeElement).toBe(writing));
  expect(stored(BLOCK)).toEqual({ at: NOW, blockedUid: COMPANION.uid, endedAt: NOW });
});

test('a blocked member sees and writes what anybody does', async () => {
  const seen: string[] = [];
  for (const blocks of [{}, blockBy(COMPANION.uid, MEMBER.uid)]) {
    setMessages(
      message('a', COMPANION.uid, 'Hello', 40),
      message('b', MEMBER.uid, 'Are you there?', 20),
    );
    const site = await visit(`/messages/${CONVERSATION_ID}`, MEMBER, {
      written: new Map(),
      blocks,
      typing: { [`${CONVERSATION_ID}/${COMPANION.uid}`]: NOW },
    });
    await screen.findByText(/Wilma Q\. is typing/);
    await waitFor(async () => expect(await bubbles()).toContain('Are you there?'));
    await site.user.type(await field(), 'Answer me{Enter}');
    await waitFor(async () => expect(await bubbles()).toContain('Answer me'));
    const main = screen.getByRole('main');
    await waitFor(() => expect(main.textContent).toContain('Sent'));
    seen.push(main.textContent ?? '');
    cleanup();
  }
  expect(seen[1]).toBe(seen[0]);
});

describe('a member who blocks a companion', () => {
  const hidden = last(COMPANION.uid, 'Answer me', 5);
  const sent = [
    message('a', COMPANION.uid, 'Hello', 40),
    message('b', MEMBER.uid, 'Please stop', 35),
    message('c', COMPANION.uid, 'Answer me', 5),
  ];
  const ben = conversationWith('ben', {
    lastMessage: last('ben', 'See you', 20),
    updatedAt: minutesAgo(20),
  });
  const unread = {
    unread: { [MEMBER.uid]: 1 },
    readAt: { [MEMBER.uid]: minutesAgo(33) },
  };
  const arrange = (blocks: ReturnType<typeof blockBy>, messages = sent) => {
    const wilma = { ...WILMA, data: { ...WILMA.data, lastMessage: hidden, ...unread } };
    setWorld({
      conversations: [wilma, ben],
      messages: { [CONVERSATION_ID]: messages.toReversed() },
      blocks,
    });
  };
  const rows = async (...words: readonly string[]) => {
    const list = await screen.findByRole('navigation', { name: 'Conversations' });
    const texts = () =>
      within(list)
        .getAllByRole('link')
        .map(({ textContent }) => textContent ?? '');
    await waitFor(() =>
      expect(texts()).toEqual(words.map((word) => expect.stringContaining(word))),
    );
    return texts();
  };

  test('sees nothing they have written since', async () => {
    arrange(blockBy(MEMBER.uid, COMPANION.uid));
    await visit(`/messages/${CONVERSATION_ID}`, MEMBER);
    await waitFor(async () => expect(await bubbles()).toContain('Please stop'));
    expect(await bubbles()).not.toContain('Answer me');
    const [, second] = await rows('Ben N.', 'You: Please stop');
    expect(second).not.toMatch(/unread|Online|Answer me/);
    expect(marks()).toEqual([]);
  });

  test('sees nothing of it on the dashboard', async () => {
    arrange(blockBy(MEMBER.uid, COMPANION.uid));
    await visit('/subscription-dashboard', MEMBER);
    await screen.findByText('You: Please stop');
    expect(screen.queryByText('Answer me')).toBeNull();
  });

  test('sees nothing of it after the block either, but what comes then', async () => {
    const ended = blockBy(MEMBER.uid, COMPANION.uid, { endedAt: minutesAgo(2) });
    arrange(ended);
    await visit('/messages/ben', MEMBER);
    await rows('Ben N.', 'You: Please stop');
    const morning = last(COMPANION.uid, 'Good morning', 1);
    const again = {
      ...WILMA,
      data: {
        ...WILMA.data,
        lastMessage: morning,
        ...unread,
        updatedAt: minutesAgo(1),
        unread: { [MEMBER.uid]: 2 },
      },
    };
    const next = message('d', COMPANION.uid, 'Good morning', 1);
    act(() =>
      setWorld({
        conversations: [again, ben],
        messages: { [CONVERSATION_ID]: [...sent, next].toReversed() },
      }),
    );
    const [first] = await rows('Good morning', 'Ben N.');
    expect(first).toContain('1 unread');
  });

  test('does not see a conversation that the companion has begun since', async () => {
    arrange(blockBy(MEMBER.uid, COMPANION.uid), sent.slice(2));
    const begun = { startedBy: COMPANION.uid, lastMessage: hidden, ...unread };
    const wilma = { ...WILMA, data: { ...WILMA.data, ...begun } };
    await visit('/messages', MEMBER, { conversations: [wilma, ben] });
    await screen.findByRole('heading', { name: 'Ben N.' });
    await rows('Ben N.');
  });
});

test('a member still sees the messages of a deleted account', async () => {
  setMessages(message('a', COMPANION.uid, '', 2, { redactedAt: NOW }));
  await visit(`/messages/${CONVERSATION_ID}`, MEMBER, { companions: [], profiles: {} });
  await screen.findByRole('heading', { name: 'Unknown User' });
  await screen.findByText('This person has left Hearthkin. Your messages are still here.');
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a member reports a conversation, and one message of the other side, and sees a confirmation', async () => {
  const site = await talk(message('a', COMPANION.uid, 'Pay me now', 2));
  for (const [number, more, item, place] of [
    [
      'R-1F3A9-C02B7',
      'More about the conversation with Wilma Q.',
      'Report this conversation',
      { kind: 'conversation', conversationId: CONVERSATION_ID },
    ],
    [
      'R-1F3A9-C02B8',
      'More about message: Pay me now',
      'Report message',
      { kind: 'message', conversationId: CONVERSATION_ID, messageId: 'a' },
    ],
  ] as const) {
    call.mockReset().mockResolvedValueOnce({ number });
    await site.choose(more, item);
    const dialog = within(await screen.findByRole('dialog'));
    await site.pressIn(dialog, 'Report');
    await dialog.findByText('Please choose a reason');
    expect(call).not.toHaveBeenCalled();
    await site.user.click(dialog.getByRole('radio', { name: /^Asking for money/ }));
    await site.pressIn(dialog, 'Report');
    await screen.findByText(new RegExp(`^Thanks for telling us. Your report is ${number}`));
    const requestId = expect.any(String);
    const report = { requestId, place, reason: 'money', details: '', pictures: [] };
    expect(call).toHaveBeenCalledExactlyOnceWith('fileReport', report);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});

test('a member who writes of self-harm is offered help that only they see, and who writes contact details reads a gentle word, and sends them all the same', async () => {
  const site = await talk();
  fill(await field(), 'This traffic is killing me');
  expect(screen.queryByText(/You matter/)).toBeNull();
  fill(await field(), 'I want to die');
  const help = within(await screen.findByRole('region', { name: /You matter/ }));
  await expectLink('Call 988: 988 Suicide & Crisis Lifeline', 'tel:988', help);
  await site.pressIn(help, 'Close');
  expect(screen.queryByText(/You matter/)).toBeNull();
  expect(document.activeElement).toBe(await field());
  expect(call).not.toHaveBeenCalled();
  fill(await field(), 'Call me on 201-555-01');
  const hint = /^Sharing contact or payment details\? Wilma Q\. can keep them\./;
  await screen.findByText(hint);
  await site.user.type(await field(), '23{Enter}');
  await waitFor(async () => expect(await bubbles()).toContain('Call me on 201-555-0123'));
  expect(screen.queryByText(hint)).toBeNull();
});

test('a member is warned when the other side asks for contact details', async () => {
  const site = await talk(message('a', COMPANION.uid, 'What is your phone number?', 2));
  await screen.findByText(/^Stay safe/);
  await site.press('Close');
  expect(screen.queryByText(/^Stay safe/)).toBeNull();
  expect(document.activeElement).toBe(await field());
  act(() => setMessages(message('b', COMPANION.uid, 'See you on Sunday', 1)));
  expect(screen.queryByText(/^Stay safe/)).toBeNull();
});

test('a member opens the menu of a message by a long press, not by a scroll', async () => {
  await talk(message('a', COMPANION.uid, 'Mine', 2));
  const said = await screen.findByText('Mine');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    // jsdom has no pointer events.
    const finger = (type: string, clientY: number) =>
      fireEvent(said, new MouseEvent(type, { bubbles: true, clientX: 10, clientY }));
    finger('pointerdown', 10);
    finger('pointermove', 40);
    await act(() => vi.advanceTimersByTimeAsync(600));
    expect(screen.queryByRole('menu')).toBeNull();
    finger('pointerdown', 10);
    await act(() => vi.advanceTimersByTimeAsync(600));
    await screen.findByRole('menuitem', { name: 'Report message' });
  } finally {
    vi.useRealTimers();
  }
});

test('a member cannot open a conversation of others', async () => {
  await visit('/messages/ana_ben', MEMBER);
  await screen.findByText('We can’t find this conversation');
});

test('a member sees the number of unread messages in the navigation', async () => {
  const site = await visitWithShell('/my-bookings', MEMBER, { unreadMessages: 3 });
  const links = await screen.findAllByRole('link', { name: 'Messages 3 unread' });
  await site.user.click(links[0] as HTMLElement);
  await site.isAt('/messages');
  act(() => setWorld({ unreadMessages: 0 }));
  await waitFor(() => expect(screen.getAllByRole('link', { name: 'Messages' })).toHaveLength(2));
});

test('a member messages a companion from their card', async () => {
  const site = await visit('/browse', MEMBER);
  answer({ conversationId: CONVERSATION_ID }, { conversations: [conversationWith(COMPANION.uid)] });
  await site.press('Message Wilma Q.');
  await site.isAt(`/messages/${CONVERSATION_ID}`);
  expect(call).toHaveBeenCalledWith('openConversation', { companionId: COMPANION.uid });
  await field();
});

test('a visitor who wants to write makes an account first, and then writes', async () => {
  const site = await visit(`/companion/${COMPANION.uid}`);
  const link = await screen.findByRole('link', { name: 'Message Wilma Q.' });
  const next = `/companion/${COMPANION.uid}?write=${COMPANION.uid}`;
  expect(link.getAttribute('href')).toBe(`/register/account?${new URLSearchParams({ next })}`);
  await site.user.click(link);
  expect(writeIntents.load(COMPANION.uid)).toBe(true);
});

test('a member whom an address sends to write opens nothing without a press, and sees why it is refused', async () => {
  const path = `/companion/${COMPANION.uid}?write=${COMPANION.uid}`;
  const site = await visit(path, MEMBER);
  await screen.findByRole('button', { name: 'Message Wilma Q.' });
  expect(inputsOf('openConversation')).toEqual([]);
  refuse('forbidden');
  await site.press('Message Wilma Q.');
  await screen.findByText('You don’t have permission to do that.');
  expect(site.router.state.location.pathname).toBe(`/companion/${COMPANION.uid}`);
});

test('a member who comes back to write has the conversation opened, once', async () => {
  writeIntents.save(COMPANION.uid, true);
  call.mockResolvedValue({ conversationId: CONVERSATION_ID });
  const site = await visit(`/companion/${COMPANION.uid}?write=${COMPANION.uid}`, MEMBER);
  await site.isAt(`/messages/${CONVERSATION_ID}`);
  expect(inputsOf('openConversation')).toHaveLength(1);
  // Going back doesn't open it again.
  await act(() => site.router.navigate(-1));
  await screen.findByRole('button', { name: 'Message Wilma Q.' });
  expect(inputsOf('openConversation')).toHaveLength(1);
});

test('a companion cannot message another companion', async () => {
  await visit('/companion/ben', COMPANION);
  await screen.findByRole('heading', { level: 1, name: 'Ben N.' });
  expect(screen.queryByRole('button', { name: 'Message Ben N.' })).toBeNull();
});
