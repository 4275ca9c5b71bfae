/**
 * Turns schemas of an API document into `ReferenceSchema`s. Everything on one page is read by one reader, so that
 * circles, and in large pages repeated schemas, become links to their first place.
 */
import type { Json, JsonObject } from '../document/document.ts'
import { isJsonObject } from '../document/reference.ts'
import type { ReferenceProperty, ReferenceSchema } from './api-reference.ts'
import { flattened, typesOf } from './flatten-schema.ts'
import type { FlatSchema } from './flatten-schema.ts'
import { firstText, isTrue, listOf, memberOf, objectOf, textOf, textsOf } from './read-json.ts'
import { componentName } from './resolve-pointer.ts'
import { alternativesText, limitsOf } from './schema-text.ts'

/** `sent` to the API: without what is read-only. `received`: without what is write-only. */
export type Direction = 'sent' | 'received' | 'both'

/**
 * How much is printed: `whole`: every schema in each of its places; `once`: a component only in its first place;
 * `models`: components below the first level as links to the models.
 */
type Extent = 'whole' | 'once' | 'models'

/** Nodes up to which a page is printed with all of its schemas. */
export const mostNodes = 1500

/** The most listed values of an enumeration. */
const mostValues = 500

/** Levels of nesting. */
const deepest = 40

type Draft = { -readonly [name in keyof ReferenceSchema]: ReferenceSchema[name] }

export interface SchemaReader {
  readonly read: (schema: Json | undefined, direction: Direction) => ReferenceSchema
  /** Whether there were more nodes than a page holds. */
  readonly isOver: () => boolean
}

interface Place {
  readonly direction: Direction
  readonly depth: number
  /** Components that stand around this one. */
  readonly enclosing: ReadonlyMap<string, Draft>
}

const emptyDraft = (type: string): Draft => ({
  type,
  description: '',
  nullable: false,
  deprecated: false,
  readOnly: false,
  writeOnly: false,
  limits: [],
  properties: [],
})

/** Descriptions of values, in the forms that documents have them. */
const valueDescriptions = (schema: JsonObject): ((value: Json, index: number) => string) => {
  const given =
    memberOf(schema, 'x-enumDescriptions') ??
    memberOf(schema, 'x-enum-descriptions') ??
    memberOf(schema, 'x-gitbook-enum')
  return (value, index) => {
    const found = Array.isArray(given)
      ? (given as readonly Json[])[index]
      : isJsonObject(given)
        ? memberOf(given, String(value as string))
        : undefined
    if (typeof found === 'string') return found
    return isJsonObject(found) ? textOf(found, 'description') : ''
  }
}

const exampleIn = (schema: JsonObject): Json | undefined =>
  memberOf(schema, 'example') ?? listOf(memberOf(schema, 'examples'))[0]

/** What a schema says of itself, without its parts. */
const describe = (draft: Draft, schema: JsonObject): void => {
  const format = textOf(schema, 'format')
  if (format !== '') draft.format = format
  draft.description = textOf(schema, 'description')
  draft.deprecated = isTrue(schema, 'deprecated')
  draft.readOnly = isTrue(schema, 'readOnly')
  draft.writeOnly = isTrue(schema, 'writeOnly')
  const values = listOf(memberOf(schema, 'enum'))
  const descriptionOf = valueDescriptions(schema)
  if (values.length > 0)
    draft.enum = values
      .slice(0, mostValues)
      .map((value, index) => ({ value, description: descriptionOf(value, index) }))
  const preset = memberOf(schema, 'default')
  if (preset !== undefined) draft.default = preset
  const constant = memberOf(schema, 'const')
  if (constant !== undefined) draft.const = constant
  const example = exampleIn(schema)
  if (example !== undefined) draft.example = example
}

/** Alternatives that only say which properties must be there, as a phrase. */
const requiredSets = (branches: readonly Json[]): string | undefined => {
  const sets = branches.map((branch) =>
    isJsonObject(branch) && Object.keys(branch).join() === 'required' ? textsOf(branch['required']) : [],
  )
  return sets.length > 0 && sets.every((names) => names.length > 0)
    ? `requires ${sets.map((names) => names.join(' and ')).join(', or ')}`
    : undefined
}

