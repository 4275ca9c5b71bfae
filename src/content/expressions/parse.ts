/**
 * Parses expressions. Precedence, lowest first: `? :`, `||`, `&&`, `== !=`, `< <= > >= in`, `!`, then members, indexes
 * and calls. Binary operators are left-associative, conditionals right-associative.
 */
import { maximumDepth, maximumLength } from './expression.ts'
import type { Arrow, BinaryOperator, Expression } from './expression.ts'
import { isMethod, methodNames } from './methods.ts'
import { tokenize } from './tokens.ts'
import type { Token } from './tokens.ts'

export type ParsedExpression =
  | { readonly ok: true; readonly expression: Expression }
  | { readonly ok: false; readonly message: string; readonly at: number }

/** Lowest precedence first. */
const levels: readonly (readonly BinaryOperator[])[] = [
  ['||'],
  ['&&'],
  ['==', '!='],
  ['<', '<=', '>', '>=', 'in'],
]
const wordOperators: { readonly [word: string]: string } = {
  and: '&&',
  or: '||',
  not: '!',
  is: '==',
  equals: '==',
}
const constants = new Map<string, boolean | null>([
  ['true', true],
  ['false', false],
  ['null', null],
])

/** Thrown in this file only; `parseExpression` turns it into a result. */
class SyntaxFault extends Error {
  readonly at: number
  constructor(message: string, at: number) {
    super(message)
    this.at = at
  }
}

/**
 * The tree of an expression, or an error message with its offset (UTF-16 units). Accepts at most 1,024 units and 64
 * levels of nesting; never throws.
 */
export function parseExpression(text: string): ParsedExpression {
  if (text.length > maximumLength)
    return {
      ok: false,
      message: `An expression has at most ${maximumLength} characters; this one has ${text.length}.`,
      at: maximumLength,
    }
  const read = tokenize(text)
  if ('message' in read) return { ok: false, ...read }
  try {
    const parser = new Parser(read.tokens)
    return { ok: true, expression: parser.whole() }
  } catch (fault) {
    if (fault instanceof SyntaxFault) return { ok: false, message: fault.message, at: fault.at }
    throw fault
  }
}

const describe = (token: Token): string =>
  token.kind === 'end' ? 'the end' : token.kind === 'text' ? 'a text' : `\`${token.value}\``

