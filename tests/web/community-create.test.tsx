import { EVENT_MESSAGES, EVENT_SENT_MS } from '@hearthkin/domain/community/event';
import { START_PROBLEMS } from '@hearthkin/domain/community/event-start';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { event } from './community-event';
import { inputsOf, refuse } from './fake-call';
import { booking, COMPANION, MEMBER, NOW, PROFILES } from './people';
import { expectAlert, expectGone } from './shown';
import { type Site, visit } from './site';
import { setWorld } from './world';

const FORM = {
  Title: 'Board games',
  Location: 'Corner Café, 12 Oak Street',
  Spots: '8',
  Description: 'Bring a game you like.',
  Date: '2026-11-22',
  Time: '19:00',
};
const CHOICES = { Category: 'Social', City: 'Chicago' };
type Field = keyof typeof FORM;

const EVENT = {
  title: FORM.Title,
  category: CHOICES.Category,
  date: FORM.Date,
  time: FORM.Time,
  city: CHOICES.City,
  location: FORM.Location,
  maxAttendees: 8,
  description: FORM.Description,
  repeats: null,
};

beforeEach(() => setWorld({ profiles: PROFILES }));

const sent = () => inputsOf('submitEvent') as { eventId: string; form: object }[];

const dialog = () => screen.findByRole('dialog', { name: 'Create new event' });
const field = async (name: Field) =>
  within(await dialog()).getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));

async function open(person = MEMBER) {
  const site = await visit('/community', person);
  await site.press('Create new event');
  await dialog();
  return site;
}

const list = async (name: string) =>
  within(await dialog()).getByRole<HTMLSelectElement>('combobox', { name });

async function choose(site: Site, name: string, option: string) {
  await site.user.selectOptions(await list(name), option);
}

async function write(site: Site, name: Field, text: string) {
  const input = await field(name);
  await site.user.clear(input);
  if (text === '') return;
  await site.user.click(input);
  if (name === 'Date' || name === 'Time') await site.user.type(input, text);
  else await site.user.paste(text);
}

async function fill(site: Site, form: Partial<typeof FORM> = FORM) {
  for (const [name, text] of Object.entries(form)) await write(site, name as Field, text);
}

const drafts = () => Object.keys(sessionStorage).filter((key) => key.includes('event-draft'));

/** Opens the dialog with a complete draft, as after a reload. */
async function openFilled(person = MEMBER, change: object = {}) {
  const { repeats: _, ...plain } = EVENT;
  const form = { ...plain, maxAttendees: String(EVENT.maxAttendees), ...change };
  const draft = JSON.stringify({ form, attempt: null });
  sessionStorage.setItem(`hearthkin.event-draft.${person.uid}`, draft);
  const site = await visit('/community', person);
  await dialog();
  return site;
}

const submit = async (site: Site) =>
  site.user.click(within(await dialog()).getByRole('button', { name: 'Submit event' }));

async function typed() {
  const names = Object.keys(FORM) as Field[];
  const values = await Promise.all(names.map(async (name) => (await field(name)).value));
  return Object.fromEntries(names.map((name, index) => [name, values[index]]));
}

test('a companion submits an event, sees what happens next, and the dialog closes automatically', async () => {
  const site = await openFilled(COMPANION);
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout'],
    shouldAdvanceTime: true,
    now: NOW,
  });
  await submit(site);
  const thanks = await screen.findByText(
    'Event submitted successfully! It will be reviewed by our team and published once approved.',
  );
  expect(sent()).toMatchObject([{ form: EVENT }]);
  await act(() => vi.advanceTimersByTimeAsync(EVENT_SENT_MS - 600));
  expect(thanks.isConnected).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(1_200));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(drafts()).toEqual([]);
});

