import { REGION } from '@hearthkin/domain/foundation/region';
import type { DeployedFunction } from '../functions-of-bundle';
import type { GoogleApi, Json } from '../setup/google-api';

/** The ids of functions that run in a project and that a release lacks. */
export async function functionsLeft(
  api: GoogleApi,
  projectId: string,
  functions: readonly Pick<DeployedFunction, 'id'>[],
): Promise<readonly string[]> {
  const url = `https://cloudfunctions.googleapis.com/v2/projects/${projectId}/locations/${REGION}/functions?pageSize=1000`;
  const { functions: running = [] } = ((await api.get(url)) ?? {}) as {
    functions?: readonly Json[];
  };
  const known = new Set(functions.map(({ id }) => id));
  // Each generation's service is named after the function, in the case it was exported with.
  return running
    .map(({ name }) => String(name).split('/').at(-1) ?? '')
    .filter((id) => !known.has(id))
    .sort();
}
