/** A value in the format of the interface. */
export interface Wire {
  readonly stringValue?: string;
  readonly booleanValue?: boolean;
  readonly integerValue?: string;
  readonly doubleValue?: number;
  readonly timestampValue?: string;
  readonly nullValue?: null;
  readonly referenceValue?: string;
  readonly arrayValue?: { readonly values?: readonly Wire[] };
  readonly mapValue?: { readonly fields?: Fields };
}

type Fields = Readonly<Record<string, Wire>>;

export interface WireDocument {
  /** `projects/…/documents/companions/c1` */
  readonly name: string;
  readonly fields?: Fields;
}

export function idOf({ name }: WireDocument): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

/** The fields of a document, with dates for timestamps. */
export function fieldsOf({ fields = {} }: Pick<WireDocument, 'fields'>) {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plain(value)]));
}

function plain(value: Wire): unknown {
  const { integerValue, timestampValue, arrayValue, mapValue } = value;
  if (integerValue) return Number(integerValue);
  if (timestampValue) return new Date(timestampValue);
  if (arrayValue) return (arrayValue.values ?? []).map(plain);
  if (mapValue) return fieldsOf(mapValue);
  // The others are as they are.
  return Object.values(value)[0];
}
