import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../support/builders';
import { testSuite } from '../support/suite';
import { allowed, denied } from './kit';
import { admin, type Who } from './people';
import { openAccount, PNG, storageEnvironment } from './storage-environment';

const { at, put, bucket } = storageEnvironment();
const staff: Who = { ...admin, userType: 'earner' };

let owner: Who;
let victim: string;

beforeEach(async () => {
  owner = { uid: newId('companion'), userType: 'earner' };
  await openAccount(owner);
  victim = newId('member');
  await put(`verification/${victim}/idDocument/document`);
});

/** An unsigned token, as emulators make them. */
function token({ uid, ...claims }: Who): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part({ user_id: uid, sub: uid, ...claims })}.`;
}

/** The status of a request for a file whose name is in the URL exactly as given. */
async function status(method: string, encodedName: string, who?: Who): Promise<number> {
  const upload = method === 'POST' ? `?name=${encodedName}` : `/${encodedName}`;
  const url = `http://127.0.0.1:${testSuite().ports.storage}/v0/b/${bucket}/o${upload}`;
  const response = await fetch(url, {
    method,
    headers: {
      ...(who ? { authorization: `Firebase ${token(who)}` } : {}),
      ...(method === 'POST' ? { 'content-type': 'multipart/related; boundary=edge' } : {}),
      'x-goog-upload-protocol': 'multipart',
    },
    ...(method === 'POST' ? { body: multipart() } : {}),
  });
  await response.body?.cancel();
  return response.status;
}

function multipart(): string {
  const metadata = JSON.stringify({ contentType: PNG });
  const part = (type: string, body: string) => `--edge\r\nContent-Type: ${type}\r\n\r\n${body}\r\n`;
  return `${part('application/json; charset=utf-8', metadata)}${part('image/png', 'png')}--edge--`;
}

describe('a path without a rule', () => {
  it.each([
    'a.png',
    'unheard/of/it/a.png',
    'verification/OWNER/photo',
    'verification/OWNER/selfie/deeper/photo',
    'profiles/OWNER/a.png',
    'profiles/OWNER/photo/deeper/a.png',
    'uploads/OWNER',
    'uploads/OWNER/photo/deeper',
    'Uploads/OWNER/photo',
    'x/uploads/OWNER/photo',
    'claims/OWNER/a-booking/a.jpg',
  ])('is closed to everyone, staff included: %s', async (pattern) => {
    const path = pattern.replace('OWNER', owner.uid);
    await put(path);
    for (const who of [owner, staff, undefined]) {
      await denied(at(path, who).upload(PNG));
      await denied(at(path, who).bytes());
      await denied(at(path, who).delete());
    }
    await allowed(at(`uploads/${owner.uid}/photo`, owner).upload(PNG));
  });

  it('cannot be listed', async () => {
    const folders = [
      'unheard',
      'unheard/of/it',
      ...['x', 'claims', 'uploads', 'profiles'].map((name) => `${name}/${owner.uid}`),
    ];
    for (const folder of folders) {
      await denied(at(folder, owner).list());
      await denied(at(folder, staff).list());
    }
    await allowed(at(`verification/${owner.uid}`, owner).list());
  });
});

describe('a file name meant to get around the rules', () => {
  const own = (rest: string) => encodeURIComponent(`verification/${owner.uid}/${rest}`);

  it('opens no other person’s file, however its dots and slashes are written', async () => {
    const target = `${victim}/idDocument/document`;
    const names = [
      own(`idDocument/../../${target}`),
      own(`../${target}`),
      own('idDocument/..').concat(`%2F..%2F${encodeURIComponent(target)}`),
      encodeURIComponent(`profiles/${owner.uid}/photo/../../../verification/${target}`),
      encodeURIComponent(`./verification/${target}`),
      encodeURIComponent(`/verification/${target}`),
      encodeURIComponent(`verification//${target}`),
      encodeURIComponent(encodeURIComponent(`verification/${target}`)),
      encodeURIComponent(`verification/${target}/`),
    ];
    for (const name of names) {
      for (const method of ['GET', 'POST', 'DELETE']) {
        expect(await status(method, name, owner), `${method} ${name}`).toBe(403);
      }
    }
    const whole = encodeURIComponent(`verification/${target}`);
    expect(await status('DELETE', whole, owner)).toBe(403);
    expect(await status('DELETE', whole, { uid: victim })).toBe(204);
  });

  it('is a folder of their own only if it is written exactly as theirs', async () => {
    expect(await status('POST', own('selfie/photo'), owner)).toBe(200);
    for (const uid of [
      owner.uid.toUpperCase(),
      `${owner.uid} `,
      `${owner.uid}\n`,
      `${owner.uid}*`,
    ]) {
      const name = encodeURIComponent(`verification/${uid}/selfie/photo`);
      expect(await status('POST', name, owner), JSON.stringify(uid)).toBe(403);
    }
  });
});

describe('a token', () => {
  const file = () => encodeURIComponent(`verification/${victim}/idDocument/document`);

  it('without a person, or with an invalid one, opens nothing', async () => {
    const odd = [{}, { uid: null }, { uid: [victim] }, { uid: { [victim]: true } }, { uid: 7 }];
    for (const claims of odd) {
      // A token may lack what every person of these tests has.
      expect(await status('DELETE', file(), claims as unknown as Who)).toBe(403);
    }
    expect(await status('DELETE', file(), { uid: victim })).toBe(204);
  });
});
