import { join } from 'node:path';

const SOURCES = join(import.meta.dirname, 'src');
const inSources = (...files: readonly string[]) => files.map((file) => join(SOURCES, file));

/** The first script and the first page: where a first visit starts. */
const FIRST = inSources('main.tsx', 'app/landing-page.tsx');

/** Pages for visitors, each of which loads little more than itself. */
const VISITORS = inSources(
  'features/about/about-page.tsx',
  'features/how-it-works/how-it-works-page.tsx',
  'features/safety-trust/safety-trust-page.tsx',
  'features/faq/faq-page.tsx',
  'features/crisis-support/crisis-support-page.tsx',
  'features/contact/contact-page.tsx',
  'features/legal/terms-page.tsx',
  'features/legal/privacy-page.tsx',
  'features/pricing/pricing-page.tsx',
  'features/earn/earn-page.tsx',
  'features/sign-in/login-page.tsx',
);

/** Pages that people who are signed in open most, with what stands around them. */
const MEMBERS = [
  'features/browse/browse-page.tsx',
  'features/companion/companion-page.tsx',
  'features/home/member-home-page.tsx',
  'features/home/companion-home-page.tsx',
  'features/bookings/my-bookings-page.tsx',
  'features/bookings/booking-page.tsx',
  'features/bookings/book-page.tsx',
  'features/messages/messages-page.tsx',
].map((file) => inSources(file));

/** What so many of these pages need is one chunk. */
const MOST = 3;

/** Modules that only re-export: importing one doesn't mean needing all of it. */
const RE_EXPORTS = /\/@mui\/(system|utils|material\/styles)\/index\.mjs$/;

interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** All modules that some import, directly or indirectly. */
function modulesOf(entries: readonly string[], graph: Graph): ReadonlySet<string> {
  const known = new Set<string>();
  const add = (id: string) => {
    if (known.has(id) || RE_EXPORTS.test(id)) return;
    known.add(id);
    for (const inner of graph.getModuleInfo(id)?.importedIds ?? []) add(inner);
  };
  for (const id of entries) add(id);
  return known;
}

/** A chunk's name for the modules that `find` finds; null for all others. */
function named(name: string, find: (graph: Graph) => ReadonlySet<string>) {
  const graphs = new WeakMap<Graph, ReadonlySet<string>>();
  return (id: string, graph: Graph) => {
    const needed = graphs.get(graph) ?? find(graph);
    graphs.set(graph, needed);
    return needed.has(id) ? name : null;
  };
}

const ifInFirstVisit = (name: string) => named(name, (graph) => modulesOf(FIRST, graph));

/** What most of the members' pages need, and no visitor's. */
function membersModules(graph: Graph): ReadonlySet<string> {
  const visitors = modulesOf([...FIRST, ...VISITORS], graph);
  const pages = MEMBERS.map((entries) => modulesOf(entries, graph));
  const all = new Set(pages.flatMap((page) => [...page]));
  const isShared = (id: string) => pages.filter((page) => page.has(id)).length >= MOST;
  return new Set([...all].filter((id) => !visitors.has(id) && isShared(id)));
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
    name: 'firebase',
    test: /node_modules\/(firebase\/app|@firebase\/(app|util|component|logger)|idb|tslib)\//,
    priority: 1,
  },
  { name: 'auth', test: /node_modules\/.*@firebase\/auth\// },
  { name: 'functions', test: /node_modules\/@firebase\/functions\// },
  { name: 'firestore', test: /node_modules\/@firebase\/(firestore|webchannel-wrapper)\// },
  // Pages read with it before the database's code is there.
  { name: 'rxjs', test: /node_modules\/(reactfire|rxjs)\// },
  { name: 'zod', test: /node_modules\/zod\// },
  // One file instead of seventy. It needs nothing that a visitor's page doesn't have, so no chunks need each other.
  {
    name: named('app', membersModules),
    debugName: 'app',
    test: /(web\/src|domain\/src|node_modules\/(@mui|@emotion))\//,
    includeDependenciesRecursively: false,
  },
];

const NAMED = new Set(['mui', 'site', 'app', ...CHUNKS.map(({ name }) => name)]);

/**
 * A chunk's file name. Only some chunks have a name in it, because the first script lists all
 * files.
 */
export function chunkFileName({ name }: { readonly name: string }): string {
  return NAMED.has(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js';
}

/** Whether a file is preloaded together with the page that needs it. */
export function isLarge(file: string): boolean {
  return /\/(app|auth|firebase|firestore|rxjs|zod)-[^/]+$/.test(file);
}
