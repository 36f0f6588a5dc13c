import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, makeAdmin, makeMember } from '../support/actors';
import { adminDb, read } from '../support/admin';
import { callFunction } from '../support/call-function';
import { eventually } from '../support/eventually';
import { afterTriggers, runTriggers } from '../support/in-process-triggers';
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

describe('reviewStory', () => {
  it('publishes a story under another id, notifies its author, and logs who did it', async () => {
    const id = await submit(author);
    const { status, result } = await decide(id, staff, { notes: 'Thank you.' });
    expect(status).toBe(200);
    const { storyId } = result as { storyId: string };
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
    expect(answer.result).toEqual({ status: 'returned', storyId: null });
    expect(await read(`storySubmissions/${id}`)).toMatchObject({
      status: 'returned',
      notes: 'No names, please.',
      storyId: null,
    });
    expect(await newsOf(lone)).toMatchObject([
      { kind: 'story-returned', data: { notes: 'No names, please.' } },
    ]);
    expect(await entriesAbout(`storySubmissions/${id}`)).toMatchObject([{ act: 'story-rejected' }]);
    expect(await decide(id, staff, { decision: 'returned', notes: ' ' })).toMatchObject({
      code: 'invalid-input',
    });
  });

  it('accepts the same decision again, and no other', async () => {
    const lone = await makeMember();
    const id = await submit(lone);
    const [first, second] = await Promise.all([decide(id, staff), decide(id, staff)]);
    expect(second.result).toEqual(first.result);
    expect(await newsOf(lone)).toHaveLength(1);
    const other = await decide(id, staff, { decision: 'returned', notes: 'No.' });
    expect(other).toMatchObject({ code: 'bad-transition' });
  });

  it('publishes nothing that its author has changed since', async () => {
    const id = await submit(author);
    const { submittedAt } = (await read(`storySubmissions/${id}`)) ?? {};
    const changedAt = new Date(submittedAt.toMillis() + 10);
    await adminDb.doc(`storySubmissions/${id}`).update({ submittedAt: changedAt, title: 'Other' });
    const late = await decide(id, staff, { submittedAtMs: submittedAt.toMillis() });
    expect(late).toMatchObject({ code: 'bad-transition' });
    expect(await decide(id, staff)).toMatchObject({ status: 200 });
  });

  it('refuses a private story, and a missing one', async () => {
    const hidden = await submit(author, { status: 'private', privacyLevel: 'private' });
    expect(await decide(hidden, staff)).toMatchObject({ code: 'bad-transition' });
    expect(await decide('nowhere', staff)).toMatchObject({ code: 'not-found' });
  });
});

describe('a story leaves the site', () => {
  it('when its author deletes it', async () => {
    const id = await submit(author, { isAnonymous: true, authorName: '' });
    const storyId = await publish(id, staff);
    await afterTriggers();
    await adminDb.doc(`storySubmissions/${id}`).delete();
    await eventually(() => read(`stories/${storyId}`)).toBeUndefined();
  });

  it('when staff withdraw it, with a reason to its author and a log entry', async () => {
    const lone = await makeMember();
    const id = await submit(lone);
    const storyId = await publish(id, staff);
    const withdraw = (notes = 'It names a neighbor.') =>
      callFunction('withdrawStory', { storyId, notes }, staff);
    expect(await withdraw(' ')).toMatchObject({ code: 'invalid-input' });
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
    expect(await withdraw()).toMatchObject({ code: 'not-found' });
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
