import type { CallableName } from '@hearthkin/domain/callables';
import { HOST_CONTACT_MS } from '@hearthkin/domain/community/host-contact';
import type { Offer } from '@hearthkin/domain/companion/offer';
import { OPEN_OFFER } from '@hearthkin/domain/companion/open-offer';
import { conversationId } from '@hearthkin/domain/messaging/conversation';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError } from '../../web/src/lib/call-error';
import type { SignedIn } from '../../web/src/session/auth-client';
import { blockBy } from './conversations';
import './blob-bytes';
import { event, placeAt } from './community-event';
import { answer, call, expectOnlyCall, inputsOf, refuse } from './fake-call';
import { saveFile } from './fake-save-file';
import { fill } from './fill';
import { COMPANION, companionDocument, MEMBER, NOW, profileDocument } from './people';
import { expectAlert, expectGone, expectLink, expectTexts, expectWords } from './shown';
import { comeBackAt, visit } from './site';
import { textOf } from './text-of';
import { setWorld } from './world';

const ID = 'e-1';
const PATH = `/community/event/${ID}`;
const OPEN = event(ID);
const FULL = event(ID, { attendeeCount: 8, waitingCount: 2 });
const HOSTED = { hostId: MEMBER.uid, hostName: 'Jonah R.' };

beforeEach(() => {
  setWorld({
    profiles: { [MEMBER.uid]: profileDocument('Jonah R.', 'spender') },
    events: [OPEN],
  });
});

const plain = (element: Element) => element.textContent.replace(/\s/g, ' ');
/** Works at the next call of a function; others are answered as before. */
function answerTo(name: CallableName, work: () => void): void {
  const former = call.getMockImplementation();
  // No answer has the type of every function's.
  call.mockImplementation(async (called, input) => {
    if (called !== name) return former?.(called, input) as never;
    call.mockImplementation(former ?? (async () => undefined as never));
    act(work);
    return undefined as never;
  });
}
const region = (name: string) => screen.findByRole('region', { name });
const place = () => region('Your spot');
const button = async (name: string) => within(await place()).findByRole('button', { name });

