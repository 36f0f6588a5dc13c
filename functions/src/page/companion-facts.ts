import { companionSchema } from '@hearthkin/domain/companion/companion';
import { liveSchema } from '@hearthkin/domain/companion/live';
import { outlineWords } from '@hearthkin/domain/companion/profile-words';
import {
  companionService,
  companionSummary,
  companionTitle,
} from '@hearthkin/domain/companion/public-page';
import type { Firestore } from 'firebase-admin/firestore';
import { companions, liveOf } from '../platform/records/collections';
import type { PageFacts } from './served-page';
import { wireDocument } from './wire';

/** The facts of a companion's page; null for one that doesn't exist or isn't listed. */
export async function readCompanionPage(
  db: Firestore,
  companionId: string,
  site: string,
): Promise<PageFacts | null> {
  const [doc, live] = await Promise.all([
    companions(db).doc(companionId).get(),
    liveOf(db, companionId).get(),
  ]);
  const companion = doc.data();
  if (!companion?.listed) return null;
  const { photo, ...words } = outlineWords(companion);
  const picture = photo === null ? null : pictureAddress(photo);
  return {
    title: companionTitle(companion),
    description: companionSummary(companion),
    address: `${site}/companion/${companionId}`,
    kind: 'profile',
    isFindable: companion.isFindable,
    picture: picture === null ? null : new URL(picture, site).href,
    structured: companionService(companion),
    answer: {
      key: `live-companion/${companionId}`,
      value: [
        [wireDocument(doc, Object.keys(companionSchema.shape))],
        live.exists ? wireDocument(live, Object.keys(liveSchema.shape)) : null,
      ],
    },
    words: { ...words, photo: picture },
  };
}

/** A path on the site stays as it is, a Storage path becomes a download address, as pages have it (`photoUrl`). */
function pictureAddress(photo: string): string {
  if (!photo.startsWith('profiles/')) return photo;
  const emulated = process.env.FIREBASE_STORAGE_EMULATOR_HOST;
  const host = emulated ? `http://${emulated}` : 'https://firebasestorage.googleapis.com';
  const { storageBucket } = JSON.parse(process.env.FIREBASE_CONFIG ?? '{}');
  return `${host}/v0/b/${storageBucket}/o/${encodeURIComponent(photo)}?alt=media`;
}
