import type { SharedFace } from '@hearthkin/domain/verification/shared-face';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { faceTemplates, sharedFaces } from '../platform/records/collections';
import type { KeptFace } from '../platform/records/records';

/** The most faces that one is found to be like. */
const MOST_FACES = 20;

/** Kept faces like this one, the nearest first. It runs in no transaction. */
export function facesNear(
  db: Firestore,
  { model, template }: Pick<KeptFace, 'model' | 'template'>,
  sameWithin: number,
): FirebaseFirestore.VectorQuery<KeptFace> {
  return faceTemplates(db).where('model', '==', model).findNearest({
    vectorField: 'template',
    queryVector: template,
    limit: MOST_FACES,
    distanceMeasure: 'EUCLIDEAN',
    distanceThreshold: sameWithin,
  });
}

/** The people who have a face like that person's, as far as it was found. */
export function sharedFacesWith(db: Firestore, uid: string): Query<SharedFace> {
  return sharedFaces(db).where('people', 'array-contains', uid);
}
