import { expect, it } from 'vitest';
import { answerCompanionPage } from '../../functions/src/page/companion-page';
import { liveCompanion } from '../../web/src/data/companions/companion-queries';
import { makeCompanion } from '../support/actors';
import { adminDb, update } from '../support/admin';
import { newId } from '../support/builders';

const BUILT =
  '<head><title>Companion</title></head><div data-served=""></div><template data-outline><h1><span data-fill="displayName"></span></h1></template>';

const ask = (path: string, method = 'GET') =>
  answerCompanionPage({ method, path }, adminDb, 'https://hearthkin.example', async () => BUILT);

it('is filled with a listed companion, and answers the first question of the page', async () => {
  const bio = 'I listen. </script><script>alert(1)</script>';
  const { uid } = await makeCompanion({ bio }, { firstName: 'Vera' });
  const { status, body, headers } = await ask(`/companion/${uid}`);
  expect(status).toBe(200);
  expect(headers['Cache-Control']).toContain('s-maxage=30');
  expect(body).toContain('<h1><span data-fill="displayName">Vera M.</span></h1>');
  expect(body).toContain(`href="https://hearthkin.example/companion/${uid}"`);
  expect(body).not.toContain('<script>alert');

  const { key, plain } = liveCompanion(uid);
  const [, answer = ''] = new RegExp(`data-answer="${key}">(.*?)</script>`).exec(body) ?? [];
  expect(plain?.read(JSON.parse(answer))).toMatchObject({
    id: uid,
    data: { displayName: 'Vera M.', bio, listed: true },
  });
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

it('is only read', async () => {
  expect(await ask('/companion/eve', 'POST')).toMatchObject({ status: 405, body: '' });
});
