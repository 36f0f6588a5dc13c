import type { FunctionDeclaration } from '../ast';
import type { Outcome } from '../types/value';

/** A function with the scope of its declaration. */
interface ResolvedFunction {
  readonly declaration: FunctionDeclaration;
  readonly scope: Scope;
}

/** The names visible at one place: its own and those of enclosing blocks. */
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

  /** The value of a variable; a failure if its argument failed. */
  value(name: string): Outcome | undefined {
    return this.#values.get(name) ?? this.#parent?.value(name);
  }

  resolveFunction(name: string): ResolvedFunction | undefined {
    const declaration = this.#functions.find((each) => each.name.text === name);
    return declaration ? { declaration, scope: this } : this.#parent?.resolveFunction(name);
  }
}
