import { STAFF_ACT_MS, STAFF_SESSION_MS } from '@hearthkin/domain/admin/staff-session';
import { DAY_MS, MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { makeStaff } from '@hearthkin/emulators/launcher/make-staff';
import { beforeAll, describe, expect, it } from 'vitest';
import * as functions from '../../functions/src/callables';
import { putBooking } from '../functions/put-booking';
import {
  type Actor,
  makeActor,
  makeAdmin,
  makeCompanion,
  makeMember,
  PASSWORD,
  type Staff,
  signedInAgain,
  signedInEarlier,
  withClaims,
} from '../support/actors';
import { adminAuth, adminDb, read } from '../support/admin';
import { bookingDocument, newId, newPhone } from '../support/builders';
import { type Answer, callFunction } from '../support/call-function';
import { eventDocument } from '../support/community-builders';
import { codeFor } from '../support/phone-codes';
import { signInWithProvider } from '../support/provider-sign-in';
import { authAs, getAs, readFileAs } from '../support/rest-client';
import {
  enterSecondCode,
  type FirstStep,
  sendSecondCode,
  takeSecondStep,
} from '../support/second-step';

const ACTS = Object.entries(functions)
  .filter(([, one]) => 'access' in one && one.access === 'admin-act')
  .map(([name]) => name);

let staff: Staff;
let member: Actor;
beforeAll(async () => {
  [staff, member] = await Promise.all([makeAdmin(), makeMember()]);
});

/** The answer to the password of staff. */
async function firstStep({ email }: Pick<Actor, 'email'>): Promise<FirstStep> {
  const credentials = { email, password: PASSWORD, returnSecureToken: true };
  return (await authAs('accounts:signInWithPassword', credentials)).body as FirstStep;
}

/** Adds a phone to a sign-in as a second step: the person with the token that this gives, if any. */
async function enrolPhone(who: Actor, phone: string): Promise<Actor> {
  const { idToken } = who;
  const started = await authAs('accounts/mfaEnrollment:start', {
    idToken,
    phoneEnrollmentInfo: { phoneNumber: phone, recaptchaToken: 'none' },
  });
  const { phoneSessionInfo } = started.body as { phoneSessionInfo?: { sessionInfo: string } };
  const { body } = await authAs('accounts/mfaEnrollment:finalize', {
    idToken,
    phoneVerificationInfo: { ...phoneSessionInfo, code: await codeFor(phone) },
  });
  return { ...who, idToken: (body as { idToken: string }).idToken };
}

/** Takes the second step away. */
function withdrawPhone(who: Actor): Promise<unknown> {
  return adminAuth.getUser(who.uid).then(({ multiFactor }) =>
    authAs('accounts/mfaEnrollment:withdraw', {
      idToken: who.idToken,
      mfaEnrollmentId: multiFactor?.enrolledFactors[0]?.uid,
    }),
  );
}

const suspension = () => ({ uid: member.uid, suspend: true, reason: 'Insults.' });
const suspend = (who: Actor): Promise<Answer> => callFunction('suspendAccount', suspension(), who);
const readLog = async (who: Actor) => (await getAs(who, 'auditLog', 10)).status;

/** Nothing that only staff may do. */
async function expectNothing(who: Actor, code: string): Promise<void> {
  expect(await readLog(who)).toBe(403);
  expect((await getAs(who, `users/${member.uid}`)).status).toBe(403);
  expect((await readFileAs(who, `verification/${member.uid}/`)).status).toBe(403);
  expect(await suspend(who)).toMatchObject({ code });
  expect(await read(`users/${member.uid}`)).toMatchObject({ accountStatus: 'active' });
}

describe('a stolen password of staff', () => {
  it('opens nothing without the code', async () => {
    const first = await firstStep(staff);
    expect(first).not.toHaveProperty('idToken');
    expect(first).toHaveProperty('mfaPendingCredential');
  });

  it('opens nothing with a wrong code, nor with the code of another phone', async () => {
    const first = await firstStep(staff);
    const sent = await sendSecondCode(first);
    const wrong = (await codeFor(staff.phone)) === '000000' ? '111111' : '000000';
    expect(await enterSecondCode(first, sent, wrong)).toMatchObject({ status: 400 });
    const other = await makeAdmin();
    const otherSent = await sendSecondCode(await firstStep(other));
    const answer = await enterSecondCode(first, otherSent, await codeFor(other.phone));
    expect(answer).toMatchObject({ status: 400 });
  });

  it('is no way in by a code to the phone alone', async () => {
    const sent = await authAs('accounts:sendVerificationCode', {
      phoneNumber: staff.phone,
      recaptchaToken: 'none',
    });
    const { body } = await authAs('accounts:signInWithPhoneNumber', {
      ...(sent.body as object),
      code: await codeFor(staff.phone),
    });
    expect(body).not.toMatchObject({ localId: staff.uid });
  });

  it('gives way to the owner, who has the phone', async () => {
    const { status, body } = await takeSecondStep(await firstStep(staff), staff.phone);
    expect(status).toBe(200);
    expect(await readLog({ ...staff, ...(body as FirstStep) } as Actor)).toBe(200);
  });
});

describe('a linked provider of staff', () => {
  it('asks for the code too', async () => {
    const owner = await makeAdmin();
    await callFunction('addSignInWay', { provider: 'google.com' }, owner);
    const sub = newId('google');
    await signInWithProvider('google.com', { sub }, owner);
    const first = (await signInWithProvider('google.com', { sub })) as FirstStep;
    expect(first).not.toHaveProperty('idToken');
    const { status, body } = await takeSecondStep(first, owner.phone);
    expect({ status, body }).toMatchObject({ status: 200 });
    expect(await readLog({ ...owner, ...(body as FirstStep) } as Actor)).toBe(200);
  });
});

describe('the claim of staff', () => {
  it('is nothing with a password alone', async () => {
    await expectNothing(await makeActor({ admin: true }), 'no-second-factor');
  });

  it('is nothing with a phone that its holder has enrolled', async () => {
    const alone = await makeActor({ admin: true });
    await adminAuth.updateUser(alone.uid, { emailVerified: true });
    await expectNothing(await enrolPhone(alone, newPhone()), 'no-second-factor');
  });

  it('is nothing thirteen hours after signing in', async () => {
    await expectNothing(
      signedInEarlier(staff, STAFF_SESSION_MS + 60 * MINUTE_MS),
      'sign-in-too-old',
    );
  });
});

describe('a session from before its person stopped being staff', () => {
  it('neither reads by a function nor decides, a moment after the claim was taken away', async () => {
    const former = await makeAdmin();
    const readAccount = () =>
      callFunction('readAsStaff', { what: 'account', uid: member.uid }, former);
    expect(await readAccount()).toMatchObject({ status: 200 });
    await adminAuth.setCustomUserClaims(former.uid, null);
    expect(await readAccount()).toMatchObject({ code: 'forbidden' });
    expect(await suspend(former)).toMatchObject({ code: 'forbidden' });
    expect(await read(`users/${member.uid}`)).toMatchObject({ accountStatus: 'active' });
  });
});

describe('a session from before its person became staff', () => {
  it('ends, and is no way to another phone', async () => {
    const [owner, phone] = [await makeMember(), newPhone()];
    await adminAuth.updateUser(owner.uid, { emailVerified: true, phoneNumber: newPhone() });
    await makeStaff(adminAuth, owner.email, phone);
    const early = withClaims(owner, ({ iat }) => ({ iat: iat - 60 }));
    expect(await enrolPhone(early, newPhone())).toMatchObject({ idToken: undefined });
    expect(await readLog(early)).toBe(403);
    const { customClaims, phoneNumber, multiFactor } = await adminAuth.getUser(owner.uid);
    expect(customClaims).toMatchObject({ userType: 'spender', admin: true });
    expect(phoneNumber).toBeUndefined();
    expect(multiFactor?.enrolledFactors).toMatchObject([{ phoneNumber: phone }]);
  });

  it('needs a confirmed address to become staff', async () => {
    const { uid, email } = await makeMember();
    await expect(makeStaff(adminAuth, email, newPhone())).rejects.toThrow('not confirmed');
    expect((await adminAuth.getUser(uid)).customClaims).toEqual({ userType: 'spender' });
  });
});

describe('a stolen token of staff at work', () => {
  it('decides nothing twenty minutes after signing in, but reads', async () => {
    const thief = signedInEarlier(staff, STAFF_ACT_MS + 5 * MINUTE_MS);
    expect(await readLog(thief)).toBe(200);
    expect(await suspend(thief)).toMatchObject({ code: 'sign-in-too-old' });
  });

  it('ends no event and no booking of others twenty minutes after signing in', async () => {
    const thief = signedInEarlier(staff, STAFF_ACT_MS + 5 * MINUTE_MS);
    const [alone, companion] = await Promise.all([makeActor({ admin: true }), makeCompanion()]);
    const eventId = newId('event');
    const startsAt = new Date(Date.now() + DAY_MS);
    const waiting = eventDocument({ hostId: member.uid, status: 'pending_approval', startsAt });
    await adminDb.doc(`events/${eventId}`).set(waiting);
    const sides = { spenderId: member.uid, earnerId: companion.uid };
    const bookingId = await putBooking(bookingDocument(sides, { startsAt, createdAt: new Date() }));
    const calls = [
      ['cancelEvent', { eventId, reason: 'Rain.' }],
      ['transitionBooking', { bookingId, to: 'cancelled', reason: 'Rain.' }],
    ] as const;
    for (const [name, input] of calls) {
      expect(await callFunction(name, input, thief)).toMatchObject({ code: 'sign-in-too-old' });
      expect(await callFunction(name, input, alone)).toMatchObject({ code: 'no-second-factor' });
      expect(await callFunction(name, input, staff)).toMatchObject({ status: 200 });
    }
  });

  it.each(ACTS)('does not %s twenty minutes later', async (name) => {
    const thief = signedInEarlier(staff, STAFF_ACT_MS + 5 * MINUTE_MS);
    expect(await callFunction(name, {}, thief)).toMatchObject({ code: 'sign-in-too-old' });
    expect(await callFunction(name, {}, member)).toMatchObject({ code: 'forbidden' });
  });

  it('decides nothing once the sessions have been ended', async () => {
    const owner = await makeAdmin();
    await callFunction('signOutEverywhere', {}, owner);
    const { tokensValidAfterTime } = await adminAuth.getUser(owner.uid);
    const early = signedInEarlier(owner, 2000);
    expect(tokensValidAfterTime).toBeDefined();
    expect(await suspend(early)).toMatchObject({ code: 'sign-in-too-old' });
  });

  it('gets no second step of its own', async () => {
    const owner = await makeAdmin();
    const phone = newPhone();
    await expectNothing(await enrolPhone(owner, phone), 'no-second-factor');
    const first = await firstStep(owner);
    const own = { ...first, mfaInfo: first.mfaInfo?.slice(1) ?? [] };
    const { status, body } = await takeSecondStep(own, phone);
    expect(status).toBe(200);
    await expectNothing({ ...owner, ...(body as FirstStep) } as Actor, 'no-second-factor');
  });

  it('gets nothing by taking the second step away', async () => {
    const owner = await makeAdmin();
    await withdrawPhone(owner);
    await expectNothing(await signedInAgain(owner), 'no-second-factor');
  });
});
