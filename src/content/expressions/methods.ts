/** The closed list of methods on strings and lists in expressions. */
import type { Value } from './expression.ts'

/** The arguments of a method: how many plain ones, or one arrow. */
type Shape = 'none' | 'text' | 'value' | 'separator' | 'arrow'

const shapes = {
  includes: 'value',
  startsWith: 'text',
  endsWith: 'text',
  toLowerCase: 'none',
  toUpperCase: 'none',
  trim: 'none',
  join: 'separator',
  some: 'arrow',
  every: 'arrow',
  filter: 'arrow',
  map: 'arrow',
} as const satisfies { readonly [name: string]: Shape }

export type Method = keyof typeof shapes

/** The methods in the order in which messages list them. */
export const methodNames: readonly string[] = Object.keys(shapes)

/** Whether expressions have a method of this name; `constructor` and the like are not methods. */
export const isMethod = (name: string): name is Method => Object.hasOwn(shapes, name)

/** Why these arguments do not fit the method, or undefined if they do. */
export function argumentFault(method: Method, given: number, arrows: number): string | undefined {
  const shape = shapes[method]
  if (shape === 'arrow')
    return given === 1 && arrows === 1
      ? undefined
      : `${method} takes one condition, as in ${method}(x => x == 1).`
  if (arrows > 0) return `${method} takes no arrow.`
  if (shape === 'none') return given === 0 ? undefined : `${method} takes nothing between its parentheses.`
  if (shape === 'separator') return given <= 1 ? undefined : 'join takes at most one text, the separator.'
  return given === 1 ? undefined : `${method} takes one ${shape === 'text' ? 'text' : 'value'}.`
}

export const isList = (value: Value): value is readonly Exclude<Value, undefined>[] => Array.isArray(value)

/** The result of a string method, or an error message. The cost is linear in the length of the string. */
export function callText(
  method: Method,
  text: string,
  argument: Value,
): { value: Value } | { message: string } {
  switch (method) {
    case 'toLowerCase':
      return { value: text.toLowerCase() }
    case 'toUpperCase':
      return { value: text.toUpperCase() }
    case 'trim':
      return { value: text.trim() }
    case 'includes':
    case 'startsWith':
    case 'endsWith':
      return typeof argument === 'string'
        ? { value: text[method](argument) }
        : argument === null || argument === undefined
          ? { value: false }
          : { message: `${method} on a text takes a text.` }
    default:
      return { message: `${method} is a method of lists, and this is a text.` }
  }
}
