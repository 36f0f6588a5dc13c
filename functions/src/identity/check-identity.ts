import { fileURLToPath } from 'node:url';
import { AppError } from '@hearthkin/domain/foundation/errors';
import {
  areOwnPhotos,
  type CheckIdentityInput,
  type CheckIdentityRefusal,
  IDENTITY_PHOTO_MAX_BYTES,
} from '@hearthkin/domain/verification/identity-check';
import { identityAnswer } from '@hearthkin/domain/verification/identity-outcome';
import {
  IDENTITY_REASONS,
  type IdentityPhoto,
  TURN_PHOTOS,
} from '@hearthkin/domain/verification/identity-reasons';
import { pictureType } from '@hearthkin/domain/verification/picture-type';
import { type Side, turnSides } from '@hearthkin/domain/verification/selfie-challenge';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { authentication, signInById } from '../platform/auth';
import { defineCallable } from '../platform/callable';
import { readUpload } from '../platform/files/storage';
import { peopleKey } from '../platform/people/people-key';
import { countAttempt } from '../platform/rate-limit';
import { users } from '../platform/records/collections';
import { noteAgeDoubt } from './age-doubts';
import type { FaceMatchProvider, TurnFile } from './face-match-provider';
import type { FaceDeps } from './known-faces';
import { recordCheck } from './record-check';
import { returnChallenge, spendChallenge } from './selfie-challenge';

interface CheckDeps extends FaceDeps {
  readonly auth: Auth;
}

type BuiltIn = typeof import('./built-in/built-in-face-match');

let loading: Promise<FaceMatchProvider> | undefined;

/**
 * The face comparison. It is a bundle of its own (see build.mjs) with its models, loaded once, and
 * only in the process that compares.
 */
