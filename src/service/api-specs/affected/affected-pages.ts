/** The pages that the difference of two versions concerns: they show it, link to what does, or mention it. */
import { sql } from 'kysely'
import type { ApiFinding } from '../../../content/api-difference/api-difference.ts'
import type { AffectedOptions, PageMention } from '../../../content/api-difference/pages-affected.ts'
import { changedOperations } from '../../../content/api-difference/pages-affected.ts'
import { operationName } from '../../../content/api-document/operations.ts'
import type { Hash } from '../../../content/revision/revision.ts'
import { batchesOf } from '../../computing/batches.ts'
import { compute } from '../../computing/compute.ts'
import { defineTask } from '../../computing/task.ts'
import type { ContentSnapshot } from '../../content/revisions/content-snapshot.ts'
import { contentSnapshot } from '../../content/revisions/content-snapshot.ts'
import type { Context } from '../../context.ts'
import type { Viewer, WithRole } from '../../spaces/spaces.queries.ts'
import { listSpaces } from '../../spaces/spaces.queries.ts'
import { objectLoader } from '../../storage/objects/objects.ts'
import type { ApiSpecRow } from '../../storage/schema/api-spec-tables.ts'
import type { SpaceRow } from '../../storage/schema/schema.ts'
import { among } from '../../storage/sql.ts'
import type { Db } from '../../storage/store.ts'
import type { ComparedVersions } from '../compare/compare-versions.ts'
import { openDifference } from '../compare/compare-versions.ts'
import { storedDocument } from '../reference/stored-document.ts'
import { candidatePages } from './candidate-pages.ts'

const task = defineTask(
  'text',
  new URL('./page-mentions.task.ts', import.meta.url),
  () => import('./page-mentions.task.ts'),
)

export interface AffectedPage {
  readonly space: WithRole<SpaceRow>
  readonly page: { readonly id: string; readonly title: string; readonly path: string }
  readonly mention: PageMention
  readonly findings: readonly ApiFinding[]
  /** Of the mention, as people read them: `GET /pets/{petId}`, or the name of a webhook. */
  readonly operationNames: readonly string[]
}

/** Mentions that are listed of one page. */
const mostOfPage = 20
/** Spaces of an organization that are looked at. */
const mostSpaces = 5000

/** The operations of both versions by key, as the newer one writes them. */
const operationsOf = async (db: Db, { from, to }: ComparedVersions) => {
  const rows = await db
    .selectFrom('api_spec_operations')
    .select(['version', 'key', 'kind', 'method', 'path', 'operation_id'])
    .where('version', 'in', [from.id, to.id])
    .orderBy('position')
    .execute()
  const byKey = new Map<string, AffectedOptions['operations'][number]>()
  const age = ({ version }: { readonly version: string }): number => (version === from.id ? 0 : 1)
  for (const { key, kind, method, path, operation_id: operationId } of rows.toSorted(
    (a, b) => age(a) - age(b),
  ))
    byKey.set(key, {
      ...{ key, kind, path, method },
      ...(operationId !== null && { operationId }),
    })
  return [...byKey.values()]
}

/** Names of schemas that one version lacks or that differ. */
const changedSchemas = async (db: Db, { from, to }: ComparedVersions): Promise<string[]> => {
  const rows = await db
    .selectFrom('api_spec_schemas')
    .select(['version', 'name', 'hash'])
    .where('version', 'in', [from.id, to.id])
    .execute()
  const hashes = Map.groupBy(rows, ({ name }) => name)
  return [...hashes].flatMap(([name, [one, other]]) => (one?.hash === other?.hash ? [] : [name]))
}

/** Paths of the servers, without that of a whole host. */
const basePathsOf = (servers: unknown): string[] => {
  if (!Array.isArray(servers)) return []
  return (servers as readonly { readonly url?: unknown }[]).flatMap(({ url }) => {
    if (typeof url !== 'string' || !URL.canParse(url, 'http://localhost')) return []
    const { pathname } = new URL(url, 'http://localhost')
    return pathname === '/' || pathname.includes('%7B') ? [] : [pathname.replace(/\/$/, '')]
  })
}

interface ReadPage {
  readonly id: string
  readonly document: Hash
}

/** The mentions of some pages of one space, read in other processes. */
const mentionsIn = async (
  ctx: Context,
  space: string,
  pages: readonly ReadPage[],
  options: Omit<AffectedOptions, 'shownOn'>,
  shownOn: readonly (readonly [string, readonly string[]])[],
): Promise<ReadonlyMap<string, readonly PageMention[]>> => {
  const load = objectLoader(ctx.store, ctx.store.read, space)
  const bytes = await load(pages.map(({ document }) => document))
  const found = new Map<string, readonly PageMention[]>()
  for (const some of batchesOf(pages, ({ document }) => bytes.get(document)?.length ?? 0)) {
    const documents = some.map(({ document }) => bytes.get(document) ?? new Uint8Array())
    const mentions = await compute(task, { input: { options, shownOn, documents }, asks: {} })
    some.forEach(({ id }, at) => found.set(id, mentions[at] ?? []))
  }
  return found
}

