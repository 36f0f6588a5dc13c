import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { articles } from './articles.ts';
import { CHUNKS, isLarge, nameOf } from './chunks.ts';
import { libraryAliases, SDKS_LOADED_ON_USE } from './library-aliases.ts';
import { sampleAvatars } from './sample-avatars.ts';

/** Text never moves under whoever reads it: a font that comes too late is for the next page. */
const fontsThatStay = {
  postcssPlugin: 'fonts-that-stay',
  Declaration: {
    'font-display': (declaration: { value: string }) => {
      declaration.value = 'optional';
    },
  },
};

export default defineConfig(({ mode, isSsrBuild = false }) => {
  const { VITE_EMULATORS = '' } = loadEnv(mode, import.meta.dirname, 'VITE_');
  return {
    root: import.meta.dirname,
    plugins: [
      articles(),
      react(),
      libraryAliases({ mustApply: !isSsrBuild }),
      sampleAvatars({ all: VITE_EMULATORS !== '' }),
    ],
    // A constant, so that a production build drops the branches for emulators.
    define: { 'import.meta.env.VITE_EMULATORS': JSON.stringify(VITE_EMULATORS) },
    css: { postcss: { plugins: [fontsThatStay] } },
    // Libraries that only articles import are bundled with all others when development starts.
    optimizeDeps: { extensions: ['.mdx'], rolldownOptions: { plugins: [articles()] } },
    server: { host: '127.0.0.1' },
    preview: { host: '127.0.0.1' },
    build: {
      outDir: 'dist',
      manifest: true,
      modulePreload: {
        // Browsers that do not know how to load a script ahead load it when it is needed.
        polyfill: false,
        // The first script would carry a list of every file of every page.
        resolveDependencies: (_file, needed, { hostType }) =>
          hostType === 'html' ? needed : needed.filter(isLarge),
      },
      target: 'es2023',
      // The database is one chunk of that size, and only pages that show people load it.
      chunkSizeWarningLimit: 600,
      rolldownOptions: {
        treeshake: {
          moduleSideEffects: [{ test: SDKS_LOADED_ON_USE, sideEffects: false }],
        },
        ...(!isSsrBuild && {
          output: { chunkFileNames: nameOf, codeSplitting: { groups: CHUNKS } },
        }),
      },
    },
  };
});