test('a member closes the confirmation and starts another event with an empty form', async () => {
  const site = await openFilled();
  await submit(site);
  await screen.findByText(EVENT_MESSAGES.sent);
  await site.press('Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await site.press('Create new event');
  expect(Object.values(await typed())).toEqual(['', '', '', '', '', '']);
});

describe('a member who proposes an event that repeats', () => {
  const times = async () =>
    within(await dialog()).getByRole<HTMLInputElement>('textbox', { name: 'Number of dates' });

  test('is told how many dates fit, sees them, and submits them as one', async () => {
    const site = await openFilled();
    expect(within(await dialog()).queryByRole('textbox', { name: 'Number of dates' })).toBeNull();
    await choose(site, 'Repeats', 'Every two weeks');
    const input = await times();
    const isWrong = () => input.getAttribute('aria-invalid') === 'true';
    await submit(site);
    await waitFor(() => expect(isWrong()).toBe(true));
    expect((await dialog()).textContent).toContain('2 to 12, with the first');
    for (const [text, expected] of [
      ['1', true],
      ['12', false],
      ['x', true],
    ] as const) {
      fireEvent.change(input, { target: { value: text } });
      await waitFor(() => expect(isWrong()).toBe(expected));
    }
    expect(sent()).toEqual([]);
    fireEvent.change(input, { target: { value: '3' } });
    expect((await dialog()).textContent).toContain('From Sun, Nov 22 to Sun, Dec 20. ');
    await submit(site);
    await screen.findByText(EVENT_MESSAGES.sent);
    const repeats = { every: 'two-weeks', times: 3 };
    expect(sent()).toMatchObject([{ form: { ...EVENT, repeats } }]);
  });

  test('with a date too far, or one that clocks skip, is told which', async () => {
    const far = { date: '2027-01-20', every: 'Monthly', times: '12' };
    const site = await openFilled(MEMBER, far);
    await submit(site);
    await screen.findByText('Sat, Nov 20, 2027 is more than 12 months ahead. Choose fewer dates.');
    sessionStorage.clear();
    const skipped = { date: '2027-03-07', time: '02:30', every: 'Weekly', times: '2' };
    const again = await openFilled(MEMBER, skipped);
    await submit(again);
    await screen.findByText(/^On Sun, Mar 14, 2027, the clocks of this city skip/);
    expect(sent()).toEqual([]);
  });
});

describe('a member cannot submit an event', () => {
  test('with an empty form, and sees one summary error', async () => {
    const site = await open();
    for (const name of Object.keys(CHOICES)) {
      const [shown] = (await list(name)).selectedOptions;
      expect([shown?.textContent, shown?.disabled]).toEqual(['Choose one', true]);
    }
    await submit(site);
    const alert = await within(await dialog()).findByRole('alert');
    expect(alert.textContent).toBe('Please fill in all required fields');
    expect(within(await dialog()).getAllByText('Required')).toHaveLength(8);
    expect(document.activeElement).toBe(await field('Title'));
    expect(sent()).toEqual([]);
  });

  test('without a category or a city, and finds the draft of it after a reload', async () => {
    const first = await open();
    await fill(first);
    const site = await visit('/community', MEMBER);
    await dialog();
    expect(await typed()).toEqual(FORM);
    await submit(site);
    expect(within(await dialog()).getAllByText('Required')).toHaveLength(2);
    for (const [name, option] of Object.entries(CHOICES)) {
      expect((await list(name)).getAttribute('aria-invalid')).toBe('true');
      expect(sent()).toEqual([]);
      await choose(site, name, option);
      await submit(site);
    }
    await screen.findByText(EVENT_MESSAGES.sent);
    expect(sent()).toMatchObject([{ form: EVENT }]);
  });

  test('without one of the others, with a number of spots that isn’t from 1 to 100, or at a time that doesn’t fit', async () => {
    const site = await openFilled();
    for (const name of Object.keys(FORM) as Field[]) {
      const input = await field(name);
      const isText = !['Date', 'Time'].includes(name);
      fireEvent.change(input, { target: { value: isText ? '   ' : '' } });
      await submit(site);
      const alert = await within(await dialog()).findByRole('alert');
      expect(alert.textContent).toBe(EVENT_MESSAGES.required);
      expect(input.getAttribute('aria-invalid')).toBe('true');
      fireEvent.change(input, { target: { value: FORM[name] } });
      await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    }

    const input = await field('Spots');
    const set = (text: string) => fireEvent.change(input, { target: { value: text } });
    for (const [text, sentence] of [
      ['0', 'At least one person must be able to come'],
      ['2.5', 'Please enter a whole number'],
      ['many', 'Please enter a whole number'],
    ] as const) {
      set(text);
      await submit(site);
      expect(await within(await dialog()).findByText(sentence)).toBeTruthy();
      set('1');
      await waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
    }
    set(FORM.Spots);

    for (const [date, time, sentence] of [
      // It is 9 AM there.
      ['2026-11-20', '09:00', START_PROBLEMS.past],
      ['2027-03-14', '02:30', START_PROBLEMS.skipped],
      ['2026-11-19', '19:00', START_PROBLEMS.past],
      ['2029-12-01', '19:00', START_PROBLEMS.far],
    ] as const) {
      fireEvent.change(await field('Date'), { target: { value: date } });
      fireEvent.change(await field('Time'), { target: { value: time } });
      await submit(site);
      expect(await within(await dialog()).findByText(sentence)).toBeTruthy();
    }
    expect(sent()).toEqual([]);
  });

  test('before today in the time zone of the city', async () => {
    vi.setSystemTime(new Date('2026-11-21T07:30:00Z'));
    const site = await open();
    expect((await field('Date')).min).toBe('2026-11-20');
    await choose(site, 'City', 'Chicago');
    expect((await field('Date')).min).toBe('2026-11-21');
    expect(within(await dialog()).getByText('Chicago time')).toBeTruthy();
  });
});

test('a member whose event fails to send keeps the form and sends it again', async () => {
  const site = await openFilled();
  for (const code of ['forbidden', 'offline', 'unavailable'] as const) {
    refuse(code);
    await submit(site);
    await expectAlert('Failed to submit event. Please try again.', within(await dialog()));
    expect(await typed()).toEqual(FORM);
  }
  const before = sent().length;
  await submit(site);
  expect(await screen.findByText(EVENT_MESSAGES.sent)).toBeTruthy();
  // Same id, because the first request may have arrived.
  expect(sent().slice(before)).toEqual([sent()[0]]);
});

test('a member retries a timed-out event under the same id after a reload, and under a new id once it is changed', async () => {
  for (let times = 0; times < 3; times += 1) refuse('unavailable');
  await submit(await openFilled());
  await within(await dialog()).findByRole('alert');
  const again = await visit('/community', MEMBER);
  await submit(again);
  await within(await dialog()).findByRole('alert');
  await write(again, 'Title', 'Another evening');
  await submit(again);
  await waitFor(() => expect(sent()).toHaveLength(3));
  const [first, second, third] = sent().map(({ eventId }) => eventId);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('a member types within the limits, and is asked before discarding a draft, but not without one', async () => {
  const site = await open();
  expect((await field('Title')).maxLength).toBe(120);
  expect((await field('Location')).maxLength).toBe(160);
  expect((await field('Description')).maxLength).toBe(2000);
  await site.pressIn(await dialog(), 'Cancel');
  await expectGone('dialog');
  await site.press('Create new event');
  await write(site, 'Title', 'Board games');
  await site.pressIn(await dialog(), 'Cancel');
  const question = await screen.findByRole('alertdialog');
  await site.pressIn(question, 'Keep editing');
  expect((await field('Title')).value).toBe('Board games');
  await site.pressIn(await dialog(), 'Cancel');
  const again = await screen.findByRole('alertdialog');
  await site.pressIn(again, 'Discard');
  await expectGone('dialog');
  expect(drafts()).toEqual([]);
  await site.press('Create new event');
  expect((await field('Title')).value).toBe('');
});

test.each(['the community page', 'its own page'])(
  'a host changes a rejected event from %s and submits it again',
  async (from) => {
    const rejected = event('e-no', {
      hostId: MEMBER.uid,
      status: 'rejected',
      notes: 'Where is it?',
    });
    setWorld({ events: [rejected] });
    const isHub = from === 'the community page';
    const site = await visit(isHub ? '/community' : '/community/event/e-no', MEMBER);
    const form = within(await site.openDialog(/^Edit and resubmit/, 'Edit your event'));
    const place = form.getByLabelText<HTMLInputElement>(/^Location/);
    expect(place.value).toBe(FORM.Location);
    fireEvent.change(place, { target: { value: 'The library, 1 Elm Street' } });
    await site.pressIn(form, 'Submit event');
    expect(await screen.findByText(EVENT_MESSAGES.sent)).toBeTruthy();
    expect(sent()).toMatchObject([{ form: { ...EVENT, location: 'The library, 1 Elm Street' } }]);
    expect(inputsOf('cancelEvent')).toEqual([{ eventId: 'e-no', reason: '' }]);
  },
);

describe('a companion who proposes an event', () => {
  const startsAt = new Date('2026-11-23T02:00:00Z');
  const endsAt = new Date(startsAt.getTime() + 3_600_000);
  const at = (status: 'pending' | 'cancelled') =>
    booking('b-1', { earnerId: COMPANION.uid, status, startsAt, endsAt });

  test('sees what they have at the time, by its time alone, and can go on', async () => {
    setWorld({ bookings: [at('pending')] });
    await openFilled(COMPANION);
    const warning = await within(await dialog()).findByText(/You have something else at this time/);
    expect(warning.textContent).toContain('(requested)');
    expect(warning.textContent).not.toContain('Jonah');
    expect(warning.textContent).toContain('you can’t accept requests at this time');
    const submit = within(await dialog()).getByRole<HTMLButtonElement>('button', {
      name: 'Submit event',
    });
    expect(submit.disabled).toBe(false);
    setWorld({ bookings: [at('cancelled')] });
    await waitFor(async () =>
      expect(within(await dialog()).queryByText(/something else at this time/)).toBeNull(),
    );
  });

  test('reads for how long no one can book them, and a member doesn’t', async () => {
    await open(COMPANION);
    const hint = /no one can book you for 3 hours from its start/;
    expect(within(await dialog()).getByText(hint)).toBeTruthy();
    await open(MEMBER);
    expect(within(await dialog()).queryByText(hint)).toBeNull();
  });
});
