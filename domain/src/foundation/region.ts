/** The region of all functions: one of `regions.ts`, near the database. The rewrites in firebase.json name it too. */
export const REGION = 'us-central1';
