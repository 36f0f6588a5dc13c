import { type IdentityPhoto, TURN_PHOTOS } from '@hearthkin/domain/verification/identity-reasons';
import { privatePathOf } from '@hearthkin/domain/verification/private-path';
import {
  type SelfieChallenge,
  type Side,
  turnSides,
} from '@hearthkin/domain/verification/selfie-challenge';
import type { Actor } from '../support/actors';
import { putFile } from '../support/admin';
import { type Answer, callFunction } from '../support/call-function';
import { anotherPortrait, type Person, portrait, turnedPortrait } from './sample-people';

/** Uploads a file in place of its owner's last one of that kind. */
export async function uploadPhoto(
  { uid }: Pick<Actor, 'uid'>,
  photo: IdentityPhoto,
  bytes: Buffer,
): Promise<string> {
  const path = privatePathOf(uid, photo);
  await putFile(path, bytes, 'image/jpeg');
  return path;
}

/**
 * Begins a live selfie of that person, with what has to be sent back for it.
 * @param turnTo where they really turn when they are asked to turn to a side.
 */
export async function liveSelfie(
  actor: Actor,
  person: Person,
  turnTo = (asked: Side): Side => asked,
) {
  const { result } = await callFunction('startSelfie', {}, actor);
  const { challenge, firstTurn } = result as SelfieChallenge;
  const sides = turnSides(firstTurn);
  const [first = '', second = ''] = await Promise.all(
    TURN_PHOTOS.map(async (photo) =>
      uploadPhoto(actor, photo, await turnedPortrait(person, turnTo(sides[photo]))),
    ),
  );
  return { challenge, firstTurn: first, secondTurn: second };
}

/** Takes a live selfie of that person and compares it with their ID. */
export async function checkLive(
  actor: Actor,
  person: Person,
  live?: Awaited<ReturnType<typeof liveSelfie>>,
): Promise<Answer> {
  const [idPhoto, selfie] = await Promise.all([
    uploadPhoto(actor, 'idPhoto', await portrait(person)),
    uploadPhoto(actor, 'selfie', await anotherPortrait(person)),
  ]);
  const input = { idPhoto, selfie, live: live ?? (await liveSelfie(actor, person)) };
  return callFunction('checkIdentity', input, actor);
}
