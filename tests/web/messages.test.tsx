import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '../../web/src/lib/call-error';
import { call } from './fake-call';
import {
  blockPerson,
  markRead,
  openConversation,
  redactMessage,
  sayTyping,
  sendMessage,
} from './fake-conversation-store';
import { COMPANION, companionDocument, MEMBER, NOW, profileDocument } from './people';
import { visit } from './site';
import { last, message, minutesAgo, TALK, talkWith } from './talk';
import { setWorld, worldNow } from './world';

const WILMA = talkWith(COMPANION.uid, {
  lastMessage: last(COMPANION.uid, 'See you on Sunday', 5),
  updatedAt: minutesAgo(5),
});

beforeEach(() => {
  setWorld({
    companions: [
      { id: COMPANION.uid, data: companionDocument() },
      { id: 'ben', data: companionDocument({ displayName: 'Ben N.', lastActiveAt: new Date(0) }) },
    ],
    profiles: {
      [MEMBER.uid]: profileDocument('Jonah R.', 'spender'),
      [COMPANION.uid]: profileDocument('Wilma Q.', 'earner'),
    },
  });
});

const log = () => screen.findByRole('log', { name: 'Messages with Wilma Q.' });
const field = () => screen.findByRole('textbox', { name: 'Message to Wilma Q.' });
const bubbles = async () => (await log()).textContent ?? '';

function setMessages(...messages: ReturnType<typeof message>[]): void {
  setWorld({ conversations: [WILMA], messages: { [TALK]: messages.toReversed() } });
}

test('a visitor reads why they are asked to sign in', async () => {
  await visit('/messages');
  await screen.findByText('Please log in to view your messages.');
});

test('a member without conversations reads so and goes to browse', async () => {
  const site = await visit('/messages', MEMBER);
  await screen.findByText('No conversations yet');
  await screen.findByText('Select a conversation');
  await site.user.click(screen.getByRole('link', { name: 'Browse companions' }));
  await waitFor(() => expect(site.address()).toBe('/browse'));
});

test('a member sees the latest conversation first, and it is open', async () => {
  const ben = talkWith('ben', {
    lastMessage: last(MEMBER.uid, 'Thank you!', 2000),
    unread: { [MEMBER.uid]: 2 },
    updatedAt: minutesAgo(2000),
  });
  setWorld({ conversations: [ben, WILMA] });
  const site = await visit('/messages', MEMBER);
  await waitFor(() => expect(site.address()).toBe(`/messages/${TALK}`));
  const list = await screen.findByRole('navigation', { name: 'Conversations' });
  const rows = within(list).getAllByRole('link');
  await waitFor(() => expect(rows[1]?.textContent).toContain('Ben N.'));
  expect(rows[0]?.textContent).toContain('Wilma Q.');
  expect(rows[0]?.textContent).toContain('Companion');
  expect(rows[0]?.textContent).toContain('Online');
  expect(rows[0]?.textContent).toContain('See you on Sunday');
  await waitFor(() => expect(rows[0]?.getAttribute('aria-current')).toBe('true'));
  expect(rows[1]?.textContent).toContain('You: Thank you!');
  expect(rows[1]?.textContent).toContain('2 unread');
  expect(rows[1]?.textContent).not.toContain('Online');
});

test('a companion sees members by name, and not who has only opened a conversation', async () => {
  const begun = { ...talkWith('somebody', { startedBy: 'somebody' }) };
  const data = { ...begun.data, participantIds: [COMPANION.uid, 'somebody'] as [string, string] };
  setWorld({ conversations: [WILMA, { id: 'silent', data }] });
  await visit('/messages', COMPANION);
  const list = await screen.findByRole('navigation', { name: 'Conversations' });
  await waitFor(() => expect(list.textContent).toContain('Jonah R.'));
  expect(list.textContent).toContain('Member');
  expect(within(list).getAllByRole('link')).toHaveLength(1);
});

