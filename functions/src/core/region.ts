/** Where every function runs, beside the database. */
export const REGION = 'us-central1';
