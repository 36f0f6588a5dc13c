import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError } from '../../web/src/lib/call-error';
import type { SignedIn } from '../../web/src/session/auth-client';
import './blob-bytes';
import { event, placeAt } from './community-event';
import { call, refuse } from './fake-call';
import { joinEvent, leaveEvent, stopWaiting, waitForPlace } from './fake-event-store';
import { saveFile } from './fake-save-file';
import { COMPANION, companionDocument, MEMBER, NOW, profileDocument } from './people';
import { visit } from './site';
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
const region = (name: string) => screen.findByRole('region', { name });
const place = () => region('Your place');
const button = async (name: string) => within(await place()).findByRole('button', { name });

describe('somebody who opens an event', () => {
  test('reads all there is to know of it, live', async () => {
    await visit(PATH, MEMBER);
    expect(await screen.findByRole('heading', { level: 1, name: 'Board games' })).toBeTruthy();
    await waitFor(() => expect(document.title).toContain('Board games'));
    const about = await region('About this event');
    const facts = within(about)
      .getAllByRole('term')
      .map((term) => `${term.textContent}: ${plain(term.nextElementSibling as Element)}`);
    expect(facts).toEqual([
      expect.stringMatching(/^When: Sun, Nov 22, 2026, 7:00 PM, Chicago time/),
      'Where: Corner Café, 12 Oak Street, Chicago',
      'Category: Social',
      'Host: Ana M.',
      'Places: 5 of 8 places taken',
    ]);
    expect(about.textContent).toContain('Bring a game you like.');
    const crumbs = screen.getByRole('navigation', { name: 'Breadcrumb' });
    const link = within(crumbs).getByRole('link', { name: 'Community' });
    expect(link.getAttribute('href')).toBe('/community');
    setWorld({ events: [event(ID, { attendeeCount: 7 })] });
    await waitFor(() => expect(about.textContent).toContain('7 of 8 places taken'));
  });

  test('finds the page of its host only where there is one', async () => {
    const hosted = event(ID, { hostId: COMPANION.uid, hostName: 'Wilma Q.' });
    const listing = companionDocument({ listed: false });
    setWorld({ events: [hosted], companions: [{ id: COMPANION.uid, data: listing }] });
    await visit(PATH, MEMBER);
    const about = await region('About this event');
    expect(within(about).queryByRole('link', { name: 'Wilma Q.' })).toBeNull();
    setWorld({ companions: [{ id: COMPANION.uid, data: { ...listing, listed: true } }] });
    const link = await within(about).findByRole('link', { name: 'Wilma Q.' });
    expect(link.getAttribute('href')).toBe(`/companion/${COMPANION.uid}`);
  });

  test('that is not there reads so, and finds the way to the others', async () => {
    await visit('/community/event/gone', MEMBER);
    expect(await screen.findByText('This event cannot be found')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'See all events' });
    expect(link.getAttribute('href')).toBe('/community');
  });

  test('that cannot be read may try again', async () => {
    setWorld({ failing: [/^events\/[^/]+$/] });
    const site = await visit(PATH, MEMBER);
    const alert = await screen.findByRole('alert');
    setWorld({ failing: [] });
    await site.user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await region('About this event')).toBeTruthy();
  });

  test.each([
    ['', 'It does not take place.'],
    ['I am ill.', 'The reason given: I am ill.'],
  ])('that was cancelled reads why, and can join no more (%s)', async (notes, sentence) => {
    setWorld({ events: [event(ID, { status: 'cancelled', notes })] });
    await visit(PATH, MEMBER);
    expect((await screen.findByRole('alert')).textContent).toContain(sentence);
    expect(screen.queryByRole('region', { name: 'Your place' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
  });

  test('that begins meanwhile can join no more', async () => {
    await visit(PATH, MEMBER);
    await button('Join: Board games');
    vi.setSystemTime(OPEN.data.startsAt);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect((await screen.findByRole('alert')).textContent).toContain('This event has begun');
    expect(screen.queryByRole('button', { name: /Join/ })).toBeNull();
  });
});

describe('those who come', () => {
  const people = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      placeAt(OPEN, `p-${index}`, `Person ${index}`, 500 - index),
    );

  test('are named as they join', async () => {
    await visit(PATH, MEMBER);
    const who = await region('Who comes');
    expect(await within(who).findByText('Nobody has joined yet.')).toBeTruthy();
    setWorld({ attendees: { [ID]: [...people(1), placeAt(OPEN)] } });
    const list = await within(who).findByRole('list', { name: 'Attendees' });
    expect(within(list).getAllByRole('listitem').map(plain)).toEqual([
      'P0Person 0',
      'JRJonah R. (you)',
    ]);
  });

  test('are shown in pages', async () => {
    setWorld({ attendees: { [ID]: people(31) } });
    const site = await visit(PATH, MEMBER);
    const who = await region('Who comes');
    await within(who).findByText('Person 29');
    expect(within(who).queryByText('Person 30')).toBeNull();
    await site.user.click(within(who).getByRole('button', { name: 'Show more people' }));
    expect(await within(who).findByText('Person 30')).toBeTruthy();
  });

  test('cannot be read, and may be tried again', async () => {
    setWorld({ failing: [/^events.*attendees\?/], attendees: { [ID]: people(1) } });
    const site = await visit(PATH, MEMBER);
    const alert = await within(await region('Who comes')).findByRole('alert');
    setWorld({ failing: [] });
    await site.user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await within(await region('Who comes')).findByText('Person 0')).toBeTruthy();
  });
});

