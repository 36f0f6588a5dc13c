import type { Progress } from './progress';
import type { Suite } from './suite';

/** Whether the suite's database has no accounts yet. */
export async function isEmpty(suite: Suite): Promise<boolean> {
  const documents = `http://127.0.0.1:${suite.ports.firestore}/v1/projects/${suite.projectId}/databases/(default)/documents`;
  const counts = await Promise.all(
    ['users', 'companions'].map(async (collection) => {
      const response = await fetch(`${documents}/${collection}?pageSize=1`, {
        headers: { authorization: 'Bearer owner' },
      });
      const page = (await response.json()) as { documents?: unknown[] };
      return page.documents?.length ?? 0;
    }),
  );
  return counts.every((count) => count === 0);
}

/**
 * Fills the suite with sample people. Triggers are off, since the samples include their results.
 */
export async function seed(
  suite: Suite,
  companions: number | undefined,
  progress: Progress,
): Promise<void> {
  // Loaded on demand: the Admin SDK is slow to load.
  const { seedSuite } = await import('../seed/run');
  // Otherwise the Admin SDK would query the cloud's metadata server.
  process.env.METADATA_SERVER_DETECTION = 'none';
  await suite.hub.disableTriggers();
  try {
    await seedSuite(
      {
        projectId: suite.projectId,
        firestoreHost: `127.0.0.1:${suite.ports.firestore}`,
        authHost: `127.0.0.1:${suite.ports.auth}`,
        testPaymentsUrl: suite.testPaymentsUrl,
      },
      { companions },
      (message) => progress.say(`Sample data: ${message}`),
    );
  } finally {
    await suite.hub.enableTriggers();
  }
}
