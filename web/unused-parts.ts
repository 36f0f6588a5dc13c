import type { Plugin } from 'vite';

interface UnusedPart {
  readonly source: string;
  readonly importer: string;
  readonly code: string;
}

const NOTHING = 'get off onChildAdded onChildChanged onChildMoved onChildRemoved onValue'
  .split(' ')
  .map((name) => `export const ${name} = undefined;`)
  .join('\n');

const PARTS: readonly UnusedPart[] = [
  // reactfire puts the Realtime Database's functions into a table when it is loaded, so that no
  // bundler can leave that SDK out.
  { source: 'firebase/database', importer: '/reactfire/', code: NOTHING },
  // Firestore carries an engine for the regular expressions of its pipelines, which we do not use.
  {
    source: 're2js',
    importer: '/@firebase/firestore/',
    code: `export class RE2JS {
  static compile() {
    throw new Error('This site is built without regular expressions in pipelines');
  }
}`,
  },
];

const PREFIX = '\0unused:';

/** Replaces parts of the libraries that this site never reaches, in builds. */
export function withoutUnusedParts(): Plugin {
  return {
    name: 'without-unused-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const isUnused = PARTS.some(
        (part) => part.source === source && importer.includes(part.importer),
      );
      return isUnused ? PREFIX + source : null;
    },
    load(id) {
      return PARTS.find(({ source }) => PREFIX + source === id)?.code ?? null;
    },
  };
}

/**
 * reactfire imports every Firebase SDK, and none of those packages says that it is free of side
 * effects. What nobody calls may go.
 */
export const SDKS_LOADED_ON_USE =
  /node_modules\/(@?firebase\/(auth|functions|remote-config|storage|installations)|reactfire)\//;
