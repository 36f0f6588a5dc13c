import { hostMessageSchema } from '@hearthkin/domain/community/host-message';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { systemClock } from '../core/clock';
import { events } from '../core/collections';
import { dataOf, readOr } from '../core/converter';
import { database } from '../core/database';
import { mailSecrets, repeatedMailDeps } from '../core/mail-params';
import { isStale, onDocument, skippingUnreadable } from '../core/trigger';
import { sendHostMessage } from './send-host-message';

/** Sends a host's message to everyone with a place. */
export const onHostMessageCreated = onDocumentCreated(
  { ...onDocument('events/{eventId}/hostMessages/{messageId}'), secrets: mailSecrets },
  skippingUnreadable(async (created) => {
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
