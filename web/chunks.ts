import { join } from 'node:path';

/** The first script and the first page: where a first visit starts. */
const ENTRY_MODULES = ['src/main.tsx', 'src/app/landing-page.tsx'].map((file) =>
  join(import.meta.dirname, file),
);

/** Modules that only re-export: importing one doesn't mean needing all of it. */
const RE_EXPORTS = /\/@mui\/(system|utils|material\/styles)\/index\.mjs$|\/public\.ts$/;

interface Graph {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

/** All modules that these import, directly or indirectly, with themselves. */
function modulesOf(ids: readonly string[], graph: Graph): ReadonlySet<string> {
  const known = new Set<string>();
  const add = (id: string) => {
    if (known.has(id) || RE_EXPORTS.test(id)) return;
    known.add(id);
    for (const inner of graph.getModuleInfo(id)?.importedIds ?? []) add(inner);
  };
  for (const id of ids) add(id);
  return known;
}

/** Computes once for each build. */
function oncePerGraph<T>(compute: (graph: Graph) => T): (graph: Graph) => T {
  const known = new WeakMap<Graph, T>();
  return (graph) => {
    const value = known.get(graph) ?? compute(graph);
    known.set(graph, value);
    return value;
  };
}

const firstVisitModules = oncePerGraph((graph) => modulesOf(ENTRY_MODULES, graph));

function ifInFirstVisit(name: string) {
  return (id: string, graph: Graph) => (firstVisitModules(graph).has(id) ? name : null);
}

/** Imports every page when it is opened. */
const ROUTES = join(import.meta.dirname, 'src/app/routes.tsx');

/** Pages that open without an account, whose visitors don't load what only others need. */
const OPEN_PAGES =
  /\/features\/(about|contact|crisis-support|earn|faq|how-it-works|legal|pricing|safety-trust|sign-in|sign-up)\/[^/]+-page\.tsx$/;

/** The parts of the other pages that must need a module for it to have a file of its own. */
const SHARES = { mostly: 0.34, often: 0.23 } as const;

/** What each open page needs, and the part of the other pages that needs a module. */
const pageModules = oncePerGraph((graph) => {
  const pages = graph.getModuleInfo(ROUTES)?.dynamicallyImportedIds ?? [];
  const isOpen = (id: string) => OPEN_PAGES.test(id) || ENTRY_MODULES.includes(id);
  const open = pages.filter(isOpen).map((id) => modulesOf([id], graph));
  const others = pages.filter((id) => !isOpen(id)).map((id) => modulesOf([id], graph));
  const counts = new Map<string, number>();
  for (const id of others.flatMap((modules) => [...modules])) {
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return { open, shareOf: (id: string) => (counts.get(id) ?? 0) / others.length };
});

/**
 * One file for all modules that many pages need, and that the same open pages need too. The bundler would write one for each set of pages
 * with something in common: more than a hundred for a page, and a browser takes milliseconds for each.
 */
function ifShared(id: string, graph: Graph): string | null {
  const { open, shareOf } = pageModules(graph);
  const share = firstVisitModules(graph).has(id) ? 0 : shareOf(id);
  if (share < SHARES.often) return null;
  const name = share < SHARES.mostly ? 'often' : 'mostly';
  // Pages that only read don't load what checks input.
  const checks = [...modulesOf([id], graph)].some((inner) => inner.includes('/node_modules/zod/'));
  return `${name}${checks ? '-checks' : ''}-${open.map((modules) => (modules.has(id) ? 1 : 0)).join('')}`;
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
  {
    name: ifShared,
    debugName: 'shared',
    test: /\/(web\/src|domain\/src|node_modules\/(@mui|@emotion|@date-fns))\//,
    // What a module imports has a place of its own.
    includeDependenciesRecursively: false,
    priority: -1,
  },
];

const NAMED = new Set(['mui', 'site', ...CHUNKS.map(({ name }) => name)]);

/**
 * A chunk's file name. Only some chunks have a name in it, and hashes are short, because the first script
 * lists all files.
 */
export function chunkFileName({ name }: { readonly name: string }): string {
  return NAMED.has(name) ? 'assets/[name]-[hash].js' : 'assets/[hash:7].js';
}

/** Whether a file is preloaded together with the page that needs it. */
export function isLarge(file: string): boolean {
  return /\/(auth|firebase-core|firestore|rxjs|zod)-[^/]+$/.test(file);
}
