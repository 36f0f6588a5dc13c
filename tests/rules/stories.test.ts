import { STORY_LIMITS, STORY_TAG_IDS } from '@hearthkin/domain/community/story';
import { RATE_LIMITS } from '@hearthkin/domain/rate-limits';
import {
  collection,
  deleteDoc,
  deleteField,
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
  writeBatch,
} from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { newId } from '../support/builders';
import {
  accountsOf,
  admin,
  allowed,
  denied,
  listLimits,
  rulesEnvironment,
  type Who,
} from './rules-environment';
import { UNKNOWN_NAME } from './unknown-name';

const { as, arrange } = rulesEnvironment(() => [author, companion]);

const author: Who = { uid: 'story-author', userType: 'spender' };
const companion: Who = { uid: 'story-companion', userType: 'earner' };
const visitor: Who = { uid: 'story-no-account' };
const OTHERS = [undefined, companion, { uid: admin.uid }];

const written = (change: object = {}) => ({
  authorId: author.uid,
  title: 'A walk a week',
  story: 'x'.repeat(STORY_LIMITS.storyMin),
  authorName: 'Robin',
  isAnonymous: false,
  privacyLevel: 'public',
  tags: ['hope'],
  allowContacts: true,
  triggerWarning: false,
  triggerWarningText: '',
  agreeToGuidelines: true,
  status: 'pending_review',
  notes: '',
  submittedAt: serverTimestamp(),
  decidedAt: null,
  decidedBy: null,
  storyId: null,
  ...change,
});

let id: string;

const at = (who?: Who, submission = id) => doc(as(who), 'storySubmissions', submission);
const arrangeStory = (change: object = {}) =>
  arrange({ [`storySubmissions/${id}`]: written({ submittedAt: new Date(0), ...change }) });

const sharedBy = (who: Who = author) => `users/${who.uid}/limits/stories`;
/** Long ago, so that the next one begins a day. */
const BEFORE = { count: 1, from: new Date(0), last: '' };

/** The client's write: the story, and the count of the author's. */
function share(who: Who | undefined, story: object, change: object = {}) {
  const name = newId('submission');
  const batch = writeBatch(as(who));
  batch.set(at(who, name), story);
  const first = { count: 1, from: serverTimestamp(), last: name, ...change };
  batch.set(doc(as(who), sharedBy(who)), first);
  return batch.commit();
}

beforeEach(() => {
  id = newId('submission');
});

describe('the count of shared stories', () => {
  const { max, windowMs } = RATE_LIMITS.stories;
  const from = new Date(Date.now() - 60_000);
  const counted = (change: object = {}) =>
    arrange({ [sharedBy()]: { count: 1, from, last: '', ...change } });
  const write = (who: Who | undefined, change: object = {}) =>
    setDoc(doc(as(who), sharedBy()), { count: 2, from, last: 'story', ...change });

  it('names each story', async () => {
    await arrange({ [sharedBy()]: BEFORE });
    await denied(setDoc(at(author), written()));
    await denied(share(author, written(), { last: id }));
    await allowed(share(author, written()));
  });

  it('begins with one, and again after a day', async () => {
    const fresh: Who = { uid: newId('story-fresh'), userType: 'spender' };
    await arrange(accountsOf(fresh));
    const mine = written({ authorId: fresh.uid });
    for (const change of [{ count: 0 }, { count: 2 }, { from: new Date(0) }]) {
      await denied(share(fresh, mine, change));
    }
    await allowed(share(fresh, mine));
    await counted({ from: new Date(Date.now() - windowMs + 5000) });
    await denied(share(author, written()));
    await counted({ from: new Date(Date.now() - windowMs), count: max });
    await denied(share(author, written(), { count: 2 }));
    await denied(share(author, written(), { from }));
    await allowed(share(author, written()));
  });

  it('grows by one within the day, up to the limit', async () => {
    await counted();
    for (const change of [
      { count: 1 },
      { count: 3 },
      { from: new Date(0) },
      { from: serverTimestamp() },
      { last: 7 },
      { last: 'x'.repeat(129) },
      { [UNKNOWN_NAME]: 1 },
    ]) {
      await denied(write(author, change));
    }
    await allowed(write(author, { last: 'x'.repeat(128) }));
    await counted({ count: max - 1 });
    await allowed(write(author, { count: max }));
    await denied(write(author, { count: max + 1 }));
  });

  it('is read and written by its owner only', async () => {
    await counted();
    for (const who of [undefined, companion, admin]) {
      await denied(getDoc(doc(as(who), sharedBy())));
      await denied(write(who));
    }
    await denied(deleteDoc(doc(as(author), sharedBy())));
    await denied(listLimits(as(author), author, 'stories'));
    await allowed(getDoc(doc(as(author), sharedBy())));
    await allowed(write(author));
  });
});

