import { mailDeps, mailSecrets } from '../core/mail-params';
import { defineSweep } from '../core/scheduled';
import { releasePayouts } from './release-payouts';

export const scheduledPayouts = defineSweep(
  'releasePayouts',
  (db, now) => releasePayouts({ db, now, ...mailDeps() }),
  'every 5 minutes',
  { secrets: mailSecrets },
);
