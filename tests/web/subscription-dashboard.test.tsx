import { addDays, wallClock } from '@hearthkin/domain/foundation/time';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Booking } from '../../web/src/data/bookings/booking-queries';
import { ownTimeZone } from '../../web/src/lib/format';
import { answer, call } from './fake-call';
import { saveFile } from './fake-save-file';
import { fill } from './fill';
import { refuseWrite, stored, written } from './memory-firestore';
import {
  accountOf,
  booking,
  COMPANION,
  companionDocument,
  MEMBER,
  NOW,
  profileDocument,
  userDocument,
} from './people';
import { expectTexts, expectTextsIn } from './shown';
import { comeBackAt, visit } from './site';
import { textOf } from './text-of';
import { setWorld } from './world';

const MINUTE_MS = 60_000;

const TODAY = wallClock(NOW, ownTimeZone()).date;
const moodAt = (day: string) => `users/${MEMBER.uid}/moods/${day}`;
const uses = (...numbers: number[]) => numbers.map((number) => `plan-2026-11-${number}`);
const mood = (daysAgo: number, level: 1 | 2 | 3 | 4 | 5, note = '') => ({
  id: addDays(TODAY, -daysAgo),
  data: { mood: level, note, at: NOW },
});

/** An account with sessions behind it. */
const BEFORE = { stats: { sessionsCompleted: 3 } };

beforeEach(() => {
  const since = new Date('2026-02-01T12:00:00Z');
  setWorld({
    ...accountOf(MEMBER, { ...BEFORE, plan: 'standard', planSince: since }),
    profiles: { [COMPANION.uid]: profileDocument('Wilma Q.', 'earner') },
  });
});

const section = async (name: string) => within(await screen.findByRole('region', { name }));

test('a member sees their plan and this month’s usage', async () => {
  // Five of October’s six were used, so one carries over.
  const october = [1, 2, 3, 4, 5].map((number) => `plan-2026-10-${number}`);
  await visit('/subscription-dashboard', MEMBER, { usedDiscounts: [...october, ...uses(1, 2)] });
  await screen.findByRole('heading', { level: 1, name: 'Welcome, Jonah' });
  const plan = await section('Your plan');
  await expectTextsIn(plan, 'Emotional Care', '10% off its sessions, since Feb 1');
  const bar = await plan.findByRole('progressbar', {
    name: '5 of 7 plan sessions left in November',
  });
  expect(Number(bar.getAttribute('aria-valuenow'))).toBe(29);
  plan.getByText('2 sessions with your plan in November; 1 carried over from October.');
  expect(plan.getByRole('link', { name: 'Change plan' }).getAttribute('href')).toBe('/pricing');
});

test('a member with a daily session sees whether today’s is used', async () => {
  await visit('/subscription-dashboard', MEMBER, {
    users: { [MEMBER.uid]: userDocument(MEMBER, { plan: 'unlimited', planSince: NOW }) },
    usedDiscounts: [`plan-${TODAY}-1`, 'plan-2026-11-02-1'],
  });
  const plan = await section('Your plan');
  expect(await plan.findByText('Your plan session of Nov 20 is used')).toBeTruthy();
  expect(plan.getByText('2 sessions with your plan in November.')).toBeTruthy();
});

test('a member leaves their plan after a warning', async () => {
  const site = await visit('/subscription-dashboard', MEMBER);
  const dialog = within(await site.openDialog('Leave plan', 'Leave Emotional Care?'));
  expect(dialog.getByText(/Existing bookings keep their price/)).toBeTruthy();
  answer({ plan: null }, { users: { [MEMBER.uid]: userDocument(MEMBER, BEFORE) } });
  await site.pressIn(dialog, 'Leave plan');
  expect(call).toHaveBeenCalledExactlyOnceWith('selectPlan', { plan: null });
  await expectTexts('You’ve left Emotional Care.', /You’re not on a plan/);
  expect(screen.getByRole('link', { name: 'See plans' })).toBeTruthy();
});

/** A confirmed session of two hours that starts in so many minutes. */
function confirmed(id: string, minutes: number, change: Partial<Booking> = {}) {
  const startsAt = new Date(NOW.getTime() + minutes * MINUTE_MS);
  const endsAt = new Date(startsAt.getTime() + 120 * MINUTE_MS);
  return booking(id, { status: 'confirmed', startsAt, endsAt, ...change });
}

/** Moves the clock, as the page notices it when it is looked at again. */
function moveClock(minutes: number): void {
  comeBackAt(NOW.getTime() + minutes * MINUTE_MS);
}

const hrefOf = (link: HTMLElement) => link.getAttribute('href');

