import { publishedStory } from '@hearthkin/domain/community/story';
import { expect, it } from 'vitest';
import { answerPublicPage } from '../../functions/src/page/public-page';
import { liveCompanion } from '../../web/src/data/companions/companion-queries';
import { makeCompanion } from '../support/actors';
import { adminDb, put, update } from '../support/admin';
import { newId } from '../support/builders';
import { activityDocument } from '../support/community-builders';
import { submissionDocument } from './story-people';

const BUILT =
  '<head><title>Companion</title></head><div data-served=""></div><template data-outline><h1><span data-fill="displayName"></span></h1></template>';

const ask = (path: string, method = 'GET') =>
  answerPublicPage({ method, path }, adminDb, 'https://hearthkin.example', async () => BUILT);

it('is filled with a listed companion, and answers the first question of the page', async () => {
  const bio = 'I listen. </script><script>alert(1)</script>';
  const { uid } = await makeCompanion({ bio }, { firstName: 'Vera' });
  const { status, body, headers } = await ask(`/companion/${uid}`);
  expect(status).toBe(200);
  expect(headers['Cache-Control']).toContain('s-maxage=30');
  expect(body).toContain('<h1><span data-fill="displayName">Vera M.</span></h1>');
  expect(body).toContain(`href="https://hearthkin.example/companion/${uid}"`);
  expect(body).not.toContain('<script>alert');
  expect(body).toContain('noindex');

  const { key, plain } = liveCompanion(uid);
  const [, answer = ''] = new RegExp(`data-answer="${key}">(.*?)</script>`).exec(body) ?? [];
  expect(plain?.read(JSON.parse(answer))).toMatchObject({
    id: uid,
    data: { displayName: 'Vera M.', bio, listed: true },
  });
});

it('may be kept by search engines only if its companion has said so', async () => {
  const { uid } = await makeCompanion({ isFindable: true }, { firstName: 'Vera' });
  expect((await ask(`/companion/${uid}`)).body).not.toContain('noindex');
});

it('is gone for everyone once its companion is unlisted', async () => {
  const { uid } = await makeCompanion({}, { firstName: 'Vera' });
  await update(`companions/${uid}`, { listed: false });
  const [unlisted, unknown] = await Promise.all([
    ask(`/companion/${uid}`),
    ask(`/companion/${newId('none')}`),
  ]);
  expect(unlisted.status).toBe(404);
  expect(unlisted).toEqual(unknown);
  expect(unlisted.body).toContain('noindex');
});

it.each([
  '/companion/',
  '/companion/a/b',
  '/companion/..',
  '/companion/%2e%2e%2fusers',
  '/companion/__a__',
])('is nothing at %s', async (path) => {
  expect(await ask(path)).toMatchObject({ status: 404 });
});

it('of a group activity has its preview, only once it is published, and search engines may keep it', async () => {
  const id = newId('activity');
  const activity = activityDocument({ title: 'Tea & talk', description: 'An <b>evening</b>.' });
  await put(`activities/${id}`, activity);
  const path = `/community/activity/${id}`;
  const { status, body } = await ask(path);
  expect(status).toBe(200);
  expect(body).toContain('<title>Tea &amp; talk · Hearthkin</title>');
  expect(body).toContain('content="An &lt;b&gt;evening&lt;/b&gt;."');
  expect(body).not.toContain('noindex');
  const [, event = ''] = /ld\+json">(.*?)<\/script>/.exec(body) ?? [];
  expect(JSON.parse(event)).toMatchObject({
    '@type': 'Event',
    startDate: activity.startsAt.toISOString(),
    location: { name: activity.city },
  });
  expect(event).not.toContain(activity.location);
  await update(`activities/${id}`, { status: 'proposed' });
  expect(await ask(path)).toMatchObject({ status: 404 });
});

it('of a story tells none of it ahead, and nothing of one for the community', async () => {
  const id = newId('story');
  const story = { ...publishedStory(submissionDocument('eve'), new Date()), title: 'My winter' };
  await put(`stories/${id}`, { ...story, privacyLevel: 'public' });
  const path = `/community/stories/${id}`;
  const { status, body } = await ask(path);
  expect(status).toBe(200);
  expect(body).toContain('<title>My winter · Hearthkin</title>');
  expect(body).not.toContain(story.story);
  await update(`stories/${id}`, { privacyLevel: 'community' });
  const hidden = await ask(path);
  expect(hidden).toMatchObject({ status: 404 });
  expect(hidden.body).not.toContain('My winter');
});

it('is only read', async () => {
  expect(await ask('/companion/eve', 'POST')).toMatchObject({ status: 405, body: '' });
});
