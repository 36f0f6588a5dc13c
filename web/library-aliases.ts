import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const DATABASE_FUNCTIONS = [
  'get',
  'off',
  'onChildAdded',
  'onChildChanged',
  'onChildMoved',
  'onChildRemoved',
  'onValue',
];

interface Replacement {
  readonly source: string;
  /** A part of the path of the file that imports it. */
  readonly importer: string;
  readonly code: string;
}

/** Whole optional dependencies that no page reaches. The sizes are gzip -9, of a signed-in page. */
const REPLACEMENTS: readonly Replacement[] = [
  // 30 KB: reactfire's table of functions names the Realtime Database, which we do not use.
  {
    source: 'firebase/database',
    importer: '/reactfire/',
    code: DATABASE_FUNCTIONS.map((name) => `export const ${name} = undefined;`).join('\n'),
  },
  // 45 KB: Firestore's engine for regular expressions in pipelines, which we do not use.
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

/** 4 KB: the package offers bundlers its development build, with warnings for developers. */
const ROUTER_FILES: Readonly<Record<string, string>> = {
  'react-router': 'index.mjs',
  'react-router/dom': 'dom-export.mjs',
};

const routerFolder = () =>
  join(
    dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
    'dist/production',
  );

const PREFIX = '\0replaced:';

/**
 * Aliases for whole optional dependencies, in builds only. No library's own code is edited.
 * Ends a build with a sentence when one of them no longer applies.
 */
export function libraryAliases({ mustApply }: { readonly mustApply: boolean }): Plugin {
  const applied = new Set<string>();
  return {
    name: 'library-aliases',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const replaced = REPLACEMENTS.some(
        (one) => one.source === source && importer.includes(one.importer),
      );
      const routerFile = ROUTER_FILES[source];
      if (!replaced && routerFile === undefined) return null;
      applied.add(source);
      return replaced ? PREFIX + source : join(routerFolder(), routerFile ?? '');
    },
    load(id) {
      return REPLACEMENTS.find(({ source }) => PREFIX + source === id)?.code ?? null;
    },
    buildEnd(error) {
      if (error !== undefined || !mustApply) return;
      const sources = [...REPLACEMENTS.map(({ source }) => source), ...Object.keys(ROUTER_FILES)];
      const idle = sources.filter((source) => !applied.has(source));
      if (idle.length > 0) {
        this.error(
          `Nothing imports ${idle.join(', ')} any more: remove the alias from web/library-aliases.ts.`,
        );
      }
    },
  };
}

/**
 * reactfire imports every Firebase SDK, and none of those packages says that it is free of side
 * effects. Bundlers may drop those that nothing calls.
 */
export const SDKS_LOADED_ON_USE =
  /node_modules\/(@?firebase\/(auth|functions|remote-config|storage|installations)|reactfire)\//;
