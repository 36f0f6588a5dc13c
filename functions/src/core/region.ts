/** The region of all functions, near the database. */
export const REGION = 'us-central1';
