/**
 * Puts a document together with the files that it refers to: those under the same origin, and no other. What a
 * reference leads to becomes a component under its own name; a path item is copied to its place.
 */
import type { Json, JsonObject } from '../document/document.ts'
import { apiDocumentLimits } from './api-document-limits.ts'
import { inspectValue } from './inspect-value.ts'
import type { Kind } from './keyword-kinds.ts'
import { kindOfMember } from './keyword-kinds.ts'
import { parseSource, sourceText } from './source/parse-source.ts'
import { SourceError } from './source/parsed-source.ts'
import { isObject, pointerOf, referenceOf, referenceTarget, segmentsOf } from './references.ts'
import { withMerged } from './value-changes.ts'

/** The bytes at a URL of the same origin. Rejects when there are none. */
export type FetchOne = (url: string) => Promise<Uint8Array>

export interface Bundle {
  /** Each file that was used, parsed, by its URL; the root is the first. */
  readonly filesystem: ReadonlyMap<string, Json>
  /** The bundled document; the root as it is if it refers to nothing else. */
  readonly document: JsonObject
  /** What to store: the text of the root if it refers to nothing else, else the bundled document as JSON. */
  readonly text: string
  /** Files that could not be read, and why. Their references stay as they are, and become problems. */
  readonly failures: readonly { readonly url: string; readonly message: string }[]
}

/** Where in the components the target of a reference belongs, by the keyword that the reference stands under. */
const sections: Readonly<Record<string, string>> = {
  callbacks: 'callbacks',
  examples: 'examples',
  headers: 'headers',
  links: 'links',
  parameters: 'parameters',
  pathItems: 'path',
  paths: 'path',
  requestBodies: 'requestBodies',
  requestBody: 'requestBodies',
  responses: 'responses',
  securitySchemes: 'securitySchemes',
  webhooks: 'path',
}

const schemaKeywords = new Set([
  ...['$defs', 'additionalProperties', 'allOf', 'anyOf', 'contains', 'contentSchema', 'definitions'],
  ...['dependentSchemas', 'else', 'if', 'items', 'not', 'oneOf', 'patternProperties', 'prefixItems'],
  ...['properties', 'propertyNames', 'schema', 'schemas', 'then', 'unevaluatedItems'],
  ...['unevaluatedProperties'],
])

const sectionOf = (keyword: string): string | undefined =>
  schemaKeywords.has(keyword) ? 'schemas' : Object.hasOwn(sections, keyword) ? sections[keyword] : undefined

const swaggerSections: Readonly<Record<string, string>> = {
  schemas: 'definitions',
  securitySchemes: 'securityDefinitions',
}

/** Values that may be visited, all files and copies together. */
const visits = 2 * apiDocumentLimits.nodes
/** Path items that may be copied: each copy can hold callbacks, which hold path items. */
const mostCopies = 20_000

const tooMany = (): SourceError =>
  new SourceError('too-many-nodes', 'The files of the document have too many values.')

/** A copy of a value in which every reference is replaced; `replace` gets the section that its target belongs to. */
const mapReferences = (
  root: Json,
  section: string | undefined,
  budget: { left: number },
  replace: (node: JsonObject, reference: string, section: string | undefined) => Json,
): Json => {
  const visit = (node: Json, kind: Kind, here: string | undefined): Json => {
    budget.left -= 1
    if (budget.left < 0) throw tooMany()
    if (typeof node !== 'object' || node === null || kind === 'data') return node
    if (Array.isArray(node)) return (node as readonly Json[]).map((item) => visit(item, kind, here))
    const object = node as JsonObject
    const reference = referenceOf(object)
    if (reference !== undefined) return replace(object, reference, here)
    const below = (name: string): string | undefined => {
      if (kind === 'keywords') return sectionOf(name)
      // A callback is a map of path items.
      return kind === 'names' && here === 'callbacks' ? 'path' : here
    }
    return Object.fromEntries(
      Object.entries(object).map(([name, value]) => [
        name,
        visit(value, kindOfMember(kind, name, value), below(name)),
      ]),
    )
  }
  return visit(root, section === 'callbacks' ? 'names' : 'keywords', section)
}

