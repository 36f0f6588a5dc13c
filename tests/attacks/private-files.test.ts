import { STAFF_ACT_MS } from '@hearthkin/domain/admin/staff-session';
import { MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { beforeAll, describe, expect, it } from 'vitest';
import { actsOf } from '../functions/audit-entries';
import { portrait } from '../functions/sample-people';
import { type Actor, makeActor, makeAdmin, makeMember, signedInEarlier } from '../support/actors';
import { adminDb, putFile } from '../support/admin';
import { applicationDocument, newId, reportOf } from '../support/builders';
import { callFunction } from '../support/call-function';
import { eventDocument } from '../support/community-builders';
import { readFileAs, uploadAs } from '../support/rest-client';

let staff: Actor;
beforeAll(async () => {
  staff = await makeAdmin();
});

/** Someone's ID photo. */
async function stored(owner: Actor): Promise<string> {
  const path = `verification/${owner.uid}/idPhoto/photo`;
  await putFile(path, await portrait('anna'), 'image/jpeg');
  return path;
}

const open = (path: string, by: Actor) => callFunction('openDocument', { path }, by);

describe('an ID photo', () => {
  it('that replaces another leaves no address of that one', async () => {
    const owner = await makeActor({});
    const path = `verification/${owner.uid}/selfie/photo`;
    const first = await uploadAs(owner, path, 'image/jpeg', await portrait('anna'));
    const { downloadTokens: token } = first.body as { downloadTokens: string };
    await uploadAs(owner, path, 'image/jpeg', await portrait('bea'));
    expect((await readFileAs(null, path, { alt: 'media', token })).status).toBe(403);
  });

  it('is opened by staff with an entry in the log, and by nobody else', async () => {
    const [owner, reader] = await Promise.all([makeActor({}), makeAdmin()]);
    const path = await stored(owner);
    expect(await open(path, reader)).toMatchObject({
      status: 200,
      result: { contentType: 'image/jpeg', base64: (await portrait('anna')).toString('base64') },
    });
    expect(await actsOf(reader)).toEqual([
      {
        act: 'document-opened',
        target: `verifications/${owner.uid}`,
        note: 'idPhoto',
        concerns: [owner.uid],
      },
    ]);
    const later = signedInEarlier(reader, STAFF_ACT_MS + MINUTE_MS);
    expect(await open(path, later)).toMatchObject({ code: 'sign-in-too-old' });
    // Their own leaves no entry.
    expect(await open(path, owner)).toMatchObject({ status: 200 });
    expect(await actsOf(owner)).toEqual([]);
    expect(await open(path, await makeMember())).toMatchObject({ code: 'forbidden' });
  });

  it('that is none is not opened, whatever its upload said', async () => {
    const owner = await makeActor({});
    const path = `verification/${owner.uid}/idDocument/document`;
    await putFile(path, '<script>alert(1)</script>', 'image/jpeg');
    expect(await open(path, staff)).toMatchObject({ code: 'not-found' });
    const missing = `verification/${owner.uid}/proofOfAddress/document`;
    expect(await open(missing, staff)).toMatchObject({ code: 'not-found' });
    for (const other of [
      'profiles/a/photo/b.jpg',
      'verification/a/../b/c',
      'verification/a/b/c',
      'verification/a/idDocument/photo',
      'verification/a/idDocument/scan\u0007.pdf',
    ]) {
      expect(await open(other, staff)).toMatchObject({ code: 'invalid-input' });
    }
  });
});

describe('staff', () => {
  it('decide about nothing of their own', async () => {
    const own = await makeAdmin();
    const { uid } = own;
    const event = newId('event');
    await Promise.all([
      adminDb
        .doc(`events/${event}`)
        .set(eventDocument({ hostId: uid, status: 'pending_approval' })),
      adminDb.doc(`applications/${uid}`).set(applicationDocument()),
    ]);
    for (const [name, input] of [
      ['reviewVerification', { uid, decision: 'verified' }],
      ['reviewIdentity', { uid, decision: 'matched' }],
      ['reviewApplication', { uid, decision: 'accepted', check: reportOf(new Date()) }],
      ['orderBackgroundCheck', { uid, issuer: 'Northlight Screening' }],
      ['recordBackgroundCheck', { uid, check: reportOf(new Date()) }],
      ['withdrawBackgroundCheck', { uid, notes: 'It was me.' }],
      ['reviewEvent', { eventId: event, decision: 'approved' }],
      ['suspendAccount', { uid, suspend: false, reason: 'It was me.' }],
    ] as const) {
      expect([name, await callFunction(name, input, own)]).toMatchObject([
        name,
        { code: 'forbidden' },
      ]);
    }
    expect(await actsOf(own)).toEqual([]);
  });
});
