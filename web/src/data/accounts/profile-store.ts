import type { User } from '@hearthkin/domain/account/user';
import type { Companion } from '@hearthkin/domain/companion/companion';
import { doc } from 'firebase/firestore';
import { firestore } from '../../firebase/firestore';
import { deleteFile, uploadFile } from '../../firebase/storage';
import { CallError } from '../../lib/call-error';
import { commit, requireNetwork, storeError } from '../kit/store-error';

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
    | 'interests'
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
  interests: 'interests',
  languages: 'languages',
  profilePhoto: 'photo',
  coverPhoto: 'cover',
} as const satisfies Partial<Record<keyof AccountChange, keyof Companion>>;

/** What a listing says that the account does not. */
export type ListingChange = Partial<
  Pick<Companion, 'hourlyRate' | 'video' | 'traits' | 'supportStyles' | 'minimumSession'>
>;

/** When a companion has time. */
export type HoursChange = Partial<Pick<Companion, 'weeklyAvailability' | 'timeZone'>>;

/**
 * Changes an account, and the listing with it: both or neither.
 * @throws CallError
 */
export async function saveAccount(owner: ProfileOwner, change: AccountChange): Promise<void> {
  await saveFields(owner, change, {});
}

/** @throws CallError */
export async function saveListing(uid: string, change: ListingChange): Promise<void> {
  await saveFields({ uid, hasListing: true }, {}, change);
}

/** What somebody changed about their listing, wherever it is kept. */
export interface ListingEdit {
  readonly account: AccountChange;
  readonly listing: ListingChange;
  readonly hours: HoursChange;
}

/**
 * Changes everything about a listing: the words first, then the hours, which the rules only take on
 * their own. Should the second fail, the first stays saved.
 * @throws CallError
 */
export async function saveWholeListing(uid: string, edit: ListingEdit): Promise<void> {
  await saveFields({ uid, hasListing: true }, edit.account, edit.listing);
  await saveFields({ uid, hasListing: true }, {}, edit.hours);
}

async function saveFields(
  { uid, hasListing }: ProfileOwner,
  account: AccountChange,
  listing: ListingChange | HoursChange,
): Promise<void> {
  const repeated = Object.fromEntries(
    Object.entries(LISTED).flatMap(([field, name]) => {
      const value = account[field as keyof typeof LISTED];
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const listed = hasListing ? { ...repeated, ...listing } : {};
  const isEmpty = (fields: object) => Object.keys(fields).length === 0;
  if (isEmpty(account) && isEmpty(listed)) return;
  await commit('The profile', (transaction) => {
    if (!isEmpty(account)) transaction.update(doc(firestore(), 'users', uid), { ...account });
    if (!isEmpty(listed)) transaction.update(doc(firestore(), 'companions', uid), listed);
  });
}

/** A file of a profile, and the field that says where it is. */
export type ProfileFileKind = 'photo' | 'cover' | 'video';

interface FileChange {
  readonly owner: ProfileOwner;
  readonly kind: ProfileFileKind;
  /** The new file; null removes the former. */
  readonly file: Blob | null;
  readonly onProgress?: (part: number) => void;
  readonly signal?: AbortSignal;
}

/**
 * Puts a file in the place of the former, which the server deletes once nothing shows it any more. Each
 * has a name of its own, so that no browser shows an old one from its cache.
 * @throws CallError when it could not be uploaded or saved; the former is still there then.
 */
export async function saveProfileFile(change: FileChange): Promise<void> {
  const { owner, kind, file, onProgress, signal } = change;
  requireNetwork();
  const path = file === null ? null : `profiles/${owner.uid}/${kind}/${nameFor(file)}`;
  try {
    if (path !== null && file !== null) await uploadFile(path, file, onProgress, signal);
  } catch (error) {
    throw storeError(error, 'The profile');
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
