import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { onSchedule, type ScheduleOptions } from 'firebase-functions/v2/scheduler';
import { systemClock } from './clock';
import { database } from './database';
import { REGION } from './region';

/** A job that runs every five minutes or as told, and logs what it answers. */
export function defineSweep(
  name: string,
  job: (db: Firestore, now: Date) => Promise<Readonly<Record<string, number>>>,
  schedule = 'every 5 minutes',
  options: Pick<ScheduleOptions, 'secrets' | 'timeoutSeconds'> = {},
) {
  return onSchedule({ ...options, schedule, region: REGION }, async () => {
    const result = await job(database(), systemClock.now());
    logger.write({ severity: 'INFO', message: 'sweep', function: name, ...result });
  });
}