test('a member sees their next session first, with whom, when, where and what to do', async () => {
  setWorld({ bookings: [confirmed('b1', 130), booking('asked', { startsAt: NOW })] });
  const site = await visit('/subscription-dashboard', MEMBER);
  const name = 'Next session: Coffee & Walk with Wilma Q.';
  const next = within(await screen.findByRole('article', { name }));
  await expectTextsIn(next, 'In 2 hours 10 minutes', 'Coffee & Walk, 2 hours');
  await expectTextsIn(next, /^Fri, Nov 20, 12:10\s–\s2:10\sPM$/, 'Bryant Park');
  expect(hrefOf(next.getByRole('link', { name: 'Wilma Q.' }))).toBe('/companion/companion-1');
  expect(hrefOf(next.getByRole('link', { name: 'Meet and check in' }))).toBe('/my-bookings/b1');
  expect(next.getByRole('button', { name: 'Message Wilma Q.' })).toBeTruthy();
  await site.pressIn(next, 'Add to calendar');
  const [file, fileName] = saveFile.mock.calls[0] ?? [];
  expect(fileName).toBe('hearthkin-2026-11-20.ics');
  expect(await textOf(file)).toContain('SUMMARY:Coffee & Walk with Wilma Q.');
});

test('a member opens the booking of a later day, reads how long until the session, that it is on, and sees it go', async () => {
  await visit('/subscription-dashboard', MEMBER, { bookings: [confirmed('b1', 13 * 60)] });
  // On another day, it leads to its booking.
  const open = await screen.findByRole('link', { name: 'Open booking' });
  expect(hrefOf(open)).toBe('/my-bookings/b1');
  act(() => setWorld({ bookings: [confirmed('b1', 130)] }));
  await screen.findByText('In 2 hours 10 minutes');
  moveClock(125);
  expect(screen.getByText('Starts in 5 minutes')).toBeTruthy();
  moveClock(249);
  expect(screen.getByText(/^Now, until 2:10\sPM$/)).toBeTruthy();
  // It is too late for the calendar.
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
  moveClock(250);
  expect(screen.getByText('No upcoming sessions. Confirmed ones show up here.')).toBeTruthy();
});

test('a member who opens the page during a session sees that it is on', async () => {
  setWorld({ bookings: [confirmed('over', -121), confirmed('on', -119), confirmed('next', 300)] });
  await visit('/subscription-dashboard', MEMBER);
  const upcoming = await section('Upcoming sessions');
  expect(await upcoming.findByText(/^Now, until 10:01\sAM$/)).toBeTruthy();
  expect(upcoming.getAllByRole('listitem')).toHaveLength(1);
});

test('a member sees who has left, without a way to message them', async () => {
  setWorld({ bookings: [confirmed('b1', 130)], profiles: {} });
  await visit('/subscription-dashboard', MEMBER);
  const link = await screen.findByRole('link', { name: 'Unknown User' });
  expect(hrefOf(link)).toBe('/my-bookings/b1');
  expect(screen.queryByRole('button', { name: /^Message/ })).toBeNull();
});

test('a member sees the next three and last three sessions with their companions', async () => {
  const day = (days: number) => days * 24 * 60;
  const sessions = [3, 1, 4, 2].map((days) => confirmed(`next-${days}`, day(days)));
  const done = [-1, -2, -3, -4].map((days) =>
    confirmed(`last-${days}`, day(days), { status: 'completed', activity: 'virtual-chat' }),
  );
  setWorld({ bookings: [...sessions, ...done, booking('asked')] });
  await visit('/subscription-dashboard', MEMBER);
  const upcoming = await section('Upcoming sessions');
  expect(await upcoming.findByText('Tomorrow')).toBeTruthy();
  const later = upcoming.getAllByRole('listitem');
  expect(later.map((line) => hrefOf(within(line).getByRole('link', { name: 'Wilma Q.' })))).toEqual(
    ['/my-bookings/next-2', '/my-bookings/next-3'],
  );
  const recent = await section('Recent sessions');
  expect(await recent.findAllByText('Wilma Q.')).toHaveLength(3);
  expect(recent.getAllByText('Virtual Chat')).toHaveLength(3);
  expect(hrefOf(screen.getByRole('link', { name: 'Plan a session' }))).toBe('/need-support');
  expect(hrefOf(screen.getByRole('link', { name: 'View all' }))).toBe('/my-bookings');
});

test('a member without sessions sees an empty state, and ways to someone', async () => {
  await visit('/subscription-dashboard', MEMBER);
  await screen.findByText('No upcoming sessions. Confirmed ones show up here.');
  expect(hrefOf(screen.getByRole('link', { name: 'Plan a session' }))).toBe('/need-support');
  expect(screen.getByText('Completed sessions show up here.')).toBeTruthy();
  const ways = (await section('Talk to someone now')).getAllByRole('link');
  expect(ways.map((link) => `${link.textContent} ${hrefOf(link)}`)).toEqual([
    'Find support now /need-support?when=now',
    'Browse companions /browse',
    'Open messages /messages',
  ]);
});

