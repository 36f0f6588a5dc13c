/**
 * Preloaded into the Firebase CLI. The Auth emulator compiles a validator for every parameter of
 * its OpenAPI description before it listens, and checks each of those schemas against the schema of
 * schemas first: nine seconds, of which half a second is left here. The description ships with the
 * package and is known to be sound, so the second check is skipped, and each validator is compiled
 * when its endpoint is first called (exegesis's own option). Requests are validated as before.
 */
import { createRequire } from 'node:module';

try {
  const fromTools = createRequire(
    createRequire(import.meta.url).resolve('firebase-tools/lib/emulator/auth/server.js'),
  );
  const fromExpress = createRequire(fromTools.resolve('exegesis-express'));
  const exegesis = fromExpress('exegesis');
  const { default: Ajv } = createRequire(fromExpress.resolve('exegesis'))('ajv');
  const { compileApi } = exegesis;
  Ajv.prototype.validateSchema = () => true;
  exegesis.compileApi = (description, options) =>
    compileApi(description, { ...options, lazyCompileValidationSchemas: true });
} catch (error) {
  // Another firebase-tools may be built differently; then it starts as slowly as it does by itself.
  if (error.code !== 'MODULE_NOT_FOUND' && error.code !== 'ERR_PACKAGE_PATH_NOT_EXPORTED')
    throw error;
}