describe('a member who opens an event', () => {
  test('sees its details update live', async () => {
    await visit(PATH, MEMBER);
    expect(await screen.findByRole('heading', { level: 1, name: 'Board games' })).toBeTruthy();
    await waitFor(() => expect(document.title).toContain('Board games'));
    const about = await region('About this event');
    const facts = within(about)
      .getAllByRole('term')
      .map((term) => `${term.textContent}: ${plain(term.nextElementSibling as Element)}`);
    expect(facts).toEqual([
      'When: Sun, Nov 22, 8:00 PM, your timeIn Chicago: Sun, Nov 22, 7:00 PM',
      'Where: Corner Café, 12 Oak Street, Chicago',
      'Category: Social',
      'Host: Ana M.',
      'Spots: 5 of 8 spots taken',
    ]);
    expect(about.textContent).toContain('Bring a game you like.');
    const crumbs = screen.getByRole('navigation', { name: 'Breadcrumb' });
    await expectLink('Community', '/community', within(crumbs));
    setWorld({ events: [event(ID, { attendeeCount: 7 })] });
    await waitFor(() => expect(about.textContent).toContain('7 of 8 spots taken'));
  });

  test('gets a link to the host only if the host has a page', async () => {
    const hosted = event(ID, { hostId: COMPANION.uid, hostName: 'Wilma Q.' });
    const listing = companionDocument({ listed: false });
    setWorld({ events: [hosted], companions: [{ id: COMPANION.uid, data: listing }] });
    await visit(PATH, MEMBER);
    const about = await region('About this event');
    expect(within(about).queryByRole('link', { name: 'Wilma Q.' })).toBeNull();
    setWorld({ companions: [{ id: COMPANION.uid, data: { ...listing, listed: true } }] });
    await expectLink('Wilma Q.', `/companion/${COMPANION.uid}`, within(about));
  });

  test('that does not exist gets a link to the other events', async () => {
    await visit('/community/event/gone', MEMBER);
    expect(await screen.findByText('We can’t find this event')).toBeTruthy();
    await expectLink('See all events', '/community');
  });

  test('that was cancelled sees why, if the host said so, and cannot join', async () => {
    await visit(PATH, MEMBER, { events: [event(ID, { status: 'cancelled', notes: '' })] });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('It won’t take place.');
    act(() => setWorld({ events: [event(ID, { status: 'cancelled', notes: 'I am ill.' })] }));
    await waitFor(() => expect(alert.textContent).toContain('Reason: I am ill.'));
    expect(screen.queryByRole('region', { name: 'Your spot' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
  });

  test('that starts meanwhile cannot join, and never cancel it', async () => {
    await visit(PATH, MEMBER);
    await button('Join: Board games');
    expect(screen.queryByRole('button', { name: 'Cancel event' })).toBeNull();
    comeBackAt(OPEN.data.startsAt);
    expect((await screen.findByRole('alert')).textContent).toContain('This event has started');
    expect(screen.queryByRole('button', { name: /Join/ })).toBeNull();
  });
});

describe('attendees', () => {
  const people = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      placeAt(OPEN, `p-${index}`, `Person ${index}`, 500 - index),
    );

  beforeEach(() => setWorld({ events: [event(ID, HOSTED)] }));

  test('are not shown to other guests', async () => {
    await visit(PATH, MEMBER, { events: [OPEN], attendees: { [ID]: people(1) } });
    await place();
    expect(screen.queryByRole('region', { name: 'Who’s going' })).toBeNull();
    expect(screen.queryByText('Person 0')).toBeNull();
  });

  test('are listed for the host as they join, and whom the host has blocked', async () => {
    await visit(PATH, MEMBER, { blocks: blockBy(MEMBER.uid, 'p-1') });
    const who = await region('Who’s going');
    expect(await within(who).findByText('No one has joined yet.')).toBeTruthy();
    setWorld({ attendees: { [ID]: people(2) } });
    const list = await within(who).findByRole('list', { name: 'Attendees' });
    expect(within(list).getAllByRole('listitem').map(plain)).toEqual([
      'PPerson 0',
      'PPerson 1 (blocked by you)',
    ]);
  });

  test('are paginated', async () => {
    const site = await visit(PATH, MEMBER, { attendees: { [ID]: people(31) } });
    const who = await region('Who’s going');
    await within(who).findByText('Person 29');
    expect(within(who).queryByText('Person 30')).toBeNull();
    await site.pressIn(who, 'Show more people');
    expect(await within(who).findByText('Person 30')).toBeTruthy();
  });
});

describe('checking people in', () => {
  const START = OPEN.data.startsAt.getTime();
  const hosted = event(ID, { ...HOSTED, attendeeCount: 2 });
  const ana = placeAt(hosted, 'p-0', 'Ana M.', 20);
  const ben = placeAt(hosted, 'p-1', 'Ben K.', 10);

  beforeEach(() => setWorld({ events: [hosted], attendees: { [ID]: [ana, ben] } }));

  test('the host marks who came and takes it back, from half an hour before the start', async () => {
    vi.setSystemTime(START - 30 * 60_000 - 1);
    const site = await visit(PATH, MEMBER);
    const who = await region('Who’s going');
    await within(who).findByText('Ana M.');
    expect(within(who).queryByRole('button', { name: /Check in/ })).toBeNull();
    expect(who.textContent).not.toContain('came');
    comeBackAt(START - 30 * 60_000);
    const button = await within(who).findByRole('button', { name: 'Check in: Ana M.' });
    expect(await within(who).findByText('0 of 2 came')).toBeTruthy();
    expect(who.textContent).toContain('We don’t use it for anything else.');
    await site.user.click(button);
    const marked = { eventId: ID, uid: 'p-0', came: true };
    expect(call).toHaveBeenCalledExactlyOnceWith('checkInAttendee', marked);
    setWorld({ attendees: { [ID]: [{ ...ana, came: true }, ben] } });
    expect(await within(who).findByText('1 of 2 came')).toBeTruthy();
    await site.pressIn(who, 'Undo check-in: Ana M.');
    expect(call).toHaveBeenLastCalledWith('checkInAttendee', { ...marked, came: false });
  });

  test('a failure is shown beside the person', async () => {
    vi.setSystemTime(START);
    refuse('has-left');
    const site = await visit(PATH, MEMBER);
    const who = await region('Who’s going');
    await site.pressIn(who, 'Check in: Ben K.');
    expect((await within(who).findByRole('alert')).textContent).toBe('They’ve left the event.');
  });

  test('is over a day after the start, when the count stays', async () => {
    vi.setSystemTime(START + 24 * 60 * 60_000 + 1);
    await visit(PATH, MEMBER, { attendees: { [ID]: [{ ...ana, came: true }, ben] } });
    const who = await region('Who’s going');
    expect(await within(who).findByText('1 of 2 came')).toBeTruthy();
    expect(within(who).queryByRole('button', { name: /check/i })).toBeNull();
  });

  test('a guest reads that they were, and can’t leave then', async () => {
    setWorld({ events: [OPEN], attendees: { [ID]: [{ ...placeAt(OPEN), came: true }] } });
    await visit(PATH, MEMBER);
    expect(await within(await place()).findByText('Your host checked you in')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Leave/ })).toBeNull();
  });
});

