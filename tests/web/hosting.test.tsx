import { HOUR_MS } from '@hearthkin/domain/foundation/durations';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Activity } from '../../web/src/data/activities/activity-queries';
import { groupActivity } from './community-event';
import { answer, call, expectOnlyCall, inputsOf, refuse } from './fake-call';
import { booking, COMPANION, companionDocument, MEMBER, NOW, PROFILES, STAFF } from './people';
import { expectLink, expectWords } from './shown';
import { type Site, visit } from './site';
import { setWorld } from './world';

const AT = new Date(NOW.getTime() - HOUR_MS);
const ASKED: Partial<Activity> = {
  hostId: COMPANION.uid,
  status: 'asked',
  participantCount: 0,
  host: { name: 'Wilma Q.', specialties: [], bio: 'She works with clay.', yearsExperience: 8 },
  request: { at: AT, dueAt: new Date(NOW.getTime() + 24 * HOUR_MS), sweepAt: null },
};
const PROPOSED: Partial<Activity> = {
  ...ASKED,
  status: 'proposed',
  request: { at: AT, dueAt: null, sweepAt: null },
};
const activity = (change: Partial<Activity>) => [groupActivity('a-1', { ...ASKED, ...change })];

/** An accepted session of the companion in the first hour of the activity. */
const SESSION = booking('b-1', {
  earnerId: COMPANION.uid,
  status: 'confirmed',
  startsAt: new Date('2026-11-22T15:00:00Z'),
  endsAt: new Date('2026-11-22T16:00:00Z'),
});

beforeEach(() =>
  setWorld({
    activities: activity({}),
    companions: [{ id: COMPANION.uid, data: companionDocument() }],
    profiles: PROFILES,
  }),
);

const PAGE = '/community/activity/a-1';
const request = () => screen.findByRole('region', { name: 'Your answer' });

describe('a companion whom our team asks to host', () => {
  test('finds the request on the dashboard, with the page that has all of it', async () => {
    await visit('/earner-dashboard', COMPANION);
    const card = await screen.findByRole('region', { name: 'Would you host this?' });
    expectWords(card, 'Clay and quiet', 'Please answer by Sat, Nov 21', 'Needs your answer');
    await expectLink('Read and answer: Clay and quiet', PAGE, within(card));
    setWorld({ activities: activity({ status: 'declined' }) });
    await waitFor(() => expect(screen.queryByText('Would you host this?')).toBeNull());
  });

  test('reads what will be public and what else they have promised, and accepts', async () => {
    const site = await visit(PAGE, COMPANION, { bookings: [SESSION] });
    const panel = await request();
    expectWords(screen.getByRole('main'), 'We make a bowl each.', 'She works with clay.', '€25');
    expect(await within(panel).findByText(/\(accepted\)/)).toBeTruthy();
    refuse('not-listed', { subject: 'Clay and quiet' });
    await site.pressIn(panel, 'Accept');
    expect((await within(panel).findByRole('alert')).textContent).toContain(
      'you can’t host Clay and quiet. Your dashboard shows what’s missing.',
    );
    const input = { activityId: 'a-1', requestedAt: AT.getTime(), answer: 'accepted' };
    answer({ status: 'open' }, { activities: activity({ status: 'open', request: null }) });
    await site.pressIn(panel, 'Accept');
    expect(await screen.findByText(/^You host “Clay and quiet”/)).toBeTruthy();
    expect(inputsOf('answerActivity')).toEqual([input, input]);
    expect(screen.queryByRole('region', { name: 'Your answer' })).toBeNull();
  });

  test('declines with a reason that survives a failure, and may leave it out', async () => {
    const site = await visit(PAGE, COMPANION);
    await site.pressIn(await request(), 'Decline');
    const dialog = await screen.findByRole('dialog', { name: 'Decline “Clay and quiet”?' });
    await site.user.type(within(dialog).getByRole('textbox'), 'I am away.');
    refuse('unavailable');
    await site.pressIn(dialog, 'Decline activity');
    await within(dialog).findByRole('alert');
    answer({ status: 'declined' }, { activities: activity({ status: 'declined' }) });
    await site.pressIn(dialog, 'Decline activity');
    expect(await screen.findByText(/^You declined to host this/)).toBeTruthy();
    const input = { activityId: 'a-1', requestedAt: AT.getTime(), answer: 'declined' };
    expect(inputsOf('answerActivity')[1]).toEqual({ ...input, reason: 'I am away.' });
  });

  test('is the only one who gets an answer to give; others find no such page', async () => {
    await visit(PAGE, { ...STAFF });
    expect(await screen.findByText(/Only the host and our team/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
  });

  test('cancels what is published, with a word to those who joined', async () => {
    setWorld({ activities: activity({ status: 'open', request: null, participantCount: 2 }) });
    const site = await visit(PAGE, COMPANION);
    await site.press('Cancel activity');
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this activity?' });
    expectWords(dialog, 'We’ll tell everyone who joined.');
    await site.user.type(within(dialog).getByRole('textbox'), 'I am ill.');
    answer({ status: 'cancelled' }, { activities: activity({ status: 'cancelled' }) });
    await site.pressIn(dialog, 'Cancel activity');
    await screen.findByText(/^Activity canceled/);
    expectOnlyCall('withdrawActivity', { activityId: 'a-1', reason: 'I am ill.' });
  });
});

const FIELDS = {
  Title: 'Bowls',
  Description: 'We make one each.',
  'About you': 'I like clay.',
  Date: '2026-11-22',
  Time: '10:00',
  'Meeting point': 'The Kiln',
};

async function fill(site: Site, fields: Readonly<Record<string, string>>): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name: 'Suggest a group activity' });
  for (const [label, text] of Object.entries(fields)) {
    const field = within(dialog).getByLabelText(new RegExp(`^${label}`));
    await site.user.type(field, text);
  }
  return dialog;
}

