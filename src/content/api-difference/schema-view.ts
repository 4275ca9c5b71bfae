/**
 * A schema as the comparison sees it, whatever its spelling: references and `allOf` are flattened, an alternative of one
 * is no alternative, and `nullable`, the type `null` and an alternative `null` are one thing.
 */
import { isWords } from '../api-document/keyword-kinds.ts'
import { isObject, pointerOf, referenceOf } from '../api-document/references.ts'
import type { Json, JsonObject } from '../document/document.ts'
import type { DocumentSide, Part, Schema } from './document-side.ts'
import { nothing, partsAt } from './document-side.ts'

export interface Alternatives {
  readonly pointer: string
  /** At least two; the alternative `null` is not among them. */
  readonly branches: readonly Part[]
}

export interface SchemaView {
  /** Where the schema stands; absent for one that allows anything. */
  readonly pointer?: string
  /** Objects without references that values must all satisfy. */
  readonly plain: readonly Part[]
  /** Without `null`; undefined: any. */
  readonly types: ReadonlySet<string> | undefined
  readonly nullable: boolean
  readonly readOnly: boolean
  readonly writeOnly: boolean
  readonly deprecated: boolean
  readonly properties: ReadonlyMap<string, readonly Part[]>
  readonly required: ReadonlySet<string>
  readonly alternatives: readonly Alternatives[]
  readonly items: readonly Part[]
  readonly additional: 'open' | 'closed' | readonly Part[]
}

interface PlainPart extends Part {
  /** Stands beside an alternative `null`, so that its type does not forbid null. */
  readonly besideNull: boolean
}

/** The schema `true` as an alternative. */
const anything: JsonObject = {}

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : [])

/** The types that a schema names itself; lists in lists are a product of upgrading. */
const namedTypes = (node: JsonObject): readonly string[] | undefined => {
  const { type } = node
  if (type === undefined) return undefined
  return [type].flat(3).filter((name) => typeof name === 'string')
}

const objectKeywords = ['properties', 'required', 'additionalProperties', 'minProperties', 'maxProperties']

/** The type that keywords imply where none is named. */
const impliedTypes = (node: JsonObject): readonly string[] | undefined => {
  if (objectKeywords.some((name) => Object.hasOwn(node, name))) return ['object']
  return Object.hasOwn(node, 'items') ? ['array'] : undefined
}

const isNullSchema = (side: DocumentSide, node: Json): boolean => {
  const found = side.object(node, '')?.node
  if (found === undefined) return false
  const types = namedTypes(found)
  if (types !== undefined) return types.length > 0 && types.every((type) => type === 'null')
  return (
    found['const'] === null || (Array.isArray(found['enum']) && found['enum'].every((one) => one === null))
  )
}

interface Flattened {
  readonly plain: readonly PlainPart[]
  readonly alternatives: readonly Alternatives[]
  readonly hasNullAlternative: boolean
}

const flatten = (side: DocumentSide, parts: readonly Part[]): Flattened => {
  const plain: PlainPart[] = []
  const alternatives: Alternatives[] = []
  let hasNullAlternative = false
  const seen = new Set<JsonObject>()
  const waiting: PlainPart[] = parts.map((part) => ({ ...part, besideNull: false })).reverse()
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    const { node, pointer, besideNull } = part
    if (seen.has(node)) continue
    seen.add(node)
    plain.push(part)
    const push = (found: Part, beside = besideNull): number => waiting.push({ ...found, besideNull: beside })
    const reference = referenceOf(node)
    const target = reference === undefined ? undefined : side.target(reference)
    if (target !== undefined) push(target)
    for (const [at, member] of listOf(node['allOf']).entries())
      for (const found of partsAt(member, `${pointer}/allOf/${at}`)) push(found)
    for (const kind of ['oneOf', 'anyOf']) {
      const all = listOf(node[kind]).map((branch, at) => ({ branch, at }))
      const branches = all.filter(({ branch }) => !isNullSchema(side, branch))
      const besideBranch = branches.length < all.length
      if (besideBranch) hasNullAlternative = true
      const found = branches.map(({ branch, at }): Part => ({
        node: isObject(branch) ? branch : branch === false ? nothing : anything,
        pointer: `${pointer}/${kind}/${at}`,
      }))
      const [only] = found
      if (found.length > 1) alternatives.push({ pointer: `${pointer}/${kind}`, branches: found })
      else if (only !== undefined) push(only, besideNull || besideBranch)
    }
  }
  return { plain, alternatives, hasNullAlternative }
}

