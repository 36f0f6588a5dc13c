import {
  REVIEW_EDIT_MS,
  type Review,
  type SessionReview,
} from '@hearthkin/domain/companion/review';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { SignedIn } from '../../web/src/session/auth-client';
import { answer, call, inputsOf, refuse } from './fake-call';
import { fill } from './fill';
import {
  booking,
  COMPANION,
  companionDocument,
  MEMBER,
  NOW,
  PROFILES,
  profileDocument,
  userDocument,
} from './people';
import { expectLink, expectTextsIn, textsOf } from './shown';
import { type Site, visit } from './site';
import { setWorld } from './world';

/** Moving between radio buttons with the arrow keys needs it. */
vi.stubGlobal('CSS', { escape: (text: string) => text });

const PATH = '/companion/companion-1?tab=reviews';
const OTHER_MEMBER: SignedIn = { ...MEMBER, uid: 'member-2' };

/** The member's own review. */
function own(change: Partial<SessionReview> = {}): SessionReview {
  return {
    rating: 5,
    comment: 'We walked along the river.',
    tags: [],
    again: null,
    authorName: 'Jonah R.',
    companionId: COMPANION.uid,
    createdAt: NOW,
    editedAt: null,
    reviewId: null,
    removedAt: null,
    ...change,
  };
}

/** This many published reviews, one a month, latest first. */
function otherReviews(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const data: Review = {
      rating: 5,
      comment: 'We walked along the river.',
      tags: [],
      authorName: `Member ${index}.`,
      publishedIn: new Date(Date.UTC(2026, 9 - index)).toISOString().slice(0, 7),
      reply: '',
      repliedAt: null,
    };
    return { id: `other-${index}`, data };
  });
}

function show(change: Parameters<typeof companionDocument>[0] = {}): void {
  setWorld({ companions: [{ id: 'companion-1', data: companionDocument(change) }] });
}

const completed = (id: string) => booking(id, { status: 'completed', dueAt: null });

/** A completed session with the member’s own review. */
const reviewed = (change: Partial<SessionReview> = {}) => ({
  bookings: [completed('b')],
  sessionReviews: [{ id: 'b', data: own(change) }],
});

async function open(person: SignedIn | null = null): Promise<Site> {
  const site = await visit(PATH, person);
  await screen.findByRole('heading', { level: 1, name: 'Wilma Q.' });
  return site;
}

beforeEach(() => {
  show();
  setWorld({ profiles: PROFILES });
});

