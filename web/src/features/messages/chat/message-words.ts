import { RATE_LIMITS } from '@hearthkin/domain/foundation/rate-limits';
import { CallError } from '../../../lib/call-error';
import { failureSentence } from '../../../ui/hooks/use-action';

/** The reason why a message was not sent. */
export function notSentWords(error: unknown): string {
  if (error instanceof CallError && error.code === 'forbidden') {
    return `Message not sent. If you’ve just sent ${RATE_LIMITS.messages.max} or more, wait a minute and try again.`;
  }
  return failureSentence(error);
}

/** Delivery states of the user's own messages. */
export const DELIVERY = {
  sending: 'Sending…',
  waiting: 'Waiting for connection',
  sent: 'Sent',
  read: 'Read',
} as const;
export type Delivery = keyof typeof DELIVERY;
