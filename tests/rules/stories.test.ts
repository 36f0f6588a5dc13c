import { STORY_LIMITS, STORY_TAG_IDS } from '@hearthkin/domain/community/story';
import { RATE_LIMITS } from '@hearthkin/domain/rate-limits';
import { beforeEach, describe, it } from 'vitest';
import { IDS } from '../accepted/names';
import { newId } from '../support/builders';
import { firstOfDay, LONG_AGO } from './day-limits';
import { access, allowed, type Clause, denied, rulesEnvironment, takes } from './kit';
import { accountsOf, admin, type Caller, cast, visitor, type Who } from './people';
import { eachMissing, type FieldCases, GONE, NOW, UNKNOWN_NAME } from './values';

const { author, companion } = cast('story', ['author'], ['companion']);
const { as, arrange } = rulesEnvironment(author, companion);
const others = [visitor, companion, { uid: admin.uid }];

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
  submittedAt: NOW,
  decidedAt: null,
  decidedBy: null,
  storyId: null,
  ...change,
});

let path: string;

const at = (who?: Who) => as(who).doc(path);
const arrangeStory = (change: object = {}) =>
  arrange({ [path]: written({ submittedAt: new Date(0), ...change }) });

const sharedBy = (who: Who = author) => `users/${who.uid}/limits/stories`;

/** The client's write: the story, and the count of the author's. */
function share(
  who: Who | undefined,
  story: object,
  change: object = {},
  last = newId('submission'),
) {
  return as(who).commit(
    ['set', `storySubmissions/${last}`, story],
    ['set', sharedBy(who), firstOfDay(last, change)],
  );
}

beforeEach(() => {
  path = `storySubmissions/${newId('submission')}`;
});

describe('the count of shared stories', () => {
  const { max, windowMs } = RATE_LIMITS.stories;
  const from = new Date(Date.now() - 60_000);
  const counted = (change: object = {}) =>
    arrange({ [sharedBy()]: { count: 1, from, last: '', at: from, ...change } });
  const write = (who: Caller, change: object = {}) =>
    as(who)
      .doc(sharedBy())
      .set({ count: 2, from, last: 'story', at: NOW, ...change });

  it('names each story', async () => {
    await arrange({ [sharedBy()]: LONG_AGO });
    await denied(at(author).set(written()));
    await denied(share(author, written(), { last: newId('other') }));
    await allowed(share(author, written()));
  });

  it('names a story whose id staff can name, too', () =>
    takes(
      async (id) => {
        await arrange({ [sharedBy()]: LONG_AGO });
        return share(author, written(), {}, id);
      },
      IDS.good,
      IDS.bad,
    ));

  it('names it anew: a deleted story is not shared again under the same count', async () => {
    await arrange({ [sharedBy()]: LONG_AGO });
    const last = newId('submission');
    const submission = as(author).doc(`storySubmissions/${last}`);
    await allowed(
      as(author).commit(
        ['set', `storySubmissions/${last}`, written()],
        ['set', sharedBy(), firstOfDay(last)],
      ),
    );
    await allowed(submission.delete());
    await denied(submission.set(written()));
  });

  it('begins with one, and again after a day', async () => {
    const fresh: Who = { uid: newId('story-fresh'), userType: 'spender' };
    await arrange(accountsOf(fresh));
    const mine = written({ authorId: fresh.uid });
    await takes(
      (change) => share(fresh, mine, change),
      [{}],
      [{ count: 0 }, { count: 2 }, { from: new Date(0) }],
    );
    await counted({ from: new Date(Date.now() - windowMs + 5000) });
    await denied(share(author, written()));
    await counted({ from: new Date(Date.now() - windowMs), count: max });
    await takes((change) => share(author, written(), change), [{}], [{ count: 2 }, { from }]);
  });

  it('grows by one within the day, up to the limit', async () => {
    await counted();
    await takes(
      (change) => write(author, change),
      [{ last: 'x'.repeat(150) }],
      [
        { count: 1 },
        { count: 3 },
        { from: new Date(0) },
        { from: NOW },
        { last: 7 },
        { last: 'x'.repeat(151) },
        { at: new Date(0) },
        { [UNKNOWN_NAME]: 1 },
      ],
    );
    await counted({ count: max - 1 });
    await allowed(write(author, { count: max }));
    await denied(write(author, { count: max + 1 }));
  });

  it('is read and written by its owner only', async () => {
    await counted();
    await access(
      { to: [author], notTo: [visitor, companion, admin] },
      (who) => as(who).doc(sharedBy()).get(),
      (who) => write(who),
    );
    await denied(as(author).doc(sharedBy()).delete());
    await denied(as(author).find(`users/${author.uid}/limits`, 'stories'));
  });
});

