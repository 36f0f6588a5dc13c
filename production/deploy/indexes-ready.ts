import type { GoogleApi, Json } from '../setup/google-api';

/** The number of a database's indexes that are still being built. */
export async function indexesToBuild(api: GoogleApi, projectId: string): Promise<number> {
  const groups = `https://firestore.googleapis.com/v1/projects/${projectId}/databases/(default)/collectionGroups/-`;
  const states: unknown[] = [];
  for await (const page of pages(api, `${groups}/indexes?pageSize=500`)) {
    for (const { state } of (page.indexes ?? []) as readonly Json[]) states.push(state);
  }
  const filter = encodeURIComponent('indexConfig.usesAncestorConfig:false OR ttlConfig:*');
  for await (const page of pages(api, `${groups}/fields?pageSize=500&filter=${filter}`)) {
    for (const { indexConfig } of (page.fields ?? []) as readonly Json[]) {
      const { indexes = [] } = (indexConfig ?? {}) as { indexes?: readonly Json[] };
      states.push(...indexes.map(({ state }) => state));
    }
  }
  if (states.includes('NEEDS_REPAIR')) {
    throw new Error('An index could not be built: delete it in the console, and deploy again.');
  }
  return states.filter((state) => state === 'CREATING').length;
}

async function* pages(api: GoogleApi, url: string): AsyncGenerator<Json> {
  for (let token = ''; ; ) {
    const page = await api.get(`${url}${token}`);
    if (page === null) return;
    yield page;
    if (typeof page.nextPageToken !== 'string' || page.nextPageToken === '') return;
    token = `&pageToken=${page.nextPageToken}`;
  }
}