test('a visitor sees the average, the number of each rating, and the tags mentioned most, live', async () => {
  show({
    ratingAverage: 4.25,
    ratingCount: 4,
    ratingDistribution: [0, 1, 0, 0, 3],
    tagCounts: { calm: 4, punctual: 3, warm: 1 },
  });
  await open();
  expect(screen.getByRole('heading', { name: 'Reviews (4)' })).toBeTruthy();
  expect(screen.getByRole('img', { name: '4.3 stars' })).toBeTruthy();
  const bars = within(screen.getByRole('list', { name: 'Reviews by stars' }));
  await expectTextsIn(bars, '5 stars: 3 reviews', '2 stars: 1 review', '1 star: 0 reviews');
  expect(screen.getByText('Members say:').parentElement?.textContent).toBe(
    'Members say: Calm 4 · Punctual 3',
  );
  act(() => show({ ratingAverage: 4, ratingCount: 8, tagCounts: { warm: 1 } }));
  expect(await screen.findByText('4.0', { selector: 'p' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Reviews (8)' })).toBeTruthy();
  expect(screen.queryByText('Members say:')).toBeNull();
});

test('a visitor sees ten reviews by month with their tags, that each is of a session that took place, and loads more', async () => {
  const tags: Review['tags'] = ['listener', 'calm'];
  const reviews = otherReviews(11).map(({ id, data }) => ({ id, data: { ...data, tags } }));
  setWorld({ reviews: reviews.reverse() });
  const site = await open();
  await screen.findByRole('article', { name: 'Review by Member 9.' });
  const all = screen.getAllByRole('article');
  expect(all.map((one) => one.getAttribute('aria-label'))).toEqual(
    Array.from({ length: 10 }, (_, index) => `Review by Member ${index}.`),
  );
  expect(all[0]?.querySelector('time')?.textContent).toBe('October 2026');
  expect(all[0]?.textContent).toContain('Good listener · Calm');
  const marks = screen.getAllByText('Verified session');
  expect(marks).toHaveLength(10);
  for (const mark of marks) {
    const hint = document.getElementById(mark.getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toBe(
      'Verified session: booked here, and it took place. No one else can write a review.',
    );
  }
  // To report one, they have to sign in.
  await expectLink(
    'Report the review by Member 0.',
    `/login?${new URLSearchParams({ next: PATH })}`,
  );
  await site.press('Show more');
  await screen.findByRole('article', { name: 'Review by Member 10.' });
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test.each([
  ['a visitor', null],
  ['a companion', COMPANION],
  ['a member without a completed session', OTHER_MEMBER],
])('%s cannot write a review', async (_who, person) => {
  setWorld({ bookings: [completed('b'), booking('c')] });
  await open(person);
  await screen.findByRole('heading', { name: /^How members rate (?:Wilma Q\.|you)$/ });
  expect(screen.queryByRole('button', { name: 'Write a review' })).toBeNull();
});

test('a member reviews a completed session with the keyboard and sees their review first', async () => {
  setWorld({ bookings: [completed('b')], reviews: otherReviews(1) });
  const site = await open(MEMBER);
  const dialog = await site.openDialog('Write a review', 'Review Wilma Q.');
  expect(dialog.textContent).toContain(
    'Your review appears on Wilma Q.’s profile after a week, without the date of your session. Your first name and last initial appear with it. Wilma Q. can’t read it before then.',
  );
  const stars = within(dialog).getByRole('group', { name: 'How was your time together?' });
  within(stars).getByRole('radio', { name: '3 stars' }).focus();
  await site.user.keyboard(' {ArrowRight}');
  const tags = within(within(dialog).getByRole('group', { name: 'What fits?' }));
  const tag = (name: string) => tags.getByRole<HTMLButtonElement>('button', { name });
  for (const name of ['Calm', 'Funny', 'Good listener']) await site.user.click(tag(name));
  expect(tag('Punctual').disabled).toBe(true);
  await site.user.click(tag('Funny'));
  expect(tag('Punctual').disabled).toBe(false);
  const again = within(within(dialog).getByRole('radiogroup', { name: 'Would you meet again?' }));
  expect(again.getByRole<HTMLInputElement>('radio', { name: 'I’d rather not say' }).checked).toBe(
    true,
  );
  fireEvent.click(again.getByRole('radio', { name: 'No' }));
  fireEvent.click(again.getByRole('radio', { name: 'Yes' }));
  fill(within(dialog).getByLabelText(/like to say/), ' Kind and calm. ');
  const said = {
    rating: 4,
    comment: 'Kind and calm.',
    tags: ['calm', 'listener'],
    again: true,
  } as const;
  const written = own({ ...said, tags: [...said.tags] });
  answer({ saved: true }, { sessionReviews: [{ id: 'b', data: written }] });
  await site.pressIn(dialog, 'Send review');
  expect(await screen.findByText('Thank you for your review.')).toBeTruthy();
  expect(inputsOf('saveReview')).toEqual([{ bookingId: 'b', review: said }]);
  const mine = await screen.findByRole('article', { name: 'Your review' });
  expect(screen.getAllByRole('article')).toEqual([
    mine,
    screen.getByRole('article', { name: 'Review by Member 0.' }),
  ]);
  expect(screen.queryByRole('button', { name: 'Write a review' })).toBeNull();
});

test('a member who chooses no rating is asked for one, and sees the characters left near the limit', async () => {
  setWorld({ bookings: [completed('b')] });
  const site = await open(MEMBER);
  const dialog = await site.openDialog('Write a review');
  await site.pressIn(dialog, 'Send review');
  expect(await within(dialog).findByText('Please choose one to five stars')).toBeTruthy();
  expect(inputsOf('saveReview')).toEqual([]);
  await site.user.click(within(dialog).getByLabelText(/like to say/));
  await site.user.paste('x'.repeat(899));
  expect(screen.queryByText(/characters left/)).toBeNull();
  await site.user.paste('x');
  expect(await screen.findByText('100 characters left')).toBeTruthy();
});

test('a member whose review is rejected sees why and keeps the text, even after a reload', async () => {
  setWorld({ bookings: [completed('b')] });
  const site = await open(MEMBER);
  const dialog = await site.openDialog('Write a review');
  fireEvent.click(within(dialog).getByRole('radio', { name: '2 stars' }));
  await site.pressIn(dialog, 'Practical');
  fill(within(dialog).getByLabelText(/like to say/), 'Late.');
  refuse('unavailable');
  await site.pressIn(dialog, 'Send review');
  expect((await within(dialog).findByRole('alert')).textContent).toContain('can’t connect');

  const again = await open(MEMBER);
  const kept = await again.openDialog('Write a review');
  expect(within(kept).getByLabelText<HTMLTextAreaElement>(/like to say/).value).toBe('Late.');
  expect(within(kept).getByRole<HTMLInputElement>('radio', { name: '2 stars' }).checked).toBe(true);
  const practical = within(kept).getByRole('button', { name: 'Practical' });
  expect(practical.getAttribute('aria-pressed')).toBe('true');
});

test('a member can edit their review for seven days', async () => {
  const createdAt = new Date(NOW.getTime() - REVIEW_EDIT_MS);
  setWorld(reviewed({ rating: 3, createdAt }));
  const site = await open(MEMBER);
  const mine = await screen.findByRole('article', { name: 'Your review' });
  expect(screen.getByText(/You can change it until Fri, Nov 20, 10:00\sAM\.$/)).toBeTruthy();
  const dialog = await site.openDialog('Edit', 'Edit your review', mine);
  fireEvent.click(within(dialog).getByRole('radio', { name: '5 stars' }));
  await site.pressIn(dialog, 'Save');
  const review = { rating: 5, comment: 'We walked along the river.', tags: [], again: null };
  await waitFor(() => expect(inputsOf('saveReview')).toEqual([{ bookingId: 'b', review }]));
  setWorld({ sessionReviews: [{ id: 'b', data: own({ createdAt: new Date(0), editedAt: NOW }) }] });
  await waitFor(() => expect(within(mine).queryByRole('button', { name: 'Edit' })).toBeNull());
  expect(screen.queryByText(/You can change it/)).toBeNull();
  expect(mine.textContent).toContain('edited');
});

const LATER = /appears on Wilma Q\.’s profile after a week, without the date of your session\./;

test('a member sees where their review is, also before there is a rating: waiting, published once, or removed', async () => {
  const [published] = otherReviews(1);
  if (published === undefined) throw new Error('There is one');
  const createdAt = new Date(NOW.getTime() - 2 * REVIEW_EDIT_MS);
  show({ ratingAverage: null, ratingCount: 0 });
  setWorld(reviewed({ createdAt }));
  await open(MEMBER);
  const mine = await screen.findByRole('article', { name: 'Your review' });
  expect(screen.getByText(LATER)).toBeTruthy();
  expect(screen.queryByText('No reviews yet')).toBeNull();

  setWorld({
    reviews: [published],
    sessionReviews: [{ id: 'b', data: own({ createdAt, reviewId: published.id }) }],
  });
  await waitFor(() => expect(screen.queryByText(LATER)).toBeNull());
  expect(screen.getAllByRole('article')).toEqual([mine]);

  const removed = { createdAt, reviewId: published.id, removedAt: NOW };
  setWorld({ reviews: [], sessionReviews: [{ id: 'b', data: own(removed) }] });
  await screen.findByText('Our team removed this review. Only you can see it.');
});

test('a member reviews a session from their list of bookings', async () => {
  const site = await visit('/my-bookings', MEMBER, { bookings: [completed('b')] });
  await site.user.click(await screen.findByRole('tab', { name: 'Past (1)' }));
  const card = await screen.findByRole('article', { name: /Wilma Q\./ });
  const dialog = await site.openDialog('Write a review of Wilma Q.', 'Review Wilma Q.', card);
  fireEvent.click(within(dialog).getByRole('radio', { name: '5 stars' }));
  answer({ saved: true }, { sessionReviews: [{ id: 'b', data: own() }] });
  await site.pressIn(dialog, 'Send review');
  await waitFor(() => expect(card.textContent).toContain('Your review'));
  expect(within(card).getByText(LATER)).toBeTruthy();
  expect(within(card).getByRole('img', { name: '5 stars' })).toBeTruthy();
});

test('a companion is not asked to review their own sessions', async () => {
  const site = await visit('/my-bookings', COMPANION, {
    bookings: [completed('b')],
    profiles: { [MEMBER.uid]: profileDocument('Jonah R.', 'spender') },
  });
  await site.user.click(await screen.findByRole('tab', { name: 'Past (1)' }));
  await screen.findByRole('article', { name: /Jonah R\./ });
  expect(screen.queryByText('Write a review')).toBeNull();
});

test('a member reports another member’s review, and reads if an earlier report is open', async () => {
  setWorld({ reviews: otherReviews(1) });
  const site = await open(MEMBER);
  const flag = { name: 'Report the review by Member 0.' };
  await site.user.click(await screen.findByRole('button', flag));
  const dialog = await screen.findByRole('dialog', flag);
  await site.pressIn(dialog, 'Report');
  expect(await within(dialog).findByText('Please choose a reason')).toBeTruthy();
  await site.user.click(within(dialog).getByRole('radio', { name: 'It’s insulting or hateful' }));
  fill(within(dialog).getByLabelText('Details'), 'The second line.');
  refuse('already-reported');
  await site.pressIn(dialog, 'Report');
  expect(call).toHaveBeenCalledExactlyOnceWith('fileReport', {
    requestId: expect.any(String),
    place: { kind: 'review', companionId: 'companion-1', reviewId: 'other-0' },
    reason: 'insulting',
    details: 'The second line.',
    pictures: [],
  });
  expect(await within(dialog).findByText(/^You’ve reported this already/)).toBeTruthy();
  // What they typed stays, for a message to us.
  expect(within(dialog).getByDisplayValue('The second line.')).toBeTruthy();
  // Corrected, it is another request.
  await site.user.click(within(dialog).getByRole('radio', { name: 'Someone is in danger' }));
  await site.pressIn(dialog, 'Report');
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  const ids = call.mock.calls.map(([, input]) => (input as { requestId: string }).requestId);
  expect(new Set(ids).size).toBe(2);
});

test('a visitor and the author read the companion’s answer under the review', async () => {
  const answered = (id: string, reply: string) => {
    const [one] = otherReviews(1);
    if (one === undefined) throw new Error('No review');
    return { id, data: { ...one.data, reply, repliedAt: NOW } };
  };
  setWorld({ reviews: [answered('other', 'Thank you.'), answered('mine', 'Come again.')] });
  await open();
  expect(await screen.findByText('Thank you.')).toBeTruthy();
  expect(screen.getAllByText('Answer from Wilma Q.')).toHaveLength(2);
  setWorld(reviewed({ reviewId: 'mine' }));
  await open(MEMBER);
  const mine = await screen.findByRole('article', { name: 'Your review' });
  expect(await within(mine).findByText('Come again.')).toBeTruthy();
  screen.getByRole('button', { name: 'Report the answer to your review' });
});

describe('a companion’s own reviews', () => {
  const ago = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
  const review = (change: Partial<Review>): Review => ({
    rating: 4,
    comment: 'Kind.',
    tags: [],
    authorName: 'Otto B.',
    publishedIn: '2026-10',
    reply: '',
    repliedAt: null,
    ...change,
  });
  const openOwn = async () => {
    setWorld({ users: { [COMPANION.uid]: userDocument(COMPANION) } });
    const site = await visit('/profile?tab=reviews', COMPANION);
    await screen.findByRole('heading', { name: 'How members rate you' });
    return site;
  };

  test('are opened by a notification’s link, and answered once', async () => {
    setWorld({ reviews: [{ id: 'r', data: review({}) }] });
    const site = await openOwn();
    const unanswered = { name: 'Answer: review by Otto B.' };
    await site.user.click(await screen.findByRole('button', unanswered));
    const dialog = await screen.findByRole('dialog', { name: 'Answer this review' });
    const publish = within(dialog).getByRole<HTMLButtonElement>('button', {
      name: 'Publish answer',
    });
    expect(publish.disabled).toBe(true);
    fill(within(dialog).getByLabelText(/^Your answer/), ' Thank you. ');
    refuse('unavailable');
    await site.user.click(publish);
    expect(await within(dialog).findByRole('alert')).toBeTruthy();
    const answered = review({ reply: 'Thank you.', repliedAt: NOW });
    answer({ answered: true }, { reviews: [{ id: 'r', data: answered }] });
    await site.user.click(publish);
    expect(await screen.findByText('Your answer is on your profile.')).toBeTruthy();
    expect(inputsOf('answerReview').at(-1)).toEqual({ reviewId: 'r', reply: 'Thank you.' });
    expect(await screen.findByRole('button', { name: /^Change answer/ })).toBeTruthy();
    expect(screen.queryByRole('button', unanswered)).toBeNull();
  });

  test('are on their public profile too, with answer, report, and what our team removed', async () => {
    const removed = { what: 'review', publishedIn: '2026-09', notes: '', removedAt: NOW } as const;
    show({ ratingAverage: 4, ratingCount: 1, ratingDistribution: [0, 0, 0, 1, 0] });
    setWorld({
      reviews: [{ id: 'r', data: review({}) }],
      removedReviews: [{ id: 's', data: removed }],
    });
    const site = await open(COMPANION);
    expect(await screen.findByRole('heading', { name: 'How members rate you' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Reviews (1)' })).toBeTruthy();
    expect(screen.getByText('4 stars: 1 review')).toBeTruthy();
    const region = await screen.findByRole('region', { name: 'Removed by our team' });
    expect(region.textContent).toContain('A review of September 2026');
    await screen.findByRole('button', { name: 'Report the review by Otto B.' });
    const dialog = await site.openDialog('Answer: review by Otto B.', 'Answer this review');
    fill(within(dialog).getByLabelText(/^Your answer/), 'Thank you.');
    await site.pressIn(dialog, 'Publish answer');
    expect(await screen.findByText('Your answer is on your profile.')).toBeTruthy();
    expect(inputsOf('answerReview')).toEqual([{ reviewId: 'r', reply: 'Thank you.' }]);
  });

  test('say what was removed even if none is left, and to no one else', async () => {
    const removed = { what: 'review', publishedIn: '2026-09', notes: '', removedAt: NOW } as const;
    show({ ratingAverage: null, ratingCount: 0 });
    setWorld({ removedReviews: [{ id: 's', data: removed }] });
    await open(COMPANION);
    expect(await screen.findByRole('region', { name: 'Removed by our team' })).toBeTruthy();
    expect(screen.getByText('No reviews yet')).toBeTruthy();
    await open(MEMBER);
    expect(await screen.findByText('No reviews yet')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Removed by our team' })).toBeNull();
  });

  test('let an answer be changed for seven days, not after our team removed it, and say what it removed, and why', async () => {
    const reply = 'Thank you.';
    const gone = { notes: 'It named a street.' };
    setWorld({
      removedReviews: [
        { id: 'r', data: { ...gone, what: 'review', publishedIn: '2026-10', removedAt: NOW } },
        {
          id: 's',
          data: { ...gone, what: 'reply', publishedIn: '2026-09', notes: '', removedAt: ago(1) },
        },
      ],
      reviews: [
        { id: 'a', data: review({ authorName: 'Ann A.', reply, repliedAt: ago(7) }) },
        {
          id: 'b',
          data: review({ authorName: 'Ben B.', reply, repliedAt: new Date(ago(7).getTime() - 1) }),
        },
        { id: 'c', data: review({ authorName: 'Cem C.', reply: '', repliedAt: ago(1) }) },
      ],
    });
    const site = await openOwn();
    await screen.findByRole('article', { name: 'Review by Cem C.' });
    const removed = within(await screen.findByRole('region', { name: 'Removed by our team' }));
    expect(textsOf(removed.getAllByRole('listitem'))).toEqual([
      'A review of October 2026Note from our team: It named a street.',
      'Your answer to a review of September 2026',
    ]);
    const buttons = screen.getAllByRole('button', { name: /nswer: review by/ });
    expect(buttons.map((one) => one.getAttribute('aria-label'))).toEqual([
      'Change answer: review by Ann A.',
    ]);
    await site.user.click(buttons[0] as HTMLElement);
    const dialog = await screen.findByRole('dialog', { name: 'Change your answer' });
    const field = within(dialog).getByLabelText<HTMLInputElement>(/^Your answer/);
    expect(field.value).toBe(reply);
    fill(field, `${reply} Come again.`);
    await site.pressIn(dialog, 'Save answer');
    const changed = { reviewId: 'a', reply: 'Thank you. Come again.' };
    expect(inputsOf('answerReview')).toEqual([changed]);
  });
});
