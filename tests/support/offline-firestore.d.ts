import { type Firestore } from 'firebase/firestore';
export declare function firestore(): Firestore;
export declare function closeFirestore(): Promise<void>;
