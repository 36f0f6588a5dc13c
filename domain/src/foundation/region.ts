/** The region of all functions, near the database. The rewrite in firebase.json names it too. */
export const REGION = 'us-central1';
