import { HOUR_MS } from '@hearthkin/domain/foundation/durations';
import {
  CONTACT_KEEP_MS,
  type ContactMessage,
  contactSeverity,
} from '@hearthkin/domain/support/contact';
import type { SampleAccount } from './accounts';

export interface SampleContactMessage {
  readonly id: string;
  readonly data: ContactMessage;
}

/** Open messages to support, from a sample member and a visitor. */
export function sampleContactMessages(
  [member]: readonly SampleAccount[],
  now: Date,
): SampleContactMessage[] {
  const visitor = {
    name: 'Ines Aldous',
    email: 'ines.aldous@example.test',
    subject: 'Is there somebody in my town?',
    message:
      'Good evening,\n\nmy father has moved to a small place by the coast and would like company for his walks. Do you have companions there, or could one come by train?\n\nThank you, Ines',
    uid: null,
  };
  const own = member && {
    name: `${member.user.firstName} ${member.user.lastName}`,
    email: member.user.email,
    subject: 'A receipt for last month',
    message: 'I would like one receipt for all sessions of last month. Where do I find it?',
    uid: member.uid,
  };
  return [
    { id: 'sample-visitor', data: waitingSince(visitor, 5, now) },
    ...(own === undefined ? [] : [{ id: 'sample-member', data: waitingSince(own, 2, now) }]),
  ];
}

function waitingSince(
  written: Pick<ContactMessage, 'name' | 'email' | 'subject' | 'message' | 'uid'>,
  hours: number,
  now: Date,
): ContactMessage {
  const createdAt = new Date(now.getTime() - hours * HOUR_MS);
  const expireAt = new Date(createdAt.getTime() + CONTACT_KEEP_MS);
  const open = { status: 'open', answer: null, decidedAt: null, decidedBy: null } as const;
  const severity = contactSeverity(written.subject);
  return { ...written, severity, ...open, createdAt, expireAt };
}
