/** Schemas as one object each: `allOf` merged, `null` among types and alternatives as a flag. */
import type { Json, JsonObject } from '../document/document.ts'
import { isJsonObject } from '../document/reference.ts'
import { isTrue, listOf, memberOf, objectOf, textsOf } from './read-json.ts'
import { resolved } from './resolve-pointer.ts'

export interface FlatSchema {
  readonly schema: JsonObject
  /** Its reference, and those of its parts in `allOf`. */
  readonly references: readonly string[]
  /** The reference of the whole. */
  readonly reference?: string
  readonly nullable: boolean
}

/** `allOf` within `allOf`. */
const deepest = 30

const isNull = (value: Json): boolean =>
  isJsonObject(value) && (value['type'] === 'null' || memberOf(value, 'const') === null)

/** Later parts win, but for what all of them add to. */
const merged = (parts: readonly JsonObject[]): JsonObject => {
  const whole: { [name: string]: Json } = {}
  const properties: { [name: string]: Json } = {}
  const required = new Set<string>()
  for (const part of parts) {
    Object.assign(whole, part)
    Object.assign(properties, objectOf(memberOf(part, 'properties')))
    for (const name of textsOf(memberOf(part, 'required'))) required.add(name)
  }
  if (Object.keys(properties).length > 0) whole['properties'] = properties
  if (required.size > 0) whole['required'] = [...required]
  return whole
}

const withoutNull = (
  schema: JsonObject,
  name: 'oneOf' | 'anyOf',
): { readonly schema: JsonObject; readonly nullable: boolean } => {
  const branches = listOf(memberOf(schema, name))
  const left = branches.filter((branch) => !isNull(branch))
  if (left.length === branches.length) return { schema, nullable: false }
  const { [name]: _branches, ...others } = schema
  // One alternative besides null is the schema itself.
  return left.length === 1
    ? { schema: { ...others, allOf: [...listOf(memberOf(schema, 'allOf')), ...left] }, nullable: true }
    : { schema: { ...others, [name]: left }, nullable: true }
}

/** `enclosing`: references that stand around it, which `allOf` must not enter again. */
export const flattened = (
  root: JsonObject,
  given: Json | undefined,
  enclosing: ReadonlySet<string> = new Set(),
  depth = 0,
): FlatSchema => {
  const { value, reference } = resolved(root, given)
  const one = withoutNull(value, 'oneOf')
  const any = withoutNull(one.schema, 'anyOf')
  let { schema } = any
  let nullable = one.nullable || any.nullable || isTrue(schema, 'nullable')
  const references = reference === undefined ? [] : [reference]
  const parts = listOf(memberOf(schema, 'allOf'))
  if (parts.length > 0 && depth < deepest) {
    const { allOf: _parts, ...own } = schema
    const inside = new Set([...enclosing, ...references])
    const [first] = parts
    const alone = parts.length === 1 && first !== undefined ? resolved(root, first).reference : undefined
    // Words beside a reference to a schema that stands around this one.
    if (reference === undefined && alone !== undefined && enclosing.has(alone))
      return {
        schema: { ...resolved(root, first).value, ...own },
        references: [alone],
        reference: alone,
        nullable,
      }
    const flat = parts.flatMap((part) => {
      const target = resolved(root, part).reference
      return target !== undefined && inside.has(target) ? [] : [flattened(root, part, inside, depth + 1)]
    })
    schema = merged([...flat.map((part) => part.schema), own])
    for (const part of flat) references.push(...part.references)
    nullable ||= flat.length > 0 && flat.every((part) => part.nullable)
    // A description beside a single reference: it is still that component.
    const [only] = flat
    if (reference === undefined && flat.length === 1 && only?.reference !== undefined)
      return { schema, references, reference: only.reference, nullable }
  }
  return { schema, references, ...(reference !== undefined && { reference }), nullable }
}

/** Its types without `null`, and whether `null` was among them. A schema without types may imply one. */
export const typesOf = (
  schema: JsonObject,
): { readonly types: readonly string[]; readonly nullable: boolean } => {
  const given = memberOf(schema, 'type')
  const all = typeof given === 'string' ? [given] : textsOf(given)
  const types = all.filter((type) => type !== 'null')
  const nullable = types.length < all.length
  if (types.length > 0 || all.length > 0) return { types, nullable }
  if (isJsonObject(memberOf(schema, 'properties')) || memberOf(schema, 'additionalProperties') !== undefined)
    return { types: ['object'], nullable }
  if (memberOf(schema, 'items') !== undefined || memberOf(schema, 'prefixItems') !== undefined)
    return { types: ['array'], nullable }
  const values = listOf(memberOf(schema, 'enum'))
  const known = new Set((values.length > 0 ? values : constantIn(schema)).map((value) => typeName(value)))
  return { types: [...known].filter((type) => type !== 'null'), nullable: nullable || known.has('null') }
}

const constantIn = (schema: JsonObject): readonly Json[] => {
  const value = memberOf(schema, 'const')
  return value === undefined ? [] : [value]
}

const typeName = (value: Json): string => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return typeof value
}
