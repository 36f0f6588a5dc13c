import type { User } from '@hearthkin/domain/account/user';
import type { Companion } from '@hearthkin/domain/companion/companion';
import { FirebaseError } from 'firebase/app';
import { doc, runTransaction } from 'firebase/firestore';
import { CallError, type CallErrorCode } from './call-error';
import { firestore } from './firestore';
import { deleteFile, uploadFile } from './storage';

/** Whose profile is written: a companion's listing repeats what their account says. */
export interface ProfileOwner {
  readonly uid: string;
  readonly hasListing: boolean;
}

/** What a person changes about their account themselves. */
export type AccountChange = Partial<
  Pick<
    User,
    | 'firstName'
    | 'lastName'
    | 'bio'
    | 'languages'
    | 'address'
    | 'location'
    | 'profilePhoto'
    | 'coverPhoto'
  >
>;

/** What of that a listing repeats, under which name. */
const LISTED = {
  bio: 'bio',
  languages: 'languages',
  profilePhoto: 'photo',
  coverPhoto: 'cover',
} as const satisfies Partial<Record<keyof AccountChange, keyof Companion>>;

/** What a listing says that the account does not. */
export type ListingChange = Partial<Pick<Companion, 'hourlyRate' | 'video'>>;

/**
 * Changes an account, and the listing with it: both or neither. A transaction, because it only
 * counts once the server has it: nothing is shown as saved before, and nothing waits for a network
 * unseen.
 * @throws CallError
 */
export async function saveAccount(owner: ProfileOwner, change: AccountChange): Promise<void> {
  const listed = Object.fromEntries(
    Object.entries(LISTED).flatMap(([field, name]) => {
      const value = change[field as keyof typeof LISTED];
      return value === undefined ? [] : [[name, value]];
    }),
  );
  await commit((set) => {
    set('users', change);
    if (owner.hasListing && Object.keys(listed).length > 0) set('companions', listed);
  }, owner.uid);
}

/** @throws CallError */
export async function saveListing(uid: string, change: ListingChange): Promise<void> {
  await commit((set) => set('companions', change), uid);
}

/** A file of a profile, and the field that says where it is. */
export type ProfileFileKind = 'photo' | 'cover' | 'video';

interface FileChange {
  readonly owner: ProfileOwner;
  readonly kind: ProfileFileKind;
  /** The new file; null removes the former. */
  readonly file: Blob | null;
  /** Where the former is; null without one. */
  readonly former: string | null;
  readonly onProgress?: (part: number) => void;
  readonly signal?: AbortSignal;
}

/**
 * Puts a file in the place of the former, which is deleted. Each has a name of its own, so that no
 * browser shows an old one from its cache.
 * @throws CallError when it could not be uploaded or saved; the former is still there then.
 */
export async function saveProfileFile(change: FileChange): Promise<void> {
  const { owner, kind, file, former, onProgress, signal } = change;
  requireNetwork();
  const path = file === null ? null : `profiles/${owner.uid}/${kind}/${nameFor(file)}`;
  try {
    if (path !== null && file !== null) await uploadFile(path, file, onProgress, signal);
  } catch (error) {
    throw errorOf(error);
  }
  try {
    if (kind === 'video') await saveListing(owner.uid, { video: path });
    else {
      await saveAccount(owner, kind === 'photo' ? { profilePhoto: path } : { coverPhoto: path });
    }
  } catch (error) {
    // Whether a silent server has saved it is not known: then the file stays.
    if (path !== null && error instanceof CallError && error.isRefusal) await discard(path);
    throw error;
  }
  // Sample pictures belong to the site.
  if (former?.startsWith(`profiles/${owner.uid}/`)) await discard(former);
}

const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
};

function nameFor(file: Blob): string {
  return `${crypto.randomUUID()}.${ENDINGS[file.type] ?? 'bin'}`;
}

/** A file that nothing shows any more; should it stay, it goes with the account. */
async function discard(path: string): Promise<void> {
  await deleteFile(path).catch((error: unknown) =>
    console.warn('A file that is no longer used could not be deleted', error),
  );
}

type SetFields = (collection: 'users' | 'companions', fields: object) => void;

async function commit(plan: (set: SetFields) => void, uid: string): Promise<void> {
  requireNetwork();
  try {
    await runTransaction(firestore(), async (transaction) => {
      plan((collection, fields) =>
        transaction.update(doc(firestore(), collection, uid), { ...fields }),
      );
    });
  } catch (error) {
    throw errorOf(error);
  }
}

function requireNetwork(): void {
  if (!navigator.onLine) throw new CallError('offline');
}

const CODES: Readonly<Record<string, CallErrorCode>> = {
  'permission-denied': 'forbidden',
  unauthenticated: 'unauthenticated',
  'not-found': 'not-found',
  unavailable: 'unavailable',
  'deadline-exceeded': 'unavailable',
  'storage/unauthorized': 'forbidden',
  'storage/unauthenticated': 'unauthenticated',
  'storage/retry-limit-exceeded': 'unavailable',
};

function errorOf(error: unknown): CallError {
  const code = error instanceof FirebaseError ? CODES[error.code] : undefined;
  if (code === undefined) console.warn('The profile could not be saved', error);
  return new CallError(code ?? 'internal');
}
