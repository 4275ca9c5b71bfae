/**
 * Reads of content, for the head of a space and for any of its revisions. Both URL prefixes have the same responses, so
 * both are bound from one description; change requests will be the third.
 */
import { canonicalJson } from '../../content/document/canonical-json.ts'
import { trimOf } from '../../content/document/linear-text.ts'
import type { PageNode } from '../../content/tree/page-tree.ts'
import { pageAtPath } from '../../content/tree/page-tree.ts'
import type { Hash } from '../../content/revision/revision.ts'
import { operations } from '../../contract/operations.ts'
import type { PageInput } from '../../contract/pages/schemas.ts'
import type { SpaceSubject } from '../access/load-resource.ts'
import { changeRequestOf } from '../change-requests/load-change-request.ts'
import { fencedBlocksIn } from '../integrations/catalog/fenced-blocks.ts'
import { notFound } from '../http/failure.ts'
import { listPage } from '../http/list-page.ts'
import { keptAnswer, readyJson } from '../http/ready-json.ts'
import type { Call, Verb } from '../http/verb.ts'
import { reads } from '../http/verb.ts'
import { objectLoader } from '../storage/objects/objects.ts'
import type { RevisionRow } from '../storage/schema/schema.ts'
import type { Db } from '../storage/store.ts'
import type { Context } from '../context.ts'
import { revisionOf } from '../content/revisions/revision-rows.ts'
import { withComputedPages } from '../content/computed/computed-snapshot.ts'
import { pageDocument } from '../content/computed/computed-text.ts'
import { contentSnapshot, type ContentSnapshot } from '../content/revisions/content-snapshot.ts'
import { formerPages } from '../content/revisions/former-paths.ts'
import { isSmall, outlineInPart, outlineJson, pagePlaces } from './outline-json.ts'
import { expressionInput } from '../content/revisions/expression-input.ts'
import { pageTimes } from './page-times.ts'
import { pageTreeText } from './page-tree-json.ts'
import { pageText } from './page-text.ts'
import { revisionSummary } from './revision-summaries.ts'
import type { ContentView } from '../content/revisions/page-view.ts'
import { hrefIn } from '../content/writing/markdown-references.ts'
import { fileView, pageView, reusableContentView } from '../content/revisions/page-view.ts'

/** The revision that a call reads, and whether its URLs are pinned to it. */
interface Reading {
  readonly revision: RevisionRow
  readonly pinned: boolean
}

/** The files of a snapshot, or those with the `wanted` ids. */
const filesOf = ({ files }: ContentSnapshot, wanted: string | undefined) =>
  wanted === undefined
    ? [...files.values()]
    : [...new Set(wanted.split(','))].flatMap((id) => files.get(id) ?? [])

const headOf = async (db: Db, { space }: SpaceSubject): Promise<Reading> => ({
  revision: await revisionOf(db, space.id, space.revision),
  pinned: false,
})

/** What a caller wants of content. */
interface Wanted {
  /** Git metadata. */
  readonly metadata: boolean
  /** The pages and texts that sources generate. */
  readonly computed: boolean
}

/** The content of a revision, with the pages that sources generate or without. */
const snapshotOf = async (
  ctx: Context,
  db: Db,
  { space }: SpaceSubject,
  { revision }: Reading,
  computed: boolean,
): Promise<ContentSnapshot> => {
  const stored = await contentSnapshot(ctx.store, db, space.id, revision.root)
  if (!computed) return stored
  return withComputedPages(ctx, { organization: space.organization, space: space.id }, stored, { db })
}

const viewOf = async (
  ctx: Context,
  db: Db,
  subject: SpaceSubject,
  reading: Reading,
  { metadata, computed }: Wanted,
): Promise<ContentView> => {
  const { space } = subject
  const { revision, pinned } = reading
  return {
    ctx,
    organization: space.organization,
    space: space.id,
    snapshot: await snapshotOf(ctx, db, subject, reading, computed),
    times: await pageTimes(ctx.store, db, space.id, space.revision),
    pinned: pinned ? revision.id : undefined,
    ...{ metadata, computed },
  }
}

/** The bytes under a hash. Only hashes from a revision of this space are requested. */
export const storedDocument = async (
  ctx: Context,
  db: Db,
  space: string,
  hash: Hash,
): Promise<Uint8Array> => {
  const bytes = (await objectLoader(ctx.store, db, space)([hash])).get(hash)
  if (!bytes) throw notFound()
  return bytes
}

/** The page at a path, or the one that left it most recently and still exists. */
const pageNodeAt = async (db: Db, { space, snapshot }: ContentView, path: string): Promise<PageNode> => {
  const { tree } = snapshot
  const current = pageAtPath(tree, path)
  if (current) return current
  for (const page of await formerPages(db, space, trimOf(path, '/'))) {
    const node = tree.byId.get(page)
    if (node) return node
  }
  throw notFound()
}

