/**
 * Preloaded into the Firebase CLI. The Auth emulator answers a project's configuration without its name, so the Admin SDK
 * refuses to read it. Sign-up reads there whether the project hides who has an account.
 */
import { createRequire } from 'node:module';
import { having, patch } from './patch.mjs';

patch(import.meta.url, () => {
  const { authOperations } = createRequire(import.meta.url)(
    'firebase-tools/lib/emulator/auth/operations.js',
  );
  const projects = having(authOperations.identitytoolkit.projects, 'getConfig', 'updateConfig');
  for (const act of ['getConfig', 'updateConfig']) {
    const original = projects[act];
    projects[act] = (state, ...rest) => ({
      name: `projects/${state.projectId}/config`,
      ...original(state, ...rest),
    });
  }
});
