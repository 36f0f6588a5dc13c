import { hostMessageSchema } from '@hearthkin/domain/community/host-message';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { mailSecrets, repeatedMailDeps } from '../mail/mail-params';
import { systemClock } from '../platform/clock';
import { events } from '../platform/records/collections';
import { dataOf, readOr } from '../platform/records/converter';
import { database } from '../platform/records/database';
import { following, isStale, onDocument } from '../platform/trigger';
import { sendHostMessage } from './send-host-message';

/** Sends a host's message to everyone with a place. */
export const onHostMessageCreated = onDocumentCreated(
  { ...onDocument('events/{eventId}/hostMessages/{messageId}'), secrets: mailSecrets },
  following(async (created) => {
    const now = systemClock.now();
    if (created.data === undefined || isStale(created, now)) return;
    const { eventId, messageId } = created.params;
    const db = database();
    const message = readOr(hostMessageSchema, created.data);
    const event = dataOf(await events(db).doc(eventId).get());
    if (message === null || event === null) return;
    const context = { db, now, ...repeatedMailDeps() };
    await sendHostMessage({ eventId, event, messageId, message }, context);
  }),
);
