import { type Pausable, pausedSentence } from '@hearthkin/domain/foundation/switches';
import { arePaymentsLive } from '../../lib/payments';
import { useLive } from '../kit/live-query';
import { switches } from './switch-queries';

/**
 * The sentence about what operators have switched off, while they have. While that is unknown it counts as on: the
 * server refuses it. Where no money moves, payments can't be paused.
 */
export function usePaused(name: Pausable): string | null {
  const read = useLive(name === 'payments' && !arePaymentsLive() ? null : switches());
  return read.status === 'ready' ? pausedSentence(read.data?.data ?? null, name) : null;
}
