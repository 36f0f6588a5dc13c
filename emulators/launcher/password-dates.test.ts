import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { preloaded } from './preloaded';

let folder: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'password-dates-')));
});

afterEach(() => rmSync(folder, { recursive: true }));

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
  expect(preloaded('password-dates.mjs', folder, script)).toBe(1_700_000_000_000);
});
