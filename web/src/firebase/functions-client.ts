import { callPath } from '@hearthkin/domain/call-services';
import type { CallableName } from '@hearthkin/domain/callables';
import { CORRELATION_PARAM } from '@hearthkin/domain/foundation/correlation-id';
import { REGION } from '@hearthkin/domain/foundation/region';
import type { FirebaseApp } from 'firebase/app';
import { getFunctions, httpsCallableFromURL } from 'firebase/functions';
import { callErrorOf, type SdkError } from '../lib/call-error';
import { emulators } from '../lib/env';
import { reportError } from '../lib/report-error';
import { firebaseApp } from './app';

/**
 * The id of all calls of this page, until it is loaded again. It is the same for all, because a browser asks for each
 * other address again whether a call may be sent there.
 */
const CORRELATION_ID = crypto.randomUUID();

/** The address of a call at its service, with the page's id in the query: the SDK sends no headers of ours. */
function addressOf(name: CallableName, projectId = ''): string {
  const host = emulators
    ? `http://127.0.0.1:${emulators.functions}/${projectId}/${REGION}`
    : `https://${REGION}-${projectId}.cloudfunctions.net`;
  const query = new URLSearchParams({ [CORRELATION_PARAM]: CORRELATION_ID });
  return `${host}/${callPath(name)}?${query}`;
}

/**
 * Sends one call, with the page's correlation id, which the function writes into its log.
 * @param app whose user calls; the site's by default.
 * @throws CallError
 */
export async function send<Input, Result>(
  name: CallableName,
  input: Input,
  timeout: number,
  app: FirebaseApp = firebaseApp(),
): Promise<Result> {
  const url = addressOf(name, app.options.projectId);
  const callable = httpsCallableFromURL<Input, Result>(getFunctions(app, REGION), url, { timeout });
  try {
    return (await callable(input)).data;
  } catch (error) {
    const failure = callErrorOf(error as SdkError, CORRELATION_ID);
    reportError(failure, `call ${name}`);
    throw failure;
  }
}