interface PageQuery {
  readonly format?: 'document' | 'markdown' | undefined
  readonly evaluated: 'true' | 'false' | 'deterministic-only'
}

/** The text of a page as a field of the response: its name, and its value as JSON. */
interface PageText {
  readonly name: 'document' | 'markdown'
  readonly json: string
}

const textOf = async (
  db: Db,
  view: ContentView,
  node: PageNode,
  query: PageQuery,
): Promise<PageText | undefined> => {
  const { title } = node.entry
  const { format, evaluated: mode } = query
  if (format === undefined) return undefined
  const found = await pageDocument(view.ctx, db, view, { snapshot: view.snapshot, entry: node.entry })
  if (found === undefined) return undefined
  const bytes = await found.read()
  const expressions =
    mode === 'false' ? undefined : { mode, input: expressionInput(view.snapshot, node.entry) }
  const ready = format === 'document' && expressions === undefined ? canonicalJson(bytes) : undefined
  if (ready !== undefined) return { name: format, json: ready }
  const fencedBlocks = format === 'markdown' ? await fencedBlocksIn(db, view.space) : []
  const text = await pageText({ bytes, format, expressions, fencedBlocks }, hrefIn(view))
  return format === 'document'
    ? { name: format, json: text }
    : { name: format, json: JSON.stringify(`# ${title}\n\n${text}`) }
}

/** The response for a page; the text's JSON is inserted without being parsed and printed again. */
const pageAnswer = (page: PageInput, text: PageText | undefined): PageInput =>
  text === undefined ? page : readyJson(`${JSON.stringify(page).slice(0, -1)},"${text.name}":${text.json}}`)

type Spaced = Call<never> & { readonly ctx: Context }
type Choose = (call: Spaced, db: Db, subject: SpaceSubject) => Promise<Reading>

interface ReadOperations {
  readonly root:
    | (typeof operations)['getSpaceContent']
    | (typeof operations)['getChangeRequestContent']
    | (typeof operations)['getRevision']
  readonly pages:
    | (typeof operations)['listSpacePages']
    | (typeof operations)['listChangeRequestPages']
    | (typeof operations)['listRevisionPages']
  readonly outline:
    | (typeof operations)['getSpaceOutline']
    | (typeof operations)['getChangeRequestOutline']
    | (typeof operations)['getRevisionOutline']
  readonly places:
    | (typeof operations)['listSpacePagePlaces']
    | (typeof operations)['listChangeRequestPagePlaces']
    | (typeof operations)['listRevisionPagePlaces']
  readonly files:
    | (typeof operations)['listSpaceFiles']
    | (typeof operations)['listChangeRequestFiles']
    | (typeof operations)['listRevisionFiles']
  readonly file:
    | (typeof operations)['getSpaceFile']
    | (typeof operations)['getChangeRequestFile']
    | (typeof operations)['getRevisionFile']
  readonly page:
    | (typeof operations)['getSpacePage']
    | (typeof operations)['getChangeRequestPage']
    | (typeof operations)['getRevisionPage']
  readonly path:
    | (typeof operations)['getSpacePageByPath']
    | (typeof operations)['getChangeRequestPageByPath']
    | (typeof operations)['getRevisionPageByPath']
  readonly reusableContent:
    | (typeof operations)['getSpaceReusableContent']
    | (typeof operations)['getChangeRequestReusableContent']
    | (typeof operations)['getRevisionReusableContent']
}