describe('a companion who proposes', () => {
  beforeEach(() => setWorld({ activities: [] }));

  test('sees what they have promised then; what is typed survives a reload and a failure', async () => {
    const site = await visit('/community', COMPANION, { bookings: [SESSION] });
    await site.press('Suggest a group activity');
    const dialog = await fill(site, FIELDS);
    expect(await within(dialog).findByText(/You have something else at this time/)).toBeTruthy();
    await visit('/community', COMPANION);
    const again = await screen.findByRole('dialog', { name: 'Suggest a group activity' });
    expect(within(again).getByLabelText<HTMLInputElement>(/^Title/).value).toBe('Bowls');
    refuse('rate-limited');
    await site.pressIn(again, 'Submit activity');
    await within(again).findByRole('alert');
    answer({ proposed: true }, { activities: activity(PROPOSED) });
    await site.pressIn(again, 'Submit activity');
    expect(await screen.findByText(/^We have your activity/)).toBeTruthy();
    const [first, second] = inputsOf('proposeActivity');
    expect(second).toEqual(first);
    expect(second).toMatchObject({ form: { title: 'Bowls', priceMinor: 0, minutes: 120 } });
    expect(second).not.toHaveProperty('form.hostId');
  });

  test('is told of what is missing before it is sent', async () => {
    const site = await visit('/community', COMPANION);
    await site.press('Suggest a group activity');
    const dialog = await fill(site, { ...FIELDS, Date: '2020-11-22' });
    await site.pressIn(dialog, 'Submit activity');
    expect(await within(dialog).findByText('Please choose a time in the future')).toBeTruthy();
    expect(call).not.toHaveBeenCalled();
  });

  test('changes what was returned, with our note, or withdraws it', async () => {
    setWorld({ activities: activity({ ...PROPOSED, status: 'returned', notes: 'Say where.' }) });
    const site = await visit(PAGE, COMPANION);
    expect(await screen.findByText(/Note from our team: Say where\./)).toBeTruthy();
    await site.press('Edit and resubmit');
    const dialog = await screen.findByRole('dialog', { name: 'Change your activity' });
    await site.user.type(within(dialog).getByLabelText(/^Meeting point/), ', second floor');
    answer({ proposed: true }, { activities: activity(PROPOSED) });
    await site.pressIn(dialog, 'Submit activity');
    await screen.findByText(/^We have your activity/);
    expect(inputsOf('proposeActivity')).toMatchObject([
      { activityId: 'a-1', form: { location: 'The Kiln, 5 Grove Street, second floor' } },
    ]);
    await site.press('Withdraw activity');
    answer({ status: 'withdrawn' }, { activities: [] });
    await site.pressIn(
      await screen.findByRole('dialog', { name: 'Withdraw this activity?' }),
      'Withdraw activity',
    );
    expect(await screen.findByText('Your activity is withdrawn.')).toBeTruthy();
  });

  test('is a companion: members have no such form', async () => {
    await visit('/community', MEMBER);
    await screen.findByRole('heading', { level: 1, name: 'Community' });
    expect(screen.queryByRole('button', { name: 'Suggest a group activity' })).toBeNull();
  });
});