describe('an event that repeats', () => {
  const series = { repeats: { every: 'week', times: 3 }, seriesId: ID } as const;
  const dates = (change: Parameters<typeof event>[1] = {}) => [
    event(ID, { ...series, ...change }),
    event('e-2', { ...series, ...change, date: '2026-11-29', attendeeCount: 8, waitingCount: 1 }),
    event('e-3', { ...series, ...change, date: '2026-12-06', attendeeCount: 0 }),
  ];

  test('says so, with links to the other dates ahead', async () => {
    setWorld({ events: [...dates(), event('e-0', { ...series, date: '2026-11-15' })] });
    await visit(PATH, MEMBER);
    const others = await region('Other dates');
    expect(others.textContent).toContain('Repeats weekly, 3 times');
    const links = await within(others).findAllByRole('link');
    expect(links.map((link) => [plain(link), link.getAttribute('href')])).toEqual([
      ['Board games: Sun, Nov 29', '/community/event/e-2'],
      ['Board games: Sun, Dec 6', '/community/event/e-3'],
    ]);
    expect(plain(others)).toContain('Full – 1 waiting');
  });

  test('shows its host the dates before they exist', async () => {
    const waits = { ...HOSTED, status: 'pending_approval', seriesId: null } as const;
    await visit(PATH, MEMBER, { events: [event(ID, { ...series, ...waits })] });
    const listed = await region('Dates');
    expect(within(listed).getAllByRole('listitem').map(plain)).toEqual([
      'Sun, Nov 22',
      'Sun, Nov 29',
      'Sun, Dec 6',
    ]);
  });

  test('is canceled by its host for this date or all ahead, with how many are told', async () => {
    const site = await visit(PATH, MEMBER, { events: dates(HOSTED) });
    const dialog = await site.openDialog('Cancel event', 'Cancel this event?');
    expect(within(dialog).getByLabelText('Only this date. We’ll tell 5 people.')).toBeTruthy();
    const all = await within(dialog).findByLabelText(
      'All dates ahead (3). We’ll tell 14 people, once for each date.',
    );
    call.mockImplementation(async () => ({ status: 'cancelled' }) as never);
    await site.user.click(all);
    await site.pressIn(dialog, 'Cancel all dates');
    expect(await screen.findByText(/^All dates ahead are canceled/)).toBeTruthy();
    const input = { eventId: ID, reason: '', allAhead: true };
    expect(call).toHaveBeenCalledExactlyOnceWith('cancelEvent', input);
  });
});

