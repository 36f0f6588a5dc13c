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
  /** Part of the importing file's path. */
  readonly importer: string;
  readonly code: string;
}

/**
 * Dependencies that no page uses, or that React has made superfluous. Sizes are gzip -9, for a
 * signed-in page.
 */
const REPLACEMENTS: readonly Replacement[] = [
  // 30 KB: reactfire refers to the Realtime Database, which we don't use.
  {
    source: 'firebase/database',
    importer: '/reactfire/',
    code: DATABASE_FUNCTIONS.map((name) => `export const ${name} = undefined;`).join('\n'),
  },
  // 45 KB: Firestore's regular expressions for pipelines, which we don't use.
  {
    source: 're2js',
    importer: '/@firebase/firestore/',
    code: `export class RE2JS {
  static compile() {
    throw new Error('This site is built without regular expressions in pipelines');
  }
}`,
  },
  // For versions of React without this hook. Without a snapshot for the server, no page with a read
  // could be hydrated.
  {
    source: 'use-sync-external-store/shim',
    importer: '/reactfire/',
    code: `import { useSyncExternalStore as use } from 'react';
export const useSyncExternalStore = (subscribe, read) => use(subscribe, read, read);`,
  },
];

/** 4 KB: by default bundlers get the development build with its warnings. */
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
 * Aliases for whole optional dependencies, in builds only. No library code is edited. Fails the
 * build when an alias no longer applies.
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
      const unused = sources.filter((source) => !applied.has(source));
      if (unused.length > 0) {
        this.error(
          `Nothing imports ${unused.join(', ')} any more: remove the alias from web/library-aliases.ts.`,
        );
      }
    },
  };
}

/**
 * reactfire imports every Firebase SDK, and none of them is marked as free of side effects. This
 * lets the bundler drop the unused ones.
 */
export const SIDE_EFFECT_FREE_SDKS =
  /node_modules\/(@?firebase\/(auth|firestore|functions|remote-config|storage|installations)|reactfire)\//;
