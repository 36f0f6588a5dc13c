import { randomUUID } from 'node:crypto';
import type { Actor } from './actors';
import { createOf, documentName, type RestWrite } from './rest-client';

/** The client's commit for a message: the message, and the count of the sender's. */
export function messageWrites(
  conversation: string,
  { uid }: Pick<Actor, 'uid'>,
  content: string,
  id: string = randomUUID(),
): RestWrite[] {
  const path = `conversations/${conversation}/messages/${id}`;
  return [
    createOf(path, { senderId: uid, content }, ['timestamp']),
    {
      update: {
        name: documentName(`users/${uid}/limits/sent`),
        fields: { last: { stringValue: `${conversation}/${id}` } },
      },
      updateMask: { fieldPaths: ['last'] },
      updateTransforms: [
        { fieldPath: 'at', setToServerValue: 'REQUEST_TIME' },
        { fieldPath: 'count', increment: { integerValue: '1' } },
      ],
    },
  ];
}