describe('a message to everyone going', () => {
  const hosted = event(ID, { ...HOSTED, attendeeCount: 2 });
  const sent = { id: 'm-1', data: { text: 'Bring a coat.', sentAt: NOW, sentTo: 2 } };

  test('is sent by the host, the same again after a failure, and listed', async () => {
    const site = await visit(PATH, MEMBER, { events: [hosted] });
    const dialog = await site.openDialog('Message all', 'Message everyone going');
    expectWords(dialog, 'It goes to everyone with a spot (2 people)', 'You can send 3 in 24 hours');
    const field = within(dialog).getByRole('textbox', { name: 'Message' });
    fill(field, 'Bring a coat. Call 555 123 4567');
    expect(dialog.textContent).toContain('will read these contact details');
    const send = within(dialog).getByRole('button', { name: 'Send message' });
    refuse('offline');
    await site.user.click(send);
    await within(dialog).findByRole('alert');
    const kept = () => sessionStorage.getItem(`hearthkin.host-message-draft.${ID}`);
    expect(kept()).toContain('Bring a coat.');
    call.mockImplementationOnce(async () => ({ sentTo: 2 }) as never);
    await site.user.click(send);
    expect(await screen.findByText('Your message is on its way to 2 people.')).toBeTruthy();
    expect(kept()).toBeNull();
    const calls = call.mock.calls.filter(([name]) => name === 'messageAttendees');
    expect(calls).toHaveLength(2);
    expect(calls[0]).toEqual(calls[1]);
    expect(calls[0]?.[1]).toMatchObject({ eventId: ID, text: 'Bring a coat. Call 555 123 4567' });
    setWorld({ hostMessages: { [ID]: [sent] } });
    const list = await region('Messages to everyone going');
    expect(plain(list)).toContain('Bring a coat.');
    expect(plain(list)).toContain(', to 2 people');
  });

  test('is offered while someone has a spot, until a day after the start', async () => {
    await visit(PATH, MEMBER, { events: [event(ID, { ...HOSTED, attendeeCount: 0 })] });
    await region('You host this event');
    expect(screen.queryByRole('button', { name: 'Message all' })).toBeNull();
    setWorld({ events: [hosted] });
    expect(await screen.findByRole('button', { name: 'Message all' })).toBeTruthy();
    comeBackAt(OPEN.data.startsAt.getTime() + 24 * 60 * 60_000);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Message all' })).toBeNull());
  });

  test('is read by those with a spot, with how to report it', async () => {
    await visit(PATH, MEMBER, { hostMessages: { [ID]: [sent] } });
    await place();
    expect(screen.queryByText('Bring a coat.')).toBeNull();
    setWorld({ attendees: { [ID]: [placeAt(OPEN)] } });
    const messages = await region('From your host');
    expect(plain(messages)).toContain('Bring a coat.');
    expect(plain(messages)).not.toContain('people.');
    expect(plain(messages)).toContain('Report this event');
  });
});

