import { beginFile } from './worker-project';

// Vitest runs this before each file; what it imports lives as long as the worker.
await beginFile();
