import type { Plugin } from 'vite';

const STUB = '\0unused-realtime-database';

/**
 * reactfire puts the Realtime Database's functions into a table when it is loaded, so that no
 * bundler can leave that SDK out. We never use it: reactfire gets names that hold nothing.
 */
export function withoutRealtimeDatabase(): Plugin {
  return {
    name: 'without-realtime-database',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      return source === 'firebase/database' && importer?.includes('/reactfire/') ? STUB : null;
    },
    load(id) {
      if (id !== STUB) return null;
      const names = 'get off onChildAdded onChildChanged onChildMoved onChildRemoved onValue';
      return names
        .split(' ')
        .map((name) => `export const ${name} = undefined;`)
        .join('\n');
    },
  };
}

/**
 * reactfire imports every Firebase SDK, and none of those packages says that it is free of side
 * effects. What nobody calls may go.
 */
export const SDKS_LOADED_ON_USE =
  /node_modules\/(@?firebase\/(auth|functions|remote-config|storage|installations)|reactfire)\//;
