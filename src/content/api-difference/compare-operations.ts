/** Compares two operations of one key: themselves, their parameters, bodies, responses and callbacks. */
import { sentMethod } from '../api-document/http-methods.ts'
import { operationsOfItem } from '../api-document/path-item.ts'
import { isObject, pointerOf } from '../api-document/references.ts'
import type { Json, JsonObject } from '../document/document.ts'
import type { Direction } from './checks.ts'
import { compareRequestBodies, compareResponses } from './compare-bodies.ts'
import { compareNamedValues, parametersOf, pathNames } from './compare-parameters.ts'
import type { Comparison } from './schema-pairs.ts'
import type { DocumentSide, Part } from './document-side.ts'
import type { FindingScope } from './findings.ts'

/** An operation on one side. */
export interface SidedOperation {
  readonly path: string
  /** The path item that holds it. */
  readonly item: Part
  readonly operation: Part
}

export interface OperationContext {
  readonly comparison: Comparison
  readonly scope: FindingScope
  /** Who sends the request: `request` callers, `response` the API (webhooks and callbacks). */
  readonly direction: Direction
}

/** Callbacks of callbacks of callbacks are not compared. */
const deepestCallback = 3

const textAt = ({ node }: Part, name: string): string | undefined => {
  const value = node[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

const sunsetOf = (part: Part): string | undefined =>
  textAt(part, 'x-deprecated-sunset') ?? textAt(part, 'x-sunset')

const compareSunset = ({ comparison, scope }: OperationContext, from: Part, to: Part): void => {
  const [before, after] = [sunsetOf(from), sunsetOf(to)]
  if (before === undefined || from.node['deprecated'] !== true || to.node['deprecated'] !== true) return
  const where = { before, from: from.pointer, to: to.pointer }
  if (after === undefined) comparison.findings.add(scope, { check: 'sunset-removed', ...where })
  // ISO 8601 dates are in the order of their texts.
  else if (after < before) comparison.findings.add(scope, { check: 'sunset-earlier', after, ...where })
}

const compareItself = (context: OperationContext, from: SidedOperation, to: SidedOperation): void => {
  const { comparison, scope } = context
  const [before, after] = [from.operation, to.operation]
  const where = { from: before.pointer, to: after.pointer }
  const add = comparison.findings.add
  const isDeprecated = (part: Part): boolean => part.node['deprecated'] === true
  if (isDeprecated(before) !== isDeprecated(after))
    add(scope, { check: isDeprecated(after) ? 'operation-deprecated' : 'operation-reactivated', ...where })
  compareSunset(context, before, after)
  const [oldId, newId] = [textAt(before, 'operationId'), textAt(after, 'operationId')]
  if (oldId !== newId) {
    if (oldId === undefined) add(scope, { check: 'operation-id-added', after: newId, ...where })
    else if (newId === undefined) add(scope, { check: 'operation-id-removed', before: oldId, ...where })
    else add(scope, { check: 'operation-id-changed', before: oldId, after: newId, ...where })
  }
  const names = pathNames(to.path)
  for (const [at, name] of pathNames(from.path).entries()) {
    const next = names[at]
    if (next === undefined || next === name) continue
    const texts = { place: `path ${next}`, before: name, after: next, name: next }
    add(scope, { check: 'path-parameter-renamed', ...texts, ...where })
  }
}

/** The operations of all callbacks by name, method and expression. */
const callbacksOf = (side: DocumentSide, { node, pointer }: Part): ReadonlyMap<string, SidedOperation> => {
  const found = new Map<string, SidedOperation>()
  const { callbacks } = node
  const entries = (value: Json | undefined): [string, Json][] =>
    isObject(value) ? Object.entries(value) : []
  for (const [name, value] of entries(callbacks)) {
    const callback = side.object(value, `${pointer}/callbacks${pointerOf([name])}`)
    for (const [path, reference] of entries(callback?.node)) {
      const item = side.object(reference, `${callback?.pointer ?? ''}${pointerOf([path])}`)
      if (item === undefined || path.startsWith('x-')) continue
      for (const { method, ...operation } of operationsOfItem(side.document, item))
        found.set(`${name} ${sentMethod(method)} ${path}`, { path, item, operation })
    }
  }
  return found
}

const compareCallbacks = (context: OperationContext, from: Part, to: Part, depth: number): void => {
  const { comparison, scope, direction } = context
  const [before, after] = [callbacksOf(comparison.from, from), callbacksOf(comparison.to, to)]
  if (depth >= deepestCallback) {
    if (before.size + after.size > 0) comparison.precise = false
    return
  }
  for (const [key, sided] of before) {
    const other = after.get(key)
    const place = `callback ${key}`
    if (other === undefined) {
      const where = { from: sided.operation.pointer, to: to.pointer }
      comparison.findings.add(scope, { check: 'callback-removed', place, before: key, ...where })
      continue
    }
    const inside: OperationContext = {
      comparison,
      scope: { ...scope, placePrefix: `${scope.placePrefix ?? ''}${place} ` },
      direction: direction === 'request' ? 'response' : 'request',
    }
    compareOperations(inside, sided, other, depth + 1)
  }
  for (const [key, sided] of after) {
    if (before.has(key)) continue
    const where = { from: from.pointer, to: sided.operation.pointer }
    comparison.findings.add(scope, {
      check: 'callback-added',
      place: `callback ${key}`,
      after: key,
      ...where,
    })
  }
}

export const compareOperations = (
  context: OperationContext,
  from: SidedOperation,
  to: SidedOperation,
  depth = 0,
): void => {
  const { comparison, scope, direction } = context
  const opposite: Direction = direction === 'request' ? 'response' : 'request'
  compareItself(context, from, to)
  compareNamedValues(
    { comparison, scope, direction },
    parametersOf(comparison.from, from),
    parametersOf(comparison.to, to),
  )
  compareRequestBodies({ comparison, scope, direction }, from.operation, to.operation)
  compareResponses({ comparison, scope, direction: opposite }, from.operation, to.operation)
  compareCallbacks(context, from.operation, to.operation, depth)
}

/** All that readers see of an operation. */
export const wholeOperation = ({ item, operation }: SidedOperation): JsonObject => {
  const { summary = '', description = '', parameters = [] } = item.node
  return { operation: operation.node, item: { summary, description, parameters } }
}
