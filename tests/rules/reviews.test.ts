import { toProfile } from '@hearthkin/domain/account/profile';
import {
  REPLY_EDIT_MS,
  REPLY_MAX,
  REVIEW_COMMENT_MAX,
  REVIEW_EDIT_MS,
  REVIEW_TAGS,
} from '@hearthkin/domain/companion/review';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { bookingDocument, companionAccount, memberDocument, newId } from '../support/builders';
import { admin, allowed, denied, rulesEnvironment, type Who } from './rules-environment';
import { UNKNOWN_NAME } from './unknown-name';

const { as, arrange } = rulesEnvironment(() => [author, stranger, companion]);

const author: Who = { uid: 'review-author', userType: 'spender' };
const stranger: Who = { uid: 'review-stranger', userType: 'spender' };
const companion: Who = { uid: 'review-companion', userType: 'earner' };

/** Reviews can't be deleted, so each test has a new booking. */
let bookingId: string;
let path: string;
const at = (who?: Who, where_ = path) => doc(as(who), where_);

const booking = (change: Parameters<typeof bookingDocument>[1] = {}) =>
  bookingDocument(
    { spenderId: author.uid, earnerId: companion.uid },
    { status: 'completed', dueAt: null, ...change },
  );

/** As the author writes it. */
const fresh = (change: object = {}) => ({
  rating: 4,
  comment: 'Kind, and punctual.',
  tags: ['punctual'],
  authorName: 'Sam P.',
  companionId: companion.uid,
  createdAt: serverTimestamp(),
  editedAt: null,
  reviewId: null,
  ...change,
});

const stored = (change: object = {}) => fresh({ createdAt: new Date(), ...change });

async function nextBooking(): Promise<void> {
  bookingId = newId('booking');
  path = `users/${author.uid}/sessionReviews/${bookingId}`;
  await arrange({ [`bookings/${bookingId}`]: booking() });
}

beforeEach(nextBooking);

