import { type ProfileFileKind, uploadPathOf } from '@hearthkin/domain/account/profile-upload';
import type { User } from '@hearthkin/domain/account/user';
import type { CallableInput } from '@hearthkin/domain/callables';
import type { Companion } from '@hearthkin/domain/companion/companion';
import type { ListingValues } from '@hearthkin/domain/companion/listing-form';
import type { Offer } from '@hearthkin/domain/companion/offer';
import { doc } from 'firebase/firestore';
import { call } from '../../firebase/call';
import { firestore } from '../../firebase/firestore';
import { uploadFile } from '../../firebase/storage';
import { commit, requireNetwork, storeError } from '../kit/store-error';

/** A companion's listing repeats some fields of their account, so both are written. */
export interface ProfileOwner {
  readonly uid: string;
  readonly hasListing: boolean;
}

/** The account fields that users change themselves. */
export type AccountChange = Partial<
  Pick<User, 'bio' | 'interests' | 'supportPreferences' | 'languages' | 'address' | 'location'>
> & {
  /** A new picture is put there by `publishProfileFile`. */
  readonly profilePhoto?: null;
  readonly coverPhoto?: null;
};

/** The account fields that a listing repeats, with their names there. */
const LISTING_FIELDS = {
  bio: 'bio',
  interests: 'interests',
  languages: 'languages',
  profilePhoto: 'photo',
  coverPhoto: 'cover',
} as const satisfies Partial<Record<keyof AccountChange, keyof Companion>>;

/** The changes of the times at which a companion is available. */
export type HoursChange = Omit<CallableInput<'saveSchedule'>, 'offer'>;

/** The listing's own fields: its video, and the rest of its form. */
export type ListingChange = Partial<
  Omit<ListingValues, keyof AccountChange | keyof HoursChange | 'offer'>
> & { readonly video?: null };

/**
 * Saves account fields, and the listing's copies of them in the same transaction.
 * @throws CallError
 */
export async function saveAccount(owner: ProfileOwner, change: AccountChange): Promise<void> {
  await saveFields(owner, change, {});
}

/** @throws CallError */
export async function saveListing(uid: string, change: ListingChange): Promise<void> {
  await saveFields({ uid, hasListing: true }, {}, change);
}

/** Changes to a listing, by where they are saved. */
export interface ListingEdit {
  readonly account: AccountChange;
  readonly listing: ListingChange;
  readonly hours: HoursChange;
  readonly offer: Partial<Offer>;
}

/**
 * Saves a listing's texts and pictures, then its schedule. If the second fails, the first stay.
 * @throws CallError
 */
export async function saveWholeListing(
  uid: string,
  { account, listing, hours, offer }: ListingEdit,
): Promise<void> {
  await saveFields({ uid, hasListing: true }, account, listing);
  const schedule = isEmpty(offer) ? hours : { ...hours, offer };
  if (!isEmpty(schedule)) await saveSchedule(schedule);
}

/** @throws CallError */
export async function saveSchedule(change: CallableInput<'saveSchedule'>): Promise<void> {
  await call('saveSchedule', change);
}

async function saveFields(
  { uid, hasListing }: ProfileOwner,
  account: AccountChange,
  listing: ListingChange,
): Promise<void> {
  const repeated = Object.fromEntries(
    Object.entries(LISTING_FIELDS).flatMap(([field, name]) => {
      const value = account[field as keyof typeof LISTING_FIELDS];
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const listed = hasListing ? { ...repeated, ...listing } : {};
  if (isEmpty(account) && isEmpty(listed)) return;
  await commit('The profile', (transaction) => {
    if (!isEmpty(account)) transaction.update(doc(firestore(), 'users', uid), { ...account });
    if (!isEmpty(listed)) transaction.update(doc(firestore(), 'companions', uid), listed);
  });
}

function isEmpty(fields: object): boolean {
  return Object.keys(fields).length === 0;
}

interface FileChange {
  readonly owner: ProfileOwner;
  readonly kind: ProfileFileKind;
  /** The new file; null removes the old one. */
  readonly file: Blob | null;
  readonly onProgress?: (part: number) => void;
  readonly signal?: AbortSignal;
}

/** The account fields of pictures. */
const PICTURE_FIELDS = { photo: 'profilePhoto', cover: 'coverPhoto' } as const;

/**
 * Replaces or removes a profile file. The server makes its own of what is uploaded, and deletes the old one when nothing
 * refers to it any more.
 * @throws CallError when the upload or the save failed; the old file is then still in place.
 */
export async function saveProfileFile(change: FileChange): Promise<void> {
  const { owner, kind, file, onProgress, signal } = change;
  if (file === null) {
    if (kind === 'video') return saveListing(owner.uid, { video: null });
    return saveAccount(owner, { [PICTURE_FIELDS[kind]]: null });
  }
  requireNetwork();
  try {
    await uploadFile(uploadPathOf(owner.uid, kind), file, onProgress, signal);
  } catch (error) {
    throw storeError(error, 'The profile');
  }
  await call('publishProfileFile', { kind });
}
