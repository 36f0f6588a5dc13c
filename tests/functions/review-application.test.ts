import { FIRST_LESSONS } from '@hearthkin/domain/companion/training-lessons';
import { DAY_MS } from '@hearthkin/domain/foundation/durations';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Actor, makeAdmin, makeCompanion, makeMember } from '../support/actors';
import { adminDb, put, read, update } from '../support/admin';
import { awaitMail } from '../support/awaited-mail';
import { applicationDocument, firstLessons, reportOf } from '../support/builders';
import { callFunction, expectRefusal } from '../support/call-function';
import { linesOf } from './audit-entries';
import { kindsOf } from './news';

let staff: Actor;

beforeAll(async () => {
  staff = await makeAdmin();
});

const CHECK = reportOf(new Date());

const decide = (data: unknown, actor = staff) => callFunction('reviewApplication', data, actor);

/** A companion with a submitted application. */
async function applicant(status: 'submitted' | 'draft' = 'submitted'): Promise<Actor> {
  const badges = { identity: true, background: false, training: false };
  const companion = await makeCompanion({ badges });
  await put(`applications/${companion.uid}`, applicationDocument({ status }));
  await put(`trainings/${companion.uid}`, firstLessons(new Date()));
  return companion;
}

describe('reviewApplication', () => {
  it('gives an accepted companion the background badge with its date, and notifies them', async () => {
    const eve = await applicant();
    await update(`applications/${eve.uid}`, {
      checkOrder: { issuer: CHECK.issuer, orderedAt: new Date() },
    });
    expect(await decide({ uid: eve.uid, decision: 'accepted', check: CHECK })).toMatchObject({
      status: 200,
      result: { status: 'accepted' },
    });
    const listing = await read(`companions/${eve.uid}`);
    expect(listing?.badges).toEqual({ identity: true, background: true, training: false });
    expect(listing?.badgesGivenAt.background.toDate()).toEqual(new Date(CHECK.issuedOn));
    expect(await read(`backgroundChecks/${eve.uid}`)).toMatchObject({
      ...CHECK,
      status: 'current',
      notes: '',
    });
    expect(await read(`applications/${eve.uid}`)).toMatchObject({ checkOrder: null });
    expect(await kindsOf(eve)).toEqual(['application-accepted']);
  });

  it.each(FIRST_LESSONS)(
    'accepts no one who hasn’t passed “%s” of the training',
    async (lesson) => {
      const eve = await applicant();
      await update(`trainings/${eve.uid}`, { [`lessons.${lesson}.passedAt`]: null });
      const accept = { uid: eve.uid, decision: 'accepted', check: CHECK };
      expect(await decide(accept)).toMatchObject({ code: 'training-missing' });
      expect(await read(`applications/${eve.uid}`)).toMatchObject({ status: 'submitted' });
    },
  );

  it('returns an application with notes and what they are about, and no badge', async () => {
    const [eve, admin] = await Promise.all([applicant(), makeAdmin()]);
    const returned = {
      uid: eve.uid,
      decision: 'returned',
      notes: ' Say more. ',
      fields: ['hours', 'bio'],
    };
    await decide(returned, admin);
    expect(await linesOf(admin)).toEqual([
      ['application-returned', `applications/${eve.uid}`, 'Say more.', [eve.uid]],
    ]);
    expect(await read(`applications/${eve.uid}`)).toMatchObject({
      status: 'draft',
      notes: 'Say more.',
      returnedFields: ['bio', 'hours'],
      decidedBy: admin.uid,
    });
    expect(await read(`companions/${eve.uid}`)).toMatchObject({ badges: { background: false } });
    const notes = adminDb.collection(`users/${eve.uid}/notifications`);
    const [note] = (await notes.where('kind', '==', 'application-returned').get()).docs;
    expect(note?.data()).toMatchObject({
      kind: 'application-returned',
      link: '/earn-helping?field=bio',
      data: { notes: 'Say more.', fields: 'bio hours' },
    });
    const mail = await awaitMail(eve.email, 'Your application needs changes');
    expect(mail.body).toContain('Please change your bio and hours, and submit again.');
    expect(mail.body).toContain('/earn-helping?field=bio');
  });

  it('refuses an acceptance without the report of a check that counts', async () => {
    const eve = await applicant();
    const accepted = { uid: eve.uid, decision: 'accepted' };
    const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
    for (const check of [
      undefined,
      { ...CHECK, issuer: ' ' },
      { ...CHECK, reference: '' },
      { ...CHECK, issuedOn: 'last week' },
      { ...CHECK, issuedOn: day(2) },
      { ...CHECK, issuedOn: day(-367) },
    ]) {
      await expectRefusal(decide({ ...accepted, check }), 'invalid-input');
    }
    expect(await read(`companions/${eve.uid}`)).toMatchObject({ badges: { background: false } });
    expect(await read(`backgroundChecks/${eve.uid}`)).toBeUndefined();
  });

  it('refuses an application that is missing or a draft', async () => {
    const [draft, member] = await Promise.all([applicant('draft'), makeMember()]);
    const accept = (uid: string) => decide({ uid, decision: 'accepted', check: CHECK });
    await expectRefusal(accept(draft.uid), 'already-decided');
    await expectRefusal(accept(member.uid), 'not-found');
  });
});
