import { gzipSync } from 'node:zlib';
import { STAFF_ACT_MS } from '@hearthkin/domain/admin/staff-session';
import { MINUTE_MS } from '@hearthkin/domain/durations';
import { beforeAll, describe, expect, it } from 'vitest';
import { actsOf, linesOf } from '../../functions/audit-entries';
import { portrait } from '../../functions/sample-people';
import {
  type Actor,
  makeActor,
  makeAdmin,
  makeMember,
  signedInEarlier,
} from '../../support/actors';
import { adminBucket, putFile } from '../../support/admin';
import { callFunction, expectRefusal } from '../../support/call-function';
import { readFileAs, uploadAs } from '../../support/rest-client';

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
    expect(await linesOf(reader)).toEqual([
      ['document-opened', `verifications/${owner.uid}`, 'idPhoto', [owner.uid]],
    ]);
    const later = signedInEarlier(reader, STAFF_ACT_MS + MINUTE_MS);
    await expectRefusal(open(path, later), 'sign-in-too-old');
    // Their own leaves no entry.
    expect(await open(path, owner)).toMatchObject({ status: 200 });
    expect(await actsOf(owner)).toEqual([]);
    await expectRefusal(open(path, await makeMember()), 'forbidden');
  });

  it('that is none is not opened, whatever its upload said', async () => {
    const owner = await makeActor({});
    const path = `verification/${owner.uid}/idDocument/document`;
    await putFile(path, '<script>alert(1)</script>', 'image/jpeg');
    await expectRefusal(open(path, staff), 'not-found');
    const missing = `verification/${owner.uid}/proofOfAddress/document`;
    await expectRefusal(open(missing, staff), 'not-found');
    for (const other of [
      'profiles/a/photo/b.jpg',
      'verification/a/../b/c',
      'verification/a/b/c',
      'verification/a/idDocument/photo',
      'verification/a/idDocument/scan\u0007.pdf',
    ]) {
      await expectRefusal(open(other, staff), 'invalid-input');
    }
  });

  it('that says it is packed is not unpacked', async () => {
    const owner = await makeActor({});
    const path = `verification/${owner.uid}/idPhoto/photo`;
    const bytes = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
    // As the rules wouldn't let it. Unpacked it would be a picture, of any size.
    const metadata = { contentType: 'image/png', contentEncoding: 'gzip' };
    await adminBucket.file(path).save(gzipSync(bytes), { metadata, resumable: false });
    await expectRefusal(open(path, owner), 'not-found');
    await putFile(path, bytes);
    expect(await open(path, owner)).toMatchObject({ status: 200 });
  });
});