describe('a submitted story', () => {
  async function hand(story: object, who: Who = author) {
    await arrange({ [sharedBy(who)]: LONG_AGO });
    return share(who, story);
  }

  it('is written by a member or a companion, as themselves', async () => {
    const newcomer: Who = { uid: 'story-no-account' };
    await allowed(hand(written()));
    await denied(hand(written(), companion));
    await denied(share(visitor, written()));
    await access({ to: [companion], notTo: [newcomer, admin] }, (who = author) =>
      hand(written({ authorId: who.uid }), who),
    );
  });

  const CASES: FieldCases = {
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
    submittedAt: { good: [NOW], bad: [new Date(0), null] },
    status: { good: ['pending_review'], bad: ['published', 'private', UNKNOWN_NAME, null] },
    notes: { good: [''], bad: ['Well done', null] },
    decidedAt: { good: [null], bad: [NOW] },
    decidedBy: { good: [null], bad: [author.uid] },
    storyId: { good: [null], bad: ['some-story'] },
    isAnonymous: { good: [false], bad: [null, 'no'] },
  };

  it.each(Object.entries(CASES))('has any good value and no bad one: %s', async (field, cases) => {
    await takes((value) => hand(written({ [field]: value })), cases.good, cases.bad);
    await takes((story) => hand(story), [], eachMissing(written(), [field]));
  });

  const unnamed = { isAnonymous: true, authorName: '', allowContacts: false };
  const warned = { triggerWarning: true, triggerWarningText: 'x'.repeat(200) };

  it.each<[string, object, readonly object[]]>([
    ['no unknown field', {}, [{ [UNKNOWN_NAME]: 1 }]],
    [
      'neither a name nor contact if anonymous',
      unnamed,
      [
        { ...unnamed, authorName: 'Robin' },
        { ...unnamed, allowContacts: true },
      ],
    ],
    [
      'a warning text only with a warning',
      warned,
      [
        { ...warned, triggerWarningText: 'x'.repeat(201) },
        { ...warned, triggerWarning: 'yes' },
      ],
    ],
    [
      'no review if it is private',
      { privacyLevel: 'private', status: 'private' },
      [{ privacyLevel: 'private', status: 'pending_review' }],
    ],
  ])('has %s', (_what, good, bad) => takes((change) => hand(written(change)), [good], bad));
});

