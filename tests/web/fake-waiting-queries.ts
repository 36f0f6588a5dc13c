import type { QueueId } from '@hearthkin/domain/admin/queues';
import type { Doc } from '../../web/src/data/kit/readers';
import type * as Queries from '../../web/src/features/admin/waiting-queries';
import type { Waiting } from '../../web/src/features/admin/waiting-queries';
import { readPages } from './fake-pages';
import { read, type World } from './fake-queries';

/** Stands in for what waits for staff as a whole; queues that no test counts are empty. */

export const MAX_WAITING = 50;

type Items<Id extends QueueId> = readonly Doc<Waiting[Id]>[];

function waitingIn<Id extends QueueId>(queue: Id, world: World): Items<Id> {
  const all: { readonly [Each in QueueId]: Items<Each> } = {
    verifications: [],
    identities: [],
    applications: world.applications.filter(({ data }) => data.status === 'submitted'),
    events: [],
    stories: [],
    reports: world.reports.filter(({ data }) => data.status === 'open'),
    messages: world.contactMessages.filter(({ data }) => data.status === 'open'),
  };
  return all[queue];
}

export const waitingCount: typeof Queries.waitingCount = (queue, round) =>
  read('waitingCount', `${queue}/${round}`, (world) =>
    Math.min(MAX_WAITING, waitingIn(queue, world).length),
  );

export const waitingPages: typeof Queries.waitingPages = (queue) =>
  readPages('waitingPages', queue, MAX_WAITING, (world) => waitingIn(queue, world));
