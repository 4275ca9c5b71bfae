/** References (`$ref`) and JSON pointers inside one document. Nothing here leaves the document. */
import type { Json, JsonObject } from '../document/document.ts'
import { decodeEscapes } from '../links/decode-escapes.ts'
import type { ApiDocument } from './api-document.ts'

/** The longest chain of references that lead to references. */
export const longestReferenceChain = 32

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The reference in an object's place. A property that is called `$ref` holds an object, and is none; see `Kind`. */
export const referenceOf = (node: unknown): string | undefined => {
  const reference = isObject(node) && Object.hasOwn(node, '$ref') ? node['$ref'] : undefined
  return typeof reference === 'string' ? reference : undefined
}

const escapeSegment = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1')

const unescapeSegment = (segment: string): string =>
  segment.includes('~') ? segment.replaceAll('~1', '/').replaceAll('~0', '~') : segment

/**
 * The names that a pointer (`/paths/~1users`) or a local reference (`#/paths/~1users`, percent-encoded) leads through;
 * undefined for anything else.
 */
export const segmentsOf = (pointer: string): readonly string[] | undefined => {
  const isFragment = pointer.startsWith('#')
  const path = isFragment ? pointer.slice(1) : pointer
  if (path === '') return []
  if (!path.startsWith('/')) return undefined
  return path
    .slice(1)
    .split('/')
    .map((segment) => unescapeSegment(isFragment ? decodeEscapes(segment) : segment))
}

/** The pointer of the names. */
export const pointerOf = (segments: readonly (string | number)[]): string =>
  segments.map((segment) => `/${escapeSegment(String(segment))}`).join('')

const member = (node: Json | undefined, segment: string): Json | undefined => {
  if (Array.isArray(node)) return /^(?:0|[1-9]\d{0,8})$/.test(segment) ? node[Number(segment)] : undefined
  return isObject(node) && Object.hasOwn(node, segment) ? node[segment] : undefined
}

/** A pointer that starts at an anchor, as its names; anchors are found once for each document. */
const anchors = new WeakMap<JsonObject, ReadonlyMap<string, readonly string[]>>()

const anchorsOf = (root: JsonObject): ReadonlyMap<string, readonly string[]> => {
  const known = anchors.get(root)
  if (known !== undefined) return known
  const found = new Map<string, readonly string[]>()
  const seen = new Set<Json>()
  const visit = (node: Json | undefined, path: readonly string[]): void => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return
    seen.add(node)
    const anchor = isObject(node) ? node['$anchor'] : undefined
    if (typeof anchor === 'string' && !found.has(anchor)) found.set(anchor, path)
    for (const [name, value] of Object.entries(node)) visit(value, [...path, name])
  }
  visit(root, [])
  anchors.set(root, found)
  return found
}

/** The names that a local reference leads through: a pointer, or the name of an `$anchor`. */
const targetOf = (root: JsonObject, reference: string): readonly string[] | undefined =>
  segmentsOf(reference) ??
  (reference.startsWith('#') ? anchorsOf(root).get(decodeEscapes(reference.slice(1))) : undefined)

export interface Resolved {
  readonly node: Json
  /** JSON pointer of `node`. */
  readonly pointer: string
}

interface Position {
  readonly node: Json | undefined
  readonly segments: readonly string[]
}

/** Follows the names one by one, through references on the way; `hops` counts those. */
const walkTo = (
  root: JsonObject,
  segments: readonly string[],
  hops: { left: number },
): Position | undefined => {
  let at: Position | undefined = { node: root, segments: [] }
  for (const segment of segments) {
    let next: Json | undefined = member(at?.node, segment)
    if (next === undefined && at !== undefined) {
      at = follow(root, at, hops)
      next = member(at?.node, segment)
    }
    if (next === undefined || at === undefined) return undefined
    at = { node: next, segments: [...at.segments, segment] }
  }
  return at
}

/** Follows references until something else stands there. */
const follow = (root: JsonObject, from: Position, hops: { left: number }): Position | undefined => {
  let at: Position | undefined = from
  for (let reference = referenceOf(at.node); reference !== undefined; reference = referenceOf(at?.node)) {
    hops.left -= 1
    const segments = targetOf(root, reference)
    if (hops.left < 0 || segments === undefined) return undefined
    at = walkTo(root, segments, hops)
  }
  return at
}

/**
 * What stands at a JSON pointer or local reference, following references until something else stands there; undefined
 * where that is nowhere, in a ring, or outside of the document.
 */
export const resolveReference = (document: ApiDocument, pointer: string): Resolved | undefined => {
  const { root } = document
  const segments = targetOf(root, pointer)
  const hops = { left: longestReferenceChain }
  const at = segments && walkTo(root, segments, hops)
  const end = at && follow(root, at, hops)
  return end?.node === undefined ? undefined : { node: end.node, pointer: pointerOf(end.segments) }
}

/** The target of a local reference as it stands there: a reference itself, perhaps. */
export const referenceTarget = (root: JsonObject, reference: string): Json | undefined => {
  const segments = targetOf(root, reference)
  return segments && walkTo(root, segments, { left: longestReferenceChain })?.node
}

/** The object that stands at `node`, or that the reference at `node` leads to; undefined for anything else. */
export const objectAt = (document: ApiDocument, node: Json | undefined): JsonObject | undefined => {
  const reference = referenceOf(node)
  const found = reference === undefined ? node : resolveReference(document, reference)?.node
  return isObject(found) ? found : undefined
}

/** Whether a local reference leads to references in a ring, or in too long a chain. */
export const isTooLongChain = (root: JsonObject, reference: string): boolean => {
  const segments = targetOf(root, reference)
  const hops = { left: longestReferenceChain - 1 }
  const at = segments && walkTo(root, segments, hops)
  if (at) follow(root, at, hops)
  return hops.left < 0
}
