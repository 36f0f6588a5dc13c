import { picturesOf } from '@hearthkin/domain/booking/claim';
import { claimPictureFolder } from '@hearthkin/domain/booking/claim-pictures';
import type { Firestore } from 'firebase-admin/firestore';
import { claims } from '../platform/records/collections';

/** The folder for pictures of a side about a booking, and the ones that its claim names. */
export function claimFiles(db: Firestore, uid: string, bookingId: string) {
  return {
    pathOf: (name: string) => `${claimPictureFolder(uid, bookingId)}${name}.jpg`,
    named: async () => {
      const claim = (await claims(db).doc(bookingId).get()).data();
      return claim === undefined ? [] : picturesOf(claim);
    },
  };
}
