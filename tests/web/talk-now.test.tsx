import type { Booking } from '@hearthkin/domain/booking/booking';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setRingsHere } from '../../web/src/lib/ring';
import { call, inputsOf, refuse } from './fake-call';
import { reads } from './memory-readers';
import {
  booking,
  COMPANION,
  companionDocument,
  MEMBER,
  NOW,
  profileDocument,
  userDocument,
} from './people';
import { expectGone, expectTextsIn } from './shown';
import { visitWithShell } from './site';
import { setWorld } from './world';

const MINUTE_MS = 60_000;
const minutes = (count: number) => new Date(NOW.getTime() + count * MINUTE_MS);

/** A request to talk right now, with ten minutes to reply. */
function nowRequest(id = 'b', change: Partial<Booking> = {}) {
  return booking(id, {
    activity: 'virtual-chat',
    timing: 'now',
    startsAt: minutes(15),
    endsAt: minutes(75),
    duration: 1,
    dueAt: minutes(10),
    mood: 'anxious',
    notes: 'No dogs',
    memberCard: {
      verified: true,
      memberSince: '2026-03',
      completed: 12,
      canceled: 0,
      languages: ['English'],
      supportPreferences: [],
      nearness: 'city',
      km: null,
    },
    ...change,
  });
}

const users = (talksNow: boolean) => ({
  [COMPANION.uid]: userDocument(COMPANION, { talksNow }),
  [MEMBER.uid]: userDocument(MEMBER),
});

beforeEach(() => {
  setWorld({
    users: users(true),
    profiles: { [MEMBER.uid]: profileDocument('Jonah R.', 'spender') },
    companions: [{ id: COMPANION.uid, data: companionDocument() }],
  });
});

const readsRequests = () => reads.some((read) => read.includes('timing==now'));
const alertOf = () => screen.findByRole('region', { name: 'Request to talk right now' });
const isAsked = () => screen.queryByRole('region', { name: 'Request to talk right now' }) !== null;

describe('the bar below the header', () => {
  test('tells a companion on any page that they take requests, and turns that off', async () => {
    const site = await visitWithShell('/earnings', COMPANION);
    expect(await screen.findByText('Talk Right Now is on')).toBeTruthy();
    expect(reads.filter((read) => read === `companions/${COMPANION.uid}`)).toEqual([]);
    refuse('unavailable');
    await site.press('Turn off');
    expect((await screen.findByRole('alert')).textContent).toContain('can’t connect');
    await site.press('Turn off');
    await waitFor(() =>
      expect(inputsOf('saveSchedule').at(-1)).toEqual({ offer: { talksNow: false } }),
    );
    act(() => setWorld({ users: users(false) }));
    await waitFor(() => expect(screen.queryByText('Talk Right Now is on')).toBeNull());
  });

  test.each([
    ['a companion who takes none', COMPANION],
    ['a member', MEMBER],
  ])('is not there for %s, and nothing is asked for', async (_who, person) => {
    await visitWithShell('/profile', person, { users: users(false), bookings: [nowRequest()] });
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(reads).toContain(`users/${person.uid}`));
    expect(screen.queryByText('Talk Right Now is on')).toBeNull();
    expect(readsRequests()).toBe(false);
    expect(isAsked()).toBe(false);
  });
});

