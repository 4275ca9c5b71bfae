/**
 * Values that fit a schema: those that its author gave, otherwise typical ones. A budget of nodes bounds what schemas
 * that double with every level would give.
 */
import type { Json, JsonObject } from '../document/document.ts'
import { isJsonObject } from '../document/reference.ts'
import type { FlatSchema } from './flatten-schema.ts'
import { flattened, typesOf } from './flatten-schema.ts'
import { isTrue, listOf, memberOf, objectOf, textOf, textsOf } from './read-json.ts'
import type { Direction } from './schema-reader.ts'

/** Nodes of one example. */
const mostNodes = 400
const deepest = 12
/** Characters of one generated text. */
const longestText = 200
/** Characters of all examples that authors gave for parts of one value. */
const mostGiven = 20_000

interface Run {
  readonly root: JsonObject
  readonly direction: Direction
  nodes: number
  characters: number
}

const texts: Readonly<Record<string, string>> = {
  'date-time': '2025-01-31T09:30:00Z',
  date: '2025-01-31',
  time: '09:30:00Z',
  duration: 'P1D',
  email: 'name@example.com',
  'idn-email': 'name@example.com',
  hostname: 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uri: 'https://example.com',
  url: 'https://example.com',
  'uri-reference': '/path',
  'uri-template': 'https://example.com/{id}',
  iri: 'https://example.com',
  uuid: '123e4567-e89b-12d3-a456-426614174000',
  byte: 'dGV4dA==',
  binary: '<binary>',
  password: '********',
  'json-pointer': '/name',
  regex: '^[a-z]+$',
}

const textExample = (schema: JsonObject): string => {
  const text = texts[textOf(schema, 'format')] ?? 'text'
  const [least, most] = [memberOf(schema, 'minLength'), memberOf(schema, 'maxLength')]
  const long = typeof least === 'number' ? text.padEnd(Math.min(least, longestText), text) : text
  return typeof most === 'number' && most >= 0 ? long.slice(0, most) : long
}

const numberExample = (schema: JsonObject, isWhole: boolean): number => {
  const bound = (name: string): number | undefined => {
    const value = memberOf(schema, name)
    return typeof value === 'number' && Number.isFinite(value) ? value : undefined
  }
  const step = bound('multipleOf')
  const [least, over] = [bound('minimum'), bound('exclusiveMinimum')]
  const [most, under] = [bound('maximum'), bound('exclusiveMaximum')]
  const unit = step !== undefined && step > 0 ? step : 1
  let value = step !== undefined && step > 0 ? step : 1
  if (least !== undefined && value < least) value = least
  if (over !== undefined && value <= over) value = over + unit
  if (most !== undefined && value > most) value = most
  if (under !== undefined && value >= under) value = under - unit
  return isWhole ? Math.ceil(value) : value
}

/** Characters of a value as JSON, at least as far as the budget goes. */
const sizeOf = (value: Json): number => JSON.stringify(value).length

const given = (schema: JsonObject, run: Run): Json | undefined => {
  const candidates = [
    memberOf(schema, 'example'),
    listOf(memberOf(schema, 'examples'))[0],
    memberOf(schema, 'const'),
    memberOf(schema, 'default'),
    listOf(memberOf(schema, 'enum'))[0],
  ]
  const value = candidates.find((one) => one !== undefined)
  if (value === undefined) return undefined
  run.characters += sizeOf(value)
  return run.characters > mostGiven ? undefined : value
}

const objectExample = (schema: JsonObject, run: Run, inside: Inside): JsonObject => {
  const required = new Set(textsOf(memberOf(schema, 'required')))
  const made: [string, Json][] = []
  for (const [name, property] of Object.entries(objectOf(memberOf(schema, 'properties')))) {
    const flat = flattened(run.root, property, inside.enclosing)
    if (run.direction === 'sent' && isTrue(flat.schema, 'readOnly')) continue
    if (run.direction === 'received' && isTrue(flat.schema, 'writeOnly')) continue
    if (!required.has(name) && (isTrue(flat.schema, 'deprecated') || run.nodes >= mostNodes)) continue
    const value = valueOf(flat, run, inside)
    if (value !== undefined) made.push([name, value])
  }
  const additional = memberOf(schema, 'additionalProperties')
  if (made.length === 0 && isJsonObject(additional)) {
    const value = valueOf(flattened(run.root, additional, inside.enclosing), run, inside)
    if (value !== undefined) made.push(['name', value])
  }
  // Entries, because a property may be called `__proto__`.
  return Object.fromEntries(made)
}

interface Inside {
  readonly depth: number
  readonly enclosing: ReadonlySet<string>
}

const arrayExample = (schema: JsonObject, run: Run, inside: Inside): readonly Json[] => {
  const one = (item: Json | undefined): readonly Json[] => {
    const value = valueOf(flattened(run.root, item, inside.enclosing), run, inside)
    return value === undefined ? [] : [value]
  }
  const tuple = listOf(memberOf(schema, 'prefixItems'))
  if (tuple.length > 0) return tuple.flatMap(one)
  const items = memberOf(schema, 'items')
  return isJsonObject(items) ? one(items) : []
}

/** Undefined where nothing can stand: in a circle, or when the budget is spent. */
const valueOf = (flat: FlatSchema, run: Run, around: Inside): Json | undefined => {
  run.nodes += 1
  if (flat.references.some((reference) => around.enclosing.has(reference))) return undefined
  if (around.depth > deepest || run.nodes > mostNodes * 2) return undefined
  const { schema } = flat
  const known = given(schema, run)
  if (known !== undefined) return known
  const enclosing = new Set([...around.enclosing, ...flat.references])
  const inside = { depth: around.depth + 1, enclosing }
  const branches = [...listOf(memberOf(schema, 'oneOf')), ...listOf(memberOf(schema, 'anyOf'))]
  const { types } = typesOf(schema)
  if (branches[0] !== undefined && (types[0] ?? 'object') === 'object') {
    const { oneOf: _one, anyOf: _any, ...own } = schema
    return valueOf(flattened(run.root, { allOf: [own, branches[0]] }, enclosing), run, inside)
  }
  switch (types[0]) {
    case 'object':
      return objectExample(schema, run, inside)
    case 'array':
      return arrayExample(schema, run, inside)
    case 'string':
      return textExample(schema)
    case 'integer':
    case 'number':
      return numberExample(schema, types[0] === 'integer')
    case 'boolean':
      return true
    default:
      return branches[0] === undefined
        ? null
        : valueOf(flattened(run.root, branches[0], enclosing), run, inside)
  }
}

/** One value that fits; `null` where nothing is known of it. */
export const exampleOf = (root: JsonObject, schema: Json | undefined, direction: Direction): Json =>
  valueOf(
    flattened(root, schema),
    { root, direction, nodes: 0, characters: 0 },
    { depth: 0, enclosing: new Set() },
  ) ?? null
