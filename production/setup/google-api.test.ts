import { afterEach, expect, it, vi } from 'vitest';
import { googleApi } from './google-api';

afterEach(() => vi.unstubAllEnvs());

it('tells a person who isn’t signed in on this machine how to', async () => {
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', '/no/such/file.json');
  await expect(googleApi('hearthkin').get('https://example.test/')).rejects.toThrow(
    'gcloud auth application-default login',
  );
});
