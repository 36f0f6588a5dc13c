import { applicationSchema } from '@hearthkin/domain/companion/application';
import { companionSchema } from '@hearthkin/domain/companion/companion';
import { LIVE_ID, liveSchema } from '@hearthkin/domain/companion/live';
import { profileViewId } from '@hearthkin/domain/companion/profile-view';
import { HOUR_MS } from '@hearthkin/domain/durations';
import { verificationSchema } from '@hearthkin/domain/verification/verification';
import { profileViewSchema } from '../../functions/src/core/records';
import { APPLICATION_DRAFT, APPLICATION_FORM } from '../support/builders';
import type { WritableDocument, Writers } from './writable-document';

/** What companions write of themselves, and members about companions. */
export function companionDocuments(writers: Writers): readonly WritableDocument[] {
  const { now, member, companion, asCompanion, writable } = writers;
  const uploaded = (kind: 'idDocument' | 'proofOfAddress', type: string) => ({
    type,
    fileName: 'scan.pdf',
    storagePath: `verification/${companion}/${kind}/document`,
    contentType: 'application/pdf',
    size: 12_345,
    uploadedAt: new Date(now.getTime() - HOUR_MS),
    status: 'pending',
  });

  return [
    writable({
      name: 'documents for review',
      path: `verifications/${companion}`,
      claims: asCompanion,
      fields: {
        isVerified: false,
        verificationStatus: 'pending',
        documentsUploaded: {
          idDocument: uploaded('idDocument', 'passport'),
          proofOfAddress: uploaded('proofOfAddress', 'utility_bill'),
        },
      },
      stamped: ['submittedAt'],
      schema: verificationSchema,
    }),
    writable({
      name: 'documents again',
      path: `verifications/${companion}`,
      claims: asCompanion,
      stored: {
        [`verifications/${companion}`]: { isVerified: false, verificationStatus: 'rejected' },
      },
      fields: { verificationStatus: 'not_started' },
      schema: verificationSchema,
    }),
    writable({
      name: 'an application',
      path: `applications/${companion}`,
      claims: asCompanion,
      fields: { draft: APPLICATION_DRAFT, status: 'draft', submittedAt: null },
      stamped: ['updatedAt'],
      schema: applicationSchema,
    }),
    writable({
      name: 'a changed application',
      path: `applications/${companion}`,
      claims: asCompanion,
      stored: {
        [`applications/${companion}`]: {
          form: APPLICATION_FORM,
          status: 'draft',
          updatedAt: now,
          submittedAt: null,
        },
      },
      fields: { draft: APPLICATION_DRAFT },
      stamped: ['updatedAt'],
      schema: applicationSchema,
    }),
    writable({
      name: 'a listing',
      path: `companions/${companion}`,
      claims: asCompanion,
      fields: {
        bio: 'I listen.',
        interests: ['art'],
        traits: ['calm', 'listener'],
        supportStyles: ['listening'],
        languages: { native: 'English', secondary: ['German'] },
        hourlyRate: 35,
        minimumSession: 0.5,
        photo: '/sample-avatars/f-01.svg',
        cover: null,
        video: null,
      },
      schema: companionSchema,
    }),
    writable({
      name: 'a sign of being online',
      path: `companions/${companion}/live/${LIVE_ID}`,
      claims: asCompanion,
      fields: {},
      stamped: ['lastActiveAt'],
      schema: liveSchema,
    }),
    writable({
      name: 'a profile view',
      path: `companions/${companion}/views/${profileViewId(member, now)}`,
      fields: {},
      stamped: ['at'],
      schema: profileViewSchema,
    }),
  ];
}
