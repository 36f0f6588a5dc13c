import { initializeApp } from 'firebase/app';
import { getFirestore, terminate } from 'firebase/firestore';

/** Stands in for the client's database where queries are built and never sent. */
const database = getFirestore(initializeApp({ projectId: 'demo-offline' }, 'offline'));

export const firestore = () => database;
export const closeFirestore = () => terminate(database);
