import type { StoryForm } from '@hearthkin/domain/community/story-form';
import { RATE_LIMITS } from '@hearthkin/domain/foundation/rate-limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, makeAdmin, makeMember } from '../support/actors';
import { read, update } from '../support/admin';
import { newId } from '../support/builders';
import { callFunction, expectRefusal } from '../support/call-function';
import { runTriggers } from '../support/in-process-triggers';
import { AccountFunctions } from './account-functions';
import { entriesAbout } from './audit-entries';
import { newsOf } from './news';
import { decide, publish, submit } from './story-people';

runTriggers();

let staff: Actor;
let author: Actor;
let functions: AccountFunctions;

beforeAll(async () => {
  [staff, author, functions] = await Promise.all([
    makeAdmin(),
    makeMember(),
    AccountFunctions.open(),
  ]);
});
afterAll(() => functions.close());

describe('saveStory', () => {
  const FORM: StoryForm = {
    title: ' A walk a week ',
    story: 'It began with a walk along the river. '.repeat(6),
    authorName: 'Robin',
    isAnonymous: false,
    privacyLevel: 'public',
    tags: ['hope'],
    allowContacts: true,
    triggerWarning: false,
    triggerWarningText: 'Grief',
    agreeToGuidelines: true,
  };
  const save = (who: Actor, change: object = {}, submissionId = newId('submission')) =>
    callFunction('saveStory', { submissionId, form: { ...FORM, ...change } }, who);

  it('submits a story once, and changes it until it is published', async () => {
    const [writer, other] = await Promise.all([makeMember(), makeMember()]);
    const id = newId('submission');
    const path = `storySubmissions/${id}`;
    for (let times = 0; times < 2; times++) {
      expect(await save(writer, {}, id)).toMatchObject({ result: { saved: true } });
    }
    expect(await read(path)).toMatchObject({
      authorId: writer.uid,
      title: 'A walk a week',
      status: 'pending_review',
      triggerWarningText: '',
      notes: '',
      storyId: null,
    });
    await expectRefusal(save(other, {}, id), 'forbidden');
    await decide(id, staff, { decision: 'returned', notes: 'No names, please.' });
    expect(await save(writer, { title: 'Another walk' }, id)).toMatchObject({ status: 200 });
    expect(await read(path)).toMatchObject({ title: 'Another walk', status: 'pending_review' });
    await publish(id, staff);
    await expectRefusal(save(writer, {}, id), 'bad-transition');
  });

  it('keeps a private one for an active account, and others’ eyes for who may meet', async () => {
    const writer = await makeMember();
    await update(`users/${writer.uid}`, { level: 'account' });
    const id = newId('submission');
    const hidden = { privacyLevel: 'private' };
    expect(await save(writer, hidden, id)).toMatchObject({ status: 200 });
    expect(await read(`storySubmissions/${id}`)).toMatchObject({ status: 'private' });
    await expectRefusal(save(writer, {}, id), 'identity-unverified');
  });

  it('takes five new ones a day', async () => {
    const writer = await makeMember();
    for (let times = 0; times < RATE_LIMITS.stories.max; times++) {
      expect(await save(writer)).toMatchObject({ status: 200 });
    }
    await expectRefusal(save(writer), 'rate-limited');
  });
});