describe('a review', () => {
  beforeEach(async () => {
    await arrange({
      [`profiles/${author.uid}`]: toProfile(memberDocument(author.uid)),
      [`profiles/${stranger.uid}`]: toProfile(memberDocument(stranger.uid)),
    });
  });

  const write = (change: object = {}, who: Who | undefined = author) =>
    setDoc(at(who), fresh(change));

  it('may say in private whether they would meet again', async () => {
    for (const again of [true, false, null]) {
      await allowed(write({ again }));
      for (const who of [stranger, companion, admin]) await denied(getDoc(at(who)));
      await allowed(updateDoc(at(author), { again: true, editedAt: serverTimestamp() }));
      await denied(updateDoc(at(author), { again: 'yes', editedAt: serverTimestamp() }));
      await nextBooking();
    }
    for (const again of ['yes', 1, {}]) await denied(write({ again }));
    await allowed(write());
  });

  it('is written by the member of a completed booking, once', async () => {
    await allowed(write());
    await denied(write());
  });

  it('is written only by that member', async () => {
    const others: Who[] = [
      stranger,
      companion,
      admin,
      { uid: author.uid },
      { uid: author.uid, userType: 'earner' },
    ];
    for (const who of others) await denied(write({}, who));
    const own = (who: Who) => `users/${who.uid}/sessionReviews/${bookingId}`;
    await denied(setDoc(at(stranger, own(stranger)), fresh()));
    await denied(setDoc(at(undefined), fresh()));
    await denied(setDoc(at(author, own(stranger)), fresh()));
    await allowed(write());
  });

  it.each<[string, Parameters<typeof bookingDocument>[1]]>([
    ['has not been answered', { status: 'pending' }],
    ['is still to come', { status: 'confirmed' }],
    ['was cancelled', { status: 'cancelled' }],
    ['was with another companion', { earnerId: 'review-other-companion' }],
    ['is another member’s', { spenderId: stranger.uid }],
  ])('cannot be written by a member whose booking %s', async (_why, change) => {
    await arrange({ [`bookings/${bookingId}`]: booking(change) });
    await denied(write());
    await arrange({ [`bookings/${bookingId}`]: booking() });
    await allowed(write());
  });

  it('cannot be written about a missing booking', async () => {
    const nowhere = `users/${author.uid}/sessionReviews/review-no-booking`;
    await denied(setDoc(at(author, nowhere), fresh()));
    await allowed(write());
  });

  it('is about the companion of the booking', async () => {
    for (const companionId of [stranger.uid, '', null]) await denied(write({ companionId }));
    await allowed(write());
  });

  it('has its author’s public name, and no other', async () => {
    for (const authorName of ['Samuel Porter', 'Eve M.', '', null]) {
      await denied(write({ authorName }));
    }
    await allowed(write({ authorName: 'Sam P.' }));
  });

  const FIELDS: Record<string, { good: unknown[]; bad: unknown[] }> = {
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
  };

  for (const [field, { good, bad }] of Object.entries(FIELDS)) {
    it(`accepts every valid value and no invalid one: ${field}`, async () => {
      for (const value of bad) await denied(write({ [field]: value }));
      for (const value of good) {
        await allowed(write({ [field]: value }));
        await nextBooking();
      }
      await arrange({ [path]: stored() });
      const edit = (value: unknown) =>
        updateDoc(at(author), { [field]: value, editedAt: serverTimestamp() });
      for (const value of bad) await denied(edit(value));
      for (const value of good) await allowed(edit(value));
    });
  }

  it('is dated by the server, and not edited yet', async () => {
    await denied(write({ createdAt: new Date(0) }));
    await denied(write({ editedAt: serverTimestamp() }));
    await allowed(write());
  });

  it('is not published by its author', async () => {
    await denied(write({ reviewId: 'a-review' }));
    await allowed(write());
  });

  it('has exactly the known fields', async () => {
    await denied(write({ [UNKNOWN_NAME]: true }));
    // A page that was loaded before there were tags writes none.
    const required = Object.keys(fresh()).filter((field) => field !== 'tags');
    for (const field of required) {
      const { [field]: _, ...rest } = fresh() as Record<string, unknown>;
      await denied(setDoc(at(author), rest));
    }
    await allowed(write());
  });

  it('may have no tags, and get them later', async () => {
    const { tags, ...rest } = fresh() as Record<string, unknown>;
    await allowed(setDoc(at(author), rest));
    await allowed(updateDoc(at(author), { rating: 2, editedAt: serverTimestamp() }));
    await allowed(updateDoc(at(author), { tags, editedAt: serverTimestamp() }));
  });
});

