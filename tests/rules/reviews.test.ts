import { toProfile } from '@hearthkin/domain/account/profile';
import {
  REPLY_EDIT_MS,
  REPLY_MAX,
  REVIEW_COMMENT_MAX,
  REVIEW_EDIT_MS,
  REVIEW_TAGS,
} from '@hearthkin/domain/companion/review';
import { MINUTE_MS } from '@hearthkin/domain/durations';
import { beforeEach, describe, it } from 'vitest';
import { bookingDocument, memberDocument, newId } from '../support/builders';
import { access, allowed, denied, rulesEnvironment, takes } from './kit';
import { admin, cast, visitor, type Who } from './people';
import { eachMissing, type FieldCases, NOW, UNKNOWN_NAME } from './values';

const { author, stranger, companion, colleague } = cast(
  'review',
  ['author', 'stranger'],
  ['companion', 'colleague'],
);
const { as, arrange } = rulesEnvironment(author, stranger, companion, colleague);
const others = [stranger, companion, admin, visitor];

/** Reviews can't be deleted, so each test has a new booking. */
let bookingId: string;
const reviewOf = ({ uid }: Who) => `users/${uid}/sessionReviews/${bookingId}`;
const at = (who?: Who, path = reviewOf(author)) => as(who).doc(path);

const ago = (ms: number) => new Date(Date.now() - ms);

const arrangeBooking = (change: Parameters<typeof bookingDocument>[1] = {}) =>
  arrange({
    [`bookings/${bookingId}`]: bookingDocument(
      { spenderId: author.uid, earnerId: companion.uid },
      { status: 'completed', dueAt: null, ...change },
    ),
  });

/** As the author writes it. */
const fresh = (change: object = {}) => ({
  rating: 4,
  comment: 'Kind, and punctual.',
  tags: ['punctual'],
  authorName: 'Sam P.',
  companionId: companion.uid,
  createdAt: NOW,
  editedAt: null,
  reviewId: null,
  ...change,
});
const write = (change: object = {}) => at(author).set(fresh(change));
const arrangeReview = (change: object = {}) =>
  arrange({ [reviewOf(author)]: fresh({ createdAt: new Date(), ...change }) });

async function nextBooking(): Promise<void> {
  bookingId = newId('booking');
  await arrangeBooking();
}

beforeEach(nextBooking);

describe('a review', () => {
  beforeEach(() =>
    arrange({
      [`profiles/${author.uid}`]: toProfile(memberDocument(author.uid)),
      [`profiles/${stranger.uid}`]: toProfile(memberDocument(stranger.uid)),
    }),
  );

  it('is written only by the member of a completed booking, once', async () => {
    const unfit: Who[] = [{ uid: author.uid }, { uid: author.uid, userType: 'earner' }];
    await denied(at(stranger, reviewOf(stranger)).set(fresh()));
    await denied(at(author, reviewOf(stranger)).set(fresh()));
    await access({ to: [author], notTo: [...others, ...unfit] }, (who) => at(who).set(fresh()));
    await denied(write());
  });

  it.each<[string, Parameters<typeof bookingDocument>[1]]>([
    ['has not been answered', { status: 'pending' }],
    ['is still to come', { status: 'confirmed' }],
    ['was cancelled', { status: 'cancelled' }],
    ['was with another companion', { earnerId: 'review-other-companion' }],
    ['is another member’s', { spenderId: stranger.uid }],
  ])('cannot be written by a member whose booking %s', async (_why, change) => {
    await arrangeBooking(change);
    await denied(write());
    await arrangeBooking();
    await allowed(write());
  });

  it('cannot be written about a missing booking', async () => {
    await denied(at(author, `users/${author.uid}/sessionReviews/none`).set(fresh()));
    await allowed(write());
  });

  it('is about the companion of the booking, under its author’s public name, with exactly the known fields', () =>
    takes(
      (review) => at(author).set(review),
      [fresh()],
      [
        ...[stranger.uid, '', null].map((companionId) => fresh({ companionId })),
        ...['Samuel Porter', 'Eve M.', '', null].map((authorName) => fresh({ authorName })),
        fresh({ createdAt: new Date(0) }),
        fresh({ editedAt: NOW }),
        fresh({ reviewId: 'a-review' }),
        fresh({ [UNKNOWN_NAME]: true }),
        // A page that was loaded before there were tags writes none.
        ...eachMissing(
          fresh(),
          Object.keys(fresh()).filter((field) => field !== 'tags'),
        ),
      ],
    ));

  const FIELDS: FieldCases = {
    rating: { good: [1, 5], bad: [0, 6, -1, 4.5, '5', null] },
    comment: {
      good: ['', 'x'.repeat(REVIEW_COMMENT_MAX)],
      bad: ['x'.repeat(REVIEW_COMMENT_MAX + 1), 7, null],
    },
    tags: {
      good: [[], REVIEW_TAGS.slice(0, 3), REVIEW_TAGS.slice(3, 6), REVIEW_TAGS.slice(5)],
      bad: [
        REVIEW_TAGS.slice(0, 4),
        ['calm', 'calm'],
        ['calm', 'warm', 'calm'],
        [UNKNOWN_NAME],
        [null],
        'calm',
        { calm: true },
        null,
      ],
    },
    // In private, whether they would meet again.
    again: { good: [true, false, null], bad: ['yes', 1, {}] },
  };

  it.each(Object.entries(FIELDS))('has any good value and no bad one: %s', async (field, cases) => {
    await takes((value) => write({ [field]: value }), [], cases.bad);
    for (const value of cases.good) {
      await allowed(write({ [field]: value }));
      await nextBooking();
    }
    await arrangeReview();
    await takes(
      (value) => at(author).update({ [field]: value, editedAt: NOW }),
      cases.good,
      cases.bad,
    );
  });

  it('may have no tags, and get them later', async () => {
    const { tags, ...rest } = fresh();
    await allowed(at(author).set(rest));
    await allowed(at(author).update({ rating: 2, editedAt: NOW }));
    await allowed(at(author).update({ tags, editedAt: NOW }));
  });
});

