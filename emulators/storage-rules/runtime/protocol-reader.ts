import type { Json, Message } from './protocol';

type Fields = Readonly<Record<string, Json>>;

/** Parses one line of the emulator. Never throws: an invalid line gives the reason. */
export function readMessage(line: string): Message {
  let message: Json;
  try {
    message = JSON.parse(line);
  } catch {
    return { kind: 'unreadable', id: undefined, reason: 'A line was not JSON.' };
  }
  if (!isObject(message)) {
    return { kind: 'unreadable', id: undefined, reason: 'A line was not a JSON object.' };
  }
  const { id, action, context } = message;
  if (typeof id !== 'number') {
    return { kind: 'unreadable', id: undefined, reason: 'A message had no id.' };
  }
  if (action === undefined) return { kind: 'document', id, fields: documentFields(message) };
  const read = isObject(context) ? readAction(id, action, context) : undefined;
  return read ?? { kind: 'unreadable', id, reason: `Malformed request: ${JSON.stringify(action)}` };
}

function readAction(id: number, action: Json, context: Fields): Message | undefined {
  if (action === 'load_ruleset') return readLoad(id, context);
  if (action === 'verify') return readVerify(id, context);
  return undefined;
}

function readLoad(id: number, { rulesetName, source }: Fields): Message | undefined {
  const files = isObject(source) && Array.isArray(source.files) ? source.files : [];
  const [file] = files;
  if (typeof rulesetName !== 'string' || files.length !== 1 || !isObject(file)) return undefined;
  const { name, content } = file;
  if (typeof name !== 'string' || typeof content !== 'string') return undefined;
  return { kind: 'load', id, rulesetName, fileName: name, content };
}

function readVerify(id: number, context: Fields): Message | undefined {
  const { rulesetName, service, path, method, variables = {} } = context;
  const texts = [rulesetName, service, path, method];
  if (!texts.every((text) => typeof text === 'string') || !isObject(variables)) return undefined;
  const [name = '', of = '', at = '', by = ''] = texts;
  return {
    kind: 'verify',
    id,
    rulesetName: name,
    service: of,
    path: at,
    method: by,
    variables,
  };
}

/** Only a document has a name; reading a collection gives a list. */
function documentFields({ status, result }: Fields): Fields | undefined {
  if (status !== 'ok' || !isObject(result) || typeof result.name !== 'string') return undefined;
  return isObject(result.fields) ? result.fields : {};
}

export function isObject(value: Json | undefined): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
