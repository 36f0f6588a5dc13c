import { expect, it } from 'vitest';
import { preloaded } from './preloaded';
import { folderOfEachTest } from './test-folder';

const folder = folderOfEachTest();

it('a project’s configuration in the Auth emulator has the name that the Admin SDK asks for', () => {
  const script = `
    const { authOperations } = require('firebase-tools/lib/emulator/auth/operations.js');
    const { AgentProjectState } = require('firebase-tools/lib/emulator/auth/state.js');
    const { projects } = authOperations.identitytoolkit;
    const state = new AgentProjectState('demo-name');
    const body = { emailPrivacyConfig: { enableImprovedEmailPrivacy: true } };
    projects.updateConfig(state, body, { params: { query: {} } });
    console.log(JSON.stringify(projects.getConfig(state)));`;
  expect(preloaded('config-name.mjs', folder.path, script)).toMatchObject({
    name: 'projects/demo-name/config',
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  });
});