const strength = { shows: 0, links: 1, speaks: 2 } as const

const pagesOf = (snapshot: ContentSnapshot, ids: Iterable<string>): ReadPage[] =>
  [...ids].flatMap((id) => {
    const document = snapshot.pages.get(id)?.document
    return document === undefined ? [] : [{ id, document }]
  })

/** The pages of one space, in the order of their paths. */
const affectedIn = async (
  ctx: Context,
  space: WithRole<SpaceRow>,
  root: Hash,
  { pages, showing }: { readonly pages: Iterable<string>; readonly showing: Iterable<string> },
  options: Omit<AffectedOptions, 'shownOn'>,
): Promise<Omit<AffectedPage, 'findings' | 'operationNames'>[]> => {
  const snapshot = await contentSnapshot(ctx.store, ctx.store.read, space.id, root)
  const shown = await mentionsIn(ctx, space.id, pagesOf(snapshot, showing), options, [])
  const shownOn = [...shown].map(
    ([page, mentions]) =>
      [
        page,
        mentions.flatMap(({ relation, operations }) => (relation === 'shows' ? operations : [])),
      ] as const,
  )
  const mentions = await mentionsIn(ctx, space.id, pagesOf(snapshot, pages), options, shownOn)
  const nodes = [...mentions.keys()].flatMap((id) => snapshot.tree.byId.get(id) ?? [])
  return nodes
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .flatMap(({ entry, path }) =>
      (mentions.get(entry.id) ?? [])
        .toSorted((a, b) => strength[a.relation] - strength[b.relation])
        .slice(0, mostOfPage)
        .map((mention) => ({ space, page: { id: entry.id, title: entry.title, path }, mention })),
    )
}

const headsOf = async ({ store }: Context, spaces: readonly string[]): Promise<ReadonlyMap<string, Hash>> => {
  const rows = await store.read
    .selectFrom('spaces')
    .innerJoin('revisions', (join) =>
      join.onRef('revisions.space', '=', 'spaces.id').onRef('revisions.id', '=', 'spaces.revision'),
    )
    .select(['spaces.id', 'revisions.root'])
    .where(among(store.engine, sql.ref('spaces.id'), spaces))
    .execute()
  return new Map(rows.map(({ id, root }) => [id, root]))
}

/** Findings by the keys of their operations. */
const findingsByOperation = (findings: readonly ApiFinding[]): ReadonlyMap<string, readonly ApiFinding[]> => {
  const found = new Map<string, ApiFinding[]>()
  for (const finding of findings)
    for (const key of [finding.operation, ...(finding.others ?? [])])
      found.set(key, [...(found.get(key) ?? []), finding])
  return found
}

/** In the spaces that the viewer sees. Accepted findings concern no page. Not inside a transaction. */
export const affectedPages = async (
  ctx: Context,
  viewer: Viewer,
  spec: ApiSpecRow,
  versions: ComparedVersions,
  /** Only in this one. */
  only?: string,
): Promise<readonly AffectedPage[]> => {
  const { read } = ctx.store
  const { findings, wordsOnly, precise } = await openDifference(ctx, spec.id, versions)
  const operations = await operationsOf(read, versions)
  const changed = changedOperations({ findings, wordsOnly, precise }, operations)
  const schemas = await changedSchemas(read, versions)
  if (changed.length === 0 && schemas.length === 0) return []
  const { root } = await storedDocument(ctx.store, versions.to)
  const options = {
    ...{ specificationNames: [spec.slug_key, spec.id.toLowerCase()], changed, operations, schemas },
    basePaths: basePathsOf(root['servers']),
  }
  const candidates = await candidatePages(ctx, viewer, spec, changed)
  const spaces = (await listSpaces(read, viewer, { trash: false }, undefined, mostSpaces)).filter(
    ({ id }) => candidates.pages.has(id) && (only === undefined || id === only),
  )
  const heads = await headsOf(
    ctx,
    spaces.map(({ id }) => id),
  )
  const byOperation = findingsByOperation(findings)
  const names = new Map(operations.map((operation) => [operation.key, operationName(operation)]))
  const affected: AffectedPage[] = []
  for (const space of spaces.toSorted((a, b) => (a.title < b.title ? -1 : a.title > b.title ? 1 : 0))) {
    const { id } = space
    const within = {
      pages: candidates.pages.get(id) ?? [],
      showing: candidates.showing.get(id) ?? [],
    }
    for (const found of await affectedIn(ctx, space, heads.get(id) ?? '', within, options))
      affected.push({
        ...found,
        findings: [...new Set(found.mention.operations.flatMap((key) => byOperation.get(key) ?? []))],
        operationNames: found.mention.operations.map((key) => names.get(key) ?? key),
      })
  }
  return affected
}
