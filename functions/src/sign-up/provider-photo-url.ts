import * as z from 'zod/mini';
import { fetchFile } from '../platform/files/fetch-file';

/** The size of a picture that is asked for, in pixels. */
export const PHOTO_SIDE = 512;

/** The facts that Auth knows of a way to sign in. */
interface KnownWay {
  readonly providerId: string;
  /** The number that the provider knows the person by. */
  readonly uid: string;
  readonly photoURL?: string | undefined;
}

const LOCAL = new Set(['127.0.0.1', 'localhost']);

/** The hosts where Google shows people's pictures. */
const GOOGLE = /^lh[1-6]\.googleusercontent\.com$/;

/** The hosts where Facebook shows people's pictures. */
const FACEBOOK = /^([a-z0-9-]+\.)+fbcdn\.net$|^platform-lookaside\.fbsbx\.com$/;

/**
 * Where the picture of a sign-in with Google is, in the size that we keep; null without one, and anywhere else: the address
 * comes from outside, and must lead to no other host.
 * @param isLocal whether this machine is allowed, too.
 */
export function googlePhotoUrl(ways: readonly KnownWay[], isLocal: boolean): string | null {
  const photo = ways.find(({ providerId }) => providerId === 'google.com')?.photoURL;
  // The address ends with the size: "=s96-c".
  return addressAt(photo, GOOGLE, isLocal)?.replace(/=s\d+(-c)?$/, `=s${PHOTO_SIDE}-c`) ?? null;
}

/** The person whom a token of Facebook is for, and their picture. */
const personAtFacebook = z.object({
  id: z.string(),
  picture: z.object({ data: z.object({ url: z.string(), is_silhouette: z.boolean() }) }),
});

/** The answer is an object with one person. */
const ANSWER = {
  maxBytes: 20_000,
  typeOf: ([first]: Uint8Array) => (first === '{'.charCodeAt(0) ? 'application/json' : null),
};

/**
 * Where the picture of a sign-in with Facebook is. Auth's address of it works only with a token, so Facebook is asked.
 * @param token what Facebook gave the browser at the sign-in; null if there is none any more.
 * @param isLocal whether it is a test account, whose picture is on this machine.
 */
export async function facebookPhotoUrl(
  ways: readonly KnownWay[],
  token: string | null,
  isLocal: boolean,
): Promise<string | null> {
  const way = ways.find(({ providerId }) => providerId === 'facebook.com');
  if (way === undefined || token === null) return null;
  if (isLocal) return addressAt(way.photoURL, FACEBOOK, true);
  const fields = `id,picture.width(${PHOTO_SIDE}).height(${PHOTO_SIDE})`;
  const query = new URLSearchParams({ fields, access_token: token });
  const answer = await fetchFile(`https://graph.facebook.com/me?${query}`, ANSWER);
  return answer === null ? null : pictureIn(answer.bytes.toString(), way.uid);
}

/** The picture in Facebook's answer; null if it is the outline of no one, or of another person. */
export function pictureIn(answer: string, uid: string): string | null {
  const found = personAtFacebook.safeParse(jsonOf(answer)).data;
  if (found === undefined || found.id !== uid || found.picture.data.is_silhouette) return null;
  return addressAt(found.picture.data.url, FACEBOOK, false);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function addressAt(photo: string | undefined, host: RegExp, isLocal: boolean): string | null {
  if (photo === undefined || !URL.canParse(photo)) return null;
  const url = new URL(photo);
  if (isLocal && LOCAL.has(url.hostname)) return url.href;
  const isPlain = url.protocol === 'https:' && url.port === '' && url.username === '';
  return isPlain && host.test(url.hostname) ? url.href : null;
}
