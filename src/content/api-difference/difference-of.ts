/** The difference of two API documents. */
import type { ApiDocument } from '../api-document/api-document.ts'
import type { OperationWithItem } from '../api-document/operations.ts'
import { operationNodes } from '../api-document/operations.ts'
import type { Json, JsonObject } from '../document/document.ts'
import type { ApiDifference, ApiFinding } from './api-difference.ts'
import type { SidedOperation } from './compare-operations.ts'
import { compareOperations, wholeOperation } from './compare-operations.ts'
import type { Comparison } from './schema-pairs.ts'
import { compareSecurity } from './compare-security.ts'
import { compareServers } from './compare-servers.ts'
import type { DocumentSide } from './document-side.ts'
import { documentSide } from './document-side.ts'
import type { FindingScope } from './findings.ts'
import { collectFindings } from './findings.ts'

export interface DifferenceOptions {
  /** How many schemas and properties are compared; a repeated comparison in another body counts again. */
  readonly budget?: number
  /** How many findings there are at most. */
  readonly mostFindings?: number
}

const usualBudget = 250_000
const usualFindings = 10_000

/** An operation on both sides. */
interface OperationPair {
  readonly scope: FindingScope
  /** Whether the contracts are equal, apart from servers and security of the document. */
  readonly isSame: boolean
  readonly before: OperationWithItem
  readonly after: OperationWithItem
}

const scopeOf = ({ key, method, path }: OperationWithItem): FindingScope => ({
  operation: { operation: key, method, path },
})

const sided = ({ node, item, pointer, path }: OperationWithItem): SidedOperation => ({
  path,
  item,
  operation: { node, pointer },
})

const reportRemoved = ({ findings }: Comparison, operation: OperationWithItem): void => {
  const { kind, deprecated, pointer } = operation
  const check =
    kind === 'webhook' ? 'webhook-removed' : deprecated ? 'deprecated-operation-removed' : 'operation-removed'
  findings.add(scopeOf(operation), { check, from: pointer })
}

/** The value of a keyword that operations inherit, and where it stands. */
interface Inherited {
  readonly value: Json | undefined
  readonly pointer: string
  /** Whether it is that of the document. */
  readonly isCommon: boolean
}

const inherited = (
  side: DocumentSide,
  { node, item, pointer }: OperationWithItem,
  keyword: 'security' | 'servers',
): Inherited => {
  const isEmptyList = (value: Json | undefined): boolean => Array.isArray(value) && value.length === 0
  // No servers are the inherited ones; no security is none.
  const has = (holder: JsonObject): boolean =>
    holder[keyword] !== undefined && (keyword === 'security' || !isEmptyList(holder[keyword]))
  if (has(node)) return { value: node[keyword], pointer: `${pointer}/${keyword}`, isCommon: false }
  if (keyword === 'servers' && has(item.node))
    return { value: item.node[keyword], pointer: `${item.pointer}/${keyword}`, isCommon: false }
  const { root } = side.document
  return {
    value: root[keyword],
    pointer: root[keyword] === undefined ? '' : `/${keyword}`,
    isCommon: true,
  }
}

const compareKeyword = (
  comparison: Comparison,
  keyword: 'security' | 'servers',
  scope: FindingScope,
  before: Inherited,
  after: Inherited,
): void => {
  if (keyword === 'security')
    compareSecurity({
      ...{ comparison, scope },
      from: { security: before.value, pointer: before.pointer },
      to: { security: after.value, pointer: after.pointer },
    })
  else
    compareServers({
      ...{ comparison, scope },
      from: { servers: before.value, pointer: before.pointer },
      to: { servers: after.value, pointer: after.pointer },
    })
}

