/** Compares the alternatives of `oneOf` and `anyOf`. */
import { referenceOf, segmentsOf } from '../api-document/references.ts'
import type { DocumentSide, Part, Schema } from './document-side.ts'
import { mostCompared, typesText } from './schema-keywords.ts'
import type { PairContext } from './schema-pairs.ts'
import { addEdge, view } from './schema-pairs.ts'
import type { Alternatives, SchemaView } from './schema-view.ts'
import { isBare } from './schema-view.ts'

const labelOf = ({ node }: Part): string | undefined => {
  const reference = referenceOf(node)
  if (reference !== undefined) return segmentsOf(reference)?.at(-1) ?? reference
  const { title } = node
  return typeof title === 'string' && title !== '' ? title : undefined
}

interface Branch {
  readonly schema: Schema
  readonly label: string | undefined
  /** The label, or its place among the alternatives. */
  readonly name: string
  readonly pointer: string
}

const branchesOf = (side: DocumentSide, { branches }: Alternatives): Branch[] =>
  branches.map((part, at) => {
    const label = labelOf(part)
    return { schema: side.schemaOf([part]), label, name: label ?? String(at + 1), pointer: part.pointer }
  })

interface Matched {
  readonly pairs: readonly (readonly [Branch, Branch])[]
  readonly removed: readonly Branch[]
  readonly added: readonly Branch[]
}

/** Pairs of branches: those that mean the same, then those of one name, then nameless ones of one type, then the only ones left. */
const matchBranches = (
  { comparison, isSame }: PairContext,
  before: readonly Branch[],
  after: readonly Branch[],
): Matched => {
  let [left, right] = [before, after]
  const pairs: (readonly [Branch, Branch])[] = []
  const pairBy = (
    leftKey: (branch: Branch) => string | undefined,
    rightKey: (branch: Branch) => string | undefined,
  ): void => {
    const waiting = Map.groupBy(right, rightKey)
    left = left.filter((branch) => {
      const key = leftKey(branch)
      const other = key === undefined ? undefined : waiting.get(key)?.shift()
      if (other !== undefined) pairs.push([branch, other])
      return other === undefined
    })
    const paired = new Set(pairs.map(([, branch]) => branch))
    right = right.filter((branch) => !paired.has(branch))
  }
  pairBy(
    ({ schema }) => comparison.from.schemaHash(schema),
    ({ schema }) => comparison.to.schemaHash(schema),
  )
  if (left.length * right.length <= mostCompared)
    for (const branch of left) {
      const other = right.find(({ schema }) => isSame(branch.schema, schema))
      if (other === undefined) continue
      pairs.push([branch, other])
      left = left.filter((one) => one !== branch)
      right = right.filter((one) => one !== other)
    }
  const label = (branch: Branch): string | undefined => branch.label
  pairBy(label, label)
  const types = (which: 'from' | 'to') => (branch: Branch) =>
    branch.label === undefined ? typesText(view(comparison, which, branch.schema).types) : undefined
  pairBy(types('from'), types('to'))
  const [one, other] = [left[0], right[0]]
  if (left.length !== 1 || right.length !== 1 || one === undefined || other === undefined)
    return { pairs, removed: left, added: right }
  return { pairs: [...pairs, [one, other]], removed: [], added: [] }
}

const compareBranches = (context: PairContext, before: readonly Branch[], after: readonly Branch[]): void => {
  const { changes, from, to } = context
  const { pairs, removed, added } = matchBranches(context, before, after)
  for (const [a, b] of pairs) addEdge(context, { kind: 'alternative', name: b.name }, a.schema, b.schema)
  for (const { name, pointer } of removed)
    changes.push({ check: 'alternative-removed', before: name, from: pointer, to: to.pointer })
  for (const { name, pointer } of added)
    changes.push({ check: 'alternative-added', after: name, from: from.pointer, to: pointer })
}

/** A schema as the only alternative. */
const wholeBranch = (side: DocumentSide, of: SchemaView): Branch[] => {
  const [first] = of.plain
  const schema = side.schemaOf(of.plain)
  return [{ schema, label: first && labelOf(first), name: '1', pointer: of.pointer ?? '' }]
}

/** Whether two choices allow the same. */
const isSameChoice = (context: PairContext, a: readonly Branch[], b: readonly Branch[]): boolean => {
  const same = (one: Branch, other: Branch): boolean => context.isSame(one.schema, other.schema)
  return (
    a.length * b.length <= mostCompared &&
    a.every((one) => b.some((other) => same(one, other))) &&
    b.every((other) => a.some((one) => same(one, other)))
  )
}

/** The choices of both sides, in order, without those that both have; a schema may have one of them several times. */
const changedChoices = (context: PairContext): readonly (readonly Branch[] | undefined)[][] => {
  const { comparison, from, to } = context
  const before = from.alternatives.map((one) => branchesOf(comparison.from, one))
  const after = to.alternatives.map((one) => branchesOf(comparison.to, one))
  // Nothing to tell apart: the branches are matched one by one.
  if (before.length <= 1 && after.length <= 1) return [before, after]
  return [
    before.filter((a) => !after.some((b) => isSameChoice(context, a, b))),
    after.filter((b) => !before.some((a) => isSameChoice(context, a, b))),
  ]
}

export const compareAlternatives = (context: PairContext): void => {
  const { comparison, from, to, changes } = context
  const [olds = [], news = []] = changedChoices(context)
  const names = (branches: readonly Branch[]): string => branches.map(({ name }) => name).join(', ')
  const isPlain = (of: SchemaView): boolean => of.plain.length > 0 && of.alternatives.length === 0
  for (let at = 0; at < Math.max(olds.length, news.length); at += 1) {
    const [before, after] = [olds[at], news[at]]
    if (before !== undefined && after !== undefined) compareBranches(context, before, after)
    else if (after !== undefined) {
      if (isBare(to) && isPlain(from)) compareBranches(context, wholeBranch(comparison.from, from), after)
      else
        changes.push({
          check: 'alternatives-set',
          ...{ after: names(after), from: from.pointer, to: after[0]?.pointer },
        })
    } else if (before !== undefined) {
      if (isBare(from) && isPlain(to)) compareBranches(context, before, wholeBranch(comparison.to, to))
      else
        changes.push({
          check: 'alternatives-dropped',
          ...{ before: names(before), from: before[0]?.pointer, to: to.pointer },
        })
    }
  }
}
