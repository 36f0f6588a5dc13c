import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ESTree, Plugin } from 'vite';

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
  // Of a theme with high contrast, which knows every kind of field by its name.
  {
    source: './enhanceHighContrast.mjs',
    importer: '/@mui/material/styles/',
    code: 'export default function unused(theme) { return theme; }',
  },
  // No button of ours shows that it is busy by a circle.
  {
    source: '../CircularProgress/index.mjs',
    importer: '/@mui/material/',
    code: 'export default function NoCircle() { return null; }',
  },
  // The browser lists choices (`select-field.tsx`); the field for several asks for it (`multi-choice.tsx`).
  {
    source: '../Select/index.mjs',
    importer: '/@mui/material/TextField/',
    code: 'export default function NoChoices() { return null; }',
  },
  // All fields are outlined; the theme says so.
  {
    source: '../Input/index.mjs',
    importer: '/@mui/material/',
    code: 'export default function NoStandardField() { return null; }',
  },
  {
    source: '../FilledInput/index.mjs',
    importer: '/@mui/material/',
    code: 'export default function NoFilledField() { return null; }',
  },
  // Nobody sees a tooltip before pointing at something.
  {
    source: '../Popper/index.mjs',
    importer: '/@mui/material/Tooltip/',
    code: `export { LatePopper as default } from ${JSON.stringify(
      join(import.meta.dirname, 'src/ui/later/late-popper.tsx'),
    )};`,
  },
  // For themes that are written into a file.
  {
    source: './stringifyTheme.mjs',
    importer: '/@mui/material/styles/',
    code: "export function stringifyTheme() { throw new Error('This site writes no themes'); }",
  },
  // The theme turns off ripples.
  {
    source: './TouchRipple.mjs',
    importer: '/@mui/material/ButtonBase/',
    code: 'export default function NoRipple() { return null; }',
  },
  {
    source: '../useLazyRipple/index.mjs',
    importer: '/@mui/material/ButtonBase/',
    code: `const nothing = () => {};
const NO_RIPPLE = { ref: null, shouldMount: false, start: nothing, stop: nothing, pulsate: nothing };
export default function useNoRipple() { return NO_RIPPLE; }`,
  },
  // For components that are wrapped in a theme; ours ask for it.
  {
    source: 'hoist-non-react-statics',
    importer: '/@emotion/react/',
    code: 'export default function hoistNothing(target) { return target; }',
  },
];

/**
 * Functions of Firestore that only pipelines reach: queries of another kind, which we do not use.
 * Without them some hundred classes go that answer pipelines from what is on the device.
 */
const OF_PIPELINES = ['__PRIVATE_toEvaluable', 'evaluate', '__PRIVATE_stageFromProto'];

/** @throws Error when one of them is not there: another version of the library has other names. */
function withoutPipelines(code: string, body: readonly ESTree.Statement[]): string {
  const found = body.flatMap((node) =>
    node.type === 'FunctionDeclaration' && OF_PIPELINES.includes(node.id?.name ?? '') && node.body
      ? [node.body]
      : [],
  );
  if (found.length !== OF_PIPELINES.length)
    throw new Error(`Firestore does not have all of ${OF_PIPELINES.join(', ')} any more`);
  return found.reduceRight(
    (text, { start, end }) =>
      `${text.slice(0, start)}{ throw new Error('This site is built without pipelines'); }${text.slice(end)}`,
    code,
  );
}

const PREFIX = '\0unused:';

/** The router's package names its build for development only, which carries warnings for developers. */
const ROUTER: Readonly<Record<string, string>> = {
  'react-router': 'index.mjs',
  'react-router/dom': 'dom-export.mjs',
};

const routerFolder = () =>
  join(
    dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
    'dist/production',
  );

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
      if (isUnused) return PREFIX + source;
      const router = ROUTER[source];
      return router === undefined ? null : join(routerFolder(), router);
    },
    transform(code, id) {
      return /\/@firebase\/firestore\/dist\/common-[^/]+\.esm\.js$/.test(id)
        ? { code: withoutPipelines(code, this.parse(code).body), map: null }
        : null;
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
