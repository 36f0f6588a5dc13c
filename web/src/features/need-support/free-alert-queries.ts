import { freeAlertSchema } from '@hearthkin/domain/companion/free-alert';
import { documentsOf } from '../../data/kit/documents';
import { document, mapped, source } from '../../data/kit/queries';

const alerts = source('freeAlerts', documentsOf(freeAlertSchema));

/** The wish of a member to be told when someone can talk; null for none. */
export const freeAlert = (uid: string) =>
  mapped(document(`free-alert/${uid}`, alerts, uid), (found) => found?.data ?? null);
