import { readSignedToken, signedToken } from '../platform/signed-token';

/** The owner whose contact a link is for, and the contact: a former one's does nothing. */
interface ContactLink {
  readonly uid: string;
  readonly contactId: string;
}

/** The token by which a trusted contact confirms, declines or withdraws. */
export function contactToken({ uid, contactId }: ContactLink, key: string): string {
  return signedToken('trusted-contact', JSON.stringify([uid, contactId]), key);
}

export function readContactToken(token: string, key: string): ContactLink | null {
  const [uid, contactId] = twoIds(readSignedToken('trusted-contact', token, key));
  return uid === '' ? null : { uid, contactId };
}

/** The session that a contact was told about, and by whom. */
interface PhotoLink {
  readonly bookingId: string;
  readonly toldBy: string;
}

/** The token that shows whom the session is with, until a day after it. */
export function photoToken({ bookingId, toldBy }: PhotoLink, key: string): string {
  return signedToken('session-photo', JSON.stringify([bookingId, toldBy]), key);
}

export function readPhotoToken(token: string, key: string): PhotoLink | null {
  const [bookingId, toldBy] = twoIds(readSignedToken('session-photo', token, key));
  return bookingId === '' ? null : { bookingId, toldBy };
}

/** Both empty for a token that isn't ours. */
function twoIds(content: string | null): [string, string] {
  const [first = '', second = ''] = content === null ? [] : (JSON.parse(content) as string[]);
  return [first, second];
}