const arrayText = (items: ReferenceSchema | undefined): string => {
  if (items === undefined) return 'array'
  const inside = items.name ?? items.link?.name ?? items.type
  return `array of ${inside}`
}

/** `listed`: models that the page shows; in each other they are links. */
const schemaReader = (
  root: JsonObject,
  extent: Extent,
  listed: ReadonlySet<string> = new Set(),
): SchemaReader => {
  let nodes = 0
  const first = new Map<string, Draft>()
  const anchors = new Map<Draft, string>()
  const taken = new Set<string>()

  const anchorOf = (draft: Draft, name: string): string => {
    const known = anchors.get(draft)
    if (known !== undefined) return known
    const base = name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')
    let anchor = base
    for (let next = 2; taken.has(anchor); next += 1) anchor = `${base}-${next}`
    taken.add(anchor)
    anchors.set(draft, anchor)
    draft.anchor = anchor
    return anchor
  }

  const linkTo = (draft: Draft, target: Draft, name: string): ReferenceSchema => ({
    ...emptyDraft(target.type),
    description: draft.description,
    nullable: draft.nullable,
    deprecated: draft.deprecated,
    readOnly: draft.readOnly,
    writeOnly: draft.writeOnly,
    link: { to: 'anchor', target: anchorOf(target, name), name },
  })

  /** What stands for a schema that is, or will be, printed elsewhere. */
  const elsewhere = (
    draft: Draft,
    { reference, schema }: FlatSchema,
    { direction, depth, enclosing }: Place,
  ): ReferenceSchema | undefined => {
    if (reference === undefined) return undefined
    const name = componentName(reference) ?? (textOf(schema, 'title') || 'schema')
    const around = enclosing.get(reference)
    if (around !== undefined) return linkTo(draft, around, name)
    const before = extent === 'whole' ? undefined : first.get(`${direction} ${reference}`)
    if (before !== undefined && hasParts(before)) return linkTo(draft, before, name)
    const isComponent = componentName(reference) !== undefined
    const isListed = depth > 0 && isComponent && listed.has(name)
    const isLarge = extent === 'models' && depth > 1 && isComponent && hasPartsIn(schema)
    if (!isListed && !isLarge) return undefined
    const { types } = typesOf(schema)
    return { ...draft, type: alternativesText(types) || 'object', link: { to: 'model', target: name, name } }
  }

  const readProperties = (schema: JsonObject, place: Place): readonly ReferenceProperty[] => {
    const required = new Set(textsOf(memberOf(schema, 'required')))
    return Object.entries(objectOf(memberOf(schema, 'properties'))).flatMap(([name, given]) => {
      const property = readSchema(given, place)
      if (place.direction === 'sent' && property.readOnly) return []
      if (place.direction === 'received' && property.writeOnly) return []
      return [{ name, required: required.has(name), schema: property }]
    })
  }

  const readAlternatives = (
    schema: JsonObject,
    limits: string[],
    place: Place,
  ): ReferenceSchema['alternatives'] => {
    for (const [member, kind] of [
      ['oneOf', 'one'],
      ['anyOf', 'any'],
    ] as const) {
      const branches = listOf(memberOf(schema, member))
      const sets = requiredSets(branches)
      if (sets !== undefined) limits.push(sets)
      if (branches.length === 0 || sets !== undefined) continue
      const discriminator = objectOf(memberOf(schema, 'discriminator'))
      const values = Object.entries(objectOf(memberOf(discriminator, 'mapping')))
      const property = textOf(discriminator, 'propertyName')
      return {
        kind,
        ...(property !== '' && { discriminator: property }),
        of: branches.map((branch) => {
          const pointer = isJsonObject(branch) ? textOf(branch, '$ref') : ''
          const name = componentName(pointer)
          const mapped = values.find(([, target]) => target === pointer || target === name)?.[0]
          const read = readSchema(branch, place)
          const title = isJsonObject(branch) ? textOf(branch, 'title') : ''
          return { label: mapped ?? (title || (read.name ?? read.link?.name ?? read.type)), schema: read }
        }),
      }
    }
    const not = memberOf(schema, 'not')
    if (!isJsonObject(not)) return undefined
    const read = readSchema(not, place)
    return { kind: 'not', of: [{ label: read.name ?? read.type, schema: read }] }
  }

  const readParts = (draft: Draft, schema: JsonObject, types: readonly string[], place: Place): void => {
    const limits = [...limitsOf(schema)]
    const items = memberOf(schema, 'items')
    if (isJsonObject(items)) draft.items = readSchema(items, place)
    const tuple = listOf(memberOf(schema, 'prefixItems'))
    if (tuple.length > 0) draft.tuple = tuple.map((item) => readSchema(item, place))
    draft.properties = readProperties(schema, place)
    const additional = memberOf(schema, 'additionalProperties')
    const patterns = Object.values(objectOf(memberOf(schema, 'patternProperties')))
    if (isJsonObject(additional)) draft.additional = readSchema(additional, place)
    else if (patterns[0] !== undefined) draft.additional = readSchema(patterns[0], place)
    else if (additional === true) draft.additional = emptyDraft('any')
    const alternatives = readAlternatives(schema, limits, place)
    if (alternatives !== undefined) draft.alternatives = alternatives
    draft.limits = limits
    draft.type = typeText(draft, types)
  }

  const readSchema = (given: Json | undefined, around: Place): ReferenceSchema => {
    nodes += 1
    const flat = flattened(root, given, new Set(around.enclosing.keys()))
    const { schema, reference } = flat
    const { types, nullable } = typesOf(schema)
    const draft = emptyDraft('any')
    describe(draft, schema)
    draft.nullable = flat.nullable || nullable
    const other = elsewhere(draft, flat, around)
    if (other !== undefined) return other
    const name = componentName(reference)
    if (name !== undefined) draft.name = name
    if (nodes > mostNodes || around.depth > deepest) {
      draft.type = typeText(draft, types)
      if (hasPartsIn(schema)) draft.cut = true
      return draft
    }
    const key = `${around.direction} ${reference ?? ''}`
    if (reference !== undefined && !first.has(key)) first.set(key, draft)
    const enclosing = new Map(around.enclosing)
    for (const one of flat.references) enclosing.set(one, draft)
    readParts(draft, schema, types, { ...around, depth: around.depth + 1, enclosing })
    return draft
  }

  return {
    read: (schema, direction) => readSchema(schema, { direction, depth: 0, enclosing: new Map() }),
    isOver: () => nodes > mostNodes,
  }
}