describe('a story submission', () => {
  const list =
    (...clauses: Clause[]) =>
    (who: Caller) =>
      as(who).list('storySubmissions', ...clauses);
  const status = (name: string): Clause => ['status', '==', name];

  it('is read by its author and staff', async () => {
    await arrangeStory();
    await access({ to: [author, admin], notTo: others }, (who) => at(who).get());
  });

  it('is read only by its author if it is private', async () => {
    await arrangeStory({ privacyLevel: 'private', status: 'private' });
    await access({ to: [author], notTo: [...others, admin] }, (who) => at(who).get());
    await denied(list(status('private'), 50)(admin));
    await allowed(list(status('returned'), 50)(admin));
  });

  it('is listed by its author and staff, fifty at a time', async () => {
    const own: Clause = ['authorId', '==', author.uid];
    const waiting = status('pending_review');
    await arrangeStory();
    await access({ to: [author], notTo: others }, list(own, 'submittedAt desc', 50));
    await access({ to: [admin], notTo: [author] }, list(waiting, 50));
    await denied(list(own, 'submittedAt desc', 51)(author));
    await access({ notTo: [admin] }, list(waiting, 51), list());
  });

  it('is changed by its author until it is published, and is reviewed again', async () => {
    const change = { title: 'Another title', status: 'pending_review' };
    const edit = (who: Caller, more: object = {}) =>
      at(who).update({ ...change, submittedAt: NOW, ...more });
    for (const before of ['pending_review', 'returned', 'private']) {
      await arrangeStory({ status: before });
      await access({ to: [author], notTo: [...others, admin] }, (who) => edit(who));
    }
    for (const before of ['published', 'withdrawn', UNKNOWN_NAME]) {
      await arrangeStory({ status: before });
      await denied(edit(author));
    }
    await arrangeStory();
    await denied(at(author).update(change));
    await takes(
      (more) => edit(author, more),
      [
        {
          story: 'y'.repeat(200),
          authorName: '',
          isAnonymous: true,
          allowContacts: false,
          privacyLevel: 'private',
          status: 'private',
          tags: [],
          triggerWarning: true,
          triggerWarningText: 'Grief',
        },
      ],
      [
        ...['published', 'returned', 'withdrawn'].map((after) => ({ status: after })),
        ...['authorId', 'notes', 'decidedAt', 'decidedBy', 'storyId', UNKNOWN_NAME].map(
          (field) => ({ [field]: 'other' }),
        ),
        { agreeToGuidelines: GONE },
        { story: 'x' },
      ],
    );
  });

  it.each(['pending_review', 'published'])('is deleted only by its author: %s', async (before) => {
    await arrangeStory({ status: before });
    await access({ to: [author], notTo: [...others, admin] }, (who) => at(who).delete());
  });
});

describe('a published story', () => {
  const published = (privacyLevel: string) => ({
    title: 'A walk a week',
    privacyLevel,
    authorName: null,
    allowsContact: false,
    tags: ['hope'],
    publishedAt: new Date(),
  });
  const story = (who: Caller, name: string) => as(who).doc(`stories/${name}`);
  const signedIn = [author, companion, admin];

  beforeEach(() =>
    arrange({
      'stories/for-anyone': published('public'),
      'stories/for-the-community': published('community'),
    }),
  );

  it('is read by anyone if it is public, otherwise by signed-in people', async () => {
    await access({ to: [visitor, ...signedIn] }, (who) => story(who, 'for-anyone').get());
    await access({ to: signedIn, notTo: [visitor] }, (who) =>
      story(who, 'for-the-community').get(),
    );
  });

  it('is listed by a visitor who queries public ones, and by signed-in people', async () => {
    const list = (levels: readonly string[], most: number) => (who: Caller) =>
      as(who).list(
        'stories',
        [
          'privacyLevel',
          levels.length === 1 ? '==' : 'in',
          levels.length === 1 ? levels[0] : levels,
        ],
        ['tags', 'array-contains', 'hope'],
        'publishedAt desc',
        most,
      );
    await access({ to: [visitor] }, list(['public'], 50));
    await access({ notTo: [visitor] }, list(['public'], 51), list(['community'], 10));
    await access({ to: [companion], notTo: [visitor] }, list(['public', 'community'], 50));
    await denied(list(['public', 'community'], 51)(companion));
    await denied(as(companion).list('stories'));
  });

  it('is written by no client, not even staff', () =>
    access(
      { notTo: [visitor, ...signedIn] },
      (who) => story(who, newId('story')).set(published('public')),
      (who) => story(who, 'for-anyone').update({ title: 'Mine' }),
      (who) => story(who, 'for-anyone').delete(),
    ));
});