describe('a submitted story', () => {
  const hand = (change: object = {}, who: Who | undefined = author) =>
    handAsIs(written(change), who);
  async function handAsIs(story: object, who: Who | undefined = author) {
    await arrange({ [sharedBy(who)]: BEFORE });
    return share(who, story);
  }

  it('is written by a member or a companion, as themselves', async () => {
    await allowed(hand());
    await allowed(hand({ authorId: companion.uid }, companion));
    await denied(hand({}, companion));
    await denied(share(undefined, written()));
    await denied(hand({ authorId: visitor.uid }, visitor));
    await denied(hand({ authorId: admin.uid }, admin));
  });

  it('accepts every valid value and no invalid one', async () => {
    const cases: Readonly<Record<string, { good: unknown[]; bad: unknown[] }>> = {
      title: { good: ['x'.repeat(STORY_LIMITS.title)], bad: ['x'.repeat(121), ' ', '', 7, null] },
      story: {
        good: ['x'.repeat(STORY_LIMITS.story)],
        bad: ['x'.repeat(199), ` ${'x'.repeat(199)} `, 'x'.repeat(2001), 7],
      },
      authorName: { good: ['x'.repeat(60)], bad: ['x'.repeat(61), '', ' ', 7] },
      allowContacts: { good: [true, false], bad: ['yes', null] },
      tags: {
        good: [[], STORY_TAG_IDS],
        bad: [[UNKNOWN_NAME], [...STORY_TAG_IDS, 'hope'], 'hope', null],
      },
      privacyLevel: { good: ['public', 'community'], bad: [UNKNOWN_NAME, 'private', null] },
      triggerWarningText: { good: [''], bad: ['Grief', null] },
      agreeToGuidelines: { good: [true], bad: [false, null] },
      submittedAt: { good: [serverTimestamp()], bad: [new Date(0), null] },
      status: { good: ['pending_review'], bad: ['published', 'private', UNKNOWN_NAME, null] },
      notes: { good: [''], bad: ['Well done', null] },
      decidedAt: { good: [null], bad: [serverTimestamp()] },
      decidedBy: { good: [null], bad: [author.uid] },
      storyId: { good: [null], bad: ['some-story'] },
      isAnonymous: { good: [false], bad: [null, 'no'] },
    };
    for (const [field, { good, bad }] of Object.entries(cases)) {
      for (const value of good) await allowed(hand({ [field]: value }));
      for (const value of bad) await denied(hand({ [field]: value }));
      const { [field]: _, ...rest } = written() as Record<string, unknown>;
      await denied(handAsIs(rest));
    }
    await denied(hand({ [UNKNOWN_NAME]: 1 }));
  });

  it('has neither a name nor allows contact if anonymous', async () => {
    const unknown = { isAnonymous: true, authorName: '', allowContacts: false };
    await allowed(hand(unknown));
    await denied(hand({ ...unknown, authorName: 'Robin' }));
    await denied(hand({ ...unknown, allowContacts: true }));
  });

  it('has a warning text only with a warning', async () => {
    const warned = { triggerWarning: true, triggerWarningText: 'x'.repeat(200) };
    await allowed(hand(warned));
    await denied(hand({ ...warned, triggerWarningText: 'x'.repeat(201) }));
    await denied(hand({ ...warned, triggerWarning: 'yes' }));
  });

  it('is not reviewed if it is private', async () => {
    await allowed(hand({ privacyLevel: 'private', status: 'private' }));
    await denied(hand({ privacyLevel: 'private', status: 'pending_review' }));
  });
});

