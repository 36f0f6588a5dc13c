import type { ApplicationDraft } from '@hearthkin/domain/companion/application';
import { describe, expect, it } from 'vitest';
import { type Actor, makeCompanion } from '../support/actors';
import { adminDb, read } from '../support/admin';
import { APPLICATION_DRAFT, applicationDocument } from '../support/builders';
import { callFunction, expectRefusal } from '../support/call-function';

const FIRST: ApplicationDraft = { ...APPLICATION_DRAFT, step: 1, background: '' };

const save = (actor: Actor, draft: object, before: object = FIRST) =>
  callFunction('saveApplicationDraft', { draft, before }, actor);

const applicationOf = ({ uid }: Actor) => read(`applications/${uid}`);

describe('saveApplicationDraft', () => {
  it('begins an application, and adds what has changed to what another device has saved', async () => {
    const eve = await makeCompanion();
    expect(await save(eve, FIRST)).toEqual({ status: 200, result: { saved: true } });
    expect(await applicationOf(eve)).toMatchObject({ draft: FIRST, form: null, status: 'draft' });
    await save(eve, { ...FIRST, step: 2 });
    await save(eve, { ...FIRST, background: 'A helpline.' });
    const draft = { ...FIRST, step: 2, background: 'A helpline.' };
    expect(await applicationOf(eve)).toMatchObject({ draft });
  });

  it('keeps what our team said of one that was returned, and changes none that was submitted', async () => {
    const eve = await makeCompanion();
    const returned = { status: 'draft', notes: 'Say more.', returnedFields: ['bio'] } as const;
    const stored = adminDb.doc(`applications/${eve.uid}`);
    await stored.set(applicationDocument());
    await expectRefusal(save(eve, FIRST), 'bad-transition');
    await stored.update({ ...returned });
    await save(eve, { ...FIRST, background: 'A helpline.' });
    expect(await applicationOf(eve)).toMatchObject({
      ...returned,
      draft: { ...APPLICATION_DRAFT, background: 'A helpline.' },
    });
  });
});