/** Servers and security. What operations inherit from the document is compared once for all of them. */
const compareInherited = (comparison: Comparison, pairs: readonly OperationPair[]): void => {
  for (const keyword of ['security', 'servers'] as const) {
    const common: OperationPair[] = []
    for (const pair of pairs) {
      const before = inherited(comparison.from, pair.before, keyword)
      const after = inherited(comparison.to, pair.after, keyword)
      if (before.isCommon && after.isCommon) common.push(pair)
      else compareKeyword(comparison, keyword, pair.scope, before, after)
    }
    const [first, ...rest] = common
    if (first === undefined) continue
    const scope = { ...first.scope, others: rest.map(({ after }) => after.key) }
    const [before, after] = [
      inherited(comparison.from, first.before, keyword),
      inherited(comparison.to, first.after, keyword),
    ]
    compareKeyword(comparison, keyword, scope, before, after)
  }
}

const comparePairs = (comparison: Comparison, pairs: readonly OperationPair[]): void => {
  for (const { scope, isSame, before, after } of pairs) {
    // Names of parameters in a path may be declared nowhere.
    if (isSame && before.path === after.path) continue
    const direction = after.kind === 'webhook' ? 'response' : 'request'
    compareOperations({ comparison, scope, direction }, sided(before), sided(after))
  }
}

const pairOf = (
  { from, to }: Comparison,
  before: OperationWithItem,
  after: OperationWithItem,
): OperationPair => {
  const isSame = from.contract(wholeOperation(sided(before))) === to.contract(wholeOperation(sided(after)))
  return { scope: scopeOf(after), isSame, before, after }
}

/** Operations with the same contract that say something else about it. */
const wordsOnlyOf = ({ from, to }: Comparison, pairs: readonly OperationPair[]): readonly string[] =>
  pairs
    .filter(
      ({ isSame, before, after }) =>
        isSame && from.words(wholeOperation(sided(before))) !== to.words(wholeOperation(sided(after))),
    )
    .map(({ after }) => after.key)
    .sort()

const orderOf = ({ path, method, place, check, before, after }: ApiFinding): string =>
  JSON.stringify([path, method, place, check, before ?? '', after ?? ''])

/** In the order of paths, whatever the order of the documents. */
const sorted = (findings: readonly ApiFinding[]): readonly ApiFinding[] =>
  findings
    .map((finding) => ({ finding, order: orderOf(finding) }))
    .sort((a, b) => (a.order < b.order ? -1 : a.order > b.order ? 1 : 0))
    .map(({ finding }) => finding)

/** What changed from one document to the other for those who call the API. */
export const differenceOf = (
  from: ApiDocument,
  to: ApiDocument,
  { budget = usualBudget, mostFindings = usualFindings }: DifferenceOptions = {},
): ApiDifference => {
  const findings = collectFindings(mostFindings)
  const comparison: Comparison = {
    ...{ from: documentSide(from), to: documentSide(to), findings, pairs: new Map() },
    ...{ views: { from: new Map(), to: new Map() }, budget, nested: 0, precise: true },
  }
  const byPlace = (a: OperationWithItem, b: OperationWithItem): number => (a.key < b.key ? -1 : 1)
  const [olds, news] = [[...operationNodes(from)].sort(byPlace), [...operationNodes(to)].sort(byPlace)]
  const oldByKey = new Map(olds.map((operation) => [operation.key, operation]))
  const newKeys = new Set(news.map(({ key }) => key))
  for (const operation of olds) if (!newKeys.has(operation.key)) reportRemoved(comparison, operation)
  const pairs: OperationPair[] = []
  for (const after of news) {
    const before = oldByKey.get(after.key)
    if (before !== undefined) pairs.push(pairOf(comparison, before, after))
    else {
      const check = after.kind === 'webhook' ? 'webhook-added' : 'operation-added'
      findings.add(scopeOf(after), { check, to: after.pointer })
    }
  }
  compareInherited(comparison, pairs)
  comparePairs(comparison, pairs)
  const all = sorted(findings.all())
  const changed = new Set(all.flatMap(({ operation, others = [] }) => [operation, ...others]))
  return {
    findings: all,
    wordsOnly: wordsOnlyOf(
      comparison,
      pairs.filter(({ after }) => !changed.has(after.key)),
    ),
    precise: comparison.precise && !findings.isFull(),
  }
}
