/**
 * Replaces the package `@tensorflow/tfjs` (see build.mjs): the face models need only its core. The
 * second import adds the operations as methods of tensors.
 */
export * from '@tensorflow/tfjs-core';

import '@tensorflow/tfjs-core/dist/public/chained_ops/register_all_chained_ops.js';