/** The verbs of one prefix; `choose` selects the revision that a call reads. */
const contentVerbs = (of: ReadOperations, choose: Choose): Verb[] => {
  const start = async (call: unknown, db: Db, subject: SpaceSubject, wanted: Wanted) => {
    const spaced = call as Spaced
    const reading = await choose(spaced, db, subject)
    return { reading, view: await viewOf(spaced.ctx, db, subject, reading, wanted) }
  }
  const wholeSnapshot = async (call: unknown, db: Db, subject: SpaceSubject) => {
    const spaced = call as Spaced
    return snapshotOf(spaced.ctx, db, subject, await choose(spaced, db, subject), true)
  }
  // Sources give no files and no reusable content, so these do not wait for any.
  const withoutPages = ({ metadata }: Pick<Wanted, 'metadata'>): Wanted => ({ metadata, computed: false })
  return [
    reads(of.root, async (call, db, subject) => {
      const { reading, view } = await start(call, db, subject, call.query)
      const { revision } = reading
      const { snapshot } = view
      return {
        ...(await revisionSummary(call.ctx, db, subject.space, revision)),
        pages: snapshot.tree.roots.map((node) => pageView(view, node)),
        files: [...snapshot.files.values()].map((file) => fileView(view, file)),
        reusableContents: [...snapshot.reusableContents.values()].map((content) =>
          reusableContentView(view, content),
        ),
        tags: [],
        variables: snapshot.variables,
      }
    }),
    reads(of.pages, async (call, db, subject) => {
      const { view } = await start(call, db, subject, call.query)
      return readyJson(pageTreeText(view, subject.space.revision))
    }),
    reads(of.outline, async (call, db, subject) => {
      const snapshot = await wholeSnapshot(call, db, subject)
      const { open } = call.query
      if (open === undefined || isSmall(snapshot))
        return keptAnswer(outlineJson(call.ctx.store, subject.space.id, snapshot))
      return outlineInPart(snapshot, open.split(','))
    }),
    reads(of.places, async (call, db, subject) =>
      pagePlaces(await wholeSnapshot(call, db, subject), call.query.pages.split(',')),
    ),
    reads(of.files, async (call, db, subject) => {
      const { view, reading } = await start(call, db, subject, withoutPages(call.query))
      const files = filesOf(view.snapshot, call.query.files).toSorted((a, b) => (a.id < b.id ? -1 : 1))
      return listPage(call.ctx.keys, {
        list: `files/${view.space}/${reading.pinned ? reading.revision.id : ''}`,
        query: call.query,
        count: () => Promise.resolve(files.length),
        rows: (after, limit) =>
          Promise.resolve(
            files.filter(({ id }) => after === undefined || id > String(after[0])).slice(0, limit),
          ),
        key: ({ id }) => [id],
        items: (rows) => rows.map((file) => fileView(view, file)),
      })
    }),
    reads(of.file, async (call, db, subject) => {
      const { view } = await start(call, db, subject, withoutPages(call.query))
      const file = view.snapshot.files.get(call.params.fileId)
      if (!file) throw notFound()
      return fileView(view, file)
    }),
    reads(of.page, async (call, db, subject) => {
      const { view } = await start(call, db, subject, call.query)
      const node = view.snapshot.tree.byId.get(call.params.pageId)
      if (!node) throw notFound()
      return pageAnswer(pageView(view, node), await textOf(db, view, node, call.query))
    }),
    reads(of.path, async (call, db, subject) => {
      const { view } = await start(call, db, subject, call.query)
      const { pagePath = '' } = call.params as { readonly pagePath?: string }
      const node = await pageNodeAt(db, view, pagePath)
      return pageAnswer(pageView(view, node), await textOf(db, view, node, call.query))
    }),
    reads(of.reusableContent, async (call, db, subject) => {
      const { view } = await start(call, db, subject, withoutPages(call.query))
      const content = view.snapshot.reusableContents.get(call.params.reusableContentId)
      if (!content) throw notFound()
      return reusableContentView(view, content)
    }),
  ]
}

/** The reads of a space's head, of any of its revisions, and of one document. */
export const contentReads: readonly Verb[] = [
  ...contentVerbs(
    {
      root: operations.getSpaceContent,
      pages: operations.listSpacePages,
      outline: operations.getSpaceOutline,
      places: operations.listSpacePagePlaces,
      files: operations.listSpaceFiles,
      file: operations.getSpaceFile,
      page: operations.getSpacePage,
      path: operations.getSpacePageByPath,
      reusableContent: operations.getSpaceReusableContent,
    },
    (_call, db, subject) => headOf(db, subject),
  ),
  ...contentVerbs(
    {
      root: operations.getChangeRequestContent,
      pages: operations.listChangeRequestPages,
      outline: operations.getChangeRequestOutline,
      places: operations.listChangeRequestPagePlaces,
      files: operations.listChangeRequestFiles,
      file: operations.getChangeRequestFile,
      page: operations.getChangeRequestPage,
      path: operations.getChangeRequestPageByPath,
      reusableContent: operations.getChangeRequestReusableContent,
    },
    async (call, db, { space }) => {
      const { changeRequestId } = call.params as { changeRequestId: string }
      const { revision } = await changeRequestOf(db, space.id, changeRequestId)
      return { revision: await revisionOf(db, space.id, revision), pinned: false }
    },
  ),
  ...contentVerbs(
    {
      root: operations.getRevision,
      pages: operations.listRevisionPages,
      outline: operations.getRevisionOutline,
      places: operations.listRevisionPagePlaces,
      files: operations.listRevisionFiles,
      file: operations.getRevisionFile,
      page: operations.getRevisionPage,
      path: operations.getRevisionPageByPath,
      reusableContent: operations.getRevisionReusableContent,
    },
    async (call, db, { space }) => ({
      revision: await revisionOf(db, space.id, (call.params as { revisionId: string }).revisionId),
      pinned: true,
    }),
  ),
]
