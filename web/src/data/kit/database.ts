/** Everything that reads with the database's SDK: one chunk, which `load-database.ts` loads. */
export * from './readers';
export * from './sdk-form';
