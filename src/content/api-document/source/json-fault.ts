/** Where a text that `JSON.parse` refuses stops being JSON: the engine names no offset for some faults. */
import type { JsonToken, JsonTokenKind } from './json-tokens.ts'
import { jsonTokenAt } from './json-tokens.ts'

export interface JsonFault {
  readonly offset: number
  readonly message: string
}

type Expected = 'value' | 'first-item' | 'first-name' | 'name' | 'colon' | 'comma' | 'end'

const message: Readonly<Record<Expected, string>> = {
  value: 'A value is expected here.',
  'first-item': 'A value or a closing bracket is expected here.',
  'first-name': 'A name in quotation marks or a closing brace is expected here.',
  name: 'A name in quotation marks is expected here.',
  colon: 'A colon is expected here.',
  comma: 'A comma or the closing bracket is expected here.',
  end: 'Nothing is expected after the end of the document.',
}

const closing: Readonly<Partial<Record<JsonTokenKind, JsonTokenKind>>> = { '}': '{', ']': '[' }

/** What is expected after a token where `expected` was; undefined if the token is none of that. */
const after = ({ kind }: JsonToken, expected: Expected, open: JsonTokenKind[]): Expected | undefined => {
  const whole = (): Expected => (open.length === 0 ? 'end' : 'comma')
  const isClosing = closing[kind] !== undefined && closing[kind] === open.at(-1)
  if (isClosing && (expected === 'comma' || expected === 'first-item' || expected === 'first-name')) {
    open.pop()
    return whole()
  }
  switch (expected) {
    case 'value':
    case 'first-item':
      if (kind === 'string' || kind === 'scalar') return whole()
      if (kind !== '{' && kind !== '[') return undefined
      open.push(kind)
      return kind === '{' ? 'first-name' : 'first-item'
    case 'first-name':
    case 'name':
      return kind === 'string' ? 'colon' : undefined
    case 'colon':
      return kind === ':' ? 'value' : undefined
    case 'comma':
      if (kind !== ',') return undefined
      return open.at(-1) === '{' ? 'name' : 'value'
    case 'end':
      return undefined
  }
}

/** The first fault of a text; undefined if it is JSON. */
export const jsonFault = (text: string): JsonFault | undefined => {
  const open: JsonTokenKind[] = []
  let expected: Expected = 'value'
  for (let at = 0; ;) {
    const token = jsonTokenAt(text, at)
    if (token.kind === 'end') {
      if (expected === 'end') return undefined
      return { offset: token.start, message: 'The text ends before the document is complete.' }
    }
    if (token.kind === 'fault' && expected !== 'end')
      return { offset: token.start, message: token.message ?? message[expected] }
    const next = after(token, expected, open)
    if (next === undefined) return { offset: token.start, message: message[expected] }
    expected = next
    at = token.end
  }
}