test('a member checks in once a day and edits the check-in', async () => {
  const site = await visit('/subscription-dashboard', MEMBER);
  const feel = await section('How are you feeling today?');
  expect(feel.queryByRole('img')).toBeNull();
  await site.pressIn(feel, 'Save check-in');
  expect((await feel.findByRole('alert')).textContent).toBe('Please choose how you feel');
  expect(written(moodAt(TODAY))).toEqual([]);

  await site.user.click(feel.getByRole('radio', { name: 'Low' }));
  fill(feel.getByRole('textbox'), 'Slept badly');
  await site.pressIn(feel, 'Save check-in');
  await screen.findByText('Your check-in is saved.');
  const entry = { mood: 2, note: 'Slept badly', at: NOW };
  expect(stored(moodAt(TODAY))).toEqual(entry);

  await site.user.click(feel.getByRole('radio', { name: 'Good' }));
  await site.pressIn(feel, 'Change check-in');
  await waitFor(() => expect(written(moodAt(TODAY))).toEqual([entry, { ...entry, mood: 4 }]));
  expect(feel.getByRole('img', { name: /^1 check-in in the last 30 days, the last one Good/ }));
});

test('a member who checks in very low is answered, also on their next visit of the day', async () => {
  const site = await visit('/subscription-dashboard', MEMBER);
  const feel = await section('How are you feeling today?');
  await site.user.click(await feel.findByRole('radio', { name: 'Very low' }));
  await site.pressIn(feel, 'Save check-in');
  const name = 'Thank you for saying so. That sounds hard.';
  const said = within(await feel.findByRole('region', { name }));
  expect(hrefOf(said.getByRole('link', { name: /^Call 988/ }))).toBe('tel:988');
  // Once is enough.
  expect(feel.queryByRole('complementary', { name: 'Crisis resources' })).toBeNull();
  expect(hrefOf(await said.findByRole('link', { name: 'See who is here' }))).toBe('/need-support');
  await site.pressIn(said, 'Write yourself a note');
  expect(document.activeElement).toBe(feel.getByRole('textbox'));
  setWorld({ companions: [{ id: COMPANION.uid, data: companionDocument() }] });
  await visit('/subscription-dashboard', MEMBER);
  const again = within(await screen.findByRole('region', { name }));
  await again.findByText('Wilma Q. is free to talk now.');
  expect(hrefOf(again.getByRole('link', { name: 'Talk to someone now' }))).toBe(
    '/need-support?when=now',
  );
});

describe('the home of a new member', () => {
  beforeEach(() =>
    setWorld({
      users: { [MEMBER.uid]: userDocument(MEMBER, { interests: ['food', 'music'] }) },
      companions: ['a', 'b', 'c', 'd'].map((id, index) => ({
        id,
        data: companionDocument({
          displayName: `Ana ${id.toUpperCase()}.`,
          interests: index === 3 ? ['food', 'music'] : ['art'],
        }),
      })),
    }),
  );

  test('is an invitation: people who fit, and a way to talk', async () => {
    await visit('/subscription-dashboard', MEMBER);
    await screen.findByRole('heading', { level: 1, name: 'Welcome, Jonah' });
    const people = within(await screen.findByRole('list', { name: 'People who fit' }));
    const meets = await people.findAllByRole('link', { name: /^Meet / });
    expect(meets).toHaveLength(3);
    // The one who likes the same comes first.
    expect(meets[0]?.getAttribute('href')).toBe('/companion/d');
    people.getByText(/You both like/);
    expect(screen.getByRole('link', { name: 'Find support now' })).toBeTruthy();
    for (const empty of ['Upcoming sessions', 'Recent sessions', 'Recent Messages', 'Your plan']) {
      expect(screen.queryByRole('region', { name: empty })).toBeNull();
    }
  });

  test('has no companion whom they block', async () => {
    setWorld({ blocks: { [`${MEMBER.uid}/d`]: { at: NOW, endedAt: null, past: [] } } });
    await visit('/subscription-dashboard', MEMBER);
    const people = within(await screen.findByRole('list', { name: 'People who fit' }));
    expect(await people.findAllByRole('link', { name: /^Meet / })).toHaveLength(3);
    expect(people.queryByText('Ana D.')).toBeNull();
  });

  test('becomes the usual one with their first request', async () => {
    await visit('/subscription-dashboard', MEMBER);
    await screen.findByRole('list', { name: 'People who fit' });
    act(() => setWorld({ bookings: [booking('asked', { startsAt: NOW })] }));
    await section('Recent sessions');
    expect(screen.queryByRole('list', { name: 'People who fit' })).toBeNull();
  });
});

