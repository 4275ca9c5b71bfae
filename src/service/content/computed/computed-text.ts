/** The text of a page: stored with it, or computed by the source of its computed page. */
import type { Hash, PageEntry } from '../../../content/revision/revision.ts'
import { notFound } from '../../http/failure.ts'
import { objectBytesAside } from '../../storage/objects/new-objects.ts'
import { objectLoader } from '../../storage/objects/objects.ts'
import { sha256 } from '../../storage/objects/sha256.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import type { ContentSnapshot } from '../revisions/content-snapshot.ts'
import { writeDocument } from '../writing/write-document.ts'
import { digest, patience, resultOf } from './compute-result.ts'
import type { PageTextSource } from './computed-additions.ts'
import { noticeBytes, writersNotices, type NoticeText } from './computed-notice.ts'
import { resultBytes, resultHead } from './computed-results.store.ts'
import type { ComputeRequest, ContentPlace, ComputedSource } from './computed-source.ts'
import { findSources } from './find-sources.ts'

/** A document by its hash, and a way to read it. */
export interface PageDocument {
  readonly hash: Hash
  readonly read: () => Promise<Uint8Array>
}

const ready = (bytes: Uint8Array, hash = sha256(bytes)): PageDocument => ({
  hash,
  read: () => Promise.resolve(bytes),
})

const notice = (message: string): PageDocument => ready(noticeBytes(message))

export interface PageReading {
  /** How long to wait for a source, in milliseconds. */
  readonly wait?: number
  /** What to say where there is no text; without it, what writers are told. */
  readonly notices?: NoticeText
}

/** What a source gives for a page, as the canonical bytes of a document. */
const computedDocument = async (ctx: Context, source: ComputedSource, request: ComputeRequest) => {
  const { value, maxAge } = await source.document(ctx, request)
  const owner = digest([request.seed, request.declaration])
  const text = { writing: value, owner, before: undefined, titled: true, path: 'document' }
  const { object } = await writeDocument(text, () => undefined)
  return { value: await objectBytesAside(object), maxAge }
}

/** The text that a source computes. If there is none, a notice says why. */
const textFrom = async (
  ctx: Context,
  place: ContentPlace,
  { declaration, seed }: Extract<PageTextSource, { readonly seed: string }>,
  { wait = patience, notices }: PageReading,
): Promise<PageDocument> => {
  const db = ctx.store.read
  const [one] = await findSources(ctx, db, place, [declaration])
  const { source, found } = one ?? {}
  if (source === undefined || found?.ok !== true)
    return notice(notices?.unavailable ?? (found?.ok === false ? found.message : writersNotices.unavailable))
  const key = digest(['document', declaration, seed])
  const { head, state } = await resultOf(
    ctx,
    {
      ...{ place, kind: 'document', key, inputs: digest(found.inputs) },
      known: await resultHead(db, place.space, key),
      compute: () => computedDocument(ctx, source, { place, declaration, inputs: found.inputs, seed }),
    },
    wait,
  )
  const bytes = head && (await resultBytes(ctx, db, place.space, head))
  if (head && bytes) return ready(bytes, head.hash)
  return notice((notices ?? writersNotices)[state === 'pending' ? 'pending' : 'failed'])
}

/** The document of a page; undefined if it has none. */
export const pageDocument = async (
  ctx: Context,
  db: Db,
  place: ContentPlace,
  { snapshot, entry }: { readonly snapshot: ContentSnapshot; readonly entry: PageEntry },
  reading: PageReading = {},
): Promise<PageDocument | undefined> => {
  const computed = snapshot.computed?.texts.get(entry.id)
  if (computed !== undefined) {
    if (!('bytes' in computed)) return textFrom(ctx, place, computed, reading)
    return reading.notices === undefined || computed.notice === undefined
      ? ready(computed.bytes, computed.hash)
      : notice(reading.notices[computed.notice])
  }
  const { document: hash } = entry
  // A computed page has no text of its own.
  if (hash === undefined || entry.type === 'computed') return undefined
  return {
    hash,
    read: async () => {
      const bytes = (await objectLoader(ctx.store, db, place.space)([hash])).get(hash)
      if (!bytes) throw notFound()
      return bytes
    },
  }
}
