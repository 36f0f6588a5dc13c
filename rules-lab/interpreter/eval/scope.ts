import type { FunctionDeclaration } from '../ast';
import type { Outcome } from '../types/value';

/** A function together with the names that it sees where it is declared. */
export interface ResolvedFunction {
  readonly declaration: FunctionDeclaration;
  readonly scope: Scope;
}

/** The names seen from one place: its own, and those of the blocks around it. */
export class Scope {
  readonly #parent: Scope | undefined;
  readonly #values: ReadonlyMap<string, Outcome>;
  readonly #functions: readonly FunctionDeclaration[];

  constructor(
    values: ReadonlyMap<string, Outcome>,
    functions: readonly FunctionDeclaration[] = [],
    parent?: Scope,
  ) {
    this.#values = values;
    this.#functions = functions;
    this.#parent = parent;
  }

  /** What a variable holds, which may be the failure of the argument given for it. */
  value(name: string): Outcome | undefined {
    return this.#values.get(name) ?? this.#parent?.value(name);
  }

  resolveFunction(name: string): ResolvedFunction | undefined {
    const declaration = this.#functions.find((each) => each.name.text === name);
    return declaration ? { declaration, scope: this } : this.#parent?.resolveFunction(name);
  }
}