test('a companion sees in a conversation that the member has come to Gold', async () => {
  const gold = profileDocument('Jonah R.', 'spender');
  const badges = { identity: true, gold: true };
  setWorld({ conversations: [WILMA], profiles: { [MEMBER.uid]: { ...gold, badges } } });
  await visit(`/messages/${TALK}`, COMPANION);
  const title = await screen.findByRole('heading', { name: 'Jonah R.' });
  expect(within(title.parentElement as HTMLElement).getByText('Gold member')).toBeTruthy();
});

test('a member reads what was said, by day and by who said it', async () => {
  setMessages(
    message('a', COMPANION.uid, 'Hello Jonah', 1500),
    message('b', MEMBER.uid, 'Hi!', 10),
    message('c', MEMBER.uid, 'Shall we?', 9),
  );
  await visit(`/messages/${TALK}`, MEMBER);
  await waitFor(async () => expect(await bubbles()).toContain('Shall we?'));
  expect(await bubbles()).toMatch(
    /Thu, Nov 19, 2026.*Wilma Q\.: Hello Jonah.*Fri, Nov 20, 2026.*You: Hi!.*You: Shall we\?.*Sent$/,
  );
});

test('a member begins a conversation with Enter, and Shift+Enter begins a line', async () => {
  setWorld({ conversations: [talkWith(COMPANION.uid)] });
  const site = await visit(`/messages/${TALK}`, MEMBER);
  await screen.findByText('No messages yet. Start the conversation!');
  expect(screen.getByRole('button', { name: 'Send' }).hasAttribute('disabled')).toBe(true);
  const input = await field();
  await site.user.type(input, ' {Enter}');
  expect(sendMessage).not.toHaveBeenCalled();
  await site.user.clear(input);
  await site.user.type(input, 'Hello{Shift>}{Enter}{/Shift}Wilma{Enter}');
  expect(sendMessage).toHaveBeenCalledExactlyOnceWith(TALK, MEMBER.uid, 'Hello\nWilma');
  await waitFor(async () => expect(await bubbles()).toContain('Hello\nWilma'));
  expect((await field()).textContent).toBe('');
  expect(screen.queryByText('No messages yet. Start the conversation!')).toBeNull();
});

test('a member who ends a word of a composed script with Enter sends nothing', async () => {
  setMessages();
  await visit(`/messages/${TALK}`, MEMBER);
  const input = await field();
  fireEvent.change(input, { target: { value: 'こん' } });
  fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
  expect(sendMessage).not.toHaveBeenCalled();
  fireEvent.keyDown(input, { key: 'Enter' });
  await waitFor(() => expect(sendMessage).toHaveBeenCalledTimes(1));
});

