import { DAY_MS, HOUR_MS } from '@hearthkin/domain/foundation/durations';
import { addMonths } from '@hearthkin/domain/foundation/time';
import { newBackgroundCheck } from '@hearthkin/domain/verification/background-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Actor, makeAdmin, makeCompanion, makeMember } from '../support/actors';
import { adminDb, put, read, update } from '../support/admin';
import { awaitMail } from '../support/awaited-mail';
import { applicationDocument, reportOf } from '../support/builders';
import { callFunction, expectRefusal } from '../support/call-function';
import { tick } from '../support/suite';
import { linesOf } from './audit-entries';
import { kindsOf, newsOf } from './news';

let staff: Actor;

beforeAll(async () => {
  staff = await makeAdmin();
});

const record = (uid: string, check: unknown, actor = staff) =>
  callFunction('recordBackgroundCheck', { uid, check }, actor);
const withdraw = (uid: string, notes: string, actor = staff) =>
  callFunction('withdrawBackgroundCheck', { uid, notes }, actor);
const checkRef = ({ uid }: Actor) => adminDb.doc(`backgroundChecks/${uid}`);

/** A listed companion whose report is so many days old. */
async function checkedCompanion(days = 30): Promise<Actor> {
  const companion = await makeCompanion();
  const issuedOn = new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
  const check = newBackgroundCheck(
    { ...reportOf(new Date()), issuedOn },
    new Date(`${issuedOn}T00:00:00Z`),
  );
  await Promise.all([
    checkRef(companion).set(check),
    put(`applications/${companion.uid}`, applicationDocument({ status: 'accepted' })),
    update(`companions/${companion.uid}`, {
      'badgesGivenAt.background': new Date(issuedOn),
    }),
  ]);
  return companion;
}

const standing = async ({ uid }: Actor) => {
  const listing = await read(`companions/${uid}`);
  return { badge: listing?.badges.background, listed: listing?.listed };
};

const order = (uid: string, issuer: string, actor = staff) =>
  callFunction('orderBackgroundCheck', { uid, issuer }, actor);

describe('an order of a background check', () => {
  it('is told once, with who writes, and goes with the check that arrives', async () => {
    const [eve, admin] = await Promise.all([checkedCompanion(), makeAdmin()]);
    const ordered = async () => (await read(`applications/${eve.uid}`))?.checkOrder;
    expect(await ordered()).toBeNull();
    for (const issuer of ['Northlight Screening', ' Northlight Screening ']) {
      expect(await order(eve.uid, issuer, admin)).toMatchObject({ status: 200 });
    }
    expect(await ordered()).toMatchObject({ issuer: 'Northlight Screening' });
    expect(await newsOf(eve)).toMatchObject([
      { kind: 'background-ordered', data: { issuer: 'Northlight Screening' } },
    ]);
    const mail = await awaitMail(eve.email, 'We’ve ordered your background check');
    expect(mail.body).toContain('Northlight Screening does it.');
    // Another company: the first one had no answer.
    await order(eve.uid, 'Other Screening', admin);
    expect(await ordered()).toMatchObject({ issuer: 'Other Screening' });
    const target = `applications/${eve.uid}`;
    expect(await linesOf(admin)).toEqual([
      ['background-ordered', target, 'Northlight Screening', [eve.uid]],
      ['background-ordered', target, 'Other Screening', [eve.uid]],
    ]);
    await record(eve.uid, reportOf(new Date()));
    expect(await ordered()).toBeNull();
  });

  it('needs a submitted application', async () => {
    const eve = await makeCompanion();
    await expectRefusal(order(eve.uid, 'Northlight Screening'), 'not-found');
    await put(`applications/${eve.uid}`, applicationDocument({ status: 'draft' }));
    await expectRefusal(order(eve.uid, 'Northlight Screening'), 'bad-transition');
  });
});

