/**
 * What the members of an object in an API document are: keywords, whose meaning the specification gives, or names that
 * the author chose, under which a property can be called `description` or `$ref`.
 */

/** `keywords`: an object of the specification. `names`: a map of those. `maps`: a map of maps. `data`: any value. */
export type Kind = 'keywords' | 'names' | 'maps' | 'data'

const kinds: ReadonlyMap<string, Kind> = new Map([
  ['$defs', 'names'],
  ['additionalOperations', 'names'],
  ['callbacks', 'maps'],
  ['content', 'names'],
  ['definitions', 'names'],
  ['dependentSchemas', 'names'],
  ['encoding', 'names'],
  ['headers', 'names'],
  ['links', 'names'],
  ['pathItems', 'names'],
  ['paths', 'names'],
  ['patternProperties', 'names'],
  ['properties', 'names'],
  ['requestBodies', 'names'],
  ['responses', 'names'],
  ['schemas', 'names'],
  ['securitySchemes', 'names'],
  ['variables', 'names'],
  ['webhooks', 'names'],
  ['const', 'data'],
  ['default', 'data'],
  ['dependentRequired', 'data'],
  ['enum', 'data'],
  ['example', 'data'],
  ['mapping', 'data'],
  ['required', 'data'],
  ['scopes', 'data'],
  ['security', 'data'],
  ['value', 'data'],
])

const isExtension = (name: string): boolean => name.startsWith('x-')

/** The kind of what stands under a name in an object of the given kind. */
export const kindOfMember = (kind: Kind, name: string, value: unknown): Kind => {
  if (kind === 'keywords') {
    const known = kinds.get(name)
    if (known !== undefined) return known
    // Lists in some places, maps in others.
    if (name === 'parameters') return Array.isArray(value) ? 'keywords' : 'names'
    if (name === 'examples') return Array.isArray(value) ? 'data' : 'names'
    return isExtension(name) ? 'data' : 'keywords'
  }
  if (kind === 'names') return 'keywords'
  return kind === 'maps' ? 'names' : 'data'
}

const words = new Set([
  '$anchor',
  '$comment',
  '$defs',
  '$id',
  'definitions',
  'description',
  'example',
  'examples',
  'externalDocs',
  'summary',
  'tags',
  'title',
])

/** When an operation will be gone is a promise to its callers, unlike other extensions. */
const contractualExtensions = new Set(['x-sunset', 'x-deprecated-sunset'])

/** Whether a keyword has no part in what callers and servers may send. */
export const isWords = (keyword: string): boolean =>
  words.has(keyword) || (isExtension(keyword) && !contractualExtensions.has(keyword))

const unordered = new Set(['allOf', 'anyOf', 'enum', 'oneOf', 'parameters', 'required', 'security', 'type'])

/** Whether the order of a keyword's list means nothing to callers. */
export const isUnordered = (keyword: string): boolean => unordered.has(keyword)
