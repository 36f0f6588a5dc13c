import { expect, it } from 'vitest';
import { preloaded } from './preloaded';
import { folderOfEachTest } from './test-folder';

const folder = folderOfEachTest();

it('an imported password keeps its date', () => {
  const script = `
    const { authOperations } = require('firebase-tools/lib/emulator/auth/operations.js');
    const { AgentProjectState } = require('firebase-tools/lib/emulator/auth/state.js');
    const state = new AgentProjectState('demo-dates');
    const { accounts } = authOperations.identitytoolkit.projects;
    accounts.batchCreate(state, {
      users: [{ localId: 'maya', passwordHash: 'hash', salt: 'salt', passwordUpdatedAt: 1700000000000 }],
    });
    console.log(JSON.stringify(state.getUserByLocalId('maya').passwordUpdatedAt));`;
  expect(preloaded('password-dates.mjs', folder.path, script)).toBe(1_700_000_000_000);
});