export const isSubtype = (type: string, of: ReadonlySet<string>): boolean =>
  of.has(type) || (type === 'integer' && of.has('number'))

const both = (a: ReadonlySet<string>, b: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...[...a].filter((type) => isSubtype(type, b)), ...[...b].filter((type) => isSubtype(type, a))])

const intersected = (
  plain: readonly Part[],
  typesOf: (node: JsonObject) => readonly string[] | undefined,
): ReadonlySet<string> | undefined => {
  const sets = plain
    .map(({ node }) => typesOf(node))
    .filter((types) => types !== undefined)
    .map((types) => new Set(types.filter((type) => type !== 'null')))
  return sets.length === 0 ? undefined : sets.reduce<ReadonlySet<string>>(both, sets[0] ?? new Set())
}

const isNullable = ({ plain, hasNullAlternative }: Flattened): boolean => {
  if (plain.some(({ node }) => node['nullable'] === true)) return true
  const allows = ({ node }: Part): boolean =>
    namedTypes(node)?.includes('null') === true ||
    (node['type'] === undefined && listOf(node['enum']).includes(null))
  const forbids = ({ node, besideNull }: PlainPart): boolean =>
    !besideNull && namedTypes(node)?.includes('null') === false
  return (hasNullAlternative || plain.some(allows)) && !plain.some(forbids)
}

const propertiesOf = (plain: readonly Part[]): ReadonlyMap<string, readonly Part[]> => {
  const found = new Map<string, Part[]>()
  for (const { node, pointer } of plain) {
    const { properties } = node
    if (!isObject(properties)) continue
    for (const [name, value] of Object.entries(properties)) {
      const known = found.get(name) ?? []
      known.push(...partsAt(value, `${pointer}/properties${pointerOf([name])}`))
      found.set(name, known)
    }
  }
  return found
}

const additionalOf = (plain: readonly Part[]): SchemaView['additional'] => {
  const found = plain.filter(({ node }) => node['additionalProperties'] !== undefined)
  if (found.some(({ node }) => node['additionalProperties'] === false)) return 'closed'
  const parts = found.flatMap(({ node, pointer }) =>
    partsAt(node['additionalProperties'], `${pointer}/additionalProperties`),
  )
  const says = parts.filter(({ node }) => Object.keys(node).some((name) => !isWords(name)))
  return says.length === 0 ? 'open' : says
}

export const viewOf = (side: DocumentSide, { parts }: Schema): SchemaView => {
  const flattened = flatten(side, parts)
  const { plain, alternatives } = flattened
  const has = (keyword: string): boolean => plain.some(({ node }) => node[keyword] === true)
  const required = plain.flatMap(({ node }) => listOf(node['required']))
  const pointer = parts[0]?.pointer
  return {
    ...(pointer !== undefined && { pointer }),
    ...{ plain, alternatives },
    types: intersected(plain, namedTypes) ?? intersected(plain, impliedTypes),
    nullable: isNullable(flattened),
    readOnly: has('readOnly'),
    writeOnly: has('writeOnly'),
    deprecated: has('deprecated'),
    properties: propertiesOf(plain),
    required: new Set(required.filter((name) => typeof name === 'string')),
    items: plain.flatMap(({ node, pointer: at }) => partsAt(node['items'], `${at}/items`)),
    additional: additionalOf(plain),
  }
}

const bareKeywords = new Set(['$ref', 'allOf', 'oneOf', 'anyOf', 'nullable', 'discriminator', 'type'])

/** Whether a schema says nothing besides its alternatives. */
export const isBare = ({ plain }: SchemaView): boolean =>
  plain.every(({ node }) => Object.keys(node).every((name) => bareKeywords.has(name) || isWords(name)))

/** The value of a keyword wherever the schema has it. */
export const keywordValues = ({ plain }: SchemaView, keyword: string): readonly Json[] =>
  plain.map(({ node }) => node[keyword]).filter((value) => value !== undefined)

/** JSON pointer of a keyword; that of the schema where it has none. */
export const keywordPointer = ({ plain, pointer }: SchemaView, keyword: string): string | undefined => {
  const found = plain.find(({ node }) => node[keyword] !== undefined)
  if (found === undefined) return pointer
  return found.node === nothing ? found.pointer : `${found.pointer}/${keyword}`
}