class Parser {
  readonly #tokens: readonly Token[]
  #next = 0
  #depth = 0

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens
  }

  whole(): Expression {
    if (this.#peek().kind === 'end')
      throw new SyntaxFault('The expression is empty. Enter a condition or a name.', 0)
    const expression = this.#conditional()
    const rest = this.#peek()
    if (rest.kind === 'end') return expression
    const word = rest.kind === 'name' ? wordOperators[rest.value] : undefined
    if (word !== undefined)
      throw new SyntaxFault(`\`${rest.value}\` is not an operator; write \`${word}\`.`, rest.at)
    if (rest.value === '=>')
      throw new SyntaxFault('`=>` can only be used inside some, every, filter and map.', rest.at)
    throw new SyntaxFault(`Expected an operator or the end here, not ${describe(rest)}.`, rest.at)
  }

  #peek(): Token {
    // The last token is `end` and is never consumed.
    return this.#tokens[this.#next] as Token
  }

  #take(): Token {
    const token = this.#peek()
    if (token.kind !== 'end') this.#next += 1
    return token
  }

  #isSign(value: string): boolean {
    const token = this.#peek()
    return token.kind === 'sign' && token.value === value
  }

  #expect(sign: string, opened: Token, what: string): void {
    if (this.#isSign(sign)) {
      this.#take()
      return
    }
    const found = this.#peek()
    throw new SyntaxFault(
      `\`${sign}\` was expected here, not ${describe(found)}: ${what} that begins at character ${opened.at + 1} is still open.`,
      found.at,
    )
  }

  #deeper<T>(read: () => T): T {
    this.#depth += 1
    if (this.#depth > maximumDepth)
      throw new SyntaxFault(
        `The expression is nested more than ${maximumDepth} levels deep; split it.`,
        this.#peek().at,
      )
    const result = read()
    this.#depth -= 1
    return result
  }

  #conditional(): Expression {
    const condition = this.#binary(0)
    if (!this.#isSign('?')) return condition
    const question = this.#take()
    return this.#deeper(() => {
      const then = this.#conditional()
      this.#expect(':', question, 'the `?`')
      const otherwise = this.#conditional()
      return { kind: 'conditional', condition, then, otherwise, at: question.at }
    })
  }

  #binary(level: number): Expression {
    const operators = levels[level]
    if (operators === undefined) return this.#unary()
    let left = this.#binary(level + 1)
    for (;;) {
      const token = this.#peek()
      const operator = operators.find((candidate) => candidate === token.value)
      if (operator === undefined || token.kind === 'text') return left
      this.#take()
      left = { kind: 'binary', operator, left, right: this.#binary(level + 1), at: token.at }
    }
  }

  #unary(): Expression {
    const token = this.#peek()
    if (!this.#isSign('!')) return this.#postfix()
    this.#take()
    return this.#deeper(() => ({ kind: 'not', operand: this.#unary(), at: token.at }))
  }

  #postfix(): Expression {
    let object = this.#primary()
    for (;;) {
      if (this.#isSign('.')) {
        this.#take()
        const name = this.#take()
        if (name.kind !== 'name')
          throw new SyntaxFault(`Expected a name after the period, not ${describe(name)}.`, name.at)
        object = this.#isSign('(')
          ? this.#call(object, name.value, name.at)
          : { kind: 'member', object, name: name.value, at: name.at }
      } else if (this.#isSign('[')) {
        const open = this.#take()
        const key = this.#take()
        if (key.kind !== 'text' && key.kind !== 'number')
          throw new SyntaxFault('Only a quoted text or a number can be between [ and ].', key.at)
        this.#expect(']', open, 'the `[`')
        object = { kind: 'member', object, name: key.value, at: key.at }
      } else if (this.#isSign('(')) {
        const names = 'some, every, filter, map, includes, startsWith'
        throw new SyntaxFault(
          `Only methods can be called, with a point before them: ${names}…`,
          this.#peek().at,
        )
      } else {
        return object
      }
    }
  }

  #call(object: Expression, method: string, at: number): Expression {
    if (!isMethod(method))
      throw new SyntaxFault(`There is no method \`${method}\`. There are ${methodNames.join(', ')}.`, at)
    const open = this.#take()
    const given: (Expression | Arrow)[] = []
    this.#deeper(() => {
      while (!this.#isSign(')')) {
        given.push(this.#argument())
        if (!this.#isSign(',')) break
        this.#take()
      }
    })
    this.#expect(')', open, 'the `(`')
    return { kind: 'call', object, method, arguments: given, at }
  }

  #argument(): Expression | Arrow {
    const start = this.#next
    const wrapped = this.#isSign('(')
    if (wrapped) this.#take()
    const name = this.#take()
    if (wrapped && this.#isSign(')')) this.#take()
    else if (wrapped) this.#next = start
    if (name.kind !== 'name' || this.#next === start || !this.#isSign('=>')) {
      this.#next = start
      return this.#conditional()
    }
    if (constants.has(name.value) || name.value === 'in')
      throw new SyntaxFault(`\`${name.value}\` cannot be a parameter; choose another name.`, name.at)
    this.#take()
    return { kind: 'arrow', parameter: name.value, body: this.#conditional(), at: name.at }
  }

  #primary(): Expression {
    const token = this.#take()
    if (token.kind === 'text' || token.kind === 'number')
      return { kind: 'literal', value: token.value, at: token.at }
    if (token.kind === 'name') {
      const constant = constants.get(token.value)
      if (constant !== undefined) return { kind: 'literal', value: constant, at: token.at }
      const word = wordOperators[token.value]
      if (token.value === 'in') throw new SyntaxFault('Expected a value before `in`.', token.at)
      if (
        word === '!' &&
        ['name', 'text', 'number'].includes(this.#peek().kind) &&
        this.#peek().value !== 'in'
      )
        throw new SyntaxFault(`\`${token.value}\` is not an operator; write \`!\`.`, token.at)
      return { kind: 'name', name: token.value, at: token.at }
    }
    if (token.value === '-') {
      const number = this.#take()
      if (number.kind !== 'number')
        throw new SyntaxFault('`-` can only precede a number. Expressions have no arithmetic.', token.at)
      return { kind: 'literal', value: -number.value, at: token.at }
    }
    if (token.value === '(') {
      const inner = this.#deeper(() => this.#conditional())
      this.#expect(')', token, 'the `(`')
      return inner
    }
    if (token.value === '[') {
      const items: Expression[] = []
      this.#deeper(() => {
        while (!this.#isSign(']')) {
          items.push(this.#conditional())
          if (!this.#isSign(',')) break
          this.#take()
        }
      })
      this.#expect(']', token, 'the list')
      return { kind: 'list', items, at: token.at }
    }
    throw new SyntaxFault(`Expected a value here, not ${describe(token)}.`, token.at)
  }
}