function faceMatch(): Promise<FaceMatchProvider> {
  loading ??= loadBuiltIn().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function loadBuiltIn(): Promise<FaceMatchProvider> {
  const folder = new URL('./face-match/', import.meta.url);
  const bundle: BuiltIn = await import(new URL('provider.cjs', folder).href);
  return bundle.loadBuiltInFaceMatch(fileURLToPath(folder));
}

/**
 * Compares the caller's ID photo with their selfie and stores the outcome. A live selfie, which
 * answers a challenge of `startSelfie`, may pass; an uploaded one waits for staff. Of the pictures
 * only the selfie's template is kept, hidden (`known-faces.ts`), and nothing is logged.
 * @throws AppError `forbidden` for another person's files, `phone-unverified`, `rate-limited`, or `invalid-input`,
 * `no-face` and `faces-differ` with `details.reason` and `details.photo`.
 */
export const checkIdentity = defineCallable('checkIdentity', {
  // During sign-up there is a sign-in by phone, and no account yet.
  access: { for: 'person', standing: 'newcomer', why: 'It is what verifies.' },
  // The models and one comparison take about 600 MiB and a whole CPU.
  secrets: [peopleKey],
  deps: (): CheckDeps => ({ auth: authentication(), peopleKey: peopleKey.value() }),
  handler: async ({ db, input, caller, now }, deps) => {
    if (!areOwnPhotos(input, caller.uid)) throw new AppError('forbidden', 'Not their own pictures');
    await requirePhone(db, caller.uid);
    await countAttempt(db, 'identityChecks', caller.uid, now);
    await noteAge(db, deps, { uid: caller.uid, isDoubted: input.ageDoubted }, now);
    const firstTurn = await firstTurnOf(db, input, { uid: caller.uid, key: deps.peopleKey, now });
    const match = await compared(input, firstTurn).catch(async (error: unknown) => {
      if (isAboutIdPhoto(error) && input.live) await returnChallenge(db, input.live.challenge);
      throw error;
    });
    const check = await recordCheck(db, deps, caller.uid, { ...match, firstTurn }, now);
    const answer = identityAnswer(check);
    if (answer !== null) return answer;
    // Unreachable: a match passes, or waits for staff.
    if (match.verdict === 'match') throw new Error('A match failed');
    throw refusal(match);
  },
});

/**
 * People who are verified by their face have a confirmed phone number: during sign-up the sign-in is by it, and an account that a
 * provider opened gets one first.
 * @throws AppError `phone-unverified`
 */
async function requirePhone(db: Firestore, uid: string): Promise<void> {
  const account = await users(db).doc(uid).get();
  if (account.exists && account.get('phoneVerified') !== true) {
    throw new AppError('phone-unverified', 'The account has no confirmed number');
  }
}

/** Before the answer, which says that all is well: staff look at the photos of who gave a birth date under the minimum age. */
async function noteAge(
  db: Firestore,
  { auth, peopleKey: key }: CheckDeps,
  { uid, isDoubted }: { readonly uid: string; readonly isDoubted: boolean },
  now: Date,
): Promise<void> {
  const signIn = (await signInById(auth, uid)) ?? { uid };
  await noteAgeDoubt(db, { signIn, key }, isDoubted, now);
}

/**
 * The comparison of the photos.
 * @throws AppError as `checkIdentity`, where a picture can't be used.
 */
async function compared(input: CheckIdentityInput, firstTurn: Side | undefined) {
  const { idPhoto, selfie, turns } = await loadPhotos(input, firstTurn);
  const provider = await faceMatch();
  const match = await provider.compare(idPhoto, selfie, turns);
  if (match.verdict === 'unusable') throw refusal(match);
  return match;
}

/** Whether only the ID photo was refused: the selfie, taken live a moment ago, stays good. */
function isAboutIdPhoto(error: unknown): boolean {
  return error instanceof AppError && error.details?.photo === 'idPhoto';
}

/** A refusal with a reason that the person can act on. */
function refusal({ reason, photo }: CheckIdentityRefusal): AppError {
  return new AppError(IDENTITY_REASONS[reason].code, reason, { reason, photo });
}

/**
 * The side that the challenge of a live selfie asks for first, which uses it up; undefined for an
 * uploaded one.
 */
async function firstTurnOf(
  db: Firestore,
  { live }: CheckIdentityInput,
  person: { readonly uid: string; readonly key: string; readonly now: Date },
): Promise<Side | undefined> {
  if (live === undefined) return undefined;
  const firstTurn = await spendChallenge(db, live.challenge, person);
  if (firstTurn === null) throw refusal({ reason: 'selfie-expired', photo: null });
  return firstTurn;
}

interface Photos {
  readonly idPhoto: Uint8Array;
  readonly selfie: Uint8Array;
  readonly turns: readonly TurnFile[];
}

/**
 * Loads all pictures.
 * @throws AppError `invalid-input` for the first that isn't a usable picture.
 */
async function loadPhotos(
  { idPhoto, selfie, live }: CheckIdentityInput,
  firstTurn: Side | undefined,
): Promise<Photos> {
  const load = async (photo: IdentityPhoto, path: string) =>
    requirePicture(await readUpload(path, IDENTITY_FILE), photo);
  const turns: TurnFile[] = [];
  const photos = { idPhoto: await load('idPhoto', idPhoto), selfie: await load('selfie', selfie) };
  if (live === undefined || firstTurn === undefined) return { ...photos, turns };
  const sides = turnSides(firstTurn);
  for (const photo of TURN_PHOTOS) {
    turns.push({ photo, side: sides[photo], file: await load(photo, live[photo]) });
  }
  return { ...photos, turns };
}

const IDENTITY_FILE = { maxBytes: IDENTITY_PHOTO_MAX_BYTES, typeOf: pictureType };

const REASONS = {
  missing: 'missing-photo',
  'too-large': 'too-large',
  'unknown-type': 'not-an-image',
  'wrong-type': 'wrong-type',
} as const;

function requirePicture(
  file: Awaited<ReturnType<typeof readUpload>>,
  photo: IdentityPhoto,
): Uint8Array {
  if (typeof file === 'string') throw refusal({ reason: REASONS[file], photo });
  return file.bytes;
}
