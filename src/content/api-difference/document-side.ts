/** One of the two documents of a comparison: its references, hashes and schemas, each read once. */
import type { ApiDocument } from '../api-document/api-document.ts'
import { contentHashes } from '../api-document/content-hashes.ts'
import { isWords } from '../api-document/keyword-kinds.ts'
import {
  isObject,
  longestReferenceChain,
  pointerOf,
  referenceOf,
  referenceTarget,
  resolveReference,
  segmentsOf,
} from '../api-document/references.ts'
import type { Json, JsonObject } from '../document/document.ts'

/** An object of the document and where it stands. */
export interface Part {
  readonly node: JsonObject
  /** JSON pointer into the document. */
  readonly pointer: string
}

/** A schema as the parts that values must all satisfy; none: any value. */
export interface Schema {
  /** Equal keys are the same parts of the same document, written there or referred to. */
  readonly key: string
  readonly parts: readonly Part[]
}

export interface DocumentSide {
  readonly document: ApiDocument
  /** The object at a place, or the one that its reference leads to. */
  readonly object: (node: Json | undefined, pointer: string) => Part | undefined
  /** What a reference leads to, as it stands there: another reference, perhaps. */
  readonly target: (reference: string) => Part | undefined
  readonly contract: (node: Json) => string
  readonly words: (node: Json) => string
  readonly schemaOf: (parts: readonly Part[]) => Schema
  /** Equal hashes have the same contract, in this document or in another one. */
  readonly schemaHash: (schema: Schema) => string
}

/** The schema `false`. */
export const nothing: JsonObject = { type: [] }

/** A schema as a part; none where any value is allowed. */
export const partsAt = (node: Json | undefined, pointer: string): readonly Part[] => {
  if (node === false) return [{ node: nothing, pointer }]
  return isObject(node) ? [{ node, pointer }] : []
}

const literal = (root: JsonObject, segments: readonly string[]): Json | undefined => {
  let node: Json | undefined = root
  for (const segment of segments) {
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, segment)) return undefined
    node = (node as JsonObject)[segment]
  }
  return node
}

export const documentSide = (document: ApiDocument): DocumentSide => {
  const { root } = document
  const hashes = contentHashes(document)
  const targets = new Map<string, Part | undefined>()
  /** Where references end. */
  const ends = new Map<string, Part | undefined>()
  const numbers = new Map<JsonObject, number>()
  let count = 0
  const schemaHashes = new Map<string, string>()

  const endOf = (reference: string): Part | undefined => {
    const end = resolveReference(document, reference)
    return isObject(end?.node) ? { node: end.node, pointer: end.pointer } : undefined
  }
  const findTarget = (reference: string): Part | undefined => {
    const node = referenceTarget(root, reference)
    const segments = segmentsOf(reference)
    if (isObject(node) && segments !== undefined && literal(root, segments) === node)
      return { node, pointer: pointerOf(segments) }
    // An anchor, or a path that leads through other references.
    return endOf(reference)
  }
  const target = (reference: string): Part | undefined => {
    if (!targets.has(reference)) targets.set(reference, findTarget(reference))
    return targets.get(reference)
  }
  const object = (node: Json | undefined, pointer: string): Part | undefined => {
    const reference = referenceOf(node)
    if (reference === undefined) return isObject(node) ? { node, pointer } : undefined
    if (!ends.has(reference)) ends.set(reference, endOf(reference))
    return ends.get(reference)
  }
  /** What a node is when it only refers to another one. */
  const meant = (node: JsonObject): JsonObject => {
    let at = node
    for (let hops = 0; hops < longestReferenceChain; hops += 1) {
      const reference = referenceOf(at)
      const next = reference === undefined ? undefined : target(reference)?.node
      if (next === undefined || Object.keys(at).some((name) => name !== '$ref' && !isWords(name))) break
      at = next
    }
    return at
  }
  const number = (node: JsonObject): number => {
    const known = numbers.get(node)
    if (known !== undefined) return known
    const end = meant(node)
    const found = numbers.get(end) ?? (count += 1)
    numbers.set(node, found)
    numbers.set(end, found)
    return found
  }
  const schemaOf = (parts: readonly Part[]): Schema => {
    if (parts.length <= 1) return { key: parts.map(({ node }) => number(node)).join(''), parts }
    const distinct = new Map(parts.map((part) => [number(part.node), part]))
    return { key: [...distinct.keys()].sort((a, b) => a - b).join('+'), parts: [...distinct.values()] }
  }
  const schemaHash = ({ key, parts }: Schema): string => {
    const known = schemaHashes.get(key)
    if (known !== undefined) return known
    const all = new Set(parts.map(({ node }) => hashes(node).contract))
    const hash = [...all].sort().join('+')
    schemaHashes.set(key, hash)
    return hash
  }
  return {
    ...{ document, object, target, schemaOf, schemaHash },
    contract: (node) => hashes(node).contract,
    words: (node) => hashes(node).words,
  }
}
