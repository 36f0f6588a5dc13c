import type { ReviewReport } from '@hearthkin/domain/safety/report';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { SignedIn } from '../../web/src/session/auth-client';
import { call, refuse } from './fake-call';
import { COMPANION, MEMBER, NOW, profileDocument } from './people';
import { visit } from './site';
import { setWorld } from './world';

const STAFF: SignedIn = { ...MEMBER, uid: 'staff-1', userType: null, isAdmin: true };

function report(id: string, change: Partial<ReviewReport> = {}) {
  const data: ReviewReport = {
    kind: 'review',
    companionId: COMPANION.uid,
    reviewId: 'r',
    reporterId: MEMBER.uid,
    reason: 'private',
    details: 'It names my street.',
    status: 'open',
    createdAt: NOW,
    decidedAt: null,
    decidedBy: null,
    ...change,
  };
  return { id, data };
}

const REVIEW = {
  id: 'r',
  data: {
    rating: 2 as const,
    comment: 'Lives at 1 Elm Street.',
    authorName: 'Otto B.',
    publishedIn: '2026-11',
    reply: '',
    repliedAt: null,
  },
};

beforeEach(() => {
  setWorld({
    profiles: {
      [MEMBER.uid]: profileDocument('Jonah R.', 'spender'),
      [COMPANION.uid]: profileDocument('Wilma Q.', 'earner'),
    },
    reviews: [REVIEW],
    reports: [report('r-1')],
  });
});

const card = () => screen.findByRole('article', { name: 'Report by Jonah R.' });

test('an admin sees the review, its companion and the reason for the report', async () => {
  await visit('/admin/database?view=reports', STAFF);
  const reported = await card();
  await waitFor(() => expect(reported.textContent).toContain('Lives at 1 Elm Street.'));
  expect(reported.textContent).toContain('It shares private information');
  expect(reported.textContent).toContain('It names my street.');
  expect(reported.textContent).toContain('Otto B. about Wilma Q., November 2026');
  expect(within(reported).getByRole('img', { name: '2 stars' })).toBeTruthy();
});

test('an admin sees the oldest report first and no decided ones', async () => {
  setWorld({
    reports: [
      report('r-1'),
      report('r-2', { reason: 'spam', createdAt: new Date(NOW.getTime() - 1) }),
      report('r-3', { reason: 'other', status: 'kept', decidedAt: NOW, decidedBy: STAFF.uid }),
    ],
  });
  await visit('/admin/database?view=reports', STAFF);
  await screen.findByText('It’s an ad');
  const headings = screen
    .getAllByRole('article')
    .map((one) => one.querySelector('h3')?.textContent);
  expect(headings).toEqual(['It’s an ad', 'It shares private information']);
});

test('an admin confirms before removing a review, and the queue empties', async () => {
  const site = await visit('/admin/database?view=reports', STAFF);
  const remove = { name: 'Remove the review' };
  const reported = await card();
  await waitFor(() =>
    expect(within(reported).getByRole<HTMLButtonElement>('button', remove).disabled).toBe(false),
  );
  await site.user.click(within(reported).getByRole('button', remove));
  const dialog = await screen.findByRole('dialog', { name: 'Remove this review?' });
  expect(dialog.textContent).toContain('You can’t undo this.');
  expect(within(dialog).getByRole<HTMLButtonElement>('button', remove).disabled).toBe(true);
  await site.user.type(within(dialog).getByLabelText(/^Reason/), 'It names a street.');
  expect(dialog.textContent).toContain('The companion reads this.');
  expect(call).not.toHaveBeenCalled();
  await site.user.click(within(dialog).getByRole('button', remove));
  const notes = 'It names a street.';
  const input = { reportId: 'r-1', decision: 'removed', notes };
  expect(call).toHaveBeenCalledWith('reviewReport', input);
  expect(await screen.findByText('The review is removed.')).toBeTruthy();
  setWorld({ reviews: [], reports: [] });
  expect(await screen.findByText('Nothing is reported')).toBeTruthy();
});

