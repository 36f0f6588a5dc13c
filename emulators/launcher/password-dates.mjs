/**
 * Preloaded into the Firebase CLI. The Auth emulator dates every password that it imports by the
 * import. Accounts compare that date with the one they have noted, to refuse a password that was
 * set past the product; so after a restart with saved data no password would work. This keeps
 * the date that was saved.
 */
import { createRequire } from 'node:module';
import { having, patch } from './patch.mjs';

patch(import.meta.url, () => {
  const { authOperations } = createRequire(import.meta.url)(
    'firebase-tools/lib/emulator/auth/operations.js',
  );
  const accounts = having(authOperations.identitytoolkit.projects.accounts, 'batchCreate');
  const { batchCreate } = accounts;
  accounts.batchCreate = (state, body, context) => {
    const answer = batchCreate(state, body, context);
    for (const { localId, passwordUpdatedAt } of body.users ?? []) {
      if (passwordUpdatedAt !== undefined && state.getUserByLocalId(localId)) {
        state.updateUserByLocalId(localId, { passwordUpdatedAt });
      }
    }
    return answer;
  };
});
