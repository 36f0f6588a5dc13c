import { applicationSchema } from '@hearthkin/domain/companion/application';
import type * as z from 'zod/mini';
import { documentsOf } from '../kit/documents';
import { document, source } from '../kit/queries';

const applications = source('applications', documentsOf(applicationSchema));

export type Application = z.infer<typeof applicationSchema>;

/** A companion's own application; null before they started one. */
export const ownApplication = (uid: string) => document(`application/${uid}`, applications, uid);