test('an admin keeps a review, and one who decides too late sees why it failed', async () => {
  const site = await visit('/admin/database?view=reports', STAFF);
  const keep = { name: 'Keep the review' };
  const reported = await card();
  await waitFor(() =>
    expect(within(reported).getByRole<HTMLButtonElement>('button', keep).disabled).toBe(false),
  );
  await site.user.click(within(reported).getByRole('button', keep));
  const dialog = await screen.findByRole('dialog', { name: 'Keep this review?' });
  refuse('bad-transition');
  await site.user.click(within(dialog).getByRole('button', keep));
  expect((await within(dialog).findByRole('alert')).textContent).toContain(
    'Someone else already handled',
  );
  await site.user.click(within(dialog).getByRole('button', keep));
  const input = { reportId: 'r-1', decision: 'kept', notes: '' };
  expect(call).toHaveBeenLastCalledWith('reviewReport', input);
  expect(await screen.findByText('The review stays.')).toBeTruthy();
});

test('an admin closes the report of a deleted review', async () => {
  setWorld({ reviews: [] });
  const site = await visit('/admin/database?view=reports', STAFF);
  const reported = await card();
  expect(await within(reported).findByText('The review is no longer there.')).toBeTruthy();
  expect(within(reported).queryByRole('button', { name: 'Keep the review' })).toBeNull();
  await site.user.click(within(reported).getByRole('button', { name: 'Close the report' }));
  const dialog = await screen.findByRole('dialog', { name: 'Close this report?' });
  await site.user.click(within(dialog).getByRole('button', { name: 'Close the report' }));
  const input = { reportId: 'r-1', decision: 'removed', notes: '' };
  expect(call).toHaveBeenCalledWith('reviewReport', input);
});

test('an admin removes only the companion’s answer, with a reason', async () => {
  const reply = 'You live at 1 Elm Street.';
  setWorld({ reviews: [{ ...REVIEW, data: { ...REVIEW.data, reply, repliedAt: NOW } }] });
  const site = await visit('/admin/database?view=reports', STAFF);
  const reported = await card();
  await waitFor(() => expect(reported.textContent).toContain(`Answer from Wilma Q.: ${reply}`));
  await site.user.click(within(reported).getByRole('button', { name: 'Remove only the answer' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove the companion’s answer?' });
  await site.user.type(within(dialog).getByLabelText(/^Reason/), 'It names a street.');
  await site.user.click(within(dialog).getByRole('button', { name: 'Remove the answer' }));
  const decision = { reportId: 'r-1', decision: 'reply-removed', notes: 'It names a street.' };
  expect(call).toHaveBeenCalledWith('reviewReport', decision);
  expect(await screen.findByText('The answer is removed.')).toBeTruthy();
});

test('an admin reads a reported conversation as reported and closes the report', async () => {
  const said = (id: string, senderId: string, content: string) => ({
    id,
    senderId,
    content,
    timestamp: NOW,
    redactedAt: null,
    booking: null,
  });
  const data = {
    kind: 'conversation' as const,
    conversationId: `${COMPANION.uid}_${MEMBER.uid}`,
    reporterId: MEMBER.uid,
    reportedId: COMPANION.uid,
    reason: 'harassing' as const,
    details: 'Again and again.',
    messages: [
      said('m-1', COMPANION.uid, 'Where do you live?'),
      said('m-2', MEMBER.uid, 'Please stop.'),
      { ...said('m-3', COMPANION.uid, ''), redactedAt: NOW },
      { ...said('m-4', COMPANION.uid, 'I will find you.'), redactedAt: NOW },
    ],
    status: 'open' as const,
    createdAt: NOW,
    decidedAt: null,
    decidedBy: null,
  };
  setWorld({ reports: [{ id: 'r-2', data }] });
  const site = await visit('/admin/database?view=reports', STAFF);
  const found = within(await card());
  found.getByText('Threats or unwanted sexual messages');
  found.getByText(/A conversation with Wilma Q\., reported by Jonah R\./);
  const said3 = within(found.getByRole('list', { name: 'The last messages' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(said3[0]).toMatch(/^Wilma Q\., .*Where do you live\?$/);
  expect(said3[1]).toMatch(/^Jonah R\., .*Please stop\.$/);
  expect(said3[2]).toMatch(/Message removed$/);
  expect(said3[3]).toMatch(/I will find you\.Removed by its author /);
  await site.user.click(found.getByRole('button', { name: 'Close the report' }));
  const dialog = within(await screen.findByRole('dialog'));
  await site.user.click(dialog.getByRole('button', { name: 'Close the report' }));
  await screen.findByText('The report is closed.');
  expect(call).toHaveBeenCalledExactlyOnceWith('reviewReport', {
    reportId: 'r-2',
    decision: 'closed',
  });
});
