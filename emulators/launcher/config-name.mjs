/**
 * Preloaded into the Firebase CLI. The Auth emulator answers a project's configuration without its name, so the Admin SDK
 * refuses to read it. Sign-up reads there whether the project hides who has an account.
 */
import { createRequire } from 'node:module';

try {
  const { authOperations } = createRequire(import.meta.url)(
    'firebase-tools/lib/emulator/auth/operations.js',
  );
  const { projects } = authOperations.identitytoolkit;
  for (const act of ['getConfig', 'updateConfig']) {
    const original = projects[act];
    projects[act] = (state, ...rest) => ({
      name: `projects/${state.projectId}/config`,
      ...original(state, ...rest),
    });
  }
} catch (error) {
  // Another version of firebase-tools may be built differently; then this has no effect.
  if (error.code !== 'MODULE_NOT_FOUND' && error.code !== 'ERR_PACKAGE_PATH_NOT_EXPORTED')
    throw error;
}
