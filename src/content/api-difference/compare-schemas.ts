/**
 * Reports what changed between two schemas and everything below them. Each pair of schemas is compared once in a
 * comparison of documents; its result is a node of a graph, which is walked from the root of each body. So circles end,
 * and what a hundred operations share is compared once.
 */
import type { Direction } from './checks.ts'
import { comparedPair } from './compare-pairs.ts'
import type { Schema } from './document-side.ts'
import type { FindingScope } from './findings.ts'
import { quoted } from './findings.ts'
import type { Comparison, Edge, PairChange, Step } from './schema-pairs.ts'
import { areEqual, deepest } from './schema-pairs.ts'

/** What holds a schema: a body, a parameter or a header. */
export interface SchemaHolder {
  readonly scope: FindingScope
  readonly direction: Direction
  /** In words of the document: `response 200 application/json`. */
  readonly place: string
  /** As in a sentence: `the response body`. */
  readonly subject: string
  /** Before the word `property`: `response `; empty for those of parameters. */
  readonly adjective: string
  /** `parameter` and `header`: changes of the default value matter to callers. */
  readonly kind: 'body' | 'parameter' | 'header'
  readonly name?: string
  /** Pairs that were reported for this body. */
  readonly reported: Set<string>
}

/** The way from the root of a body; a list from its end. */
interface Way {
  readonly step: Step
  readonly before: Way | undefined
  readonly length: number
}

const stepsOf = (way: Way | undefined): readonly Step[] => {
  const steps: Step[] = []
  for (let at = way; at !== undefined; at = at.before) steps.push(at.step)
  return steps.reverse()
}

const stepText = ({ kind, name }: Step): string => {
  if (kind === 'property') return name.replaceAll('~', '~0').replaceAll('/', '~1')
  if (kind === 'alternative') return `(${name})`
  return kind === 'items' ? 'items' : '*'
}

const subjectOf = (holder: SchemaHolder, steps: readonly Step[]): string =>
  steps.reduce((subject, { kind, name }) => {
    if (kind === 'property')
      return holder.adjective === ''
        ? `the property ${quoted(name)} of ${holder.subject}`
        : `the ${holder.adjective} property ${quoted(name)}`
    if (kind === 'alternative') return `the alternative ${quoted(name)} of ${subject}`
    return kind === 'items' ? `items of ${subject}` : `further properties of ${subject}`
  }, holder.subject)

const reportChange = (
  comparison: Comparison,
  holder: SchemaHolder,
  way: Way | undefined,
  change: PairChange,
): void => {
  const { scope, direction, kind, place } = holder
  const steps = [...stepsOf(way), ...(change.step ? [change.step] : [])]
  const property = steps.findLast((step) => step.kind === 'property')?.name ?? holder.name
  const isDefault = /^default-(added|changed|removed)$/.test(change.check)
  const check =
    isDefault && steps.length === 0 && kind !== 'body'
      ? (`${kind}-${change.check}` as 'parameter-default-changed')
      : change.check
  const { before, after, detail, from, to } = change
  comparison.findings.add(scope, {
    ...{ check, direction, before, after, detail, from, to, name: property },
    place: steps.length === 0 ? place : `${place} ${steps.map(stepText).join('/')}`,
    subject: subjectOf(holder, steps),
  })
}

/** Reports what changed between two schemas. A pair that occurs again in the same body is reported once. */
export const compareSchemas = (
  comparison: Comparison,
  holder: SchemaHolder,
  from: Schema,
  to: Schema,
): void => {
  if (areEqual(comparison, from, to)) return
  const waiting: { readonly edge: Edge; readonly way: Way | undefined }[] = [
    { edge: { from, to }, way: undefined },
  ]
  for (let next = 0; next < waiting.length; next += 1) {
    const { edge, way } = waiting[next] ?? { edge: { from, to }, way: undefined }
    const isText = way === undefined && holder.kind !== 'body'
    const key = `${edge.from.key} ${edge.to.key}`
    if (holder.reported.has(key)) continue
    holder.reported.add(key)
    comparison.budget -= 1
    const depth = way?.length ?? 0
    if (comparison.budget < 0 || comparison.findings.isFull() || depth > deepest) {
      comparison.precise = false
      if (depth > deepest) continue
      return
    }
    const compared = comparedPair(comparison, edge, holder.direction, isText)
    if (compared === undefined) continue
    for (const change of compared.changes) reportChange(comparison, holder, way, change)
    for (const below of compared.edges) {
      const length = depth + 1
      const onward = below.step === undefined ? way : { step: below.step, before: way, length }
      waiting.push({ edge: below, way: onward })
    }
  }
}
