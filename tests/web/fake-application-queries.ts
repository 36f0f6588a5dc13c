import type * as Queries from '../../web/src/data/applications/application-queries';
import { read } from './fake-queries';

/** Stands in for what is read of applications. */

export const ownApplication: typeof Queries.ownApplication = (uid) =>
  read(
    'ownApplication',
    uid,
    ({ applications }) => applications.find(({ id }) => id === uid) ?? null,
  );

export const waitingApplications: typeof Queries.waitingApplications = (count) =>
  read('waitingApplications', String(count), ({ applications }) =>
    applications.filter(({ data }) => data.status === 'submitted').slice(0, count),
  );
