import { mailSecrets, mailSurroundings } from '../core/mail-params';
import { defineSweep } from '../core/scheduled';
import { releasePayouts } from './release-payouts';

export const scheduledPayouts = defineSweep(
  'releasePayouts',
  (db, now) => releasePayouts({ db, now, ...mailSurroundings() }),
  'every 5 minutes',
  { secrets: mailSecrets },
);
