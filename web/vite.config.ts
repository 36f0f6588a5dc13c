import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { sampleAvatars } from './sample-avatars.ts';
import { SDKS_LOADED_ON_USE, withoutUnusedParts } from './unused-parts.ts';

export default defineConfig(({ mode }) => {
  const { VITE_EMULATORS = '' } = loadEnv(mode, import.meta.dirname, 'VITE_');
  return {
    root: import.meta.dirname,
    plugins: [react(), withoutUnusedParts(), sampleAvatars({ all: VITE_EMULATORS !== '' })],
    // A constant, so that a production build drops the branches for emulators.
    define: { 'import.meta.env.VITE_EMULATORS': JSON.stringify(VITE_EMULATORS) },
    server: { host: '127.0.0.1' },
    preview: { host: '127.0.0.1' },
    build: {
      outDir: 'dist',
      manifest: true,
      target: 'es2023',
      // The database is one chunk of that size, and only pages that show people load it.
      chunkSizeWarningLimit: 600,
      rolldownOptions: {
        treeshake: {
          moduleSideEffects: [{ test: SDKS_LOADED_ON_USE, sideEffects: false }],
        },
        output: {
          codeSplitting: {
            groups: [
              { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
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
              { name: 'luxon', test: /node_modules\/luxon\// },
              { name: 'zod', test: /node_modules\/zod\// },
            ],
          },
        },
      },
    },
  };
});
