import { expect, it } from 'vitest';
import { isSpreading } from './firebase-cli';

it.each([
  [
    true,
    'Build failed: Could not build the function due to a missing permission on the build service account. If you didn’t revoke that permission explicitly, this could be caused by a change in the organization policies.',
  ],
  [
    true,
    "Unable to retrieve the repository metadata for projects/p/locations/us-central1/repositories/gcf-artifacts. Ensure that the Cloud Functions service account has 'artifactregistry.repositories.list' and 'artifactregistry.repositories.get' permissions.",
  ],
  [
    true,
    'Access to bucket gcf-sources-123456-us-central1 denied. You must grant Storage Object Viewer permission to 123456-compute@developer.gserviceaccount.com.',
  ],
  [
    true,
    'Permission denied on secret: projects/123456/secrets/PEOPLE_KEY/versions/1 for Revision service account functions@p.iam.gserviceaccount.com.',
  ],
  [false, 'Build failed: npm ci can only install with an existing package-lock.json'],
  [false, 'Quota exceeded for total allowable CPU per project per region.'],
])('deploys again: %s, after “%s”', (expected, printed) => {
  expect(isSpreading(printed)).toBe(expected);
});
