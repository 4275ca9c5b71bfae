/** `builtin:openapi`: the pages of an API reference, made from the latest good version of a specification. */
import { sql } from 'kysely'
import type { ReferenceSearchText } from '../../content/api-reference/reference-search-text.ts'
import type { ComputedDeclaration } from '../../content/computed/computed-source.ts'
import type { Json } from '../../content/document/document.ts'
import { referenceOf } from '../../content/document/reference.ts'
import type { Writing } from '../../contract/documents/schemas.ts'
import type { ComputedSource, ComputeRequest, FoundSource } from '../content/computed/computed-source.ts'
import { SourceFailure } from '../content/computed/computed-source.ts'
import type { Context } from '../context.ts'
import { among } from '../storage/sql.ts'
import type { Db, Store } from '../storage/store.ts'
import { slugKey } from './model/api-specs.queries.ts'
import { findVersion } from './model/versions.queries.ts'
import { storedDocument } from './reference/stored-document.ts'
import { storedSearchText } from './reference/stored-search-text.ts'

/** The specification that a declaration names, by slug or id. */
const specOf = ({ dependencies }: ComputedDeclaration): string | undefined => {
  const { spec } = (dependencies ?? {}) as { readonly spec?: { readonly ref?: Json } }
  const reference = referenceOf(spec?.ref)
  return reference?.kind === 'openapi' ? reference.spec : undefined
}

interface Found {
  readonly id: string
  readonly slug: string
  readonly slug_key: string
  readonly last_version: string | null
}

const findSpecs = async (
  { engine }: Store,
  db: Db,
  organization: string,
  names: readonly string[],
): Promise<readonly Found[]> =>
  names.length === 0
    ? []
    : db
        .selectFrom('api_specs')
        .select(['id', 'slug', 'slug_key', 'last_version'])
        .where('organization', '=', organization)
        .where((e) =>
          e.or([among(engine, sql.ref('slug_key'), names.map(slugKey)), among(engine, sql.ref('id'), names)]),
        )
        .execute()

const sourceOf = (found: readonly Found[], declaration: ComputedDeclaration): FoundSource => {
  const name = specOf(declaration)
  if (name === undefined) return { ok: false, message: 'This page names no API specification.' }
  const spec = found.find(({ id, slug_key }) => id === name || slug_key === slugKey(name))
  if (spec === undefined)
    return { ok: false, message: `This organization has no API specification “${name}”.` }
  return spec.last_version === null
    ? { ok: false, message: `The API specification “${spec.slug}” has no version that could be read yet.` }
    : { ok: true, inputs: { spec: spec.id, slug: spec.slug, version: spec.last_version } }
}

interface Inputs {
  readonly spec: string
  readonly slug: string
  readonly version: string
}

/** The document of the version that was found. */
const documentFor = async ({ store }: Context, { inputs }: ComputeRequest) => {
  const { spec, slug, version } = inputs as unknown as Inputs
  const row = await findVersion(store.read, spec, version)
  if (!row) throw new SourceFailure('This version of the API specification was deleted.')
  return { slug, document: await storedDocument(store, row) }
}

/** With the reader of Markdown, so it is loaded with the first reference. */
const generator = () => import('../../content/api-reference/reference-pages.ts')

export const openapiSource: ComputedSource = {
  async find({ store }, db, { organization }, declarations) {
    const names = [...new Set(declarations.flatMap((declaration) => specOf(declaration) ?? []))]
    const found = await findSpecs(store, db, organization, names)
    return declarations.map((declaration) => sourceOf(found, declaration))
  },
  async pages(ctx, request) {
    const { document } = await documentFor(ctx, request)
    const { referencePages, referencePagesProps } = await generator()
    return { value: referencePages(document, referencePagesProps(request.declaration.props ?? {})) }
  },
  async document(ctx, request) {
    const { document, slug } = await documentFor(ctx, request)
    const { referencePageText } = await generator()
    const text = referencePageText(document, request.declaration.props ?? {}, slug)
    return { value: { document: text } as unknown as Writing }
  },
  async searchText({ store }, requests) {
    const { pageSearchText } = await import('../../content/api-reference/reference-search-text.ts')
    // Pages of one space name few specifications.
    const known = new Map<string, ReferenceSearchText | undefined>()
    for (const { inputs } of requests) {
      const { spec, version } = inputs as unknown as Inputs
      if (known.has(version)) continue
      const row = await findVersion(store.read, spec, version)
      known.set(version, row && (await storedSearchText(store, row)))
    }
    return requests.map(({ declaration, inputs }) => {
      const words = known.get((inputs as unknown as Inputs).version)
      return words === undefined ? '' : pageSearchText(words, declaration.props ?? {})
    })
  },
}
