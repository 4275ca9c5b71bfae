/**
 * Evaluates an expression over JSON. It can only access its input: own data properties of objects, items of lists, a
 * closed list of methods. It stops when its step budget is used up.
 */
import type { JsonObject } from '../document/document.ts'
import { isTrue, maximumDepth } from './expression.ts'
import type { Arrow, Expression, Value } from './expression.ts'
import { argumentFault, callText, isList, isMethod } from './methods.ts'

export interface EvaluationOptions {
  /** Maximum number of steps: one for each node visited, item read and 32 characters processed. */
  readonly steps?: number
  /**
   * Alternative spellings of strings in the expression: `changes_requested` means `changes-requested` in merge rules.
   */
  readonly spellings?: ReadonlyMap<string, string>
}

export type Evaluation =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly message: string; readonly at: number }

/** Enough for a merge rule over some hundred reviews; about a millisecond of work. */
const defaultSteps = 10_000

/** Maximum length of a string that an evaluation can produce, in UTF-16 units. */
const maximumText = 65_536

/** JavaScript names that reach beyond the data. They are treated as absent even if the JSON contains them. */
const neverMembers = new Set(['__proto__', 'constructor', 'prototype'])

class EvaluationFault extends Error {
  readonly at: number
  constructor(message: string, at: number) {
    super(message)
    this.at = at
  }
}

/**
 * The value of an expression over `input`, whose properties are the root names. Absent values are `undefined`, as are
 * their members and methods; comparing an absent value with `<` gives false. A fault is a message with the offset in
 * the text: a type mismatch, an unknown method, the budget used up. Never throws on JSON.
 */
export function evaluate(
  expression: Expression,
  input: JsonObject,
  options: EvaluationOptions = {},
): Evaluation {
  const run = new Run(options.steps ?? defaultSteps, options.spellings)
  try {
    return { ok: true, value: run.value(expression, { lookup: (name) => member(input, name) }) }
  } catch (fault) {
    if (fault instanceof EvaluationFault)
      return { ok: false, message: `${fault.message} (at character ${fault.at + 1})`, at: fault.at }
    throw fault
  }
}

interface Scope {
  readonly lookup: (name: string) => Value
}

const isObject = (value: Value): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An own data property, never an inherited one or a getter. */
function member(object: JsonObject, name: string): Value {
  if (neverMembers.has(name)) return undefined
  const property = Object.getOwnPropertyDescriptor(object, name)
  return property === undefined ? undefined : (property.value as Value)
}

class Run {
  #steps: number
  readonly #spellings: ReadonlyMap<string, string> | undefined

  constructor(steps: number, spellings: ReadonlyMap<string, string> | undefined) {
    this.#steps = steps
    this.#spellings = spellings
  }

  value(expression: Expression, scope: Scope): Value {
    this.#spend(1, expression.at)
    switch (expression.kind) {
      case 'literal':
        return typeof expression.value === 'string'
          ? (this.#spellings?.get(expression.value) ?? expression.value)
          : expression.value
      case 'list':
        return expression.items.map((item) => this.value(item, scope) ?? null)
      case 'name':
        return scope.lookup(expression.name)
      case 'member':
        return this.#member(this.value(expression.object, scope), expression.name, expression.at)
      case 'not':
        return !isTrue(this.value(expression.operand, scope))
      case 'conditional':
        return this.value(
          isTrue(this.value(expression.condition, scope)) ? expression.then : expression.otherwise,
          scope,
        )
      case 'binary':
        return this.#binary(expression, scope)
      case 'call':
        return this.#call(expression, scope)
    }
  }

  #spend(steps: number, at: number): void {
    this.#steps -= steps
    if (this.#steps < 0) throw new EvaluationFault('The expression takes too long; make it simpler.', at)
  }

  #spendText(length: number, at: number): void {
    if (length > maximumText)
      throw new EvaluationFault(`The text is longer than ${maximumText} characters; use a shorter one.`, at)
    this.#spend(Math.ceil(length / 32), at)
  }

