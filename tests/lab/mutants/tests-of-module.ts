import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';

const SOURCES = ['domain/src', 'functions/src'];
const CALLABLES = 'functions/src/callables.ts';

/** The most modules between a test and the module that it tests; the second, if no test is nearer. */
const BETWEEN = [1, 3];

/** Emulators run triggers, so no test imports these modules. */
const TRIGGER = /\/(on|before)-[^/]*$/;
const TESTS_OF_TRIGGERS = 'tests/functions/triggers.test.ts';

/** Imports that remain in the program; those of types alone don't. */
const IMPORT = /^(?:import|export) (?!type )[^;]*?from '([^']+)'|\bimport\('([^']+)'\)/gm;
const EXPORTED_FUNCTION = /export \{ ([^}]+) \} from '\.\/([^']+)'/g;

/** Which tests run the code of which module, told from the imports of a checkout. */
export class TestsOfModule {
  readonly #root: string;
  readonly #texts = new Map<string, string>();
  readonly #imports = new Map<string, readonly string[]>();
  /** The modules of calls, by the names that tests call them by. */
  readonly #functions = new Map<string, string>();

  constructor(root: string) {
    this.#root = root;
    for (const file of [...SOURCES, 'tests'].flatMap((folder) => modulesIn(root, folder))) {
      this.#texts.set(file, readFileSync(join(root, file), 'utf8'));
    }
    const callables = this.#texts.get(CALLABLES) ?? '';
    for (const [, names = '', path] of callables.matchAll(EXPORTED_FUNCTION)) {
      for (const name of names.split(/, */)) this.#functions.set(name, `functions/src/${path}.ts`);
    }
    for (const [file, text] of this.#texts) this.#imports.set(file, this.#importsOf(file, text));
  }

  /** Tests among the candidates that run the module, those nearest to it first. */
  nearest(module: string, isCandidate: (test: string) => boolean): string[] {
    const tests = [...this.#texts.keys()].filter(
      (file) => file.endsWith('.test.ts') && isCandidate(file),
    );
    for (const between of BETWEEN) {
      const near = tests
        .map((test) => ({ test, distance: this.#distance(test, module, between) }))
        .filter(({ distance }) => distance !== undefined)
        .sort((a, b) => Number(a.distance) - Number(b.distance) || (a.test < b.test ? -1 : 1))
        .map(({ test }) => test);
      if (near.length > 0) return near;
    }
    return TRIGGER.test(module) ? tests.filter((test) => test === TESTS_OF_TRIGGERS) : [];
  }

  /** Undefined if the test doesn't come near the module; a test named after it is the nearest. */
  #distance(test: string, module: string, most: number): number | undefined {
    const { own, helped } = this.#testedBy(test);
    const isNamed = basename(test, '.test.ts') === basename(module, '.ts');
    const seen = new Set<string>();
    let near = [module];
    for (let between = 0; between <= most; between += 1) {
      if (near.some((file) => own.has(file))) return between * 4 + (isNamed ? 0 : 1);
      if (near.some((file) => helped.has(file))) return between * 4 + (isNamed ? 2 : 3);
      for (const file of near) seen.add(file);
      near = near.flatMap((file) => this.#importersOf(file)).filter((file) => !seen.has(file));
    }
    return undefined;
  }

  #importersOf(module: string): string[] {
    return [...this.#imports]
      .filter(([file, imported]) => isSource(file) && imported.includes(module))
      .map(([file]) => file)
      .filter((file) => file !== CALLABLES && file !== 'functions/src/index.ts');
  }

  /** Modules that a test imports or calls by name, itself and through its helpers. */
  #testedBy(test: string): { own: Set<string>; helped: Set<string> } {
    const seen = new Set([test]);
    for (const file of seen) {
      for (const other of this.#imports.get(file) ?? []) if (!isSource(other)) seen.add(other);
    }
    const modulesOf = (file: string) => [
      ...(this.#imports.get(file) ?? []).filter(isSource),
      ...this.#calledIn(this.#texts.get(file) ?? ''),
    ];
    return {
      own: new Set(modulesOf(test)),
      helped: new Set([...seen].filter((file) => file !== test).flatMap(modulesOf)),
    };
  }

  #calledIn(text: string): string[] {
    return [...this.#functions].flatMap(([name, file]) => (text.includes(`'${name}'`) ? file : []));
  }

  #importsOf(file: string, text: string): string[] {
    return [...text.matchAll(IMPORT)].flatMap(([, from, late]) => {
      const name = from ?? late ?? '';
      const path = name.startsWith('.')
        ? normalize(join(dirname(file), name))
        : name.replace(/^@hearthkin\/domain\//, 'domain/src/');
      return [`${path}.ts`, path].filter(
        (candidate) => candidate.endsWith('.ts') && existsSync(join(this.#root, candidate)),
      );
    });
  }
}

/** The TypeScript files in a folder and below, by their paths in the checkout. */
export function modulesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.includes('node_modules'))
    .map((path) => `${folder}/${path}`)
    .sort();
}

function isSource(file: string): boolean {
  return SOURCES.some((folder) => file.startsWith(`${folder}/`)) && !file.endsWith('.test.ts');
}
