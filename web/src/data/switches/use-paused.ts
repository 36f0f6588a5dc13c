import { type Pausable, pausedSentence, switchesSchema } from '@hearthkin/domain/foundation/switches';
import { arePaymentsLive } from '../../lib/payments';
import { documentsOf } from '../kit/documents';
import { useLive } from '../kit/live-query';
import { document, publicSource } from '../kit/queries';

const site = publicSource('site', documentsOf(switchesSchema), Object.keys(switchesSchema.shape));

/** The parts of the product that operators have switched off. */
export const switches = document('switches', site, 'switches');

/**
 * The sentence about what operators have switched off, while they have. While that is unknown it counts as on: the
 * server refuses it with the same sentence. Where no money moves, payments can't be paused.
 */
export function usePaused(name: Pausable): string | null {
  const read = useLive(name === 'payments' && !arePaymentsLive() ? null : switches);
  return read.status === 'ready' ? pausedSentence(read.data?.data ?? null, name) : null;
}
