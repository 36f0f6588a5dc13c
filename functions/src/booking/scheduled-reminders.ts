import { mailDeps, mailSecrets } from '../core/mail-params';
import { defineSweep } from '../core/scheduled';
import { remindSessions } from './remind-sessions';

export const scheduledReminders = defineSweep(
  'remindSessions',
  (db, now) => remindSessions({ db, now, ...mailDeps() }),
  'every 5 minutes',
  { secrets: mailSecrets },
);
