import { join } from 'node:path';

/** The first script and the first page: where a first visit starts. */
const ENTRY_MODULES = ['src/main.tsx', 'src/app/landing-page.tsx'].map((file) =>
  join(import.meta.dirname, file),
);

/** Modules that only re-export: importing one doesn't mean needing all of it. */
const RE_EXPORTS = /\/@mui\/(system|utils|material\/styles)\/index\.mjs$/;

interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** All modules that a first visit imports, directly or indirectly. */
function firstVisitModules(graph: Graph): ReadonlySet<string> {
  const known = new Set<string>();
  const add = (id: string) => {
    if (known.has(id) || RE_EXPORTS.test(id)) return;
    known.add(id);
    for (const inner of graph.getModuleInfo(id)?.importedIds ?? []) add(inner);
  };
  for (const id of ENTRY_MODULES) add(id);
  return known;
}

const graphs = new WeakMap<Graph, ReadonlySet<string>>();

function ifInFirstVisit(name: string) {
  return (id: string, graph: Graph) => {
    const needed = graphs.get(graph) ?? firstVisitModules(graph);
    graphs.set(graph, needed);
    return needed.has(id) ? name : null;
  };
}

/** Chunks with fixed contents, whichever page needs them first. The bundler splits the rest. */
export const CHUNKS = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
  // Two files instead of forty for a first visit, which also compresses better.
  {
    name: ifInFirstVisit('mui'),
    debugName: 'mui',
    test: /node_modules\/(@mui|@emotion|@babel\/runtime|stylis|clsx|react-is)\//,
  },
  {
    name: ifInFirstVisit('site'),
    debugName: 'site',
    test: /web\/src\/(app\/(?!landing-page)|data|session|firebase|lib|ui)/,
  },
  // Code that the SDKs share, which would otherwise be part of the largest one.
  {
    name: 'firebase-core',
    test: /node_modules\/(firebase\/app|@firebase\/(app|util|component|logger)|idb|tslib)\//,
    priority: 1,
  },
  { name: 'auth', test: /node_modules\/.*@firebase\/auth\// },
  { name: 'functions', test: /node_modules\/@firebase\/functions\// },
  { name: 'firestore', test: /node_modules\/@firebase\/(firestore|webchannel-wrapper)\// },
  // Pages read with it before the database's code is there.
  { name: 'rxjs', test: /node_modules\/(reactfire|rxjs)\// },
  { name: 'zod', test: /node_modules\/zod\// },
];

const NAMED = new Set(['mui', 'site', ...CHUNKS.map(({ name }) => name)]);

/**
 * A chunk's file name. Only some chunks have a name in it, because the first script lists all
 * files.
 */
export function chunkFileName({ name }: { readonly name: string }): string {
  return NAMED.has(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js';
}

/** Whether a file is preloaded together with the page that needs it. */
export function isLarge(file: string): boolean {
  return /\/(auth|firebase-core|firestore|rxjs|zod)-[^/]+$/.test(file);
}
