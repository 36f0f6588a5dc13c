import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type ProxyOptions } from 'vite';
import { REGION } from '../domain/src/foundation/region.ts';
import { articles } from './articles.ts';
import { CHUNKS, chunkFileName, isLarge } from './chunks.ts';
import { libraryAliases, SIDE_EFFECT_FREE_SDKS } from './library-aliases.ts';
import { sampleAvatars } from './sample-avatars.ts';

/**
 * Sets font-display to optional, so that text never shifts: a late font is used on the next page.
 */
const fontDisplayOptional = {
  postcssPlugin: 'font-display-optional',
  Declaration: {
    'font-display': (declaration: { value: string }) => {
      declaration.value = 'optional';
    },
  },
};

/** Addresses of the site that a function answers, as Hosting's rewrites in `firebase.json` have it; nothing without a local suite. */
function functionPaths(emulators: string): Record<string, ProxyOptions> {
  if (emulators === '') return {};
  const { projectId, functions } = JSON.parse(emulators) as {
    projectId: string;
    functions: number;
  };
  const by = (name: string): ProxyOptions => ({
    target: `http://127.0.0.1:${functions}`,
    rewrite: (path) => `/${projectId}/${REGION}/${name}${path}`,
    // Pages are filled into what the server that was asked has.
    xfwd: true,
  });
  const page = by('publicPage');
  return {
    '/calendar/': by('calendarFeed'),
    '/companion/': page,
    '/community/activity/': page,
    '/community/stories/': page,
  };
}

export default defineConfig(({ mode, command, isSsrBuild = false }) => {
  const env = loadEnv(mode, import.meta.dirname, 'VITE_');
  const { VITE_EMULATORS = '', VITE_FIREBASE_PROJECT_ID = '' } = env;
  const { VITE_APP_CHECK_KEY = '', VITE_SENTRY_DSN = '' } = env;
  const { VITE_CRISIS_PHONE = '', VITE_CRISIS_HOURS = '' } = env;
  const isBuild = command === 'build' && !isSsrBuild;
  const asksHost = isBuild && VITE_EMULATORS === '' && VITE_FIREBASE_PROJECT_ID === '';
  return {
    root: import.meta.dirname,
    envPrefix: ['VITE_', 'OPERATOR_'],
    plugins: [
      articles(),
      react(),
      libraryAliases({ mustApply: !isSsrBuild }),
      sampleAvatars({ all: VITE_EMULATORS !== '' }),
    ],
    // Constants, so that a build for one project drops the emulators and the question to its host, and one
    // without a key, a DSN or a crisis line what they are for.
    define: {
      'import.meta.env.VITE_EMULATORS': JSON.stringify(VITE_EMULATORS),
      'import.meta.env.VITE_ASKS_HOST': JSON.stringify(asksHost ? 'yes' : ''),
      ...(isBuild && {
        'import.meta.env.VITE_APP_CHECK_KEY': JSON.stringify(VITE_APP_CHECK_KEY),
        'import.meta.env.VITE_SENTRY_DSN': JSON.stringify(VITE_SENTRY_DSN),
        'import.meta.env.VITE_CRISIS_PHONE': JSON.stringify(VITE_CRISIS_PHONE),
        'import.meta.env.VITE_CRISIS_HOURS': JSON.stringify(VITE_CRISIS_HOURS),
      }),
    },
    // The development server's fonts come later than the first text, so they would never be shown.
    css: { postcss: { plugins: command === 'build' ? [fontDisplayOptional] : [] } },
    // Libraries that only articles import are bundled with all others when development starts.
    optimizeDeps: { extensions: ['.mdx'], rolldownOptions: { plugins: [articles()] } },
    server: { host: '127.0.0.1', proxy: functionPaths(VITE_EMULATORS) },
    preview: { host: '127.0.0.1' },
    build: {
      outDir: 'dist',
      manifest: true,
      // The licenses of the libraries in the scripts ask for their text beside them.
      ...(!isSsrBuild && { license: { fileName: 'third-party-notices.txt' } }),
      modulePreload: {
        // Browsers without modulepreload load scripts when they are needed.
        polyfill: false,
        // The first script would otherwise list every file of every page.
        resolveDependencies: (_file, needed, { hostType }) =>
          hostType === 'html' ? needed : needed.filter(isLarge),
      },
      target: 'es2023',
      // Firestore is one chunk of that size, which only pages with data load.
      chunkSizeWarningLimit: 600,
      rolldownOptions: {
        treeshake: {
          moduleSideEffects: [{ test: SIDE_EFFECT_FREE_SDKS, sideEffects: false }],
        },
        ...(!isSsrBuild && {
          output: { chunkFileNames: chunkFileName, codeSplitting: { groups: CHUNKS } },
        }),
      },
    },
  };
});
