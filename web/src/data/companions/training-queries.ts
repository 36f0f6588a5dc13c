import { trainingSchema } from '@hearthkin/domain/companion/training';
import { documentsOf } from '../kit/documents';
import { document, source } from '../kit/queries';

const trainings = source('trainings', documentsOf(trainingSchema));

/** A companion's progress in the training; null before the first quiz was answered. */
export const training = (uid: string) => document(`training/${uid}`, trainings, uid);