describe('the queue of proposals', () => {
  const open = async () => {
    const site = await visit('/admin/database?view=proposals', STAFF, {
      activities: activity({
        ...PROPOSED,
        schedule: [
          { time: '10:15', text: 'Tea' },
          { time: null, text: 'Clay' },
        ],
      }),
    });
    const name = 'Group activity Clay and quiet';
    return { site, card: await screen.findByRole('article', { name }) };
  };
  const DECISION = { activityId: 'a-1', requestedAt: AT.getTime() };

  test('shows all that would be public, and publishes it as it is', async () => {
    const { site, card } = await open();
    expectWords(
      card,
      '10:15 AM: Tea',
      'She works with clay.',
      'We make a bowl each.',
      '€25',
      'The Kiln',
    );
    await site.pressIn(card, 'Publish');
    call.mockResolvedValueOnce({ status: 'published' });
    await site.pressIn(await screen.findByRole('dialog'), 'Publish');
    expect(await screen.findByText('“Clay and quiet” is published.')).toBeTruthy();
    expectOnlyCall('decideActivity', { ...DECISION, decision: 'published' });
  });

  test.each([
    ['Ask for changes', 'returned'],
    ['Decline', 'rejected'],
  ] as const)('%s takes a note for the companion', async (button, decision) => {
    const { site, card } = await open();
    await site.pressIn(card, button);
    const dialog = await screen.findByRole('dialog');
    await site.user.type(within(dialog).getByRole('textbox'), 'Say where.');
    answer({ status: decision }, {});
    await site.pressIn(dialog, button);
    await waitFor(() =>
      expectOnlyCall('decideActivity', { ...DECISION, decision, notes: 'Say where.' }),
    );
  });

  test('has the companion asked about other words', async () => {
    const { site, card } = await open();
    await site.pressIn(card, 'Change it and ask');
    const dialog = await screen.findByRole('dialog', { name: 'Change this activity' });
    expect(within(dialog).getByRole<HTMLInputElement>('combobox', { name: /^Host/ }).disabled).toBe(
      true,
    );
    await site.user.type(within(dialog).getByLabelText(/^Title/), ' together');
    call.mockResolvedValueOnce({ activityId: 'a-1', status: 'asked' });
    await site.pressIn(dialog, 'Ask host');
    expect(
      await screen.findByText('We’ve asked Wilma Q. to host “Clay and quiet together”.'),
    ).toBeTruthy();
  });
});

test('staff see what their requests wait for, why one was declined, and withdraw it', async () => {
  const declined = { ...ASKED, status: 'declined', title: 'Bowls', notes: 'I am away.' } as const;
  const site = await visit('/admin/database?view=activities', STAFF, {
    activities: [...activity({}), groupActivity('a-2', declined)],
  });
  const asked = await screen.findByRole('article', { name: 'Clay and quiet' });
  expectWords(asked, 'Asked', 'The host may answer until');
  const other = await screen.findByRole('article', { name: 'Bowls' });
  expectWords(other, 'Declined by the host', 'Reason: I am away.');
  await site.pressIn(asked, 'Withdraw: Clay and quiet');
  const dialog = await screen.findByRole('dialog', { name: 'Withdraw “Clay and quiet”?' });
  await site.user.type(within(dialog).getByRole('textbox'), 'The kiln is broken.');
  call.mockResolvedValueOnce({ status: 'withdrawn' });
  await site.pressIn(dialog, 'Withdraw activity');
  expect(await screen.findByText('“Clay and quiet” is withdrawn.')).toBeTruthy();
  expectOnlyCall('cancelActivity', { activityId: 'a-1', notes: 'The kiln is broken.' });
});