describe('an existing review', () => {
  const edit = (change: object = {}, who: Who | undefined = author) =>
    updateDoc(at(who), { rating: 2, comment: 'Thought again.', ...change });
  const stamped = { editedAt: serverTimestamp() };

  beforeEach(() => arrange({ [path]: stored() }));

  it('is changed by its author, not by the companion, others or staff', async () => {
    for (const who of [stranger, companion, admin]) await denied(edit(stamped, who));
    await denied(updateDoc(at(undefined), { rating: 2, ...stamped }));
    await allowed(edit(stamped));
    await allowed(updateDoc(at(author), { comment: 'Once more.', ...stamped }));
  });

  it('has the time of its author’s change', async () => {
    await denied(edit());
    await denied(edit({ editedAt: new Date(0) }));
    await denied(edit({ editedAt: null }));
    await allowed(edit(stamped));
  });

  it('can be changed by its author for seven days, and not on the eighth', async () => {
    const minute = 60_000;
    const writtenAgo = (ms: number) =>
      arrange({ [path]: stored({ createdAt: new Date(Date.now() - ms) }) });
    await writtenAgo(REVIEW_EDIT_MS + minute);
    await denied(edit(stamped));
    await writtenAgo(REVIEW_EDIT_MS - minute);
    await allowed(edit(stamped));
  });

  it('keeps its companion, name, date and copy', async () => {
    const kept: Record<string, unknown> = {
      authorName: 'Somebody Else',
      companionId: stranger.uid,
      createdAt: serverTimestamp(),
      reviewId: 'a-review',
      removedAt: null,
      [UNKNOWN_NAME]: true,
    };
    for (const [field, value] of Object.entries(kept)) {
      await denied(edit({ ...stamped, [field]: value }));
    }
    await allowed(edit(stamped));
  });

  it('is deleted by no client, not even its author or staff', async () => {
    for (const who of [author, companion, stranger, admin, undefined]) {
      await denied(deleteDoc(at(who)));
    }
    await allowed(edit(stamped));
  });

  it('that staff removed stays, so its author writes no other', async () => {
    const long = new Date(Date.now() - 2 * REVIEW_EDIT_MS);
    const removed = { createdAt: long, reviewId: 'a-review', removedAt: new Date() };
    await arrange({ [path]: stored(removed) });
    await denied(setDoc(at(author), fresh()));
    await denied(edit(stamped));
    await nextBooking();
    await allowed(setDoc(at(author), fresh()));
  });

  it('is read by its author only', async () => {
    for (const who of [stranger, companion, admin, undefined]) await denied(getDoc(at(who)));
    await allowed(getDoc(at(author)));
  });

  it('is listed by no client, below an account or across accounts', async () => {
    for (const who of [author, companion, admin, undefined]) {
      const below = collection(as(who), `users/${author.uid}/sessionReviews`);
      await denied(getDocs(query(below, limit(1))));
      const everywhere = collectionGroup(as(who), 'sessionReviews');
      const about = where('companionId', '==', companion.uid);
      await denied(getDocs(query(everywhere, about, limit(1))));
    }
  });
});

describe('the published reviews of a companion', () => {
  const published = () => `companions/${companion.uid}/reviews/${bookingId}`;
  const copy = { rating: 4, comment: 'Kind.', authorName: 'Sam P.', publishedIn: '2026-06' };
  const page = (who: Who | undefined, count: number) =>
    getDocs(
      query(
        collection(as(who), `companions/${companion.uid}/reviews`),
        orderBy('publishedIn', 'desc'),
        limit(count),
      ),
    );

  it('are read by anyone, a page at a time', async () => {
    await arrange({ [published()]: copy });
    for (const who of [undefined, stranger, companion, admin]) {
      await allowed(getDoc(at(who, published())));
      await allowed(page(who, 50));
      await denied(page(who, 51));
      await denied(getDocs(collection(as(who), `companions/${companion.uid}/reviews`)));
    }
  });

  it('cannot be listed across companions, not even those under one name', async () => {
    for (const who of [undefined, author, admin]) {
      const everywhere = collectionGroup(as(who), 'reviews');
      await denied(getDocs(query(everywhere, where('authorName', '==', 'Sam P.'), limit(10))));
      await allowed(page(who, 10));
    }
  });

  it('are written, changed and deleted by no client', async () => {
    for (const who of [undefined, author, companion, admin]) {
      await denied(setDoc(at(who, published()), copy));
      await arrange({ [published()]: copy });
      await denied(updateDoc(at(who, published()), { rating: 1 }));
      await denied(deleteDoc(at(who, published())));
      await nextBooking();
    }
  });
});

