/** Pairs of schemas: a graph of what changed between two documents. `compare-pairs.ts` makes its nodes. */
import type { Direction } from './checks.ts'
import type { DocumentSide, Schema } from './document-side.ts'
import type { Findings } from './findings.ts'
import type { SchemaChange } from './schema-keywords.ts'
import type { SchemaView } from './schema-view.ts'
import { viewOf } from './schema-view.ts'

/** A step from a schema to one below it. */
export interface Step {
  readonly kind: 'property' | 'items' | 'additional' | 'alternative'
  readonly name: string
}

export interface PairChange extends SchemaChange {
  /** From the pair to the property that changed; absent if the schema itself changed. */
  readonly step?: Step
}

export interface Edge {
  readonly step?: Step
  readonly from: Schema
  readonly to: Schema
}

export interface ComparedPair {
  readonly changes: readonly PairChange[]
  readonly edges: readonly Edge[]
  /** Whether anything differs here or below; absent while nobody asked. */
  isSame?: boolean
}

/** The comparison of two documents. */
export interface Comparison {
  readonly from: DocumentSide
  readonly to: DocumentSide
  readonly findings: Findings
  /** Undefined while a pair is being compared. */
  readonly pairs: Map<string, ComparedPair | undefined>
  readonly views: { readonly from: Map<string, SchemaView>; readonly to: Map<string, SchemaView> }
  /** Comparisons of schemas inside comparisons of schemas. */
  nested: number
  /** Steps of walks that are left. */
  budget: number
  /** False once something was left out. */
  precise: boolean
}

/** Schemas nested deeper are not compared. */
export const deepest = 60

export const view = (comparison: Comparison, which: 'from' | 'to', schema: Schema): SchemaView => {
  const known = comparison.views[which].get(schema.key)
  if (known !== undefined) return known
  const found = viewOf(comparison[which], schema)
  comparison.views[which].set(schema.key, found)
  return found
}

/** One pair while it is compared. */
export interface PairContext {
  readonly comparison: Comparison
  readonly direction: Direction
  readonly from: SchemaView
  readonly to: SchemaView
  readonly changes: PairChange[]
  readonly edges: Edge[]
  /** Whether two schemas mean the same: nothing would be reported between them. */
  readonly isSame: (from: Schema, to: Schema) => boolean
}

export const areEqual = ({ from, to }: Comparison, a: Schema, b: Schema): boolean =>
  from.schemaHash(a) === to.schemaHash(b)

export const addEdge = (context: PairContext, step: Step | undefined, from: Schema, to: Schema): void => {
  if (areEqual(context.comparison, from, to)) return
  context.edges.push({ ...(step && { step }), from, to })
}
