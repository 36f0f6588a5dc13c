import { expect, it } from 'vitest';
import { preloaded } from './preloaded';
import { folderOfEachTest } from './test-folder';

const folder = folderOfEachTest();

it('an emulator keeps an idle connection for longer than its clients do', () => {
  const script = `
    const server = require('http').createServer((_request, response) => response.end());
    server.listen(0, '127.0.0.1', async () => {
      const answer = await fetch('http://127.0.0.1:' + server.address().port);
      console.log(JSON.stringify(answer.headers.get('keep-alive')));
      server.close();
      server.closeAllConnections();
    });`;
  expect(preloaded('kept-connections.mjs', folder.path, script)).toBe('timeout=600');
});