const hasParts = ({ properties, items, tuple, additional, alternatives }: ReferenceSchema): boolean =>
  properties.length > 0 ||
  tuple !== undefined ||
  alternatives !== undefined ||
  (items !== undefined && hasParts(items)) ||
  (additional !== undefined && hasParts(additional))

const hasPartsIn = (schema: JsonObject): boolean =>
  ['properties', 'items', 'prefixItems', 'oneOf', 'anyOf'].some((name) =>
    isJsonObject(memberOf(schema, name)),
  ) ||
  listOf(memberOf(schema, 'oneOf')).length > 0 ||
  listOf(memberOf(schema, 'anyOf')).length > 0

/** In words: `string`, `array of User`, `Cat or Dog or null`. */
const typeText = (draft: Draft, types: readonly string[]): string => {
  const { alternatives } = draft
  const names =
    alternatives !== undefined && alternatives.kind !== 'not' && draft.properties.length === 0
      ? alternatives.of.map(({ label }) => label)
      : types.map((type) => (type === 'array' ? arrayText(draft.items) : type))
  const text = alternativesText(names) || 'any'
  return draft.nullable && text !== 'any' ? `${text} or null` : text
}

/** Reads a page with the largest extent that it has room for. */
export const withinNodes = <Page>(
  root: JsonObject,
  read: (reader: SchemaReader) => Page,
  listed?: ReadonlySet<string>,
): Page => {
  for (const extent of ['whole', 'once'] as const) {
    const reader = schemaReader(root, extent, listed)
    const page = read(reader)
    if (!reader.isOver()) return page
  }
  return read(schemaReader(root, 'models', listed))
}

/** Descriptions of a place over those of its schema. */
export const describedBy = (value: JsonObject): string => firstText(value, 'description', 'summary')
