import type {
  Expression,
  FunctionDeclaration,
  MatchBlock,
  MethodCallExpression,
  Name,
  RulesFile,
  Service,
} from '../ast';
import { FIRESTORE, FIRESTORE_FUNCTIONS } from '../eval/firestore';
import { FUNCTIONS, isMethodName, PACKAGES } from '../types/functions';
import type { Table } from '../types/overload';
import { regularExpression } from '../types/regular-expression';
import { CHECKED_PATTERNS, invalidPattern } from '../types/string';
import type { Span } from '../types/value';
import { children } from '../walk';
import { declarations } from './declarations';
import type { Report } from './report';

const GLOBALS = ['request', 'resource'];
const MAX_PARAMETERS = 7;
/** One more than documented, as in the official engine. */
const MAX_LETS = 11;

/** The names visible at a place. `used` collects the used variables. */
interface Names {
  readonly variables: ReadonlySet<string>;
  readonly functions: ReadonlyMap<string, FunctionDeclaration>;
  readonly used: Set<string>;
}

/** Checks declarations and the variables, functions and patterns that expressions use. */
export function checkNames(file: RulesFile, report: Report): void {
  new NameCheck(report).file(file);
}

class NameCheck {
  readonly #report: Report;
  readonly #called = new Set<FunctionDeclaration>();

  constructor(report: Report) {
    this.#report = report;
  }

  file(file: RulesFile): void {
    const top: Names = { variables: new Set(GLOBALS), functions: new Map(), used: new Set() };
    const names = this.#declare(file.functions, top);
    for (const service of file.services) this.#service(service, names);
    for (const declaration of declarations(file)) {
      if (this.#called.has(declaration)) continue;
      const { text, span } = declaration.name;
      this.#report.warning(`Unused function: ${text}.`, span);
    }
  }

  #service({ functions, matches }: Service, outer: Names): void {
    const names = this.#declare(functions, outer);
    for (const block of matches) this.#match(block, names);
  }

  #match({ path, functions, allows, matches }: MatchBlock, outer: Names): void {
    const variables = new Set(outer.variables);
    for (const segment of path) {
      if (segment.kind !== 'capture') continue;
      this.#refusePackage(segment.name, segment.span);
      variables.add(segment.name);
    }
    const names = this.#declare(functions, { ...outer, variables });
    for (const { condition } of allows) if (condition) this.#expression(condition, names);
    for (const block of matches) this.#match(block, names);
  }

  /** Checks a block's functions, and adds their names. */
  #declare(declared: readonly FunctionDeclaration[], outer: Names): Names {
    const functions = new Map(outer.functions);
    const own = new Set<string>();
    for (const declaration of declared) {
      const { text, span } = declaration.name;
      if (own.has(text)) this.#report.error(`Function ${text} is already defined.`, span);
      own.add(text);
      functions.set(text, declaration);
    }
    const names = { ...outer, functions };
    for (const declaration of declared) this.#function(declaration, names);
    return names;
  }

  #function({ name, parameters, lets, body }: FunctionDeclaration, outer: Names): void {
    if (parameters.length > MAX_PARAMETERS) {
      const limit = `Maximum allowed function arguments of ${MAX_PARAMETERS}`;
      this.#report.error(`${limit} for function ${name.text} is reached.`, name.span);
    }
    const surplus = lets[MAX_LETS];
    if (surplus) {
      const message = 'Maximum allowed variable count for a given function has been reached.';
      this.#report.error(message, surplus.span);
    }
    const own = new Set<string>();
    const used = new Set<string>();
    // A `let` sees the ones before it.
    const variables = new Set(outer.variables);
    const bind = (variable: Name, whenBound: string) => {
      this.#refusePackage(variable.text, variable.span);
      if (own.has(variable.text)) this.#report.error(whenBound, variable.span);
      own.add(variable.text);
      variables.add(variable.text);
    };
    for (const parameter of parameters) {
      bind(parameter, `Variable ${parameter.text} is already defined.`);
    }
    for (const { name: variable, value } of lets) {
      this.#expression(value, { ...outer, variables, used });
      bind(variable, `The identifier [${variable.text}] is already bound in the current scope.`);
    }
    this.#expression(body, { ...outer, variables, used });
    for (const { text, span } of [...parameters, ...lets.map((statement) => statement.name)]) {
      if (!used.has(text)) this.#report.warning(`Unused variable: ${text}.`, span);
    }
  }

  #expression(node: Expression, names: Names): void {
    if (node.kind === 'variable') this.#variable(node.name, node.span, names);
    if (node.kind === 'call') this.#call(node.callee, node.arguments.length, names);
    const packageName = node.kind === 'method-call' ? packageOf(node) : undefined;
    if (node.kind === 'method-call') {
      if (packageName) this.#packageCall(packageName, node.method, node.arguments.length);
      else this.#methodCall(node);
    }
    // A package's name isn't a variable.
    const parts = packageName ? children(node).slice(1) : children(node);
    for (const part of parts) this.#expression(part, names);
  }

  #variable(name: string, span: Span, { variables, used }: Names): void {
    used.add(name);
    if (this.#refusePackage(name, span) || variables.has(name)) return;
    this.#report.warning(`Invalid variable name: ${name}.`, span);
  }

  #call({ text, span }: Name, count: number, { functions }: Names): void {
    const declaration = functions.get(text);
    if (declaration) {
      this.#called.add(declaration);
      if (declaration.parameters.length !== count) this.#wrongCount(text, span);
    } else if (text !== 'debug') {
      this.#knownCall(FUNCTIONS, text, text, count, span);
    }
  }

  #packageCall(packageName: string, { text, span }: Name, count: number): void {
    const full = `${packageName}.${text}`;
    const table = PACKAGES.get(packageName);
    if (table) this.#knownCall(table, text, full, count, span);
    else if (!FIRESTORE_FUNCTIONS.has(text)) this.#unknownFunction(full, span);
    else if (count !== 1) this.#wrongCount(full, span);
  }

  #knownCall(table: Table, name: string, full: string, count: number, span: Span): void {
    const overloads = Object.hasOwn(table, name) ? table[name] : undefined;
    if (!overloads) this.#unknownFunction(full, span);
    else if (!overloads.some(({ parameters }) => parameters.length === count)) {
      this.#wrongCount(full, span);
    }
  }

  #methodCall({ method, arguments: args }: MethodCallExpression): void {
    if (!isMethodName(method.text)) this.#unknownFunction(method.text, method.span);
    const [pattern] = args;
    if (!CHECKED_PATTERNS.has(method.text) || pattern?.kind !== 'literal') return;
    const { value } = pattern;
    if (value.type === 'string' && !regularExpression(value.value)) {
      this.#report.error(invalidPattern(value.value).message, pattern.span);
    }
  }

  #unknownFunction(name: string, span: Span): void {
    this.#report.warning(`Invalid function name: ${name}.`, span);
  }

  #wrongCount(name: string, span: Span): void {
    this.#report.warning(`Incorrect number of arguments supplied to function: ${name}.`, span);
  }

  #refusePackage(name: string, span: Span): boolean {
    if (!isPackageName(name)) return false;
    this.#report.error(`${name} is a package and cannot be used as variable name.`, span);
    return true;
  }
}

function packageOf({ object }: MethodCallExpression): string | undefined {
  return object.kind === 'variable' && isPackageName(object.name) ? object.name : undefined;
}

function isPackageName(name: string): boolean {
  return name === FIRESTORE || PACKAGES.has(name);
}
