/** Compares one schema of each document, and says which schemas below them are to be compared. */
import type { Direction } from './checks.ts'
import { compareAlternatives } from './compare-alternatives.ts'
import type { Schema } from './document-side.ts'
import type { SchemaChange, SchemaPair } from './schema-keywords.ts'
import { compareKeywords, compareTypes } from './schema-keywords.ts'
import type { ComparedPair, Comparison, Edge, PairChange, PairContext, Step } from './schema-pairs.ts'
import { addEdge, areEqual, deepest, view } from './schema-pairs.ts'
import type { SchemaView } from './schema-view.ts'
import { isBare, keywordPointer } from './schema-view.ts'

/** The schema of a property that takes part in this direction. */
const propertyOf = (context: PairContext, which: 'from' | 'to', name: string): Schema | undefined => {
  const { comparison, direction } = context
  const parts = context[which].properties.get(name)
  if (parts === undefined && !context[which].required.has(name)) return undefined
  const schema = comparison[which].schemaOf(parts ?? [])
  const { readOnly, writeOnly } = view(comparison, which, schema)
  return (direction === 'request' ? readOnly : writeOnly) ? undefined : schema
}

const pointerTo = (of: SchemaView, schema: Schema): string | undefined =>
  schema.parts[0]?.pointer ?? of.pointer

const compareProperty = (context: PairContext, name: string): void => {
  const { from, to, changes } = context
  const step: Step = { kind: 'property', name }
  const [before, after] = [propertyOf(context, 'from', name), propertyOf(context, 'to', name)]
  const [wasRequired, isRequired] = [from.required.has(name), to.required.has(name)]
  if (before !== undefined && after !== undefined) {
    if (wasRequired !== isRequired)
      changes.push({
        check: isRequired ? 'property-became-required' : 'property-became-optional',
        ...{ step, from: pointerTo(from, before), to: pointerTo(to, after) },
      })
    addEdge(context, step, before, after)
  } else if (before !== undefined)
    changes.push({
      check: wasRequired ? 'required-property-removed' : 'property-removed',
      ...{ step, from: pointerTo(from, before), to: to.pointer },
    })
  else if (after !== undefined)
    changes.push({
      check: isRequired ? 'required-property-added' : 'optional-property-added',
      ...{ step, from: from.pointer, to: pointerTo(to, after) },
    })
}

const compareProperties = (context: PairContext): void => {
  const { from, to } = context
  const names = new Set([from, to].flatMap(({ properties, required }) => [...properties.keys(), ...required]))
  for (const name of [...names].sort()) {
    // The usual case: the same schema, and as required as before.
    const [a, b] = [from.properties.get(name), to.properties.get(name)]
    if (a !== undefined && b !== undefined && from.required.has(name) === to.required.has(name)) {
      const { comparison } = context
      if (areEqual(comparison, comparison.from.schemaOf(a), comparison.to.schemaOf(b))) continue
    }
    compareProperty(context, name)
  }
}

const compareAdditional = (context: PairContext): void => {
  const { from, to, changes, comparison } = context
  const where = {
    from: keywordPointer(from, 'additionalProperties'),
    to: keywordPointer(to, 'additionalProperties'),
  }
  if (from.additional === 'closed' || to.additional === 'closed') {
    if (from.additional === to.additional) return
    const isClosed = to.additional === 'closed'
    changes.push({
      check: isClosed ? 'additional-properties-closed' : 'additional-properties-opened',
      ...where,
    })
    return
  }
  const schema = (which: 'from' | 'to', additional: SchemaView['additional']): Schema =>
    comparison[which].schemaOf(typeof additional === 'string' ? [] : additional)
  const step: Step = { kind: 'additional', name: '' }
  addEdge(context, step, schema('from', from.additional), schema('to', to.additional))
}

/** Whether two schemas mean the same: nothing would be reported between them. */
const isSame = (comparison: Comparison, direction: Direction, from: Schema, to: Schema): boolean => {
  if (areEqual(comparison, from, to)) return true
  const seen = new Set<ComparedPair>()
  const waiting: Edge[] = [{ from, to }]
  let isCertain = true
  for (let edge = waiting.pop(); edge !== undefined; edge = waiting.pop()) {
    comparison.budget -= 1
    if (comparison.budget < 0 || comparison.nested > deepest) {
      // Left out rather than claimed.
      comparison.precise = false
      return true
    }
    comparison.nested += 1
    const pair = comparedPair(comparison, edge, direction, false)
    comparison.nested -= 1
    // A pair that is being compared holds itself; what else differs in it is reported there.
    if (pair === undefined) isCertain = false
    if (pair === undefined || seen.has(pair) || pair.isSame === true) continue
    seen.add(pair)
    if (pair.isSame === false || pair.changes.length > 0) {
      const [first] = seen
      if (first !== undefined) first.isSame = false
      return false
    }
    for (const below of pair.edges) waiting.push(below)
  }
  if (isCertain) for (const pair of seen) pair.isSame = true
  return true
}

/** Whether one side is a choice of schemas and the other one a schema: their types are those of the branches. */
const becomesChoice = (a: SchemaView, b: SchemaView): boolean =>
  b.alternatives.length > 0 && isBare(b) && a.alternatives.length === 0 && a.plain.length > 0

const comparePair = (
  comparison: Comparison,
  edge: Edge,
  direction: Direction,
  isText: boolean,
): ComparedPair => {
  const [from, to] = [view(comparison, 'from', edge.from), view(comparison, 'to', edge.to)]
  const [changes, edges]: [PairChange[], Edge[]] = [[], []]
  const context: PairContext = {
    ...{ comparison, direction, from, to, changes, edges },
    isSame: (a, b) => isSame(comparison, direction, a, b),
  }
  comparison.budget -= from.properties.size + to.properties.size
  const pair: SchemaPair = {
    ...{ isText, from, to, fromSide: comparison.from, toSide: comparison.to },
    isSame: (a, b) => context.isSame(comparison.from.schemaOf(a), comparison.to.schemaOf(b)),
  }
  const report = (change: SchemaChange): number => changes.push(change)
  if (becomesChoice(from, to) || becomesChoice(to, from)) {
    compareAlternatives(context)
    return { changes, edges }
  }
  const types = compareTypes(pair, report)
  const isAny = from.types === undefined || to.types === undefined
  if (types === 'changed' || (types !== 'same' && isAny)) return { changes, edges }
  compareKeywords(pair, report)
  compareProperties(context)
  compareAdditional(context)
  const items = { from: comparison.from.schemaOf(from.items), to: comparison.to.schemaOf(to.items) }
  addEdge(context, { kind: 'items', name: '' }, items.from, items.to)
  compareAlternatives(context)
  return { changes, edges }
}

/** A pair's comparison, made once; undefined for a pair that is being compared, deeper in a circle. */
export const comparedPair = (
  comparison: Comparison,
  edge: Edge,
  direction: Direction,
  isText: boolean,
): ComparedPair | undefined => {
  const key = `${edge.from.key} ${edge.to.key} ${direction}${isText ? ' text' : ''}`
  if (comparison.pairs.has(key)) return comparison.pairs.get(key)
  comparison.pairs.set(key, undefined)
  const compared = comparePair(comparison, edge, direction, isText)
  comparison.pairs.set(key, compared)
  return compared
}