test('a member’s message is sent, then read, and one without a network says so', async () => {
  setMessages(message('a', MEMBER.uid, 'Hello', 3, { isPending: true }));
  await visit(`/messages/${TALK}`, MEMBER);
  await screen.findByText(/Sending…/);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  await screen.findByText(/Waiting for the network/);
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

test('a member who reads further up sees what they send, and stays there for what comes', async () => {
  const older = [message('a', MEMBER.uid, 'Hello', 3), message('b', COMPANION.uid, 'Hi', 2)];
  setMessages(...older);
  await visit(`/messages/${TALK}`, MEMBER);
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

/** What was refused, each with its words, its reason and what can be done. */
const unsent = async () =>
  within(await screen.findByRole('list', { name: 'Not sent' })).getAllByRole('listitem');

test('a message that the server refuses stays, with the reason, while the next one is begun', async () => {
  setMessages();
  let refuse = (_: CallError) => {};
  sendMessage.mockImplementationOnce(
    () =>
      new Promise<void>((_, reject) => {
        refuse = reject;
      }),
  );
  const site = await visit(`/messages/${TALK}`, MEMBER);
  await site.user.type(await field(), 'Once more{Enter}');
  await site.user.type(await field(), 'And then');
  await act(async () => refuse(new CallError('forbidden')));
  const [refused] = await unsent();
  expect(refused?.textContent).toMatch(/^Once moreYour message was not sent\./);
  expect((await field()).textContent).toBe('And then');

  // Both are there after a reload.
  site.unmount();
  const again = await visit(`/messages/${TALK}`, MEMBER);
  expect((await unsent()).map(({ textContent }) => textContent)).toEqual([refused?.textContent]);
  expect((await field()).textContent).toBe('And then');

  await again.user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(await bubbles()).toContain('You: Once more'));
  expect(screen.queryByRole('list', { name: 'Not sent' })).toBeNull();
  expect(sendMessage).toHaveBeenCalledTimes(2);
});

test('a message that is refused after the member has gone elsewhere waits for them', async () => {
  setWorld({ conversations: [WILMA, talkWith('ben')] });
  let refuse = (_: CallError) => {};
  sendMessage.mockImplementationOnce(
    () =>
      new Promise<void>((_, reject) => {
        refuse = reject;
      }),
  );
  const site = await visit(`/messages/${TALK}`, MEMBER);
  await site.user.type(await field(), 'Once more{Enter}');
  await act(() => site.router.navigate(`/messages/${talkWith('ben').id}`));
  await screen.findByRole('textbox', { name: 'Message to Ben N.' });
  await act(async () => refuse(new CallError('forbidden')));
  expect(screen.queryByRole('list', { name: 'Not sent' })).toBeNull();
  await act(() => site.router.navigate(`/messages/${TALK}`));
  expect((await unsent())[0]?.textContent).toContain('Once more');
});

test('a member writes a refused message on, before what they have begun, or throws it away', async () => {
  setMessages();
  sendMessage.mockRejectedValueOnce(new CallError('forbidden'));
  sendMessage.mockRejectedValueOnce(new CallError('forbidden'));
  const site = await visit(`/messages/${TALK}`, MEMBER);
  await site.user.type(await field(), 'First{Enter}');
  await site.user.type(await field(), 'Second{Enter}');
  await waitFor(async () => expect(await unsent()).toHaveLength(2));
  await site.user.type(await field(), 'Third');
  const [first, second] = await unsent();
  const button = (item: HTMLElement | undefined, name: string) =>
    within(item as HTMLElement).getByRole('button', { name });
  await site.user.click(button(second, 'Discard'));
  await site.user.click(button(first, 'Edit'));
  expect((await field()).textContent).toBe('First\nThird');
  expect(document.activeElement).toBe(await field());
  expect(screen.queryByRole('list', { name: 'Not sent' })).toBeNull();
  expect(sendMessage).toHaveBeenCalledTimes(2);
});

test('a member has no way to join two messages that have no room in one', async () => {
  setMessages();
  sendMessage.mockRejectedValueOnce(new CallError('forbidden'));
  const site = await visit(`/messages/${TALK}`, MEMBER);
  await site.user.type(await field(), 'Short{Enter}');
  await unsent();
  const edit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Edit' }).disabled;
  const write = async (length: number) =>
    fireEvent.change(await field(), { target: { value: 'x'.repeat(length) } });
  await write(1994);
  expect(edit()).toBe(false);
  await write(1995);
  expect(edit()).toBe(true);
});

test('a member finds what they began to write, each in its conversation', async () => {
  setWorld({ conversations: [WILMA, talkWith('ben')] });
  const site = await visit(`/messages/${TALK}`, MEMBER);
  await site.user.type(await field(), 'Half a thought');
  await act(() => site.router.navigate(`/messages/${talkWith('ben').id}`));
  const other = await screen.findByRole('textbox', { name: 'Message to Ben N.' });
  expect(other.textContent).toBe('');
  await act(() => site.router.navigate(`/messages/${TALK}`));
  expect((await field()).textContent).toBe('Half a thought');
});

test('a member sees how much room is left when the end is near', async () => {
  setMessages();
  await visit(`/messages/${TALK}`, MEMBER);
  const input = await field();
  fireEvent.change(input, { target: { value: 'x'.repeat(1799) } });
  expect(screen.queryByText(/characters left/)).toBeNull();
  fireEvent.change(input, { target: { value: 'x'.repeat(1995) } });
  await screen.findByText('5 characters left');
  expect(input.getAttribute('maxlength')).toBe('2000');
});

test('looking at a conversation is told once, and takes its badge away', async () => {
  setMessages(message('a', COMPANION.uid, 'Are you there?', 1));
  setWorld({
    conversations: [{ ...WILMA, data: { ...WILMA.data, unread: { [MEMBER.uid]: 1 } } }],
  });
  await visit(`/messages/${TALK}`, MEMBER);
  await waitFor(() => expect(markRead).toHaveBeenCalledWith(TALK, MEMBER.uid));
  const list = screen.getByRole('navigation', { name: 'Conversations' });
  await waitFor(() => expect(list.textContent).not.toContain('unread'));
  expect(markRead).toHaveBeenCalledTimes(1);
});

test('a conversation in a tab that nobody looks at is not marked as read until they do', async () => {
  const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  setMessages(message('a', COMPANION.uid, 'Are you there?', 1));
  await visit(`/messages/${TALK}`, MEMBER);
  await waitFor(async () => expect(await bubbles()).toContain('Are you there?'));
  expect(markRead).not.toHaveBeenCalled();
  visible.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(markRead).toHaveBeenCalledTimes(1));
});

test('a member sees that the other side is writing, until it has written', async () => {
  setMessages();
  await visit(`/messages/${TALK}`, MEMBER);
  await field();
  expect(screen.queryByText(/is typing/)).toBeNull();
  act(() => setWorld({ typing: { [`${TALK}/${COMPANION.uid}`]: NOW } }));
  await screen.findByText('Wilma Q. is typing…');
  act(() => setMessages(message('a', COMPANION.uid, 'There I am', 0)));
  await waitFor(() => expect(screen.queryByText(/is typing/)).toBeNull());
});

test('that the other side was writing long ago is not said', async () => {
  setMessages();
  setWorld({ typing: { [`${TALK}/${COMPANION.uid}`]: minutesAgo(60) } });
  await visit(`/messages/${TALK}`, MEMBER);
  await field();
  expect(screen.queryByText(/is typing/)).toBeNull();
});

test('a member who types says so once in five seconds', async () => {
  setMessages();
  const site = await visit(`/messages/${TALK}`, MEMBER);
  await site.user.type(await field(), 'Hello there');
  await waitFor(() => expect(sayTyping).toHaveBeenCalledWith(TALK, MEMBER.uid));
  expect(sayTyping).toHaveBeenCalledTimes(1);
});

test('a member reads older messages when they ask for them', async () => {
  const many = Array.from({ length: 45 }, (_, index) =>
    message(`m-${index}`, COMPANION.uid, `Number ${index}.`, 450 - index * 10),
  );
  setMessages(...many);
  const site = await visit(`/messages/${TALK}`, MEMBER);
  await waitFor(async () => expect(await bubbles()).toContain('Number 44.'));
  expect(await bubbles()).not.toContain('Number 24.');
  await site.user.click(screen.getByRole('button', { name: 'Show older messages' }));
  await waitFor(async () => expect(await bubbles()).toContain('Number 24.'));
  expect(await bubbles()).not.toContain('Number 4.');
  await site.user.click(screen.getByRole('button', { name: 'Show older messages' }));
  await waitFor(async () => expect(await bubbles()).toContain('Number 0.'));
  expect(screen.queryByRole('button', { name: 'Show older messages' })).toBeNull();
});

test('a member follows links safely, and no message can carry anything else', async () => {
  setMessages(
    message('a', COMPANION.uid, 'Look: https://example.test/walk.', 2),
    message('b', COMPANION.uid, 'javascript:alert(1) <b>bold</b>', 1),
  );
  await visit(`/messages/${TALK}`, MEMBER);
  const link = await screen.findByRole('link', { name: 'https://example.test/walk' });
  expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(within(await log()).getAllByRole('link')).toHaveLength(1);
  expect(await bubbles()).toContain('<b>bold</b>');
});

test('a member takes a message back after they were asked', async () => {
  setMessages(message('a', MEMBER.uid, 'My street is Elm Street', 2));
  const site = await visit(`/messages/${TALK}`, MEMBER);
  const remove = await screen.findByRole('button', {
    name: 'Remove message: My street is Elm Street',
  });
  await site.user.click(remove);
  await site.user.click(await screen.findByRole('button', { name: 'Keep it' }));
  expect(redactMessage).not.toHaveBeenCalled();
  await site.user.click(remove);
  const dialog = within(await screen.findByRole('alertdialog'));
  await site.user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(redactMessage).toHaveBeenCalledExactlyOnceWith(TALK, 'a');
  await screen.findByText('Message removed');
  expect(await bubbles()).not.toContain('Elm Street');
  // The button is gone, and the keyboard is where it was.
  const said = await log();
  await waitFor(() => expect(document.activeElement).toBe(said));
});

test('a member has no button to take back what the other side said', async () => {
  setMessages(message('a', COMPANION.uid, 'Mine', 2));
  await visit(`/messages/${TALK}`, MEMBER);
  await waitFor(async () => expect(await bubbles()).toContain('Mine'));
  expect(screen.queryByRole('button', { name: /^Remove message/ })).toBeNull();
});

test('what happens to a booking stands between what a member reads, with a way to it', async () => {
  const booking = { bookingId: 'b-1', event: 'booking-confirmed' };
  setMessages(message('a', 'system', '', 2, { booking }));
  await visit(`/messages/${TALK}`, MEMBER);
  await waitFor(async () => expect(await bubbles()).toContain('The session is confirmed'));
  const link = within(await log()).getByRole('link', { name: 'See the booking' });
  expect(link.getAttribute('href')).toBe('/my-bookings/b-1');
});

test('a member blocks a companion after they were asked, and lets them write again', async () => {
  setMessages(message('a', COMPANION.uid, 'Hello', 2));
  const site = await visit(`/messages/${TALK}`, MEMBER);
  const more = { name: 'More about the conversation with Wilma Q.' };
  await site.user.click(await screen.findByRole('button', more));
  await site.user.click(await screen.findByRole('menuitem', { name: 'Block Wilma Q.' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(blockPerson).not.toHaveBeenCalled();
  await site.user.click(dialog.getByRole('button', { name: 'Block' }));
  await screen.findByText('You have blocked Wilma Q., so you cannot write to each other.');
  expect(blockPerson).toHaveBeenCalledExactlyOnceWith(MEMBER.uid, COMPANION.uid);
  expect(screen.queryByRole('textbox', { name: 'Message to Wilma Q.' })).toBeNull();
  await site.user.click(screen.getByRole('button', { name: 'Unblock' }));
  const writing = await field();
  await waitFor(() => expect(document.activeElement).toBe(writing));
  expect(worldNow().blocks).toEqual([]);
});

test('a member who is blocked can neither write nor see whether the other side is here', async () => {
  setMessages(message('a', COMPANION.uid, 'Hello', 2));
  const blocked = { ...WILMA, data: { ...WILMA.data, blockedBy: [COMPANION.uid] } };
  setWorld({
    conversations: [blocked],
    typing: { [`${TALK}/${COMPANION.uid}`]: NOW },
  });
  await visit(`/messages/${TALK}`, MEMBER);
  await screen.findByText('You cannot write to Wilma Q. at the moment.');
  expect(screen.queryByRole('textbox', { name: 'Message to Wilma Q.' })).toBeNull();
  expect(screen.queryByText('Online')).toBeNull();
  expect(screen.queryByText(/is typing/)).toBeNull();
});

test('a member keeps what was said by somebody who has left', async () => {
  setMessages(message('a', COMPANION.uid, '', 2, { redactedAt: NOW }));
  setWorld({ companions: [], profiles: {} });
  await visit(`/messages/${TALK}`, MEMBER);
  await screen.findByRole('heading', { name: 'Unknown User' });
  await screen.findByText('This person has left. What was said stays here.');
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a member reports a conversation and reads thanks', async () => {
  setMessages(message('a', COMPANION.uid, 'Hello', 2));
  call.mockResolvedValueOnce({ reported: true });
  const site = await visit(`/messages/${TALK}`, MEMBER);
  const more = { name: 'More about the conversation with Wilma Q.' };
  await site.user.click(await screen.findByRole('button', more));
  await site.user.click(await screen.findByRole('menuitem', { name: 'Report this conversation' }));
  const dialog = within(await screen.findByRole('dialog'));
  await site.user.click(dialog.getByRole('button', { name: 'Report' }));
  await dialog.findByText('Please choose a reason');
  expect(call).not.toHaveBeenCalled();
  await site.user.click(dialog.getByRole('radio', { name: 'It is insulting or hateful' }));
  await site.user.click(dialog.getByRole('button', { name: 'Report' }));
  await screen.findByText('Thank you for telling us. Our staff will look at it.');
  expect(call).toHaveBeenCalledExactlyOnceWith('reportConversation', {
    conversationId: TALK,
    reason: 'insulting',
    details: '',
  });
});

test('a member who writes of self-harm is offered help, which only they see', async () => {
  setMessages();
  const site = await visit(`/messages/${TALK}`, MEMBER);
  await site.user.type(await field(), 'This traffic is killing me');
  expect(screen.queryByText(/You matter/)).toBeNull();
  await site.user.clear(await field());
  await site.user.type(await field(), 'I want to die');
  const help = within(await screen.findByRole('region', { name: /You matter/ }));
  const call988 = help.getByRole('link', { name: 'Call 988: 988 Suicide & Crisis Lifeline' });
  expect(call988.getAttribute('href')).toBe('tel:988');
  await site.user.click(help.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(/You matter/)).toBeNull();
  expect(document.activeElement).toBe(await field());
  expect(call).not.toHaveBeenCalled();
});

test('a member is warned when the other side asks for contact details', async () => {
  setMessages(message('a', COMPANION.uid, 'What is your phone number?', 2));
  const site = await visit(`/messages/${TALK}`, MEMBER);
  await screen.findByText(/^Stay safe/);
  await site.user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(/^Stay safe/)).toBeNull();
  expect(document.activeElement).toBe(await field());
  act(() => setMessages(message('b', COMPANION.uid, 'See you on Sunday', 1)));
  expect(screen.queryByText(/^Stay safe/)).toBeNull();
});

test('a conversation of others is not there for a member', async () => {
  await visit('/messages/ana_ben', MEMBER);
  await screen.findByText('There is no such conversation');
});

test('a member whose conversations cannot be read tries again and gets them', async () => {
  setWorld({ conversations: [WILMA], failing: [/^conversations\?/] });
  const site = await visit('/messages', MEMBER);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  setWorld({ failing: [] });
  await site.user.click(retry);
  await screen.findByRole('navigation', { name: 'Conversations' });
});

test('a member finds their unread messages counted in the navigation', async () => {
  setWorld({ unreadMessages: 3 });
  const site = await visit('/my-bookings', MEMBER);
  const links = await screen.findAllByRole('link', { name: 'Messages 3 unread' });
  await site.user.click(links[0] as HTMLElement);
  await waitFor(() => expect(site.address()).toBe('/messages'));
  act(() => setWorld({ unreadMessages: 0 }));
  await screen.findByRole('link', { name: 'Messages' });
});

test('a member writes to a companion from their card', async () => {
  const site = await visit('/browse', MEMBER);
  await site.user.click(await screen.findByRole('button', { name: 'Message Wilma Q.' }));
  await waitFor(() => expect(site.address()).toBe(`/messages/${TALK}`));
  expect(openConversation).toHaveBeenCalledExactlyOnceWith(MEMBER.uid, COMPANION.uid, null);
  await field();
});

test('a member who cannot begin a conversation reads why and stays', async () => {
  openConversation.mockRejectedValueOnce(new CallError('forbidden'));
  const site = await visit(`/companion/${COMPANION.uid}`, MEMBER);
  await site.user.click(await screen.findByRole('button', { name: 'Message Wilma Q.' }));
  await screen.findByText('You are not allowed to do this.');
  expect(site.address()).toBe(`/companion/${COMPANION.uid}`);
});

test('a visitor who wants to write signs in first and comes back', async () => {
  await visit(`/companion/${COMPANION.uid}`);
  const link = await screen.findByRole('link', { name: 'Message Wilma Q.' });
  const back = encodeURIComponent(`/companion/${COMPANION.uid}`);
  expect(link.getAttribute('href')).toBe(`/login?next=${back}`);
});

test('a companion is offered to write to no other companion', async () => {
  await visit('/companion/ben', COMPANION);
  await screen.findByRole('heading', { level: 1, name: 'Ben N.' });
  expect(screen.queryByRole('button', { name: 'Message Ben N.' })).toBeNull();
});
