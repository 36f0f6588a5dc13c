import { mailSecrets, mailSurroundings } from '../core/mail-params';
import { defineSweep } from '../core/scheduled';
import { mailUnread } from './mail-unread';

export const scheduledUnreadMail = defineSweep(
  'mailUnread',
  (db, now) => mailUnread({ db, now, ...mailSurroundings() }),
  'every 10 minutes',
  { secrets: mailSecrets },
);
