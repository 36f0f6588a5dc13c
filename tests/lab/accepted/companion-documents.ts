import { companionSchema } from '@hearthkin/domain/companion/companion';
import { LIVE_ID, liveSchema } from '@hearthkin/domain/companion/live';
import { profileViewId } from '@hearthkin/domain/companion/profile-view';
import { profileViewSchema } from '../../../functions/src/platform/records/records';
import type { WritableDocument, Writers } from './writable-document';

/** What companions write of themselves, and members about companions. */
export function companionDocuments(writers: Writers): readonly WritableDocument[] {
  const { now, member, companion, asCompanion, writable } = writers;
  return [
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
