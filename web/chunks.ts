import { join } from 'node:path';

/** Where a first visit begins: the first script, and the first page. */
const BEGINNINGS = ['src/main.tsx', 'src/app/landing-page.tsx'].map((file) =>
  join(import.meta.dirname, file),
);

/** Modules that only pass on what others have: who imports one need not need all of it. */
const PASSES_ON = /\/@mui\/(system|utils|material\/styles)\/index\.mjs$/;

interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** All that a first visit imports, by itself or through others. */
function neededFirst(graph: Graph): ReadonlySet<string> {
  const known = new Set<string>();
  const add = (id: string) => {
    if (known.has(id) || PASSES_ON.test(id)) return;
    known.add(id);
    for (const inner of graph.getModuleInfo(id)?.importedIds ?? []) add(inner);
  };
  for (const id of BEGINNINGS) add(id);
  return known;
}

const graphs = new WeakMap<Graph, ReadonlySet<string>>();

function ifNeededFirst(name: string) {
  return (id: string, graph: Graph) => {
    const needed = graphs.get(graph) ?? neededFirst(graph);
    graphs.set(graph, needed);
    return needed.has(id) ? name : null;
  };
}

/** What travels together, whichever page needs it first. The rest is left to the bundler. */
export const CHUNKS = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
  // What a first visit needs is two files and not forty, which also compresses better.
  {
    name: ifNeededFirst('mui'),
    debugName: 'mui',
    test: /node_modules\/(@mui|@emotion|@babel\/runtime|stylis|clsx|react-is)\//,
  },
  {
    name: ifNeededFirst('site'),
    debugName: 'site',
    test: /web\/src\/(app\/(?!landing-page)|data|session|firebase|lib|ui)/,
  },
  // What the SDKs share would otherwise travel inside the largest of them.
  {
    name: 'firebase-core',
    test: /node_modules\/(firebase\/app|@firebase\/(app|util|component|logger)|idb|tslib)\//,
    priority: 1,
  },
  { name: 'auth', test: /node_modules\/.*@firebase\/auth\// },
  { name: 'functions', test: /node_modules\/@firebase\/functions\// },
  {
    name: 'firestore',
    test: /node_modules\/(@firebase\/(firestore|webchannel-wrapper)|reactfire|rxjs)\//,
  },
  { name: 'zod', test: /node_modules\/zod\// },
];

const NAMED = new Set(['mui', 'site', ...CHUNKS.map(({ name }) => name)]);

/** Where a chunk is written. The first script lists them all, so that only some are worth a name. */
export function nameOf({ name }: { readonly name: string }): string {
  return NAMED.has(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js';
}

/** Whether a file is asked for together with the page that needs it, not only once that has come. */
export function isLarge(file: string): boolean {
  return /\/(auth|firebase-core|firestore|zod)-[^/]+$/.test(file);
}
