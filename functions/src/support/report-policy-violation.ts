import type { IncomingMessage } from 'node:http';
import type { Firestore } from 'firebase-admin/firestore';
import { onRequest } from 'firebase-functions/v2/https';
import { networkOf } from '../platform/caller-network';
import { systemClock } from '../platform/clock';
import { logger } from '../platform/logger';
import { isWithinLimit } from '../platform/rate-limit';
import { database } from '../platform/records/database';
import { readPolicyReport } from './policy-report';

/** A request by a browser, as the handler gets it. */
export interface PolicyReportRequest extends Pick<IncomingMessage, 'headers' | 'socket'> {
  readonly method: string;
  readonly rawBody: Buffer;
}

/**
 * Logs what the content security policy refused (`report-uri` in firebase.json): the directive and
 * the host. Anyone may send anything here, so it is bounded, limited per network, and answered the
 * same.
 * @returns the HTTP status.
 */
export async function recordReport(
  request: PolicyReportRequest,
  db: Firestore,
  now: Date,
): Promise<204 | 405> {
  if (request.method !== 'POST') return 405;
  const violation = readPolicyReport(request.rawBody);
  if (violation === null) return 204;
  if (await isWithinLimit(db, 'policyReports', networkOf(request), now)) {
    logger.warn('The policy refused something', violation);
  }
  return 204;
}

export const reportPolicyViolation = onRequest({ maxInstances: 2 }, async (request, response) => {
  const status = await recordReport(request, database(), systemClock.now());
  response.status(status).end();
});
