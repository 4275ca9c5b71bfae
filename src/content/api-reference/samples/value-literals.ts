/** JSON values as literals of JavaScript and Python. */
import type { Json } from '../../document/document.ts'
import { isJsonObject } from '../../document/reference.ts'
import { javascriptString, pythonString } from './literals.ts'

interface Syntax {
  readonly text: (text: string) => string
  readonly key: (name: string) => string
  readonly atom: (value: number | boolean | null) => string
}

const written = (value: Json, syntax: Syntax, indent: string): string => {
  if (typeof value === 'string') return syntax.text(value)
  const deeper = `${indent}  `
  if (Array.isArray(value)) {
    const items = (value as readonly Json[]).map((one) => `${deeper}${written(one, syntax, deeper)}`)
    return items.length === 0 ? '[]' : `[\n${items.join(',\n')}\n${indent}]`
  }
  if (!isJsonObject(value)) return syntax.atom(finite(value as number | boolean | null))
  const members = Object.entries(value).map(
    ([name, one]) => `${deeper}${syntax.key(name)}: ${written(one, syntax, deeper)}`,
  )
  return members.length === 0 ? '{}' : `{\n${members.join(',\n')}\n${indent}}`
}

/** JSON has no infinity; a number that is too large to be read is one. */
const finite = (value: number | boolean | null): number | boolean | null =>
  typeof value === 'number' && !Number.isFinite(value) ? null : value

const javascript: Syntax = {
  text: javascriptString,
  // `__proto__: x` would set the prototype; as a computed key it is a member.
  key: (name) =>
    name === '__proto__' ? `['__proto__']` : /^[A-Za-z_$][\w$]*$/.test(name) ? name : javascriptString(name),
  atom: (value) => (Object.is(value, -0) ? '-0' : String(value)),
}

const python: Syntax = {
  text: pythonString,
  key: pythonString,
  atom: (value) => {
    if (value === null) return 'None'
    if (typeof value === 'boolean') return value ? 'True' : 'False'
    return Object.is(value, -0) ? '-0.0' : String(value)
  },
}

/** `indent`: what stands before the line that the value begins on. */
export const javascriptValue = (value: Json, indent = ''): string => written(value, javascript, indent)

export const pythonValue = (value: Json, indent = ''): string => written(value, python, indent)
