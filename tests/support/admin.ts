import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { testSuite } from './suite';

const { projectId, ports } = testSuite();
process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${ports.firestore}`;
process.env.FIREBASE_AUTH_EMULATOR_HOST = `127.0.0.1:${ports.auth}`;
const app = initializeApp({ projectId }, 'tests');

/** The suite's database and accounts, past every rule. */
export const adminDb: Firestore = getFirestore(app);
export const adminAuth = getAuth(app);
