/** Types and bounds of schemas in words. */
import type { Json, JsonObject } from '../document/document.ts'
import { isTrue, memberOf, textOf } from './read-json.ts'

const count = (value: number, one: string, many = `${one}s`): string => `${value} ${value === 1 ? one : many}`

const numberIn = (schema: JsonObject, name: string): number | undefined => {
  const value = memberOf(schema, name)
  return typeof value === 'number' ? value : undefined
}

/** Longest pattern that is printed. */
const longestPattern = 300

const between = (
  schema: JsonObject,
  [least, most]: readonly [string, string],
  text: (value: number) => string,
): readonly string[] => {
  const [low, high] = [numberIn(schema, least), numberIn(schema, most)]
  if (low !== undefined && low === high) return [`exactly ${text(low)}`]
  return [
    ...(low === undefined || low === 0 ? [] : [`at least ${text(low)}`]),
    ...(high === undefined ? [] : [`at most ${text(high)}`]),
  ]
}

const numberLimits = (schema: JsonObject): readonly string[] => {
  const [low, high] = [memberOf(schema, 'exclusiveMinimum'), memberOf(schema, 'exclusiveMaximum')]
  const [least, most] = [numberIn(schema, 'minimum'), numberIn(schema, 'maximum')]
  const factor = numberIn(schema, 'multipleOf')
  return [
    ...(typeof low === 'number' ? [`more than ${low}`] : []),
    ...(least === undefined ? [] : [`${low === true ? 'more than' : 'at least'} ${least}`]),
    ...(typeof high === 'number' ? [`less than ${high}`] : []),
    ...(most === undefined ? [] : [`${high === true ? 'less than' : 'at most'} ${most}`]),
    ...(factor === undefined ? [] : [`a multiple of ${factor}`]),
  ]
}

/** Each bound as a short phrase. */
export const limitsOf = (schema: JsonObject): readonly string[] => {
  const pattern = textOf(schema, 'pattern')
  const encoding = textOf(schema, 'contentEncoding')
  const media = textOf(schema, 'contentMediaType')
  return [
    ...numberLimits(schema),
    ...between(schema, ['minLength', 'maxLength'], (value) => count(value, 'character')),
    ...(pattern === '' || pattern.length > longestPattern ? [] : [`pattern ${pattern}`]),
    ...between(schema, ['minItems', 'maxItems'], (value) => count(value, 'item')),
    ...(isTrue(schema, 'uniqueItems') ? ['items are unique'] : []),
    ...between(schema, ['minProperties', 'maxProperties'], (value) => count(value, 'property', 'properties')),
    ...(encoding === '' ? [] : [`encoded as ${encoding}`]),
    ...(media === '' ? [] : [`contains ${media}`]),
  ]
}

/** The most alternatives that a type names. */
const mostNamed = 4

/** `A`, `A or B`, `A, B or C`. */
export const alternativesText = (names: readonly string[]): string => {
  const known = [...new Set(names)]
  if (known.length > mostNamed) return `one of ${known.length} alternatives`
  const last = known.at(-1) ?? ''
  return known.length < 2 ? last : `${known.slice(0, -1).join(', ')} or ${last}`
}

/** A JSON value in one line, as it would be sent. */
export const valueText = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value))
