/**
 * Preloaded into the Firebase CLI. Before it listens, the Auth emulator compiles a validator for
 * every parameter of its OpenAPI description, and validates each of those schemas first: nine
 * seconds. The description ships with the package and is valid, so the second step is skipped, and
 * each validator is compiled when its endpoint is first called (an option of exegesis). That leaves
 * half a second. Requests are validated as before.
 */
import { createRequire } from 'node:module';
import { having, patch } from './patch.mjs';

patch(import.meta.url, () => {
  const fromTools = createRequire(
    createRequire(import.meta.url).resolve('firebase-tools/lib/emulator/auth/server.js'),
  );
  const fromExpress = createRequire(fromTools.resolve('exegesis-express'));
  const exegesis = fromExpress('exegesis');
  const { default: Ajv } = createRequire(fromExpress.resolve('exegesis'))('ajv');
  const { compileApi } = having(exegesis, 'compileApi');
  having(Ajv.prototype, 'validateSchema');
  Ajv.prototype.validateSchema = () => true;
  exegesis.compileApi = (description, options) =>
    compileApi(description, { ...options, lazyCompileValidationSchemas: true });
});
