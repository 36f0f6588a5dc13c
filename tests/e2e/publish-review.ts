import { expect } from '@playwright/test';
import { adminDb } from '../support/admin';
import { tick } from '../support/suite';

/** Publishes a review that is due. One run works at a time, so that of another test may be at it just now. */
export async function publishReview(path: string): Promise<void> {
  await expect(async () => {
    await tick('publishReviews');
    expect((await adminDb.doc(path).get()).get('reviewId')).not.toBeNull();
  }).toPass();
}