test('a member who is very low, or writes of self-harm, is offered help', async () => {
  const site = await visit('/subscription-dashboard', MEMBER);
  const feel = await section('How are you feeling today?');
  const help = () => feel.queryAllByRole('complementary', { name: 'Crisis resources' });
  await site.user.click(await feel.findByRole('radio', { name: 'Low' }));
  expect(help()).toHaveLength(0);
  await site.user.click(feel.getByRole('radio', { name: 'Very low' }));
  expect(help()).toHaveLength(1);
  await site.user.click(feel.getByRole('radio', { name: 'Okay' }));
  expect(help()).toHaveLength(0);
  fill(feel.getByRole('textbox'), 'I want to kill myself');
  await waitFor(() => expect(help()).toHaveLength(1));
  // Once is enough.
  await site.user.click(feel.getByRole('radio', { name: 'Very low' }));
  expect(help()).toHaveLength(1);
});

test('a member finds today’s earlier check-in in the form', async () => {
  await visit('/subscription-dashboard', MEMBER, { moods: [mood(0, 5, 'Sunny')] });
  const feel = await section('How are you feeling today?');
  const chosen = await feel.findByRole('radio', { name: 'Very good' });
  expect((chosen as HTMLInputElement).checked).toBe(true);
  expect((feel.getByRole('textbox') as HTMLTextAreaElement).value).toBe('Sunny');
});

test('a member sees the last thirty days as a chart and as a table', async () => {
  setWorld({ moods: [mood(45, 1), mood(29, 2), mood(2, 4, 'Long walk'), mood(1, 5)] });
  const site = await visit('/subscription-dashboard', MEMBER);
  const feel = await section('How are you feeling today?');
  const name = '3 check-ins in the last 30 days, the last one Very good.';
  const chart = await feel.findByRole('img', { name });
  expect(chart.querySelectorAll('circle')).toHaveLength(3);
  // Two of the three are consecutive.
  expect(chart.querySelectorAll('line')).toHaveLength(5 + 1);
  await site.user.click(feel.getByText('All check-ins as a table'));
  const rows = within(feel.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Nov 19Very good',
    'Nov 18GoodLong walk',
    'Oct 22Low',
  ]);
});

test('a member with enough check-ins reads what they average', async () => {
  await visit('/subscription-dashboard', MEMBER);
  const feel = await section('How are you feeling today?');
  await feel.findByRole('button', { name: 'Save check-in' });
  const words = () => feel.queryByText(/check-ins (average|in 30 days)/)?.textContent ?? null;
  expect(words()).toBeNull();
  for (const [levels, expected] of [
    [[3, 3, 3, 3, 3, 3], 'With 7 check-ins in 30 days, you’ll see your average here.'],
    [[4, 4, 4, 4, 4, 4, 4], 'Your last 7 check-ins average Good.'],
    [
      [3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4],
      'Your last 7 check-ins average Good. The 7 before averaged Okay.',
    ],
    [
      [2, 4, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 2],
      'Your last 7 check-ins average Okay, like the 7 before.',
    ],
  ] as const) {
    act(() =>
      setWorld({ moods: levels.map((level, index) => mood(levels.length - index, level)) }),
    );
    await waitFor(() => expect(words()).toBe(expected));
  }
});

test('a member confirms before removing a check-in', async () => {
  setWorld({ moods: [mood(2, 4, 'Long walk'), mood(1, 5)] });
  const site = await visit('/subscription-dashboard', MEMBER);
  await site.user.click(await screen.findByText('All check-ins as a table'));
  const ask = () => screen.getByRole('button', { name: 'Remove the check-in of Nov 18' });
  await site.user.click(ask());
  await site.press('Keep it');
  expect(written(/moods/)).toEqual([]);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await site.user.click(ask());
  await site.press('Remove');
  await screen.findByText('The check-in is removed.');
  expect(written(moodAt(addDays(TODAY, -2)))).toEqual([null]);
  expect(screen.queryByText('Long walk')).toBeNull();
});

test('a member whose check-in fails to save sees an error and keeps what they typed', async () => {
  refuseWrite(/moods/, 'unavailable');
  const site = await visit('/subscription-dashboard', MEMBER);
  const feel = await section('How are you feeling today?');
  await site.user.click(await feel.findByRole('radio', { name: 'Okay' }));
  fill(feel.getByRole('textbox'), 'Tired');
  await site.pressIn(feel, 'Save check-in');
  await screen.findByText(/^We can’t connect/);
  expect((feel.getByRole('textbox') as HTMLTextAreaElement).value).toBe('Tired');
});
