import { STORY_LIMITS } from '@hearthkin/domain/community/story';
import { beforeEach, describe, it } from 'vitest';
import { newId } from '../support/builders';
import { access, allowed, type Clause, denied, rulesEnvironment } from './kit';
import { admin, type Caller, cast, visitor, type Who } from './people';
import { NOW } from './values';

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

beforeEach(() => {
  path = `storySubmissions/${newId('submission')}`;
});

describe('a story submission', () => {
  it('is written by no client', async () => {
    const fresh = `storySubmissions/${newId('submission')}`;
    await arrangeStory();
    await access(
      { notTo: [author, admin, ...others] },
      (who) => as(who).doc(fresh).set(written()),
      (who) => at(who).update({ title: 'Another title', submittedAt: NOW }),
    );
  });

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
