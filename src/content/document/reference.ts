/** Reads references from data, which is open and may contain anything. */
import type { Block, ContentReference, Json, JsonObject } from './document.ts'

export const isJsonObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The property of each kind that names the target; the others (`space`, the page of an anchor) are optional. */
const targets: { readonly [kind in ContentReference['kind']]: string } = {
  file: 'file',
  url: 'url',
  page: 'page',
  anchor: 'anchor',
  user: 'user',
  collection: 'collection',
  space: 'space',
  'reusable-content': 'reusableContent',
  openapi: 'spec',
}

/**
 * The reference in a value; undefined for an unknown kind, a target that is not a string, or an optional part of the
 * wrong type. Properties that do not belong to the kind are dropped.
 */
export function referenceOf(value: Json | undefined): ContentReference | undefined {
  if (!isJsonObject(value)) return undefined
  const { kind } = value
  if (typeof kind !== 'string' || !Object.hasOwn(targets, kind)) return undefined
  const target = targets[kind as ContentReference['kind']]
  const kept: { [name: string]: string } = { kind }
  for (const name of new Set([target, 'space', 'page'])) {
    const part = value[name]
    if (name !== target && (part === undefined || !optional(kind, name))) continue
    if (typeof part !== 'string') return undefined
    kept[name] = part
  }
  // The loop above has checked the one required property and the types of the optional ones.
  return kept as unknown as ContentReference
}

const optional = (kind: string, name: string): boolean =>
  name === 'page' ? kind === 'anchor' : ['file', 'page', 'anchor', 'reusable-content'].includes(kind)

const urlMark = 'url:'

/** What an item of a `files` cell names: a file by its id, or anything else by its URL, as an import writes it. */
export const fileReference = (item: string): ContentReference =>
  item.startsWith(urlMark) ? { kind: 'url', url: item.slice(urlMark.length) } : { kind: 'file', file: item }

/** The item of a `files` cell for a URL. */
export const urlItem = (url: string): string => urlMark + url

/** The item of a `files` cell for a reference; undefined for one that such a cell cannot have. */
export const fileItem = (reference: ContentReference): string | undefined =>
  reference.kind === 'file' && reference.space === undefined
    ? reference.file
    : reference.kind === 'url'
      ? urlItem(reference.url)
      : undefined

/** A string that is equal exactly for equal references; used as a map key. */
export function referenceName(reference: ContentReference): string {
  const parts: readonly (readonly [string, string])[] = Object.entries(reference)
  return JSON.stringify([...parts].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/**
 * The specification that a block of an API shows; undefined for other blocks, and for older ones that name a file
 * (`src="pets.yaml"`). Files of GitBook name the specification by its slug (`spec="pets"`), which is stored as an
 * address, so that it is written again as it was.
 */
export function specificationOf({
  type,
  data,
}: Pick<Block, 'type' | 'data'>): Extract<ContentReference, { kind: 'openapi' }> | undefined {
  if ((type !== 'openapi-operation' && type !== 'openapi-schemas') || data['form'] !== undefined)
    return undefined
  const reference = referenceOf(data['ref'])
  if (reference?.kind === 'openapi') return reference
  return reference?.kind === 'url' && /^[\w-]{1,100}$/.test(reference.url)
    ? { kind: 'openapi', spec: reference.url }
    : undefined
}
