import { mailDeps, mailSecrets } from '../core/mail-params';
import { defineSweep } from '../core/scheduled';
import { mailUnread } from './mail-unread';

export const scheduledUnreadMail = defineSweep(
  'mailUnread',
  (db, now) => mailUnread({ db, now, ...mailDeps() }),
  'every 10 minutes',
  { secrets: mailSecrets },
);
