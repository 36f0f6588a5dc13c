import type { watchPlainPages as Watch } from '../../web/src/data/kit/plain-pages';
import { pageFrom, queryOf } from '../../web/src/data/kit/sdk-form';
import { watchCheckedPages } from './memory-readers';

/** Replaces plain requests: reads the test's world, as the other readers do. */
export const watchPlainPages: typeof Watch = ({ asked, size }, more) =>
  watchCheckedPages(() => pageFrom(queryOf(asked), size), size, more);