  #member(object: Value, name: string | number, at: number): Value {
    if (typeof object === 'string' || isList(object)) {
      if (name === 'length') return object.length
      if (typeof name === 'string' && isMethod(name))
        throw new EvaluationFault(`${name} is a method: write ${name}(…).`, at)
      return typeof object !== 'string' && typeof name === 'number' ? object[name] : undefined
    }
    return isObject(object) ? member(object, String(name)) : undefined
  }

  #binary(expression: Extract<Expression, { kind: 'binary' }>, scope: Scope): Value {
    const { operator, at } = expression
    const left = this.value(expression.left, scope)
    if (operator === '&&') return isTrue(left) ? this.value(expression.right, scope) : left
    if (operator === '||') return isTrue(left) ? left : this.value(expression.right, scope)
    const right = this.value(expression.right, scope)
    if (operator === '==') return this.#equal(left, right, at)
    if (operator === '!=') return !this.#equal(left, right, at)
    if (operator === 'in') return this.#in(left, right, at)
    if (left === undefined || left === null || right === undefined || right === null) return false
    if (typeof left === 'number' && typeof right === 'number') return ordered(operator, left, right)
    if (typeof left === 'string' && typeof right === 'string') {
      this.#spendText(Math.min(left.length, right.length), at)
      return ordered(operator, left, right)
    }
    throw new EvaluationFault(`\`${operator}\` compares two numbers or two texts.`, at)
  }

  /** Deep equality without type conversion; absent equals null. */
  #equal(left: Value, right: Value, at: number, depth = 0): boolean {
    this.#spend(1, at)
    // The input may be nested deeper than the call stack allows.
    if (depth > maximumDepth) throw new EvaluationFault('The values are nested too deep to compare.', at)
    if (left === undefined || left === null) return right === undefined || right === null
    if (typeof left === 'string' && typeof right === 'string') {
      if (left.length === right.length) this.#spendText(left.length, at)
      return left === right
    }
    if (isList(left))
      return (
        isList(right) &&
        left.length === right.length &&
        left.every((item, i) => this.#equal(item, right[i], at, depth + 1))
      )
    if (!isObject(left)) return left === right
    if (!isObject(right)) return false
    const names = Object.keys(left)
    this.#spend(names.length, at)
    return (
      names.length === Object.keys(right).length &&
      names.every(
        (name) =>
          Object.hasOwn(right, name) && this.#equal(member(left, name), member(right, name), at, depth + 1),
      )
    )
  }

  #in(left: Value, right: Value, at: number): boolean {
    if (right === undefined || right === null) return false
    if (isList(right)) return right.some((item) => this.#equal(left, item, at))
    if (left === undefined || left === null) return false
    if (typeof right === 'string' && typeof left === 'string') {
      this.#spendText(right.length, at)
      return right.includes(left)
    }
    if (isObject(right) && typeof left === 'string') return member(right, left) !== undefined
    throw new EvaluationFault('The right side of `in` is a list, a text or an object.', at)
  }

  #call(expression: Extract<Expression, { kind: 'call' }>, scope: Scope): Value {
    const { method, at } = expression
    if (!isMethod(method)) throw new EvaluationFault(`There is no method \`${method}\`.`, at)
    const object = this.value(expression.object, scope)
    const arrow = expression.arguments.find((argument): argument is Arrow => argument.kind === 'arrow')
    const fault = argumentFault(method, expression.arguments.length, arrow === undefined ? 0 : 1)
    if (fault !== undefined) throw new EvaluationFault(fault, at)
    const first = expression.arguments[0]
    const argument = first === undefined || first.kind === 'arrow' ? undefined : this.value(first, scope)
    if (object === undefined || object === null) return undefined
    if (typeof object === 'string') {
      this.#spendText(object.length, at)
      const result = callText(method, object, argument)
      if ('message' in result) throw new EvaluationFault(result.message, at)
      return result.value
    }
    if (!isList(object)) throw new EvaluationFault(`${method} is a method of texts and lists only.`, at)
    if (arrow !== undefined) {
      const each = (item: Value): Value =>
        this.value(arrow.body, { lookup: (name) => (name === arrow.parameter ? item : scope.lookup(name)) })
      if (method === 'some') return object.some((item) => isTrue(each(item)))
      if (method === 'every') return object.every((item) => isTrue(each(item)))
      if (method === 'filter') return object.filter((item) => isTrue(each(item)))
      return object.map((item) => each(item) ?? null)
    }
    if (method === 'includes') return this.#in(argument, object, at)
    if (method === 'join') return this.#join(object, argument, at)
    throw new EvaluationFault(`${method} is a method of texts, and this is a list.`, at)
  }

  #join(list: readonly Value[], separator: Value, at: number): string {
    if (separator !== undefined && typeof separator !== 'string')
      throw new EvaluationFault('join takes a text, the separator.', at)
    let text = ''
    list.forEach((item, index) => {
      if (typeof item === 'object' && item !== null)
        throw new EvaluationFault('join works on lists of texts, numbers and booleans.', at)
      const part = item === undefined || item === null ? '' : String(item)
      text += index === 0 ? part : (separator ?? ', ') + part
      this.#spend(1, at)
      this.#spendText(text.length > maximumText ? text.length : part.length, at)
    })
    return text
  }
}

function ordered<T extends string | number>(operator: '<' | '<=' | '>' | '>=', left: T, right: T): boolean {
  if (operator === '<') return left < right
  if (operator === '<=') return left <= right
  return operator === '>' ? left > right : left >= right
}
