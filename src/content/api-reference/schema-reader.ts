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
  read(schema: Json | undefined, direction: Direction): ReferenceSchema
  /** Whether there were more nodes than a page holds. */
  isOver(): boolean
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

/** Reads the schemas of one page. */
class PageReader implements SchemaReader {
  readonly #root: JsonObject
  readonly #extent: Extent
  /** Models that the page shows; in each other they are links. */
  readonly #listed: ReadonlySet<string>
  #nodes = 0
  /** By direction and reference: the first place of each component. */
  readonly #first = new Map<string, Draft>()
  readonly #anchors = new Map<Draft, string>()
  readonly #taken = new Set<string>()

  constructor(root: JsonObject, extent: Extent, listed: ReadonlySet<string> = new Set()) {
    this.#root = root
    this.#extent = extent
    this.#listed = listed
  }

  read(schema: Json | undefined, direction: Direction): ReferenceSchema {
    return this.#schema(schema, { direction, depth: 0, enclosing: new Map() })
  }

  isOver(): boolean {
    return this.#nodes > mostNodes
  }

  #anchorOf(draft: Draft, name: string): string {
    const known = this.#anchors.get(draft)
    if (known !== undefined) return known
    const base = name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')
    let anchor = base
    for (let next = 2; this.#taken.has(anchor); next += 1) anchor = `${base}-${next}`
    this.#taken.add(anchor)
    this.#anchors.set(draft, anchor)
    draft.anchor = anchor
    return anchor
  }

  #linkTo(draft: Draft, target: Draft, name: string): ReferenceSchema {
    return {
      ...emptyDraft(target.type),
      description: draft.description,
      nullable: draft.nullable,
      deprecated: draft.deprecated,
      readOnly: draft.readOnly,
      writeOnly: draft.writeOnly,
      link: { to: 'anchor', target: this.#anchorOf(target, name), name },
    }
  }

  /** What stands for a schema that is, or will be, printed elsewhere. */
  #elsewhere(
    draft: Draft,
    { reference, schema }: FlatSchema,
    { direction, depth, enclosing }: Place,
  ): ReferenceSchema | undefined {
    if (reference === undefined) return undefined
    const name = componentName(reference) ?? (textOf(schema, 'title') || 'schema')
    const around = enclosing.get(reference)
    if (around !== undefined) return this.#linkTo(draft, around, name)
    const before = this.#extent === 'whole' ? undefined : this.#first.get(`${direction} ${reference}`)
    if (before !== undefined && hasParts(before)) return this.#linkTo(draft, before, name)
    const isComponent = componentName(reference) !== undefined
    const isListed = depth > 0 && isComponent && this.#listed.has(name)
    const isLarge = this.#extent === 'models' && depth > 1 && isComponent && hasPartsIn(schema)
    if (!isListed && !isLarge) return undefined
    const { types } = typesOf(schema)
    return { ...draft, type: alternativesText(types) || 'object', link: { to: 'model', target: name, name } }
  }

  #properties(schema: JsonObject, place: Place): readonly ReferenceProperty[] {
    const required = new Set(textsOf(memberOf(schema, 'required')))
    return Object.entries(objectOf(memberOf(schema, 'properties'))).flatMap(([name, given]) => {
      const property = this.#schema(given, place)
      if (place.direction === 'sent' && property.readOnly) return []
      if (place.direction === 'received' && property.writeOnly) return []
      return [{ name, required: required.has(name), schema: property }]
    })
  }

  #branches(
    schema: JsonObject,
    branches: readonly Json[],
    kind: 'one' | 'any',
    place: Place,
  ): ReferenceSchema['alternatives'] {
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
        const read = this.#schema(branch, place)
        const title = isJsonObject(branch) ? textOf(branch, 'title') : ''
        return { label: mapped ?? (title || (read.name ?? read.link?.name ?? read.type)), schema: read }
      }),
    }
  }

  #alternatives(schema: JsonObject, limits: string[], place: Place): ReferenceSchema['alternatives'] {
    for (const [member, kind] of [
      ['oneOf', 'one'],
      ['anyOf', 'any'],
    ] as const) {
      const branches = listOf(memberOf(schema, member))
      const sets = requiredSets(branches)
      if (sets !== undefined) limits.push(sets)
      if (branches.length > 0 && sets === undefined) return this.#branches(schema, branches, kind, place)
    }
    const not = memberOf(schema, 'not')
    if (!isJsonObject(not)) return undefined
    const read = this.#schema(not, place)
    return { kind: 'not', of: [{ label: read.name ?? read.type, schema: read }] }
  }

  #parts(draft: Draft, schema: JsonObject, types: readonly string[], place: Place): void {
    const limits = [...limitsOf(schema)]
    const items = memberOf(schema, 'items')
    if (isJsonObject(items)) draft.items = this.#schema(items, place)
    const tuple = listOf(memberOf(schema, 'prefixItems'))
    if (tuple.length > 0) draft.tuple = tuple.map((item) => this.#schema(item, place))
    draft.properties = this.#properties(schema, place)
    const additional = memberOf(schema, 'additionalProperties')
    const patterns = Object.values(objectOf(memberOf(schema, 'patternProperties')))
    if (isJsonObject(additional)) draft.additional = this.#schema(additional, place)
    else if (patterns[0] !== undefined) draft.additional = this.#schema(patterns[0], place)
    else if (additional === true) draft.additional = emptyDraft('any')
    const alternatives = this.#alternatives(schema, limits, place)
    if (alternatives !== undefined) draft.alternatives = alternatives
    draft.limits = limits
    draft.type = typeText(draft, types)
  }

  #schema(given: Json | undefined, around: Place): ReferenceSchema {
    this.#nodes += 1
    const flat = flattened(this.#root, given, new Set(around.enclosing.keys()))
    const { schema, reference } = flat
    const { types, nullable } = typesOf(schema)
    const draft = emptyDraft('any')
    describe(draft, schema)
    draft.nullable = flat.nullable || nullable
    const other = this.#elsewhere(draft, flat, around)
    if (other !== undefined) return other
    const name = componentName(reference)
    if (name !== undefined) draft.name = name
    if (this.#nodes > mostNodes || around.depth > deepest) {
      draft.type = typeText(draft, types)
      if (hasPartsIn(schema)) draft.cut = true
      return draft
    }
    const key = `${around.direction} ${reference ?? ''}`
    if (reference !== undefined && !this.#first.has(key)) this.#first.set(key, draft)
    const enclosing = new Map(around.enclosing)
    for (const one of flat.references) enclosing.set(one, draft)
    this.#parts(draft, schema, types, { ...around, depth: around.depth + 1, enclosing })
    return draft
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
    const reader = new PageReader(root, extent, listed)
    const page = read(reader)
    if (!reader.isOver()) return page
  }
  return read(new PageReader(root, 'models', listed))
}

/** Descriptions of a place over those of its schema. */
export const describedBy = (value: JsonObject): string => firstText(value, 'description', 'summary')
