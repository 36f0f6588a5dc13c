import { mailSettings, mailUserId, siteUrl } from '../core/mail-params';
import { mailSenders } from '../core/mail-senders';
import { defineSweep } from '../core/scheduled';
import { remindSessions } from './remind-sessions';

export const scheduledReminders = defineSweep(
  'remindSessions',
  (db, now) =>
    remindSessions({ db, now, senders: mailSenders(mailSettings()), siteUrl: siteUrl.value() }),
  'every 5 minutes',
  { secrets: [mailUserId] },
);