describe('the answer to a review', () => {
  const path_ = () => `companions/${companion.uid}/reviews/${bookingId}`;
  const copy = { rating: 4, comment: 'Kind.', authorName: 'Sam P.', publishedIn: '2026-06' };
  const stamped = { repliedAt: serverTimestamp() };
  const answer = (change: object = {}, who: Who | undefined = companion) =>
    updateDoc(at(who, path_()), { reply: 'Thank you.', ...stamped, ...change });
  const change = (reply: unknown, who: Who | undefined = companion) =>
    updateDoc(at(who, path_()), { reply });
  const minute = 60_000;
  const answeredAgo = (ms: number, reply = 'Thank you.') =>
    arrange({ [path_()]: { ...copy, reply, repliedAt: new Date(Date.now() - ms) } });

  beforeEach(() => arrange({ [path_()]: copy }));

  it('is written by the companion, and by no one else', async () => {
    const colleague: Who = { uid: `${companion.uid}-colleague`, userType: 'earner' };
    await arrange({ [`users/${colleague.uid}`]: companionAccount(colleague.uid) });
    const others: Who[] = [
      author,
      stranger,
      admin,
      colleague,
      { uid: companion.uid, userType: 'spender' },
    ];
    for (const who of others) await denied(answer({}, who));
    await denied(updateDoc(at(undefined, path_()), { reply: 'Thank you.', ...stamped }));
    await allowed(answer());
  });

  it('is written by a verified companion with an active account', async () => {
    const account = companionAccount(companion.uid);
    await arrange({ [`users/${companion.uid}`]: { ...account, level: 'account' } });
    await denied(answer());
    await arrange({ [`users/${companion.uid}`]: { ...account, accountStatus: 'suspended' } });
    await denied(answer());
    await arrange({ [`users/${companion.uid}`]: account });
    await allowed(answer());
  });

  it('has words, up to the limit', async () => {
    for (const reply of ['', ' \n\u200b', 'x'.repeat(REPLY_MAX + 1), 7, null]) {
      await denied(answer({ reply }));
    }
    await allowed(answer({ reply: 'x'.repeat(REPLY_MAX) }));
    for (const reply of ['', ' \n\u200b', 'x'.repeat(REPLY_MAX + 1), 7, null]) {
      await denied(change(reply));
    }
    await allowed(change('x'));
  });

  it('is dated by the server, once', async () => {
    await denied(answer({ repliedAt: new Date(0) }));
    await denied(answer({ repliedAt: null }));
    await denied(change('Thank you.'));
    await allowed(answer());
    await denied(answer({ reply: 'Later.' }));
    await allowed(change('Later.'));
  });

  it('can be changed for seven days, and not on the eighth', async () => {
    await answeredAgo(REPLY_EDIT_MS + minute);
    await denied(change('Thought again.'));
    await answeredAgo(REPLY_EDIT_MS - minute);
    await allowed(change('Thought again.'));
  });

  it('that staff removed is not written again', async () => {
    await answeredAgo(minute, '');
    await denied(change('Once more.'));
    await denied(answer());
    await answeredAgo(minute);
    await allowed(change('Once more.'));
  });

  it('changes nothing else of the review', async () => {
    const kept = { rating: 5, comment: '', authorName: 'Eve M.', publishedIn: '2026-07' };
    for (const [field, value] of Object.entries({ ...kept, [UNKNOWN_NAME]: true })) {
      await denied(answer({ [field]: value }));
    }
    await allowed(answer());
  });
});

describe('what staff removed of a companion’s reviews', () => {
  const place = () => `companions/${companion.uid}/removedReviews/${bookingId}`;
  const removed = { what: 'review', publishedIn: '2026-06', notes: '', removedAt: new Date() };
  const page = (who: Who | undefined, count: number) =>
    getDocs(
      query(
        collection(as(who), `companions/${companion.uid}/removedReviews`),
        orderBy('removedAt', 'desc'),
        limit(count),
      ),
    );

  it('is read by the companion only, and written by no client', async () => {
    await arrange({ [place()]: removed });
    for (const who of [undefined, author, stranger, admin]) {
      await denied(getDoc(at(who, place())));
      await denied(page(who, 1));
    }
    await allowed(getDoc(at(companion, place())));
    await allowed(page(companion, 50));
    await denied(page(companion, 51));
    await denied(setDoc(at(companion, `${place()}-new`), removed));
    await denied(updateDoc(at(companion, place()), { notes: 'Fine.' }));
    await denied(deleteDoc(at(companion, place())));
  });
});
