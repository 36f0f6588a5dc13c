import { REASON_TEMPLATES } from '@hearthkin/domain/admin/reason-templates';
import type { OwnReport, Report } from '@hearthkin/domain/safety/report';
import { REPORT_KINDS, type ReportKind } from '@hearthkin/domain/safety/report-outcomes';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { bookingDocument, ownReportDocument, reportDocument } from '../support/builders';
import { answer, call, expectLastCall, refuse } from './fake-call';
import { fill } from './fill';
import { COMPANION, companionDocument, MEMBER, NOW, PROFILES, STAFF, userDocument } from './people';
import { expectLink, expectTexts, textsOf } from './shown';
import { visit } from './site';
import { setWorld } from './world';

const NUMBER = 'R-1F3A9-C02B7';

function report(id: string, change: Partial<Report> = {}) {
  return {
    id,
    data: reportDocument({
      place: { kind: 'review', companionId: COMPANION.uid, reviewId: 'r' },
      reporterId: MEMBER.uid,
      reportedId: COMPANION.uid,
      reason: 'private',
      severity: 1,
      details: 'It names my street.',
      facts: [
        { label: 'Author', text: 'Otto B.' },
        { label: 'Review', text: 'Lives at 1 Elm Street.' },
      ],
      createdAt: NOW,
      ...change,
    }),
  };
}

beforeEach(() => setWorld({ profiles: PROFILES, reports: [report('r-1')] }));

const card = () => screen.findByRole('article', { name: `Report ${NUMBER}` });