interface Address {
  /** Without a fragment. */
  readonly url: string
  /** With its number sign. */
  readonly fragment: string
}

/** Where a reference in a file leads; undefined for other origins and for what is no address. */
const addressOf = (reference: string, base: string, origin: string): Address | undefined => {
  const url = URL.parse(reference, base)
  if (url === null || url.origin !== origin || !/^https?:$/.test(url.protocol)) return undefined
  const fragment = url.hash === '' ? '#' : url.hash
  Object.assign(url, { hash: '', username: '', password: '' })
  return { url: url.href, fragment }
}

const parsed = (bytes: string | Uint8Array): { text: string; value: Json } => {
  const text = sourceText(bytes)
  const source = parseSource(text)
  inspectValue(isObject(source.value) ? source.value : { file: source.value }, source.hasAliases)
  return { text, value: source.hasMergeKeys ? withMerged(source.value) : source.value }
}

class Files {
  readonly parsed = new Map<string, Json>()
  readonly failures: { url: string; message: string }[] = []
  readonly #fetchOne: FetchOne
  #bytes = 0
  #count = 1

  constructor(fetchOne: FetchOne, bytes: number) {
    this.#fetchOne = fetchOne
    this.#bytes = bytes
  }

  /** Fetches a file once; failures are remembered, and limits are those of all files together. */
  async load(url: string): Promise<void> {
    if (this.#count >= apiDocumentLimits.files)
      throw new SourceError(
        'too-many-files',
        `The document is spread over more than ${apiDocumentLimits.files} files.`,
      )
    this.#count += 1
    try {
      const bytes = await this.#fetchOne(url)
      this.#bytes += bytes.byteLength
      if (this.#bytes > apiDocumentLimits.bytes)
        throw new SourceError(
          'too-large',
          `The files of the document are larger than ${apiDocumentLimits.bytes / 1024 / 1024} MB together.`,
        )
      this.parsed.set(url, parsed(bytes).value)
    } catch (error) {
      if (this.#bytes > apiDocumentLimits.bytes) throw error
      this.failures.push({ url, message: error instanceof Error ? error.message : String(error) })
    }
  }
}

const referencesOf = (value: Json, budget: { left: number }): readonly string[] => {
  const found = new Set<string>()
  mapReferences(value, undefined, budget, (node, reference) => {
    found.add(reference)
    return node
  })
  return [...found]
}

const wordOf = ({ url, fragment }: Address): string => {
  const last =
    segmentsOf(fragment)?.at(-1) ??
    new URL(url).pathname
      .split('/')
      .at(-1)
      ?.replace(/\.[^.]*$/, '')
  return (last ?? '').replaceAll(/[^\w.-]+/g, '-').slice(0, 100) || 'part'
}

class Bundler {
  readonly #rootUrl: string
  readonly #files: ReadonlyMap<string, Json>
  readonly #isSwagger: boolean
  /** The components that exist, by section. */
  readonly #components = new Map<string, Map<string, Json>>()
  /** The names of components by section and address. */
  readonly #names = new Map<string, string>()
  /** Path items that are being copied. */
  readonly #open = new Set<string>()
  /** Components that have a name and still hold the references of their file. */
  readonly #pending: (() => void)[] = []
  readonly #budget: { left: number }
  #copies = 0

  constructor(rootUrl: string, files: ReadonlyMap<string, Json>, root: JsonObject, budget: { left: number }) {
    this.#rootUrl = rootUrl
    this.#budget = budget
    this.#files = files
    this.#isSwagger = root['openapi'] === undefined
    const existing = this.#isSwagger ? root : root['components']
    for (const [section, members] of Object.entries(isObject(existing) ? existing : {}))
      if (isObject(members)) this.#components.set(section, new Map(Object.entries(members)))
  }

  /** The root with its references replaced, and all components that this adds. */
  document(root: JsonObject): JsonObject {
    const own = new Map([...this.#components].map(([section, members]) => [section, new Set(members.keys())]))
    const result = this.#rewritten(root, this.#rootUrl, undefined) as JsonObject
    for (let next = this.#pending.pop(); next !== undefined; next = this.#pending.pop()) next()
    const added = [...this.#components].map(([section, members]): [string, JsonObject] => [
      section,
      Object.fromEntries([...members].filter(([name]) => own.get(section)?.has(name) !== true)),
    ])
    const place = (holder: JsonObject): JsonObject => ({
      ...holder,
      ...Object.fromEntries(
        added
          .filter(([, members]) => Object.keys(members).length > 0)
          .map(([section, members]) => [
            section,
            { ...(holder[section] as JsonObject | undefined), ...members },
          ]),
      ),
    })
    if (this.#isSwagger) return place(result)
    const { components } = result
    return { ...result, components: place(isObject(components) ? components : {}) }
  }

  #rewritten(value: Json, base: string, section: string | undefined): Json {
    return mapReferences(value, section, this.#budget, (node, reference, here) =>
      this.#reference(node, reference, here, base),
    )
  }

  #reference(node: JsonObject, reference: string, section: string | undefined, base: string): Json {
    if (reference.startsWith('#') && base === this.#rootUrl) return node
    const address = addressOf(reference, base, new URL(this.#rootUrl).origin)
    if (address === undefined) return node
    if (address.url === this.#rootUrl) return { ...node, $ref: address.fragment }
    const file = this.#files.get(address.url)
    const target = isObject(file) ? referenceTarget(file, address.fragment) : undefined
    // Addresses stay whole where they cannot be followed, so that the problem names them.
    if (target === undefined || section === undefined)
      return { ...node, $ref: `${address.url}${address.fragment}` }
    return section === 'path'
      ? this.#copied(node, target, address)
      : { ...node, $ref: this.#component(target, address, section) }
  }

  #copied(node: JsonObject, target: Json, address: Address): Json {
    const key = `${address.url}${address.fragment}`
    this.#copies += 1
    if (this.#copies > mostCopies) throw tooMany()
    if (this.#open.has(key)) return { ...node, $ref: key }
    this.#open.add(key)
    const copy = this.#rewritten(target, address.url, 'path')
    this.#open.delete(key)
    return copy
  }

  #component(target: Json, address: Address, section: string): string {
    const place = this.#isSwagger ? (swaggerSections[section] ?? section) : section
    const key = `${place} ${address.url}${address.fragment}`
    const known = this.#names.get(key)
    const start = this.#isSwagger ? [place] : ['components', place]
    if (known !== undefined) return `#${pointerOf([...start, known])}`
    const members = this.#components.get(place) ?? new Map<string, Json>()
    this.#components.set(place, members)
    const word = wordOf(address)
    let name = word
    for (let number = 2; members.has(name); number += 1) name = `${word}-${number}`
    this.#names.set(key, name)
    members.set(name, null)
    this.#pending.push(() => members.set(name, this.#rewritten(target, address.url, section)))
    return `#${pointerOf([...start, name])}`
  }
}

/**
 * Bundles the document at `rootUrl`. Only relative references and those of the same origin are followed: at most 50
 * files and 20 MB in all, each file once. Throws `SourceError` if the root cannot be parsed or a limit is exceeded.
 */
export const bundle = async (
  rootText: string | Uint8Array,
  rootUrl: string,
  fetchOne: FetchOne,
): Promise<Bundle> => {
  const { text, value: root } = parsed(rootText)
  if (!isObject(root)) throw new SourceError('not-an-object', 'The document is not an object.')
  const address = new URL(rootUrl)
  address.hash = ''
  const url = address.href
  const files = new Files(fetchOne, new TextEncoder().encode(text).byteLength)
  files.parsed.set(url, root)
  const budget = { left: visits }
  const wanted = new Set([url])
  // Grows while it is walked: each file adds those that it refers to.
  for (const next of wanted) {
    if (next !== url) await files.load(next)
    const file = files.parsed.get(next)
    if (file === undefined) continue
    for (const reference of referencesOf(file, budget)) {
      const to = reference.startsWith('#') ? undefined : addressOf(reference, next, address.origin)
      if (to) wanted.add(to.url)
    }
  }
  const { parsed: filesystem, failures } = files
  if (wanted.size === 1) return { filesystem, document: root, text, failures }
  const document = new Bundler(url, filesystem, root, budget).document(root)
  return { filesystem, document, text: `${JSON.stringify(document, null, 2)}\n`, failures }
}
