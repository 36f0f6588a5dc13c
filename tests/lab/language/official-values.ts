import { parseTimestamp } from '@hearthkin/storage-rules/types/timestamp';
import {
  bool,
  bytes,
  duration,
  float,
  int,
  NULL,
  type PathSegment,
  string,
  timestamp,
} from '@hearthkin/storage-rules/types/value';
import { textOf, texts } from './texts';

interface OfficialPath {
  segments?: OfficialSegment[];
}

interface OfficialSegment {
  simple?: string;
  capture?: { variableName: string; boundValue?: string };
  globCapture?: { variableName: string; boundValue?: OfficialPath };
}

/** A value in the official engine's rule coverage: one of these. */
export interface OfficialValue {
  undefined?: { causeMessage?: string };
  nullValue?: null;
  boolValue?: boolean;
  intValue?: string;
  floatValue?: number | string;
  stringValue?: string;
  bytesValue?: string;
  timestampValue?: string;
  durationValue?: string;
  latlngValue?: { latitude?: number; longitude?: number };
  listValue?: { values?: OfficialValue[] };
  setValue?: { values?: OfficialValue[] };
  mapValue?: { fields?: Record<string, OfficialValue> };
  mapDiffValue?: { keyStatuses?: Record<string, string> };
  pathValue?: OfficialPath;
}

/** The same text as for our interpreter's value. */
export function officialText(value: OfficialValue): string {
  const { listValue, setValue, mapValue, mapDiffValue, pathValue, latlngValue } = value;
  if (listValue) return texts.list((listValue.values ?? []).map(officialText));
  if (setValue) return texts.set((setValue.values ?? []).map(officialText));
  if (mapValue) {
    const fields = Object.entries(mapValue.fields ?? {});
    return texts.map(fields.map(([key, field]) => [key, officialText(field)]));
  }
  if (mapDiffValue) return texts.diff(Object.entries(mapDiffValue.keyStatuses ?? {}));
  if (pathValue) return texts.path(segmentsOf(pathValue));
  if (latlngValue) {
    const { latitude = 0, longitude = 0 } = latlngValue;
    return textOf({ type: 'latlng', latitude, longitude });
  }
  return textOf(scalar(value));
}

function scalar(value: OfficialValue) {
  if (value.nullValue === null) return NULL;
  if (value.boolValue !== undefined) return bool(value.boolValue);
  if (value.intValue !== undefined) return int(BigInt(value.intValue));
  // A number that JSON can't represent is given by name.
  if (value.floatValue !== undefined) return float(Number(value.floatValue));
  if (value.stringValue !== undefined) return string(value.stringValue);
  if (value.bytesValue !== undefined) return bytes(Buffer.from(value.bytesValue, 'base64'));
  if (value.timestampValue !== undefined) {
    const nanos = parseTimestamp(value.timestampValue);
    if (nanos !== undefined) return timestamp(nanos);
  }
  if (value.durationValue !== undefined) return duration(durationNanos(value.durationValue));
  throw new Error(`The official engine gave an unknown value: ${JSON.stringify(value)}`);
}

function durationNanos(text: string): bigint {
  const [, sign, seconds = '0', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?s$/.exec(text) ?? [];
  const nanos = BigInt(seconds + fraction.padEnd(9, '0'));
  return sign === '-' ? -nanos : nanos;
}

function segmentsOf({ segments = [] }: OfficialPath): PathSegment[] {
  return segments.flatMap(({ simple = '', capture, globCapture }): PathSegment[] => {
    if (globCapture?.boundValue) return segmentsOf(globCapture.boundValue);
    if (globCapture) return [{ capture: globCapture.variableName }];
    if (!capture) return [{ text: simple }];
    const { variableName, boundValue } = capture;
    return [boundValue === undefined ? { capture: variableName } : { text: boundValue }];
  });
}
