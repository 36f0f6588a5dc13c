import { requireNear } from '../near-database';
import type { Json } from './google-api';
import type { Change, Step } from './step';

/** Firestore's longest is 14 weeks; the privacy page promises that backups are gone after 90 days. */
const BACKUPS_KEPT_WEEKS = 12;
const WEEK_SECONDS = 7 * 24 * 60 * 60;

/** The protection of the database against loss: by accident, by a wrong write, by a wrong release. */
const SAFE: Readonly<Record<string, string>> = {
  deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
  pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
};

/** The database, protected from deletion, with recovery to any minute of a week, and daily backups. */
export const database: Step = async (api, { projectId, location }) => {
  const all = `https://firestore.googleapis.com/v1/projects/${projectId}/databases`;
  const url = `${all}/(default)`;
  const found = await api.get(url);
  const changes: Change[] = [];
  if (found === null) {
    requireNear(location);
    const wanted: Json = { type: 'FIRESTORE_NATIVE', locationId: location, ...SAFE };
    changes.push({
      what: `Create the database in ${location}, which can’t be changed later, protected from deletion and with point-in-time recovery`,
      apply: () => api.send('POST', `${all}?databaseId=(default)`, wanted),
    });
  } else {
    if (found.type !== 'FIRESTORE_NATIVE') {
      throw new Error(
        'The database isn’t in native mode, which can’t be changed: take another project.',
      );
    }
    requireNear(String(found.locationId));
    const other = Object.entries(SAFE).filter(([field, value]) => found[field] !== value);
    if (other.length > 0) {
      const mask = other.map(([field]) => `updateMask=${field}`).join('&');
      changes.push({
        what: `Change the database: ${other.map(([, value]) => value.toLowerCase().replaceAll('_', ' ')).join(', ')}`,
        apply: () => api.send('PATCH', `${url}?${mask}`, Object.fromEntries(other)),
      });
    }
  }
  const schedules = ((await api.get(`${url}/backupSchedules`)) ?? {}) as {
    readonly backupSchedules?: readonly Json[];
  };
  if (
    (schedules.backupSchedules ?? []).every(({ dailyRecurrence }) => dailyRecurrence === undefined)
  ) {
    const retention = `${BACKUPS_KEPT_WEEKS * WEEK_SECONDS}s`;
    changes.push({
      what: `Back the database up every day, and keep each backup ${BACKUPS_KEPT_WEEKS} weeks`,
      apply: () => api.send('POST', `${url}/backupSchedules`, { dailyRecurrence: {}, retention }),
    });
  }
  return changes;
};

/** The bucket for pictures and documents, where a deleted file can be brought back for a week. */
export const bucket: Step = async (api, { projectId, location }) => {
  const storage = `https://firebasestorage.googleapis.com/v1alpha/projects/${projectId}/defaultBucket`;
  const name = `${projectId}.firebasestorage.app`;
  const url = `https://storage.googleapis.com/storage/v1/b/${name}`;
  const softDeletePolicy = { retentionDurationSeconds: String(WEEK_SECONDS) };
  // Rights are the bucket's alone: no file can be made public by itself.
  const iamConfiguration = { uniformBucketLevelAccess: { enabled: true } };
  const changes: Change[] = [];
  if ((await api.get(storage)) === null) {
    changes.push({
      what: `Create the bucket ${name} in ${bucketLocation(location)}, which can’t be changed later`,
      apply: () => api.send('POST', storage, { location: bucketLocation(location) }),
    });
  }
  const found = (await api.get(url)) as {
    softDeletePolicy?: typeof softDeletePolicy;
    iamConfiguration?: typeof iamConfiguration;
  } | null;
  const kept = found?.softDeletePolicy?.retentionDurationSeconds;
  if (kept !== softDeletePolicy.retentionDurationSeconds) {
    changes.push({
      what: 'Keep deleted files of the bucket for a week',
      apply: () => api.send('PATCH', url, { softDeletePolicy }),
    });
  }
  if (found?.iamConfiguration?.uniformBucketLevelAccess.enabled !== true) {
    changes.push({
      what: 'Let rights be those of the bucket only, none of single files',
      apply: () => api.send('PATCH', url, { iamConfiguration }),
    });
  }
  return changes;
};

/** Firestore's names of multi-regions aren't those of Storage. */
function bucketLocation(location: string): string {
  const multi: Readonly<Record<string, string>> = { nam5: 'US', nam7: 'US', eur3: 'EU' };
  return multi[location] ?? location.toUpperCase();
}
