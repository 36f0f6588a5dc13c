/**
 * Stands in for the package `@tensorflow/tfjs` (see build.mjs), of which the faces' models need the
 * core only. The second import adds the operations that are called as methods of a tensor.
 */
export * from '@tensorflow/tfjs-core';

import '@tensorflow/tfjs-core/dist/public/chained_ops/register_all_chained_ops.js';