describe('a member', () => {
  test('joins an event, and leaves one with free places without a question', async () => {
    const site = await visit(PATH, MEMBER);
    const join = await button('Join: Board games');
    await waitFor(() => expect(join.getAttribute('aria-disabled')).toBe('false'));
    await site.user.click(join);
    expect(joinEvent).toHaveBeenCalledExactlyOnceWith(MEMBER.uid, 'Jonah R.', OPEN);
    setWorld({ attendees: { [ID]: [placeAt(OPEN)] } });
    expect(await within(await place()).findByText('You have a place')).toBeTruthy();
    await site.user.click(await button('Leave: Board games'));
    await waitFor(() => expect(leaveEvent).toHaveBeenCalledExactlyOnceWith(MEMBER.uid, ID));
  });

  test('is asked before they leave a full event that others wait for', async () => {
    setWorld({ events: [FULL], attendees: { [ID]: [placeAt(FULL)] } });
    const site = await visit(PATH, MEMBER);
    await site.user.click(await button('Leave: Board games'));
    const dialog = await screen.findByRole('dialog', { name: 'Leave “Board games”?' });
    expect(dialog.textContent).toContain('Your place goes to whoever has waited longest');
    await site.user.click(within(dialog).getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(leaveEvent).not.toHaveBeenCalled();
    await site.user.click(await button('Leave: Board games'));
    const again = await screen.findByRole('dialog', { name: 'Leave “Board games”?' });
    await site.user.click(within(again).getByRole('button', { name: 'Leave the event' }));
    expect(await screen.findByText('You have left “Board games”.')).toBeTruthy();
    expect(leaveEvent).toHaveBeenCalledExactlyOnceWith(MEMBER.uid, ID);
  });

  test('who waits reads where they stand, and that a place has come, by themselves', async () => {
    const first = placeAt(FULL, 'p-1', 'Person 1', 30);
    setWorld({ events: [FULL], waiting: { [ID]: [first, placeAt(FULL)] } });
    await visit(PATH, MEMBER);
    const panel = await place();
    expect(await within(panel).findByText('You are number 2 on the waiting list')).toBeTruthy();
    setWorld({ waiting: { [ID]: [placeAt(FULL)] } });
    expect(await within(panel).findByText('You are number 1 on the waiting list')).toBeTruthy();
    // The one document goes before the other comes.
    act(() => setWorld({ waiting: {} }));
    act(() => setWorld({ attendees: { [ID]: [placeAt(FULL)] } }));
    expect(await within(panel).findByText('You have a place')).toBeTruthy();
    expect(await screen.findByText('A place has become free, and you are in.')).toBeTruthy();
  });

  test('who is moved up as they think about leaving the list is not asked any more', async () => {
    setWorld({ events: [FULL], waiting: { [ID]: [placeAt(FULL)] } });
    const site = await visit(PATH, MEMBER);
    await site.user.click(await button('Leave the waiting list: Board games'));
    await screen.findByRole('dialog', { name: 'Leave the waiting list?' });
    act(() => setWorld({ waiting: {}, attendees: { [ID]: [placeAt(FULL)] } }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('A place has become free, and you are in.')).toBeTruthy();
    expect(stopWaiting).not.toHaveBeenCalled();
  });

  test('whose name cannot be read does not join, but may leave', async () => {
    setWorld({ failing: [/^profiles/], attendees: { [ID]: [placeAt(OPEN)] } });
    const site = await visit(PATH, MEMBER);
    await site.user.click(await button('Leave: Board games'));
    await waitFor(() => expect(leaveEvent).toHaveBeenCalledExactlyOnceWith(MEMBER.uid, ID));
    setWorld({ attendees: {} });
    const join = await button('Join: Board games');
    expect(join.getAttribute('aria-disabled')).toBe('true');
    await site.user.click(join);
    expect(joinEvent).not.toHaveBeenCalled();
  });

  test('who stops waiting and joins later has not been moved up', async () => {
    setWorld({ events: [FULL], waiting: { [ID]: [placeAt(FULL)] } });
    const site = await visit(PATH, MEMBER);
    await site.user.click(await button('Leave the waiting list: Board games'));
    const dialog = await screen.findByRole('dialog', { name: 'Leave the waiting list?' });
    await site.user.click(within(dialog).getByRole('button', { name: 'Leave the list' }));
    await screen.findByText('You are no longer on the waiting list of “Board games”.');
    act(() => setWorld({ waiting: {}, events: [OPEN] }));
    act(() => setWorld({ attendees: { [ID]: [placeAt(OPEN)] } }));
    await within(await place()).findByText('You have a place');
    expect(screen.queryByText('A place has become free, and you are in.')).toBeNull();
  });

  test('who comes a moment too late is told, and takes a place on the waiting list', async () => {
    joinEvent.mockImplementationOnce(async () => {
      setWorld({ events: [FULL] });
      throw new CallError('forbidden');
    });
    const site = await visit(PATH, MEMBER);
    await site.user.click(await button('Join: Board games'));
    expect(await screen.findByText(/Somebody has just taken the last place/)).toBeTruthy();
    await site.user.click(await button('Join the waiting list: Board games'));
    await waitFor(() =>
      expect(waitForPlace).toHaveBeenCalledExactlyOnceWith(MEMBER.uid, 'Jonah R.', FULL),
    );
  });

  test('who wants to wait where a place has become free is told to join', async () => {
    waitForPlace.mockRejectedValueOnce(new CallError('forbidden'));
    setWorld({ events: [FULL] });
    const site = await visit(PATH, MEMBER);
    await site.user.click(await button('Join the waiting list: Board games'));
    expect(await screen.findByText('There is a place again. Please try to join.')).toBeTruthy();
  });

  test('who joins as it is cancelled reads that nobody can', async () => {
    joinEvent.mockImplementationOnce(async () => {
      act(() => setWorld({ events: [event(ID, { status: 'cancelled' })] }));
      throw new CallError('forbidden');
    });
    const site = await visit(PATH, MEMBER);
    await site.user.click(await button('Join: Board games'));
    expect(await screen.findByText('This event is cancelled')).toBeTruthy();
    expect(screen.getByText('Nobody can join or leave this event any more.')).toBeTruthy();
  });

  test('takes an event into their calendar, without an end', async () => {
    const site = await visit(PATH, MEMBER);
    await site.user.click(await screen.findByRole('button', { name: 'Add to calendar' }));
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

  test('sees who waits, and takes no place', async () => {
    setWorld({ events: [event(ID, { ...HOSTED, attendeeCount: 8, waitingCount: 2 })] });
    await visit(PATH, MEMBER);
    const panel = await host();
    expect(panel.textContent).toContain('Published');
    expect(panel.textContent).toContain('8 joined, 2 waiting');
    expect(screen.queryByRole('region', { name: 'Your place' })).toBeNull();
  });

  test('cancels it with a reason, after reading that everybody is told', async () => {
    setWorld({ events: [event(ID, HOSTED)] });
    call.mockResolvedValueOnce({ status: 'cancelled' });
    const site = await visit(PATH, MEMBER);
    await site.user.click(within(await host()).getByRole('button', { name: 'Cancel event' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this event?' });
    expect(dialog.textContent).toContain(
      'Everybody who has a place or waits for one will be told.',
    );
    await site.user.type(within(dialog).getByRole('textbox'), ' I am ill. ');
    await site.user.click(within(dialog).getByRole('button', { name: 'Cancel event' }));
    expect(
      await screen.findByText('The event is cancelled. Everybody who wanted to come is told.'),
    ).toBeTruthy();
    expect(call).toHaveBeenCalledExactlyOnceWith('cancelEvent', {
      eventId: ID,
      reason: 'I am ill.',
    });
    setWorld({ events: [event(ID, { ...HOSTED, status: 'cancelled', notes: 'I am ill.' })] });
    expect(await screen.findByText('This event is cancelled')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cancel event' })).toBeNull();
  });

  test('who cancels too late reads so, and keeps the reason they typed', async () => {
    setWorld({ events: [event(ID, HOSTED)] });
    refuse('outside-window');
    const site = await visit(PATH, MEMBER);
    await site.user.click(within(await host()).getByRole('button', { name: 'Cancel event' }));
    const dialog = await screen.findByRole('dialog');
    await site.user.type(within(dialog).getByRole('textbox'), 'Rain');
    await site.user.click(within(dialog).getByRole('button', { name: 'Cancel event' }));
    const alert = await within(dialog).findByRole('alert');
    expect(alert.textContent).toBe('The event has begun in the meantime.');
    expect(within(dialog).getByRole<HTMLInputElement>('textbox').value).toBe('Rain');
    await site.user.click(within(dialog).getByRole('button', { name: 'Keep it' }));
    expect(await screen.findByRole('alertdialog')).toBeTruthy();
  });

  test('withdraws what is not published yet, and is back among the events', async () => {
    setWorld({ events: [event(ID, { ...HOSTED, status: 'pending_approval' })] });
    call.mockImplementationOnce(async () => {
      act(() => setWorld({ events: [] }));
      return { status: 'withdrawn' };
    });
    const site = await visit(PATH, MEMBER);
    expect((await screen.findByRole('alert')).textContent).toContain('Waiting for review');
    expect(screen.queryByRole('region', { name: 'Who comes' })).toBeNull();
    await site.user.click(within(await host()).getByRole('button', { name: 'Withdraw event' }));
    const dialog = await screen.findByRole('dialog', { name: 'Withdraw this event?' });
    expect(within(dialog).queryByRole('textbox')).toBeNull();
    await site.user.click(within(dialog).getByRole('button', { name: 'Withdraw event' }));
    expect(await screen.findByText('Your event is withdrawn.')).toBeTruthy();
    expect(site.address()).toBe('/community');
    expect(call).toHaveBeenCalledExactlyOnceWith('cancelEvent', { eventId: ID, reason: '' });
  });

  test('reads why it was not published', async () => {
    setWorld({ events: [event(ID, { ...HOSTED, status: 'rejected', notes: 'Where is it?' })] });
    await visit(PATH, MEMBER);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Our team wrote: Where is it?');
    expect(within(await host()).getByRole('button', { name: 'Withdraw event' })).toBeTruthy();
  });

  test('does not cancel what has begun', async () => {
    setWorld({ events: [event(ID, { ...HOSTED, date: '2026-11-20', time: '08:00' })] });
    await visit(PATH, MEMBER);
    expect(within(await host()).queryByRole('button')).toBeNull();
  });
});

test('staff may cancel an event, other members may not', async () => {
  const staff: SignedIn = { ...MEMBER, uid: 'staff-1', isAdmin: true };
  await visit(PATH, staff);
  const panel = await region('For staff');
  expect(within(panel).getByRole('button', { name: 'Cancel event' })).toBeTruthy();
});

test('a member who is not the host finds no way to cancel an event', async () => {
  await visit(PATH, MEMBER);
  await button('Join: Board games');
  expect(screen.queryByRole('button', { name: 'Cancel event' })).toBeNull();
  expect(OPEN.data.startsAt > NOW).toBe(true);
});
