/** Changes in what a schema says about a value itself: its type, its values, its bounds. */
import { stableJson } from '../document/canonical.ts'
import { isObject, pointerOf } from '../api-document/references.ts'
import type { Json, JsonObject } from '../document/document.ts'
import { sameJson } from '../document/same-json.ts'
import type { SchemaCheck } from './checks.ts'
import type { DocumentSide, Part } from './document-side.ts'
import { partsAt } from './document-side.ts'
import type { SchemaView } from './schema-view.ts'
import { isSubtype, keywordPointer, keywordValues } from './schema-view.ts'

/** A change of one schema; its place is where the schema stands. */
export interface SchemaChange {
  readonly check: SchemaCheck
  readonly before?: string
  readonly after?: string
  /** What changed, where the check covers several keywords. */
  readonly detail?: string
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** Both sides of a schema that is compared. */
export interface SchemaPair {
  /** A value in an address or a header, where numbers are texts. */
  readonly isText: boolean
  /** Whether two schemas of the documents mean the same. */
  readonly isSame: (from: readonly Part[], to: readonly Part[]) => boolean
  readonly from: SchemaView
  readonly to: SchemaView
  readonly fromSide: DocumentSide
  readonly toSide: DocumentSide
}

/** Pairs of schemas that are compared one by one where hashes differ. */
export const mostCompared = 64

type Report = (change: SchemaChange) => void

const textOf = (value: Json | undefined): string =>
  typeof value === 'string' ? value : JSON.stringify(value ?? null)
const valuesText = (values: readonly Json[]): string =>
  values.map((value) => JSON.stringify(value)).join(', ')

/** Pointers to a keyword on both sides. */
const at = ({ from, to }: SchemaPair, keyword: string): Pick<SchemaChange, 'from' | 'to'> => ({
  from: keywordPointer(from, keyword),
  to: keywordPointer(to, keyword),
})

export const typesText = (types: ReadonlySet<string> | undefined): string =>
  types === undefined ? 'any' : [...types].sort().join(' or ') || 'none'

export type TypeChange = 'same' | 'narrowed' | 'widened' | 'changed'

const writtenAsText = new Set(['integer', 'number', 'boolean'])

/** How the types changed; reported unless they are the same. */
export const compareTypes = (pair: SchemaPair, report: Report): TypeChange => {
  const { types: before } = pair.from
  const { types: after } = pair.to
  const within = (a: ReadonlySet<string> | undefined, b: ReadonlySet<string> | undefined): boolean =>
    b === undefined ||
    (a !== undefined &&
      [...a].every(
        (type) => isSubtype(type, b) || (pair.isText && writtenAsText.has(type) && b.has('string')),
      ))
  const [narrower, wider] = [within(after, before), within(before, after)]
  if (narrower && wider) return 'same'
  const change = narrower ? 'narrowed' : wider ? 'widened' : 'changed'
  report({
    check: `type-${change}`,
    ...{ before: typesText(before), after: typesText(after) },
    ...at(pair, 'type'),
  })
  return change
}

const compareNull = (pair: SchemaPair, report: Report): void => {
  const { from, to } = pair
  if (from.nullable === to.nullable) return
  const keyword = (view: SchemaView): string =>
    keywordValues(view, 'nullable').length > 0 ? 'nullable' : 'type'
  report({
    check: to.nullable ? 'became-nullable' : 'became-not-nullable',
    from: keywordPointer(from, keyword(from)),
    to: keywordPointer(to, keyword(to)),
  })
}

/** Upgrading spells some formats as encodings. */
const formatKeywords = ['format', 'contentEncoding', 'contentMediaType']

const compareFormat = (pair: SchemaPair, report: Report): void => {
  const formatOf = (view: SchemaView): string =>
    [...new Set(formatKeywords.flatMap((keyword) => keywordValues(view, keyword)).map(textOf))]
      .sort()
      .join(', ')
  const [before, after] = [formatOf(pair.from), formatOf(pair.to)]
  if (before === after) return
  report({ check: 'format-changed', before: before || 'none', after: after || 'none', ...at(pair, 'format') })
}

/** The values that a schema allows; undefined if it has no list. Null is compared on its own. */
const enumOf = (view: SchemaView): readonly Json[] | undefined => {
  const lists = keywordValues(view, 'enum').filter((list) => Array.isArray(list))
  const [first, ...others] = lists as readonly (readonly Json[])[]
  const texts = others.map((list) => new Set(list.map(stableJson)))
  return first?.filter((value) => value !== null && texts.every((list) => list.has(stableJson(value))))
}

const without = (values: readonly Json[], others: readonly Json[]): readonly Json[] => {
  const texts = new Set(others.map(stableJson))
  return values.filter((value) => !texts.has(stableJson(value)))
}

const compareLists = (
  pair: SchemaPair,
  before: readonly Json[] | undefined,
  after: readonly Json[] | undefined,
  report: Report,
): void => {
  const where = at(pair, 'enum')
  if (before === undefined && after === undefined) return
  if (before === undefined) return report({ check: 'became-enum', after: valuesText(after ?? []), ...where })
  if (after === undefined) return report({ check: 'enum-dropped', before: valuesText(before), ...where })
  const [removed, added] = [without(before, after), without(after, before)]
  if (removed.length > 0) report({ check: 'enum-value-removed', before: valuesText(removed), ...where })
  if (added.length > 0) report({ check: 'enum-value-added', after: valuesText(added), ...where })
}

/** A fixed value is a list of one where the other side has a list. */
const compareValues = (pair: SchemaPair, report: Report): void => {
  const [before, after] = [enumOf(pair.from), enumOf(pair.to)]
  const [constBefore] = keywordValues(pair.from, 'const')
  const [constAfter] = keywordValues(pair.to, 'const')
  const listed = (value: Json | undefined): readonly Json[] | undefined =>
    value === undefined ? undefined : [value]
  if (constBefore !== undefined && constAfter === undefined && after !== undefined)
    return compareLists(pair, listed(constBefore), after, report)
  if (constAfter !== undefined && constBefore === undefined && before !== undefined)
    return compareLists(pair, before, listed(constAfter), report)
  const where = at(pair, 'const')
  if (constBefore === undefined && constAfter !== undefined)
    report({ check: 'const-set', after: textOf(constAfter), ...where })
  else if (constAfter === undefined && constBefore !== undefined)
    report({ check: 'const-removed', before: textOf(constBefore), ...where })
  else if (!sameJson(constBefore, constAfter))
    report({ check: 'const-changed', before: textOf(constBefore), after: textOf(constAfter), ...where })
  compareLists(pair, before, after, report)
}

interface Bound {
  readonly keyword: string
  readonly exclusive?: string
  readonly isLower: boolean
  readonly label: string
}

const bounds: readonly Bound[] = [
  { keyword: 'minimum', exclusive: 'exclusiveMinimum', isLower: true, label: 'minimum' },
  { keyword: 'maximum', exclusive: 'exclusiveMaximum', isLower: false, label: 'maximum' },
  { keyword: 'minLength', isLower: true, label: 'minimum length' },
  { keyword: 'maxLength', isLower: false, label: 'maximum length' },
  { keyword: 'minItems', isLower: true, label: 'minimum number of items' },
  { keyword: 'maxItems', isLower: false, label: 'maximum number of items' },
  { keyword: 'minProperties', isLower: true, label: 'minimum number of properties' },
  { keyword: 'maxProperties', isLower: false, label: 'maximum number of properties' },
]

interface Limit {
  readonly value: number
  readonly exclusive: boolean
}

/** Whether `a` allows fewer values than `b`. */
const isStricter = (a: Limit, b: Limit, isLower: boolean): boolean =>
  a.value === b.value ? a.exclusive && !b.exclusive : isLower ? a.value > b.value : a.value < b.value

const limitOf = (view: SchemaView, { keyword, exclusive, isLower }: Bound): Limit | undefined => {
  const read = (name: string, isExclusive: boolean): Limit[] =>
    keywordValues(view, name).flatMap((value) =>
      typeof value === 'number' ? [{ value, exclusive: isExclusive }] : [],
    )
  // No length is below zero.
  const says = ({ value }: Limit): boolean => exclusive !== undefined || !isLower || value > 0
  return [...read(keyword, false), ...(exclusive === undefined ? [] : read(exclusive, true))]
    .filter(says)
    .reduce<Limit | undefined>(
      (strictest, limit) =>
        strictest === undefined || isStricter(limit, strictest, isLower) ? limit : strictest,
      undefined,
    )
}

const limitText = (limit: Limit | undefined): string =>
  limit === undefined ? 'none' : `${limit.value}${limit.exclusive ? ' (exclusive)' : ''}`

const compareBounds = (pair: SchemaPair, report: Report): void => {
  for (const bound of bounds) {
    const [before, after] = [limitOf(pair.from, bound), limitOf(pair.to, bound)]
    const keyword = (view: SchemaView): string =>
      keywordValues(view, bound.keyword).length > 0 ? bound.keyword : (bound.exclusive ?? bound.keyword)
    const where = {
      detail: bound.label,
      from: keywordPointer(pair.from, keyword(pair.from)),
      to: keywordPointer(pair.to, keyword(pair.to)),
    }
    const texts = { before: limitText(before), after: limitText(after) }
    if (before === undefined && after !== undefined)
      report({ check: 'bound-set', after: texts.after, ...where })
    else if (after === undefined && before !== undefined)
      report({ check: 'bound-dropped', before: texts.before, ...where })
    else if (before !== undefined && after !== undefined) {
      if (isStricter(after, before, bound.isLower)) report({ check: 'bound-tightened', ...texts, ...where })
      else if (isStricter(before, after, bound.isLower))
        report({ check: 'bound-loosened', ...texts, ...where })
    }
  }
}

const compareUnique = (pair: SchemaPair, report: Report): void => {
  const isUnique = (view: SchemaView): boolean => keywordValues(view, 'uniqueItems').includes(true)
  const [before, after] = [isUnique(pair.from), isUnique(pair.to)]
  if (before === after) return
  const where = { detail: 'uniqueness of items', ...at(pair, 'uniqueItems') }
  report(
    after
      ? { check: 'bound-set', after: 'true', ...where }
      : { check: 'bound-dropped', before: 'true', ...where },
  )
}

/** Whether one number is a multiple of another. Decimal fractions such as 0.05 and 0.01 are not exact in binary. */
const isMultiple = (of: number, step: number): boolean => {
  const times = of / step
  return Math.abs(times - Math.round(times)) <= Math.abs(times) * 1e-9
}

const compareMultiple = (pair: SchemaPair, report: Report): void => {
  const numberOf = (view: SchemaView): number | undefined =>
    keywordValues(view, 'multipleOf').find((value) => typeof value === 'number')
  const [before, after] = [numberOf(pair.from), numberOf(pair.to)]
  if (before === after) return
  const where = { detail: 'step', ...at(pair, 'multipleOf') }
  if (before === undefined) report({ check: 'bound-set', after: String(after), ...where })
  else if (after === undefined) report({ check: 'bound-dropped', before: String(before), ...where })
  else {
    const texts = { before: String(before), after: String(after), ...where }
    // Multiples of 10 are multiples of 5, and neither are all multiples of 4 those of 6 nor the other way round.
    if (!isMultiple(after, before)) report({ check: 'bound-loosened', ...texts })
    if (!isMultiple(before, after)) report({ check: 'bound-tightened', ...texts })
  }
}

const comparePatterns = (pair: SchemaPair, report: Report): void => {
  const patternOf = (view: SchemaView): string =>
    [...new Set(keywordValues(view, 'pattern').map(textOf))].sort().join(' and ')
  const [before, after] = [patternOf(pair.from), patternOf(pair.to)]
  if (before === after) return
  const where = at(pair, 'pattern')
  if (before === '') report({ check: 'pattern-added', after, ...where })
  else if (after === '') report({ check: 'pattern-dropped', before, ...where })
  else report({ check: 'pattern-changed', before, after, ...where })
}

/** Keywords whose effect on callers is left to people, by what they hold. */
const conditions: readonly (readonly [keyword: string, holds: 'schema' | 'schemas' | 'data'])[] = [
  ...(['if', 'then', 'else', 'not', 'contains', 'propertyNames'] as const).map(
    (keyword) => [keyword, 'schema'] as const,
  ),
  ...(['unevaluatedItems', 'unevaluatedProperties', 'additionalItems', 'contentSchema'] as const).map(
    (keyword) => [keyword, 'schema'] as const,
  ),
  ...(['prefixItems', 'dependentSchemas', 'patternProperties'] as const).map(
    (keyword) => [keyword, 'schemas'] as const,
  ),
  ...(
    ['minContains', 'maxContains', 'dependentRequired', 'dependencies', '$dynamicRef', '$ref'] as const
  ).map((keyword) => [keyword, 'data'] as const),
]

/** The value of a keyword and where it stands. */
interface Condition {
  readonly value: Json
  readonly pointer: string
}

/** The schemas of a keyword by their names, or by their places in a list. */
const heldSchemas = (
  holds: 'schema' | 'schemas',
  { value, pointer }: Condition,
): ReadonlyMap<string, readonly Part[]> => {
  if (holds === 'schema') return new Map([['', partsAt(value, pointer)]])
  const entries = typeof value === 'object' && value !== null ? Object.entries(value as JsonObject) : []
  return new Map(entries.map(([name, schema]) => [name, partsAt(schema, `${pointer}${pointerOf([name])}`)]))
}

/** Circles may give schemas that mean the same different hashes; then they are compared. */
const isSameCondition = (
  pair: SchemaPair,
  holds: 'schema' | 'schemas',
  from: Condition,
  to: Condition,
): boolean => {
  const [before, after] = [heldSchemas(holds, from), heldSchemas(holds, to)]
  return (
    before.size === after.size &&
    [...before].every(([name, parts]) => {
      const other = after.get(name)
      return other !== undefined && pair.isSame(parts, other)
    })
  )
}

const conditionsOf = ({ plain }: SchemaView, side: DocumentSide, keyword: string): readonly Condition[] =>
  plain.flatMap(({ node, pointer }) => {
    const value = node[keyword]
    // References that lead somewhere were followed.
    const isFollowed = keyword === '$ref' && (typeof value !== 'string' || side.target(value) !== undefined)
    return value === undefined || isFollowed ? [] : [{ value, pointer: `${pointer}/${keyword}` }]
  })

const compareConditions = (pair: SchemaPair, report: Report): void => {
  const hashOf = (found: readonly Condition[], side: DocumentSide, keyword: string): string => {
    const hashes = found.map(({ value }) => side.contract({ [keyword]: value } satisfies JsonObject))
    return [...new Set(hashes)].sort().join()
  }
  for (const [keyword, holds] of conditions) {
    const before = conditionsOf(pair.from, pair.fromSide, keyword)
    const after = conditionsOf(pair.to, pair.toSide, keyword)
    if (before.length === 0 && after.length === 0) continue
    if (hashOf(before, pair.fromSide, keyword) === hashOf(after, pair.toSide, keyword)) continue
    const areSame =
      holds !== 'data' &&
      before.length * after.length <= mostCompared &&
      before.every((one) => after.some((other) => isSameCondition(pair, holds, one, other))) &&
      after.every((other) => before.some((one) => isSameCondition(pair, holds, one, other)))
    if (!areSame) report({ check: 'condition-changed', detail: keyword, ...at(pair, keyword) })
  }
}

const compareDefaults = (pair: SchemaPair, report: Report): void => {
  const [before] = keywordValues(pair.from, 'default')
  const [after] = keywordValues(pair.to, 'default')
  if (sameJson(before, after)) return
  const where = at(pair, 'default')
  if (before === undefined) report({ check: 'default-added', after: textOf(after), ...where })
  else if (after === undefined) report({ check: 'default-removed', before: textOf(before), ...where })
  else report({ check: 'default-changed', before: textOf(before), after: textOf(after), ...where })
}

const compareDeprecation = (pair: SchemaPair, report: Report): void => {
  if (pair.from.deprecated === pair.to.deprecated) return
  report({
    check: pair.to.deprecated ? 'schema-deprecated' : 'schema-reactivated',
    ...at(pair, 'deprecated'),
  })
}

/** A mapping names a component or is a reference. */
const referenceText = (target: string): string =>
  target.startsWith('#') ? target : `#/components/schemas/${target}`

const compareDiscriminator = (pair: SchemaPair, report: Report): void => {
  const read = (view: SchemaView): { readonly property: Json; readonly mapping: JsonObject } => {
    const value = keywordValues(view, 'discriminator').find(isObject)
    const mapping = value?.['mapping']
    return { property: value?.['propertyName'] ?? null, mapping: isObject(mapping) ? mapping : {} }
  }
  const [before, after] = [read(pair.from), read(pair.to)]
  const schemaHash = (side: DocumentSide, target: Json | undefined): string | undefined => {
    const found = typeof target === 'string' ? side.target(referenceText(target)) : undefined
    return found && side.contract(found.node)
  }
  const isSame = (name: string): boolean => {
    const [one, other] = [before.mapping[name], after.mapping[name]]
    if (one === undefined || other === undefined) return false
    // A changed schema is a change of the alternative; a renamed one is none.
    const hash = schemaHash(pair.fromSide, one)
    return sameJson(one, other) || (hash !== undefined && hash === schemaHash(pair.toSide, other))
  }
  const names = new Set([...Object.keys(before.mapping), ...Object.keys(after.mapping)])
  if (sameJson(before.property, after.property) && [...names].every(isSame)) return
  report({ check: 'discriminator-changed', ...at(pair, 'discriminator') })
}

const comparisons = [
  ...[compareNull, compareFormat, compareValues, compareBounds, compareUnique, compareMultiple],
  ...[comparePatterns, compareConditions, compareDefaults, compareDeprecation, compareDiscriminator],
]

/** Everything but types, properties, items and alternatives. */
export const compareKeywords = (pair: SchemaPair, report: Report): void => {
  for (const compare of comparisons) compare(pair, report)
}