describe('a member', () => {
  test.each([
    ['a member', MEMBER],
    ['a companion', COMPANION],
  ])('%s with a spot writes to the host, until two weeks after the start', async (_, person) => {
    const site = await visit(PATH, person, { attendees: { [ID]: [placeAt(OPEN, person.uid)] } });
    const id = conversationId(person.uid, 'host-1');
    answer({ conversationId: id }, {});
    await site.user.click(await button('Message host'));
    await site.isAt(`/messages/${id}`);
    expect(call).toHaveBeenCalledWith('openConversation', { eventId: ID });
    vi.setSystemTime(OPEN.data.startsAt);
    await visit(PATH, person);
    await button('Message host');
    comeBackAt(new Date(OPEN.data.startsAt.getTime() + HOST_CONTACT_MS));
    expect(await within(await place()).findByText('You had a spot')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Message host' })).toBeNull();
  });

  test('without a spot, or on the waitlist, gets no button to write to the host', async () => {
    await visit(PATH, MEMBER, { events: [FULL], waiting: { [ID]: [placeAt(FULL)] } });
    await button('Leave the waitlist: Board games');
    expect(screen.queryByRole('button', { name: 'Message host' })).toBeNull();
    await visit(PATH, MEMBER, { events: [OPEN], waiting: {} });
    await button('Join: Board games');
    expect(screen.queryByRole('button', { name: 'Message host' })).toBeNull();
  });

  test('is asked before leaving a full event with a waiting list', async () => {
    setWorld({ events: [FULL], attendees: { [ID]: [placeAt(FULL)] } });
    const site = await visit(PATH, MEMBER);
    await site.user.click(await button('Leave: Board games'));
    const dialog = await screen.findByRole('dialog', { name: 'Leave “Board games”?' });
    expect(dialog.textContent).toContain('Your spot goes to the next person waiting');
    await site.pressIn(dialog, 'Stay');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(call).not.toHaveBeenCalled();
    await site.user.click(await button('Leave: Board games'));
    const again = await screen.findByRole('dialog', { name: 'Leave “Board games”?' });
    await site.pressIn(again, 'Leave the event');
    expect(await screen.findByText('You’ve left “Board games”.')).toBeTruthy();
    expect(inputsOf('leavePlace')).toEqual([{ eventId: ID }]);
  });

  test('who can only wait reads how many do before joining', async () => {
    await visit(PATH, MEMBER, { events: [FULL] });
    const words = 'This event is full. 2 people are on the waitlist. You’d be 3rd.';
    expect(await within(await place()).findByText(words)).toBeTruthy();
    expect(call).not.toHaveBeenCalledWith('findWaitingPlace', expect.anything());
  });

  test('who waits sees their place in line, also as others leave, and until when', async () => {
    let position = 2;
    call.mockImplementation(async () => ({ position }) as never);
    const first = placeAt(FULL, 'p-1', 'Person 1', 30);
    await visit(PATH, MEMBER, { events: [FULL], waiting: { [ID]: [first, placeAt(FULL)] } });
    const panel = await place();
    expect(await within(panel).findByText('You’re 2nd on the waitlist')).toBeTruthy();
    expect(call).toHaveBeenCalledExactlyOnceWith('findWaitingPlace', { eventId: ID });
    expect(plain(panel)).toContain(
      'Spots can open up until the event starts, Sun, Nov 22, 8:00 PM your time.',
    );
    position = 1;
    const alone = event(ID, { attendeeCount: 8, waitingCount: 1 });
    setWorld({ events: [alone], waiting: { [ID]: [placeAt(FULL)] } });
    expect(await within(panel).findByText('You’re 1st on the waitlist')).toBeTruthy();
    // Another one left as someone came: the count is the same.
    position = 3;
    comeBackAt(new Date(NOW.getTime() + 5 * 60_000));
    expect(await within(panel).findByText('You’re 3rd on the waitlist')).toBeTruthy();
  });

  test('who waits sees how many do if their place is unknown, and live when they get one, which closes the dialog to leave', async () => {
    refuse('rate-limited');
    const first = placeAt(FULL, 'p-1', 'Person 1', 30);
    const site = await visit(PATH, MEMBER, {
      events: [FULL],
      waiting: { [ID]: [first, placeAt(FULL)] },
    });
    const panel = await place();
    expect(await within(panel).findByText('You’re on the waitlist, one of 2')).toBeTruthy();
    await site.user.click(await button('Leave the waitlist: Board games'));
    await screen.findByRole('dialog', { name: 'Leave the waitlist?' });
    // One document is removed before the other is added.
    act(() => setWorld({ waiting: {} }));
    act(() => setWorld({ attendees: { [ID]: [placeAt(FULL)] } }));
    expect(await within(panel).findByText('You’re going')).toBeTruthy();
    expect(await screen.findByText('A spot opened up. You’re in!')).toBeTruthy();
    await expectGone('dialog');
    expect(inputsOf('leavePlace')).toEqual([]);
  });

  test('who stops waiting and joins later is not told they moved up', async () => {
    const site = await visit(PATH, MEMBER, { events: [FULL], waiting: { [ID]: [placeAt(FULL)] } });
    await site.user.click(await button('Leave the waitlist: Board games'));
    const dialog = await screen.findByRole('dialog', { name: 'Leave the waitlist?' });
    answerTo('leavePlace', () => setWorld({ waiting: {} }));
    await site.pressIn(dialog, 'Leave the waitlist');
    await screen.findByText('You’re no longer on the waitlist for “Board games”.');
    expect(inputsOf('leavePlace')).toEqual([{ eventId: ID }]);
    act(() => setWorld({ events: [OPEN] }));
    act(() => setWorld({ attendees: { [ID]: [placeAt(OPEN)] } }));
    await within(await place()).findByText('You’re going');
    expect(screen.queryByText('A spot opened up. You’re in!')).toBeNull();
  });

  test('who joins just too late joins the waiting list', async () => {
    answerTo('takePlace', () => {
      setWorld({ events: [FULL] });
      throw new CallError('no-place');
    });
    const site = await visit(PATH, MEMBER);
    await site.user.click(await button('Join: Board games'));
    expect(await screen.findByText(/Someone just took the last spot/)).toBeTruthy();
    answerTo('takePlace', () => setWorld({ waiting: { [ID]: [placeAt(FULL)] } }));
    await site.user.click(await button('Join the waitlist: Board games'));
    await screen.findByText('You’re on the waitlist for “Board games”.');
    await within(await place()).findByText(/^You’re .*on the waitlist/);
    expect(inputsOf('takePlace')).toEqual([
      { eventId: ID, places: 'attendees' },
      { eventId: ID, places: 'waiting' },
    ]);
  });

  test('who joins the waiting list when a place is free is told to join', async () => {
    refuse('no-place');
    const site = await visit(PATH, MEMBER, { events: [FULL] });
    await site.user.click(await button('Join the waitlist: Board games'));
    expect(await screen.findByText('A spot opened up. Try joining again.')).toBeTruthy();
  });

  test('who joins as the event is cancelled sees that it is closed', async () => {
    answerTo('takePlace', () => {
      setWorld({ events: [event(ID, { status: 'cancelled' })] });
      throw new CallError('no-place');
    });
    const site = await visit(PATH, MEMBER);
    await site.user.click(await button('Join: Board games'));
    await expectTexts('This event is canceled', 'No one can join or leave this event anymore.');
  });

  test('adds an event without an end time to their calendar', async () => {
    const site = await visit(PATH, MEMBER);
    await site.press('Add to calendar');
    const [file, name] = saveFile.mock.calls[0] ?? [];
    expect(name).toBe('hearthkin-event-2026-11-22.ics');
    const text = (await textOf(file)).replaceAll('\r\n ', '');
    expect(text).toContain('DTSTART:20261123T010000Z\r\n');
    expect(text).not.toContain('DTEND');
    expect(text).toContain('SUMMARY:Board games\r\n');
    expect(text).toContain('LOCATION:Corner Café\\, 12 Oak Street\\, Chicago\r\n');
    expect(text).toContain(`URL:${window.location.origin}${PATH}\r\n`);
  });
});

describe('the host', () => {
  const host = () => region('You host this event');

  test('sees the waiting list and takes no place, cannot cancel what has started, and reads why it was not published', async () => {
    setWorld({ events: [event(ID, { ...HOSTED, attendeeCount: 8, waitingCount: 2 })] });
    await visit(PATH, MEMBER);
    const panel = await host();
    expectWords(panel, 'Published', '8 going, 2 waiting');
    expect(screen.queryByRole('region', { name: 'Your spot' })).toBeNull();
    const cancel = () => screen.queryByRole('button', { name: 'Cancel event' });
    expect(cancel()).not.toBeNull();
    act(() => setWorld({ events: [event(ID, { ...HOSTED, date: '2026-11-20', time: '08:00' })] }));
    await waitFor(() => expect(cancel()).toBeNull());
    const rejected = { status: 'rejected', notes: 'Where is it?' } as const;
    act(() => setWorld({ events: [event(ID, { ...HOSTED, ...rejected })] }));
    await screen.findByRole('button', { name: 'Withdraw event' });
    expectWords(screen.getByRole('alert'), 'Note from our team: Where is it?');
  });

  test('cancels it with a reason after a warning that attendees are notified, and keeps the reason if it fails', async () => {
    setWorld({ events: [event(ID, HOSTED)] });
    const site = await visit(PATH, MEMBER);
    const dialog = await site.openDialog('Cancel event', 'Cancel this event?', await host());
    expect(dialog.textContent).toContain('We’ll tell the 5 people who joined or are waiting.');
    const reason = within(dialog).getByRole<HTMLInputElement>('textbox');
    fill(reason, ' I am ill. ');
    refuse('has-begun');
    await site.pressIn(dialog, 'Cancel event');
    await expectAlert('It has already started.', within(dialog));
    expect(reason.value).toBe(' I am ill. ');
    await site.pressIn(dialog, 'Keep it');
    await site.pressIn(await screen.findByRole('alertdialog'), 'Keep editing');
    await expectGone('alertdialog');

    call.mockReset().mockResolvedValueOnce({ status: 'cancelled' });
    await site.pressIn(dialog, 'Cancel event');
    expect(await screen.findByText('Event canceled. We’re letting everyone know.')).toBeTruthy();
    expectOnlyCall('cancelEvent', { eventId: ID, reason: 'I am ill.' });
    act(() =>
      setWorld({ events: [event(ID, { ...HOSTED, status: 'cancelled', notes: 'I am ill.' })] }),
    );
    expect(await screen.findByText('This event is canceled')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cancel event' })).toBeNull();
  });

  test('withdraws an unpublished event and returns to the list', async () => {
    setWorld({ events: [event(ID, { ...HOSTED, status: 'pending_approval' })] });
    call.mockImplementationOnce(async () => {
      act(() => setWorld({ events: [] }));
      return { status: 'withdrawn' };
    });
    const site = await visit(PATH, MEMBER);
    expect((await screen.findByRole('alert')).textContent).toContain('Waiting for review');
    expect(screen.queryByRole('region', { name: 'Who’s going' })).toBeNull();
    const dialog = await site.openDialog('Withdraw event', 'Withdraw this event?', await host());
    expect(within(dialog).queryByRole('textbox')).toBeNull();
    await site.pressIn(dialog, 'Withdraw event');
    expect(await screen.findByText('Your event is withdrawn.')).toBeTruthy();
    await site.isAt('/community');
    expect(call).toHaveBeenCalledExactlyOnceWith('cancelEvent', { eventId: ID, reason: '' });
  });
});

test('a companion who goes may block that time in their calendar, and free it once they have left', async () => {
  const blocked = [{ date: '2026-11-22', start: '19:00', end: '22:00' }];
  const listing = (change: Partial<Offer>) => [
    {
      id: COMPANION.uid,
      data: companionDocument({ timeZone: 'America/Chicago', offer: { ...OPEN_OFFER, ...change } }),
    },
  ];
  setWorld({ companions: listing({}) });
  const site = await visit(PATH, COMPANION);
  const spot = await place();
  await button('Join: Board games');
  expect(within(spot).queryByRole('switch')).toBeNull();
  setWorld({ attendees: { [ID]: [placeAt(OPEN, COMPANION.uid)] } });
  await site.user.click(await within(spot).findByRole('switch', { name: /calendar: off$/ }));
  const saved = (...changes: object[]) =>
    waitFor(() => expect(inputsOf('saveSchedule')).toEqual(changes));
  await saved({ block: blocked[0] });
  setWorld({ companions: listing({ blocked }) });
  const own = await within(spot).findByRole('switch', { name: /calendar: on$/ });
  setWorld({ attendees: {} });
  await button('Join: Board games');
  await site.user.click(own);
  await saved({ block: blocked[0] }, { unblock: blocked[0] });
  setWorld({ companions: listing({}) });
  await waitFor(() => expect(within(spot).queryByRole('switch')).toBeNull());
});

test('staff may cancel an event', async () => {
  const staff: SignedIn = { ...MEMBER, uid: 'staff-1', isAdmin: true };
  await visit(PATH, staff);
  const panel = await region('For our team');
  expect(within(panel).getByRole('button', { name: 'Cancel event' })).toBeTruthy();
});