describe('reviewStory', () => {
  it('publishes a story under another id, notifies its author, and logs who did it', async () => {
    const id = await submit(author);
    const storyId = await publish(id, staff, { notes: 'Thank you.' });
    expect(storyId).not.toContain(id);
    expect(await read(`stories/${storyId}`)).toMatchObject({
      title: 'A walk a week',
      authorName: 'Robin',
      allowsContact: false,
      privacyLevel: 'public',
    });
    const submission = await read(`storySubmissions/${id}`);
    expect(submission).toMatchObject({ status: 'published', storyId, decidedBy: staff.uid });
    const [news] = (await newsOf(author)).filter(({ link }) => link.endsWith(storyId));
    expect(news).toMatchObject({ kind: 'story-published', data: { title: 'A walk a week' } });
    expect(await entriesAbout(`stories/${storyId}`)).toMatchObject([
      { act: 'story-published', by: staff.uid, note: 'Thank you.' },
    ]);
  });

  it('says that the author allows contact, and not who they are', async () => {
    const id = await submit(author, { allowContacts: true });
    const story = await read(`stories/${await publish(id, staff)}`);
    expect(story).toMatchObject({ allowsContact: true });
    expect(JSON.stringify(story)).not.toContain(author.uid);
  });

  it('returns a story with what to change; no one else reads it', async () => {
    const lone = await makeMember();
    const id = await submit(lone);
    const answer = await decide(id, staff, { decision: 'returned', notes: ' No names, please. ' });
    expect(answer.result).toEqual({ status: 'returned' });
    expect(await read(`storySubmissions/${id}`)).toMatchObject({
      status: 'returned',
      notes: 'No names, please.',
      storyId: null,
    });
    expect(await newsOf(lone)).toMatchObject([
      { kind: 'story-returned', data: { notes: 'No names, please.' } },
    ]);
    expect(await entriesAbout(`storySubmissions/${id}`)).toMatchObject([{ act: 'story-rejected' }]);
    await expectRefusal(decide(id, staff, { decision: 'returned', notes: ' ' }), 'invalid-input');
  });

  it('publishes nothing that its author has changed since', async () => {
    const id = await submit(author);
    const { submittedAt } = (await read(`storySubmissions/${id}`)) ?? {};
    const changedAt = new Date(submittedAt.toMillis() + 10);
    await update(`storySubmissions/${id}`, { submittedAt: changedAt, title: 'Other' });
    const late = await decide(id, staff, { submittedAtMs: submittedAt.toMillis() });
    expect(late).toMatchObject({ code: 'outdated' });
    expect(await decide(id, staff)).toMatchObject({ status: 200 });
  });

  it('refuses a private story, and a missing one', async () => {
    const hidden = await submit(author, { status: 'private', privacyLevel: 'private' });
    await expectRefusal(decide(hidden, staff), 'already-decided');
    await expectRefusal(decide('nowhere', staff), 'not-found');
  });
});

describe('a story leaves the site', () => {
  it('when staff withdraw it, with a reason to its author and a log entry', async () => {
    const lone = await makeMember();
    const id = await submit(lone);
    const storyId = await publish(id, staff);
    const withdraw = (notes = 'It names a neighbor.') =>
      callFunction('withdrawStory', { storyId, notes }, staff);
    await expectRefusal(withdraw(' '), 'invalid-input');
    expect(await withdraw()).toMatchObject({ result: { status: 'withdrawn' } });
    expect(await read(`stories/${storyId}`)).toBeUndefined();
    expect(await read(`storySubmissions/${id}`)).toMatchObject({
      status: 'withdrawn',
      notes: 'It names a neighbor.',
      storyId: null,
    });
    expect((await newsOf(lone)).map(({ kind }) => kind).sort()).toEqual([
      'story-published',
      'story-returned',
    ]);
    const acts = (await entriesAbout(`stories/${storyId}`)).map(({ act }) => act);
    expect(acts.sort()).toEqual(['story-published', 'story-withdrawn']);
    await expectRefusal(withdraw(), 'not-found');
  });

  it('with its author’s account, whose download has it without who decided', async () => {
    const leaver = await makeMember();
    const id = await submit(leaver, { isAnonymous: true, authorName: '', title: 'Going away' });
    const storyId = await publish(id, staff);
    const { data } = await functions.download(leaver);
    expect(data.stories).toMatchObject([{ title: 'Going away', status: 'published' }]);
    expect(JSON.stringify(data)).not.toContain(staff.uid);
    await functions.deleteAccount(leaver);
    expect(await read(`stories/${storyId}`)).toBeUndefined();
    expect(await read(`storySubmissions/${id}`)).toBeUndefined();
  });
});