describe('an existing review', () => {
  const edit = (change: object = { editedAt: NOW }) =>
    at(author).update({ rating: 2, comment: 'Thought again.', ...change });

  beforeEach(() => arrangeReview());

  it('is read and changed by its author, not by the companion, others or staff', async () => {
    await access(
      { to: [author], notTo: others },
      (who) => at(who).get(),
      (who) => at(who).update({ rating: 2, editedAt: NOW }),
    );
    await allowed(at(author).update({ comment: 'Once more.', editedAt: NOW }));
  });

  it('has the time of its author’s change, and keeps its companion, name, date and copy', () =>
    takes(
      edit,
      [{ editedAt: NOW }],
      [
        {},
        { editedAt: new Date(0) },
        { editedAt: null },
        { editedAt: NOW, authorName: 'Another Name' },
        { editedAt: NOW, companionId: stranger.uid },
        { editedAt: NOW, createdAt: NOW },
        { editedAt: NOW, reviewId: 'a-review' },
        { editedAt: NOW, removedAt: null },
        { editedAt: NOW, [UNKNOWN_NAME]: true },
      ],
    ));

  it('can be changed by its author for seven days, and not on the eighth', async () => {
    await arrangeReview({ createdAt: ago(REVIEW_EDIT_MS + MINUTE_MS) });
    await denied(edit());
    await arrangeReview({ createdAt: ago(REVIEW_EDIT_MS - MINUTE_MS) });
    await allowed(edit());
  });

  it('is deleted by no client, not even its author or staff', () =>
    access({ notTo: [author, ...others] }, (who) => at(who).delete()));

  it('that staff removed stays, so its author writes no other', async () => {
    await arrangeReview({
      createdAt: ago(2 * REVIEW_EDIT_MS),
      reviewId: 'a-review',
      removedAt: new Date(),
    });
    await denied(write());
    await denied(edit());
    await nextBooking();
    await allowed(write());
  });

  it('is listed by no client, below an account or across accounts', () =>
    access(
      { notTo: [author, companion, admin, visitor] },
      (who) => as(who).list(`users/${author.uid}/sessionReviews`, 1),
      (who) => as(who).listEverywhere('sessionReviews', ['companionId', '==', companion.uid], 1),
    ));
});

describe('the answer to a review', () => {
  const path = () => `companions/${companion.uid}/reviews/${bookingId}`;
  const copy = { rating: 4, comment: 'Kind.', authorName: 'Sam P.', publishedIn: '2026-06' };
  const answer = (change: object = {}) =>
    at(companion, path()).update({ reply: 'Thank you.', repliedAt: NOW, ...change });
  const change = (reply: unknown) => at(companion, path()).update({ reply });
  const arrangeAnswer = (ms: number, reply = 'Thank you.') =>
    arrange({ [path()]: { ...copy, reply, repliedAt: ago(ms) } });

  beforeEach(() => arrange({ [path()]: copy }));

  it('is written by the companion, and by no one else', () =>
    access(
      {
        to: [companion],
        notTo: [
          author,
          stranger,
          admin,
          colleague,
          visitor,
          { uid: companion.uid, userType: 'spender' },
        ],
      },
      (who) => at(who, path()).update({ reply: 'Thank you.', repliedAt: NOW }),
    ));

  it('has words, up to the limit', async () => {
    const bad = ['', ' \n\u200b', 'x'.repeat(REPLY_MAX + 1), 7, null];
    await takes((reply) => answer({ reply }), ['x'.repeat(REPLY_MAX)], bad);
    await takes(change, ['x'], bad);
  });

  it('is dated by the server, once', async () => {
    const bad = [{ repliedAt: new Date(0) }, { repliedAt: null }];
    await takes(answer, [], bad);
    await denied(change('Thank you.'));
    await allowed(answer());
    await denied(answer({ reply: 'Later.' }));
    await allowed(change('Later.'));
  });

  it('can be changed for seven days, and not on the eighth', async () => {
    await arrangeAnswer(REPLY_EDIT_MS + MINUTE_MS);
    await denied(change('Thought again.'));
    await arrangeAnswer(REPLY_EDIT_MS - MINUTE_MS);
    await allowed(change('Thought again.'));
  });

  it('that staff removed is not written again', async () => {
    await arrangeAnswer(MINUTE_MS, '');
    await denied(change('Once more.'));
    await denied(answer());
    await arrangeAnswer(MINUTE_MS);
    await allowed(change('Once more.'));
  });

  it('changes nothing else of the review', () =>
    takes(
      answer,
      [{}],
      [
        { rating: 5 },
        { comment: '' },
        { authorName: 'Eve M.' },
        { publishedIn: '2026-07' },
        { [UNKNOWN_NAME]: true },
      ],
    ));
});