describe('a background check', () => {
  it('that staff withdraw takes the badge and the place in the list, with a reason, until a new one', async () => {
    const eve = await checkedCompanion();
    const given = (await read(`companions/${eve.uid}`))?.badgesGivenAt.background;
    expect(await standing(eve)).toEqual({ badge: true, listed: true });
    expect(await withdraw(eve.uid, ' The issuer took it back. ')).toMatchObject({ status: 200 });
    expect(await standing(eve)).toEqual({ badge: false, listed: false });
    expect((await read(`companions/${eve.uid}`))?.badgesGivenAt.background).toEqual(given);
    expect(await read(`backgroundChecks/${eve.uid}`)).toMatchObject({
      status: 'withdrawn',
      notes: 'The issuer took it back.',
      dueAt: null,
    });
    const mail = await awaitMail(eve.email, 'Your background check was withdrawn');
    expect(mail.body).toContain('The issuer took it back.');
    expect(mail.body).toContain('Contact us.');
    // Again: nothing more is told.
    await withdraw(eve.uid, 'The issuer took it back.');
    expect(await newsOf(eve)).toMatchObject([
      {
        kind: 'background-withdrawn',
        link: '/contact',
        data: { notes: 'The issuer took it back.', missing: 'background' },
      },
    ]);

    const check = reportOf(new Date());
    await Promise.all([record(eve.uid, check), record(eve.uid, check)]);
    expect(await standing(eve)).toEqual({ badge: true, listed: true });
    expect((await kindsOf(eve)).sort()).toEqual(['background-recorded', 'background-withdrawn']);
    expect(await read(`backgroundChecks/${eve.uid}`)).toMatchObject({
      ...check,
      status: 'current',
    });
    await awaitMail(eve.email, 'We’ve recorded your background check');
  });

  it('is logged with who, whom and why', async () => {
    const [eve, admin] = await Promise.all([checkedCompanion(), makeAdmin()]);
    await withdraw(eve.uid, 'Forged.', admin);
    await record(eve.uid, reportOf(new Date()), admin);
    const target = `backgroundChecks/${eve.uid}`;
    expect(await linesOf(admin)).toEqual([
      ['background-withdrawn', target, 'Forged.', [eve.uid]],
      ['background-recorded', target, '', [eve.uid]],
    ]);
  });

  it('tells its companion 30 days before it ends, once, and ends', async () => {
    const eve = await checkedCompanion(340);
    await tick('hourlySweeps');
    await tick('hourlySweeps');
    expect(await standing(eve)).toEqual({ badge: true, listed: true });
    const { issuedOn } = (await read(`backgroundChecks/${eve.uid}`)) ?? {};
    const endsAt = new Date(`${addMonths(issuedOn, 12)}T00:00:00Z`);
    expect(await newsOf(eve)).toMatchObject([
      { kind: 'background-ending', data: { until: endsAt.toISOString() } },
    ]);
    await awaitMail(eve.email, 'Your background check ends soon');

    const over = new Date(Date.now() - HOUR_MS);
    await checkRef(eve).update({ endsAt: over, dueAt: over });
    await tick('hourlySweeps');
    await tick('hourlySweeps');
    expect(await standing(eve)).toEqual({ badge: false, listed: false });
    expect((await kindsOf(eve)).sort()).toEqual(['background-ending', 'background-expired']);
    expect(await read(`backgroundChecks/${eve.uid}`)).toMatchObject({
      status: 'expired',
      dueAt: null,
    });
    const mail = await awaitMail(eve.email, 'Your background check has ended');
    expect(mail.body).toContain('/contact');
  });

  it('that is current, or whose companion has gone, is left alone by the schedule', async () => {
    const [eve, gone] = await Promise.all([checkedCompanion(10), checkedCompanion(400)]);
    // With the account: as long as that is there, its trigger makes the listing again.
    await Promise.all([
      adminDb.doc(`users/${gone.uid}`).delete(),
      adminDb.doc(`companions/${gone.uid}`).delete(),
    ]);
    await tick('hourlySweeps');
    expect(await standing(eve)).toEqual({ badge: true, listed: true });
    expect(await kindsOf(gone)).toEqual([]);
    // It isn't met again.
    expect(await read(`backgroundChecks/${gone.uid}`)).toMatchObject({ dueAt: null });
  });

  it('is recorded and withdrawn for approved applications only, with a reason', async () => {
    const [eve, member, applicant] = await Promise.all([
      checkedCompanion(),
      makeMember(),
      makeCompanion(),
    ]);
    await put(`applications/${applicant.uid}`, applicationDocument());
    const check = reportOf(new Date());
    await expectRefusal(record(applicant.uid, check), 'not-approved');
    await expectRefusal(record(member.uid, check), 'not-found');
    await expectRefusal(withdraw(member.uid, 'No.'), 'not-found');
    await expectRefusal(withdraw(eve.uid, ' '), 'invalid-input');
    const old = { ...check, issuedOn: '2024-02-29' };
    await expectRefusal(record(eve.uid, old), 'invalid-input');
    expect(await standing(eve)).toEqual({ badge: true, listed: true });
    await withdraw(eve.uid, 'No.');
    await expectRefusal(withdraw(eve.uid, 'Another reason.'), 'bad-transition');
  });

  it('is in the download of its companion', async () => {
    const eve = await checkedCompanion();
    const answer = await callFunction('downloadAccount', { after: null }, eve);
    const { issuer, reference } = (await read(`backgroundChecks/${eve.uid}`)) ?? {};
    expect(JSON.stringify(answer)).toContain(reference);
    expect(JSON.stringify(answer)).toContain(issuer);
  });
});