describe('a request to talk right now', () => {
  test('shows over any page who asks, what it pays and how long is left, and is accepted', async () => {
    const site = await visitWithShell('/earnings', COMPANION);
    await screen.findByText('Talk Right Now is on');
    expect(isAsked()).toBe(false);
    act(() => setWorld({ bookings: [nowRequest()] }));
    const alert = await alertOf();
    expect(within(alert).getByRole('alert').textContent).toBe(
      'Jonah R. would like to talk right now',
    );
    within(alert).getByText(/^Verified · Member since March 2026 · .* · In your city$/);
    await expectTextsIn(alert, 'Feeling anxious', 'No dogs');
    expect(alert.textContent).toContain('You receive €24: €30, less our 20% fee.');
    await expectTextsIn(alert, '10:00 left to reply', /^Reply by 10:10\sAM\.$/);
    vi.setSystemTime(new Date(NOW.getTime() + 61_000));
    expect(await within(alert).findByText('8:59 left to reply')).toBeTruthy();
    expect(within(alert).getAllByRole('alert')).toHaveLength(1);
    expect(alert.textContent).toMatch(/10:15\s–\s11:15\sAM/);
    expect(document.title).toMatch(/^Jonah R\. would like to talk now · Your earnings/);
    call.mockResolvedValueOnce({ status: 'confirmed' });
    await site.pressIn(alert, /^Accept/);
    const input = { bookingId: 'b', to: 'confirmed', reason: '' };
    expect(call).toHaveBeenCalledWith('transitionBooking', input);
    act(() => setWorld({ bookings: [nowRequest('b', { status: 'confirmed' })] }));
    await waitFor(() => expect(isAsked()).toBe(false));
    await site.isAt('/sessions/b');
    await waitFor(() => expect(document.title).toMatch(/^Session room/));
  });

  test('keeps its words in the title of a page that opens meanwhile, asks once more before it is declined, and is gone at once when it is answered elsewhere', async () => {
    const site = await visitWithShell('/earnings', COMPANION, { bookings: [nowRequest()] });
    await alertOf();
    await act(() => site.router.navigate('/profile'));
    await waitFor(() =>
      expect(document.title).toMatch(/^Jonah R\. would like to talk now · Your profile/),
    );
    const dialog = await site.openDialog(/^Decline/, 'Decline this request?', await alertOf());
    call.mockResolvedValueOnce({ status: 'cancelled' });
    await site.pressIn(dialog, 'Decline request');
    const input = { bookingId: 'b', to: 'cancelled', reason: '' };
    expect(call).toHaveBeenCalledWith('transitionBooking', input);
    act(() => setWorld({ bookings: [nowRequest('b', { status: 'cancelled' })] }));
    await waitFor(() => expect(isAsked()).toBe(false));
  });

  test('is not shown if it has lapsed, if it is for later, or from the device’s memory', async () => {
    const lapsed = nowRequest('a', { dueAt: NOW });
    const later = nowRequest('c', { timing: 'later' });
    await visitWithShell('/earnings', COMPANION, { bookings: [lapsed, later] });
    await screen.findByText('Talk Right Now is on');
    await waitFor(() => expect(readsRequests()).toBe(true));
    expect(isAsked()).toBe(false);
    act(() => setWorld({ bookings: [nowRequest()], fromCache: true }));
    expect(isAsked()).toBe(false);
    act(() => setWorld({ fromCache: false }));
    await alertOf();
  });

  test('comes first if it is the most urgent, and is gone once its time is over, without another minute', async () => {
    const urgent = nowRequest('a', { dueAt: minutes(2), notes: 'The urgent one' });
    await visitWithShell('/earnings', COMPANION, { bookings: [nowRequest(), urgent] });
    const alert = await alertOf();
    await expectTextsIn(alert, 'The urgent one', '2:00 left to reply');
    expect(within(alert).getByRole('link', { name: 'See 1 more request' })).toBeTruthy();
    act(() => setWorld({ bookings: [nowRequest('b', { dueAt: new Date(NOW.getTime() + 300) })] }));
    await alertOf();
    vi.setSystemTime(new Date(NOW.getTime() + 300));
    await waitFor(() => expect(isAsked()).toBe(false));
  });
});

/** Counts the notes that are played. */
function stubAudio() {
  const note = { frequency: { value: 0 }, connect: vi.fn(() => volume), start: vi.fn(), stop() {} };
  const gain = { setValueAtTime() {}, linearRampToValueAtTime() {} };
  const volume = { gain: { ...gain, exponentialRampToValueAtTime() {} }, connect: vi.fn() };
  const suspend = vi.fn(async () => {});
  class FakeAudio {
    currentTime = 0;
    destination = {};
    suspend = suspend;
    resume = async () => {};
    createOscillator = () => note;
    createGain = () => volume;
  }
  vi.stubGlobal('AudioContext', FakeAudio);
  return { notes: note.start, suspend };
}

describe('ringing', () => {
  afterEach(() => {
    setRingsHere(false);
    vi.unstubAllGlobals();
  });

  test('is chosen on the dashboard by a press that plays a sample, and kept on this device', async () => {
    // The sound is made once and stays, so one test has all of it.
    const { notes, suspend } = stubAudio();
    const site = await visitWithShell('/earner-dashboard', COMPANION);
    await site.press('Ring for requests');
    expect(notes).toHaveBeenCalledTimes(2);
    expect(localStorage.getItem('hearthkin.rings')).toBe('yes');
    expect(screen.getByText(/^This device rings until you reply\./)).toBeTruthy();

    act(() => setWorld({ bookings: [nowRequest()] }));
    await alertOf();
    await waitFor(() => expect(notes).toHaveBeenCalledTimes(4));
    await waitFor(() => expect(notes).toHaveBeenCalledTimes(6));
    act(() => setWorld({ bookings: [] }));
    await waitFor(() => expect(isAsked()).toBe(false));
    expect(suspend).toHaveBeenCalledTimes(1);

    await site.press('Stop ringing here');
    expect(localStorage.getItem('hearthkin.rings')).toBeNull();
    act(() => setWorld({ bookings: [nowRequest('c')] }));
    await alertOf();
    expect(notes).toHaveBeenCalledTimes(6);
  });

  test('is not offered by a browser without sound, or while requests are off', async () => {
    stubAudio();
    const listing = companionDocument();
    const offer = { ...listing.offer, talksNow: false };
    setWorld({ companions: [{ id: COMPANION.uid, data: { ...listing, offer } }] });
    await visitWithShell('/earner-dashboard', COMPANION);
    await screen.findByRole('switch', { name: 'Talk Right Now: off' });
    expect(screen.queryByRole('button', { name: 'Ring for requests' })).toBeNull();
    act(() => setWorld({ companions: [{ id: COMPANION.uid, data: listing }] }));
    expect(await screen.findByRole('button', { name: 'Ring for requests' })).toBeTruthy();
    vi.unstubAllGlobals();
    act(() => setWorld({ companions: [{ id: COMPANION.uid, data: { ...listing } }] }));
    await expectGone('button', 'Ring for requests');
  });
});
