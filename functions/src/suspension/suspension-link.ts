import { readSignedToken, signedToken } from '../platform/signed-token';

/** The account whose suspension a link is about, and the suspension: that of a former one opens nothing. */
interface SuspensionLink {
  readonly uid: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** The token by which a suspended person reads why, and gets their data. */
export function suspensionToken({ uid, at }: SuspensionLink, key: string): string {
  return signedToken('suspension', JSON.stringify([uid, at]), key);
}

export function readSuspensionToken(token: string, key: string): SuspensionLink | null {
  const content = readSignedToken('suspension', token, key);
  if (content === null) return null;
  const [uid, at] = JSON.parse(content) as [string, number];
  return { uid, at };
}
