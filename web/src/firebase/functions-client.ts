import { CORRELATION_PARAM } from '@hearthkin/domain/foundation/correlation-id';
import { REGION } from '@hearthkin/domain/foundation/region';
import type { FirebaseApp } from 'firebase/app';
import { getFunctions, httpsCallableFromURL } from 'firebase/functions';
import { callErrorOf, type SdkError } from '../lib/call-error';
import { emulators } from '../lib/env';
import { reportError } from '../lib/report-error';
import { firebaseApp } from './app';

/** The address of a function, with the call's id in the query: the SDK sends no headers of ours. */
function addressOf(name: string, correlationId: string, projectId = ''): string {
  const host = emulators
    ? `http://127.0.0.1:${emulators.functions}/${projectId}/${REGION}`
    : `https://${REGION}-${projectId}.cloudfunctions.net`;
  return `${host}/${name}?${new URLSearchParams({ [CORRELATION_PARAM]: correlationId })}`;
}

/**
 * Sends one call, with a correlation id of its own that the function writes into its log.
 * @param app whose user calls; the site's by default.
 * @throws CallError
 */
export async function send<Input, Result>(
  name: string,
  input: Input,
  timeout: number,
  app: FirebaseApp = firebaseApp(),
): Promise<Result> {
  const correlationId = crypto.randomUUID();
  const url = addressOf(name, correlationId, app.options.projectId);
  const callable = httpsCallableFromURL<Input, Result>(getFunctions(app, REGION), url, { timeout });
  try {
    return (await callable(input)).data;
  } catch (error) {
    const failure = callErrorOf(error as SdkError, correlationId);
    reportError(failure, `call ${name}`);
    throw failure;
  }
}
