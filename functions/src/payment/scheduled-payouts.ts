import { defineSweep } from '../core/scheduled';
import { releasePayouts } from './release-payouts';

export const scheduledPayouts = defineSweep('releasePayouts', (db, now) => releasePayouts(db, now));