describe('a story submission', () => {
  it('is read by its author and staff', async () => {
    await arrangeStory();
    for (const who of OTHERS) await denied(getDoc(at(who)));
    await allowed(getDoc(at(author)));
    await allowed(getDoc(at(admin)));
  });

  it('is read only by its author if it is private', async () => {
    await arrangeStory({ privacyLevel: 'private', status: 'private' });
    for (const who of [...OTHERS, admin]) await denied(getDoc(at(who)));
    await allowed(getDoc(at(author)));
    const byStatus = (status: string) =>
      query(collection(as(admin), 'storySubmissions'), where('status', '==', status), limit(50));
    await denied(getDocs(byStatus('private')));
    await allowed(getDocs(byStatus('returned')));
  });

  it('is listed by its author and staff, fifty at a time', async () => {
    const own = (who: Who | undefined, most: number) =>
      getDocs(
        query(
          collection(as(who), 'storySubmissions'),
          where('authorId', '==', author.uid),
          orderBy('submittedAt', 'desc'),
          limit(most),
        ),
      );
    const waiting = (who: Who, most: number) =>
      getDocs(
        query(
          collection(as(who), 'storySubmissions'),
          where('status', '==', 'pending_review'),
          limit(most),
        ),
      );
    await arrangeStory();
    await allowed(own(author, 50));
    await denied(own(author, 51));
    for (const who of OTHERS) await denied(own(who, 10));
    await denied(waiting(author, 10));
    await allowed(waiting(admin, 50));
    await denied(waiting(admin, 51));
    await denied(getDocs(collection(as(admin), 'storySubmissions')));
  });

  it('is changed by its author until it is published, and is reviewed again', async () => {
    const change = { title: 'Another title', status: 'pending_review' };
    const edit = (who: Who | undefined, more: object = {}) =>
      updateDoc(at(who), { ...change, submittedAt: serverTimestamp(), ...more });
    for (const status of ['pending_review', 'returned', 'private']) {
      await arrangeStory({ status });
      for (const who of [...OTHERS, admin]) await denied(edit(who));
      await allowed(edit(author));
    }
    for (const status of ['published', 'withdrawn', UNKNOWN_NAME]) {
      await arrangeStory({ status });
      await denied(edit(author));
    }
    await arrangeStory();
    for (const kept of ['published', 'returned', 'withdrawn']) {
      await denied(edit(author, { status: kept }));
    }
    for (const field of ['authorId', 'notes', 'decidedAt', 'decidedBy', 'storyId', UNKNOWN_NAME]) {
      await denied(edit(author, { [field]: 'other' }));
    }
    await denied(edit(author, { agreeToGuidelines: deleteField() }));
    await denied(edit(author, { story: 'x' }));
    await denied(updateDoc(at(author), change));
    await allowed(
      edit(author, {
        story: 'y'.repeat(200),
        authorName: '',
        isAnonymous: true,
        allowContacts: false,
        privacyLevel: 'private',
        status: 'private',
        tags: [],
        triggerWarning: true,
        triggerWarningText: 'Grief',
      }),
    );
  });

  it('is deleted only by its author, published or not', async () => {
    for (const status of ['pending_review', 'published']) {
      await arrangeStory({ status });
      for (const who of [...OTHERS, admin]) await denied(deleteDoc(at(who)));
      await allowed(deleteDoc(at(author)));
    }
  });
});

describe('a published story', () => {
  const published = (privacyLevel: string) => ({
    title: 'A walk a week',
    privacyLevel,
    authorName: null,
    authorId: null,
    tags: ['hope'],
    publishedAt: new Date(),
  });
  const story = (who: Who | undefined, name: string) => doc(as(who), 'stories', name);

  beforeEach(async () => {
    await arrange({
      'stories/for-anyone': published('public'),
      'stories/for-the-community': published('community'),
    });
  });

  it('is read by anyone if it is public, otherwise by signed-in people', async () => {
    await allowed(getDoc(story(undefined, 'for-anyone')));
    await denied(getDoc(story(undefined, 'for-the-community')));
    for (const who of [author, companion, admin]) {
      await allowed(getDoc(story(who, 'for-the-community')));
    }
  });

  it('is listed by a visitor who queries public ones, and by signed-in people', async () => {
    const list = (who: Who | undefined, levels: readonly string[], most: number) =>
      getDocs(
        query(
          collection(as(who), 'stories'),
          levels.length === 1
            ? where('privacyLevel', '==', levels[0])
            : where('privacyLevel', 'in', levels),
          where('tags', 'array-contains', 'hope'),
          orderBy('publishedAt', 'desc'),
          limit(most),
        ),
      );
    await allowed(list(undefined, ['public'], 50));
    await denied(list(undefined, ['public'], 51));
    await denied(list(undefined, ['community'], 10));
    await denied(list(undefined, ['public', 'community'], 10));
    await allowed(list(companion, ['public', 'community'], 50));
    await denied(list(companion, ['public', 'community'], 51));
    await denied(getDocs(collection(as(companion), 'stories')));
  });

  it('is written by no client, not even staff', async () => {
    for (const who of [undefined, author, companion, admin]) {
      await denied(setDoc(story(who, newId('story')), published('public')));
      await denied(updateDoc(story(who, 'for-anyone'), { title: 'Mine' }));
      await denied(deleteDoc(story(who, 'for-anyone')));
    }
    await allowed(getDoc(story(author, 'for-anyone')));
  });
});
