import { REGION } from '@hearthkin/domain/foundation/region';
import { databasePlaces } from '@hearthkin/domain/foundation/regions';
import type { GoogleApi } from './setup/google-api';

/** @throws Error for a place of the database that isn't where the functions run, since they read it many times a call. */
export function requireNear(location: string, region: string = REGION): void {
  const places = databasePlaces(region);
  if (places.length === 0) {
    throw new Error(
      `Google has no functions of both generations in ${region}: take another REGION (domain/src/foundation/regions.ts).`,
    );
  }
  if (places.includes(location)) return;
  throw new Error(
    `The database is in ${location} and the functions run in ${region}, so each of their reads would travel between the two. Near ${region} is ${places.join(' or ')}: take that as --location of a new project, or change REGION in domain/src/foundation/region.ts.`,
  );
}

/**
 * Asks a project where its database is.
 * @throws Error if it has none, or not where the functions run.
 */
export async function requireNearDatabase(api: GoogleApi, projectId: string): Promise<void> {
  const url = `https://firestore.googleapis.com/v1/projects/${projectId}/databases/(default)`;
  const found = await api.get(url);
  if (found === null) {
    throw new Error(`${projectId} has no database yet: run npm run setup:production first.`);
  }
  requireNear(String(found.locationId));
}