describe('staff', () => {
  test('see what was reported, by whom, about whom, with links to both', async () => {
    await visit('/admin/database?view=reports', STAFF);
    const found = within(await card());
    for (const text of ['It shares private information', 'Serious', 'It names my street.']) {
      found.getByText(text);
    }
    found.getByText('Lives at 1 Elm Street.');
    for (const [name, uid] of [
      ['Jonah R.', MEMBER.uid],
      ['Wilma Q.', COMPANION.uid],
    ] as const) {
      await expectLink(name, `/admin/database?view=accounts&account=${uid}`, found);
    }
    await expectLink('See it as it is now', `/companion/${COMPANION.uid}?tab=reviews`, found);
    await found.findByText('No other reports about them.');
  });

  test('see danger first, then the oldest, and no decided ones', async () => {
    const decision = { outcome: 'kept', at: NOW, by: STAFF.uid, reason: '', answer: '' } as const;
    const earlier = new Date(NOW.getTime() - 1);
    await visit('/admin/database?view=reports', STAFF, {
      reports: [
        report('r-1', { number: 'R-00000-00001' }),
        report('r-2', { number: 'R-00000-00002', createdAt: earlier }),
        report('r-3', { number: 'R-00000-00003', reason: 'danger', severity: 0 }),
        report('r-4', { number: 'R-00000-00004', status: 'decided', decision }),
      ],
    });
    await screen.findByText('Someone is in danger', { selector: 'h3' });
    const shown = screen.getAllByRole('article').map((one) => one.getAttribute('aria-label'));
    expect(shown).toEqual(['3', '2', '1'].map((last) => `Report R-00000-0000${last}`));
  });

  test('see what else was reported of the person, and how it ended', async () => {
    const decision = {
      outcome: 'warned',
      at: NOW,
      by: STAFF.uid,
      reason: 'No',
      answer: '',
    } as const;
    await visit('/admin/database?view=reports', STAFF, {
      reports: [report('r-1'), report('r-2', { reason: 'spam', status: 'decided', decision })],
    });
    const item = within(await card()).findByRole('listitem');
    expect((await item).textContent).toMatch(/^A review: It’s an ad, .*, warned$/);
  });

  test('give a reason to remove a review, and the queue empties', async () => {
    const site = await visit('/admin/database?view=reports', STAFF);
    const remove = { name: 'Remove the review' };
    await site.user.click(within(await card()).getByRole('button', remove));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove the review?' }));
    expect(dialog.getByRole<HTMLButtonElement>('button', remove).disabled).toBe(true);
    dialog.getByText(/Don’t say who reported them\./);
    fill(dialog.getByLabelText(/^Reason/), 'It names a street.');
    fill(dialog.getByLabelText(/^Words to/), 'Stay safe.');
    expect(call).not.toHaveBeenCalled();
    answer({ outcome: 'removed' }, { reports: [] });
    await site.user.click(dialog.getByRole('button', remove));
    expect(call).toHaveBeenCalledExactlyOnceWith('reviewReport', {
      reportId: 'r-1',
      outcome: 'removed',
      reason: 'It names a street.',
      answer: 'Stay safe.',
    });
    await expectTexts('It is removed, and the report is closed.', 'Nothing is reported');
  });

  test('close a report without action in two presses from there', async () => {
    const site = await visit('/admin/database?view=reports', STAFF);
    const close = { name: 'Close without action' };
    await site.user.click(within(await card()).getByRole('button', close));
    const dialog = within(await screen.findByRole('dialog'));
    call.mockResolvedValueOnce({ outcome: 'kept' });
    await site.user.click(dialog.getByRole('button', close));
    expectLastCall('reviewReport', { reportId: 'r-1', outcome: 'kept', reason: '', answer: '' });
    await screen.findByText('The report is closed.');
  });

  const FOR_PERSON = ['Warn them', 'Restrict them', 'Suspend them'];
  const CLOSE = 'Close without action';
  const BUTTONS: Readonly<Record<ReportKind, readonly string[]>> = {
    profile: [CLOSE, ...FOR_PERSON],
    listing: [CLOSE, ...FOR_PERSON],
    photo: [CLOSE, 'Remove the photo', ...FOR_PERSON],
    person: [CLOSE, ...FOR_PERSON],
    message: [CLOSE, 'Remove the message', ...FOR_PERSON],
    conversation: [CLOSE, ...FOR_PERSON],
    review: [CLOSE, 'Remove the review', 'Remove only the answer', ...FOR_PERSON],
    event: [CLOSE, 'Cancel the event', ...FOR_PERSON],
    activity: [CLOSE, 'Cancel the activity', ...FOR_PERSON],
    'activity-review': [CLOSE, 'Remove the review', ...FOR_PERSON],
    story: [CLOSE, 'Take the story down'],
    session: [CLOSE, ...FOR_PERSON],
  };
  const PLACES: { readonly [Kind in ReportKind]: Report['place'] } = {
    profile: { kind: 'profile', companionId: 'c' },
    listing: { kind: 'listing', companionId: 'c' },
    photo: { kind: 'photo', uid: 'c', photo: '/samples/a.jpg' },
    person: { kind: 'person', uid: 'c' },
    message: { kind: 'message', conversationId: 'a_b', messageId: 'm' },
    conversation: { kind: 'conversation', conversationId: 'a_b' },
    review: { kind: 'review', companionId: 'c', reviewId: 'r' },
    event: { kind: 'event', eventId: 'e' },
    activity: { kind: 'activity', activityId: 'a' },
    'activity-review': { kind: 'activity-review', activityId: 'a', authorId: 'c' },
    story: { kind: 'story', storyId: 's' },
    session: { kind: 'session', bookingId: 'b' },
  };

  test('have the decisions that fit a report of each kind', async () => {
    const caseNumber = (index: number) => `R-00000-0000${index.toString(16).toUpperCase()}`;
    const reports = REPORT_KINDS.map((kind, index) =>
      report(kind, {
        number: caseNumber(index),
        place: PLACES[kind],
        reportedId: kind === 'story' ? null : COMPANION.uid,
      }),
    );
    const site = await visit('/admin/database?view=reports', STAFF, { reports });
    await site.press(/^Show more/);
    for (const [index, kind] of REPORT_KINDS.entries()) {
      const one = await screen.findByRole('article', { name: `Report ${caseNumber(index)}` });
      expect(textsOf(within(one).getAllByRole('button'))).toEqual(BUTTONS[kind]);
    }
  });

  const DANGER = { reason: 'danger', severity: 0 } as const;
  const inHours = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
  const session = (id: string, spenderId: string, hours: number) => ({
    id,
    data: bookingDocument(
      { spenderId, earnerId: COMPANION.uid },
      {
        startsAt: inHours(hours),
        endsAt: inHours(hours + 1),
        status: 'confirmed',
      },
    ),
  });

  test('see whom someone reported for danger meets, and cancel what the two have together', async () => {
    const site = await visit('/admin/database?view=reports', STAFF, {
      reports: [report('r-1', DANGER)],
      bookings: [
        session('b-1', MEMBER.uid, 20),
        session('b-2', MEMBER.uid, 44),
        session('b-3', 'ed', 5),
      ],
      users: {
        [MEMBER.uid]: userDocument(MEMBER, { phone: '+15550001' }),
        [COMPANION.uid]: userDocument(COMPANION, { phone: '+15550002' }),
        ed: userDocument(MEMBER, { firstName: 'Ed', lastName: 'Ash' }),
      },
    });
    const ahead = within(await screen.findByRole('region', { name: 'What’s ahead' }));
    await ahead.findByRole('link', { name: 'Call Jonah R., +15550001' });
    ahead.getByRole('link', { name: 'Call Wilma Q., +15550002' });
    ahead.getByRole('link', { name: 'Ed Ash' });
    await site.user.click(ahead.getByRole('button', { name: 'Cancel their 2 sessions' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel their sessions?' }));
    await site.user.selectOptions(dialog.getByLabelText('Start from saved words'), 'ours');
    const { reason } = { reason: REASON_TEMPLATES.cancel[0].text };
    call.mockResolvedValueOnce({ status: 'cancelled' });
    refuse('unavailable');
    await site.pressIn(dialog, 'Cancel sessions');
    expect((await dialog.findByRole('alert')).textContent).toMatch(
      /^1 of 2 canceled\. Still booked: /,
    );
    // Only what is left is tried again.
    call.mockResolvedValueOnce({ status: 'cancelled' });
    await site.pressIn(dialog, 'Cancel sessions');
    await screen.findByText('All 2 sessions are canceled, with full refunds.');
    expect(call.mock.calls).toEqual(
      ['b-1', 'b-2', 'b-2'].map((bookingId) => [
        'transitionBooking',
        { bookingId, to: 'cancelled', reason },
      ]),
    );
  });

  test('restrict someone reported for danger with what they have booked, unless they choose otherwise', async () => {
    const site = await visit('/admin/database?view=reports', STAFF, {
      reports: [report('r-1', DANGER)],
    });
    const restrict = { name: 'Restrict them' };
    await site.user.click(within(await card()).getByRole('button', restrict));
    const dialog = within(await screen.findByRole('dialog', { name: 'Restrict them?' }));
    const cancels = dialog.getByRole<HTMLInputElement>('switch', {
      name: /^Cancel what they’ve booked/,
    });
    expect(cancels.checked).toBe(true);
    fill(dialog.getByLabelText(/^Reason/), 'Threats.');
    refuse('bookings-left');
    await site.user.click(dialog.getByRole('button', restrict));
    await dialog.findByText(/some sessions aren’t canceled yet/);
    expect(dialog.getByLabelText(/^Reason/)).toHaveProperty('value', 'Threats.');
    expectLastCall('reviewReport', {
      reportId: 'r-1',
      outcome: 'restricted',
      days: 7,
      cancelsBooked: true,
      reason: 'Threats.',
      answer: '',
    });
  });

  test('see the messages of a reported conversation, also those taken back', async () => {
    const said = (
      id: string,
      senderId: string,
      content: string,
      redactedAt: Date | null = null,
    ) => ({
      id,
      senderId,
      content,
      timestamp: NOW,
      redactedAt,
      booking: null,
    });
    const messages = [
      said('m-1', COMPANION.uid, 'Where do you live?'),
      said('m-2', MEMBER.uid, 'Please stop.'),
      said('m-3', COMPANION.uid, '', NOW),
      said('m-4', COMPANION.uid, 'I will find you.', NOW),
    ];
    await visit('/admin/database?view=reports', STAFF, {
      reports: [report('r-1', { place: PLACES.conversation, facts: [], messages })],
    });
    const list = within(await card()).getByRole('list', { name: 'The last messages' });
    const lines = textsOf(within(list).getAllByRole('listitem'));
    expect(lines[0]).toMatch(/^Wilma Q\., .*Where do you live\?$/);
    expect(lines[1]).toMatch(/^Jonah R\., .*Please stop\.$/);
    expect(lines[2]).toMatch(/Message removed$/);
    expect(lines[3]).toMatch(/I will find you\.Removed \w/);
  });
});

describe('a member', () => {
  const own = (change: Partial<OwnReport> = {}) => ({
    id: 'r-1',
    data: { ...ownReportDocument(report('r-1').data), ...change },
  });

  test('sees their reports and our answers', async () => {
    const answered = { outcome: 'removed', answer: 'Stay safe.', at: NOW } as const;
    await visit('/reports', MEMBER, {
      ownReports: [
        own({ answered }),
        { ...own({ number: 'R-00000-00002', createdAt: new Date(NOW.getTime() - 1) }), id: 'r-2' },
      ],
    });
    const list = within(await screen.findByRole('list', { name: 'Your reports' }));
    const [first, second] = textsOf(list.getAllByRole('listitem'));
    expect(first).toContain('Answered');
    expect(first).toContain('What you reported has been taken down.');
    expect(first).toContain('Stay safe.');
    expect(second).toContain('Under review');
    expect(second).toContain('It names my street.');
  });

  test('without reports reads where to make one', async () => {
    await visit('/reports', MEMBER);
    await screen.findByText('No reports');
  });

  const showCompanion = () =>
    setWorld({ companions: [{ id: COMPANION.uid, data: companionDocument() }] });

  test('chooses what of a profile is wrong, keeps the words through a reload, and reads the number', async () => {
    const path = `/companion/${COMPANION.uid}`;
    showCompanion();
    const site = await visit(path, MEMBER);
    const open = { name: 'Report Wilma Q.' };
    await site.user.click(await screen.findByRole('button', open));
    const first = within(await screen.findByRole('dialog', open));
    await site.user.click(first.getByRole('radio', { name: 'What they offer' }));
    await site.user.click(first.getByRole('radio', { name: 'It isn’t true' }));
    fill(first.getByLabelText('Details'), 'Not that price.');

    const again = await visit(path, MEMBER);
    await again.user.click(await screen.findByRole('button', open));
    const dialog = within(await screen.findByRole('dialog', open));
    expect(dialog.getByLabelText('Details')).toHaveProperty('value', 'Not that price.');
    // A reason that doesn't fit another choice has to be chosen anew.
    await again.user.click(dialog.getByRole('radio', { name: 'Their profile' }));
    await again.pressIn(dialog, 'Report');
    await dialog.findByText('Please choose a reason');
    expect(call).not.toHaveBeenCalled();
    await again.user.click(dialog.getByRole('radio', { name: 'Someone is in danger' }));
    dialog.getByRole('link', { name: 'crisis help' });
    call.mockResolvedValueOnce({ number: NUMBER });
    await again.pressIn(dialog, 'Report');
    await screen.findByText(
      `Thanks for telling us. Your report is ${NUMBER}. We’ll let you know what we decide.`,
    );
    expect(call).toHaveBeenCalledExactlyOnceWith('fileReport', {
      requestId: expect.any(String),
      place: { kind: 'profile', companionId: COMPANION.uid },
      reason: 'danger',
      details: 'Not that price.',
      pictures: [],
    });
  });

  test('keeps what they typed when a report fails, and sends the same one again', async () => {
    showCompanion();
    const site = await visit(`/companion/${COMPANION.uid}`, MEMBER);
    const open = { name: 'Report Wilma Q.' };
    await site.user.click(await screen.findByRole('button', open));
    const dialog = within(await screen.findByRole('dialog', open));
    await site.user.click(dialog.getByRole('radio', { name: 'Something else' }));
    await site.user.type(dialog.getByLabelText('Details'), 'Odd.');
    refuse('internal');
    await site.pressIn(dialog, 'Report');
    await dialog.findByRole('alert');
    call.mockResolvedValueOnce({ number: NUMBER });
    await site.pressIn(dialog, 'Report');
    await screen.findByText(/^Thanks for telling us/);
    const [before, after] = call.mock.calls.map(([, input]) => input);
    expect(after).toEqual(before);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
