/** A snapshot with the pages that content sources generate for it. Nothing of them is stored in a revision. */
import type { ComputedDeclaration, GeneratedContent } from '../../../content/computed/computed-source.ts'
import { declarationOf, maximumNesting } from '../../../content/computed/computed-source.ts'
import {
  checkGenerated,
  generatedPages,
  UnusableContent,
} from '../../../content/computed/generated-entries.ts'
import { pageListDocument } from '../../../content/computed/standing-text.ts'
import { canonicalBytes } from '../../../content/document/canonical.ts'
import type { RichTextDocument } from '../../../content/document/document.ts'
import { normalize } from '../../../content/document/normalize.ts'
import type { PageEntry } from '../../../content/revision/revision.ts'
import { buildPageTree, subtreeOf } from '../../../content/tree/page-tree.ts'
import { generatedLimits } from '../../../contract/documents/limits.ts'
import { breather } from '../../computing/yield-to-requests.ts'
import { oneFor, Recent } from '../../recent-cache.ts'
import { sha256 } from '../../storage/objects/sha256.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import type { ContentSnapshot } from '../revisions/content-snapshot.ts'
import { snapshotOf } from '../revisions/content-snapshot.ts'
import type { Result } from './compute-result.ts'
import { digest, patience, resultOf } from './compute-result.ts'
import type { ComputedStatus, PageTextSource } from './computed-additions.ts'
import { noticeBytes, writersNotices } from './computed-notice.ts'
import { pageResults, resultBytes } from './computed-results.store.ts'
import type { ComputedSource, ContentPlace } from './computed-source.ts'
import { SourceFailure } from './computed-source.ts'
import { findSources } from './find-sources.ts'
import { generatedPageId } from './generated-id.ts'

/** Computed pages of a space that generate pages; others say that there are too many. */
const mostComputed = 100
/** Generated pages of a space. */
const mostGenerated = 20_000
/** Pages that a computed page without a text lists. */
const mostListed = 1000

const breathe = breather()

/** The computed pages of the stored content, in reading order. */
const computedPagesOf = oneFor((snapshot: ContentSnapshot): readonly PageEntry[] =>
  [...snapshot.pages.values()].some(({ type }) => type === 'computed')
    ? snapshot.tree.roots
        .flatMap(subtreeOf)
        .flatMap(({ entry }) => (entry.type === 'computed' ? [entry] : []))
    : [],
)

/** Whether sources generate pages of this content. */
export const hasComputedPages = (snapshot: ContentSnapshot): boolean => computedPagesOf(snapshot).length > 0

const seedOf = ({ computedSeed, id }: PageEntry): string => computedSeed ?? id

/** Generated pages as bytes, checked. */
const generatedBytes = (content: GeneratedContent): Uint8Array => {
  try {
    checkGenerated(content, generatedLimits)
  } catch (error) {
    if (error instanceof UnusableContent) throw new SourceFailure(error.message)
    throw error
  }
  return Buffer.from(JSON.stringify(content))
}

interface Answer {
  readonly root: PageEntry
  readonly declaration: ComputedDeclaration
  readonly status: ComputedStatus
  readonly content: GeneratedContent | undefined
  /** Changes whenever the answer does. */
  readonly stamp: string
}

const withoutContent = (root: PageEntry, declaration: ComputedDeclaration, message: string): Answer => ({
  ...{ root, declaration, content: undefined },
  status: { state: 'unavailable', message },
  stamp: `${root.id} ${message}`,
})

const parsedOf = oneFor((bytes: Uint8Array) => JSON.parse(Buffer.from(bytes).toString()) as GeneratedContent)

interface Reading {
  readonly ctx: Context
  readonly db: Db
  readonly place: ContentPlace
  readonly wait: number
}

const answerOf = async (
  { ctx, db, place }: Reading,
  root: PageEntry,
  declaration: ComputedDeclaration,
  { head, state, message }: Result,
): Promise<Answer> => {
  const bytes = head && (await resultBytes(ctx, db, place.space, head))
  const known = head && bytes ? { computedAt: head.computed_at } : {}
  return {
    ...{ root, declaration },
    status: { state, ...known, ...(message !== undefined && { message }) },
    content: bytes && parsedOf(bytes),
    stamp: [root.id, head?.hash, head?.computed_at, state, message].join(' '),
  }
}

/** What the sources of these pages give, all at once. */
const answersFor = async (reading: Reading, roots: readonly PageEntry[]): Promise<readonly Answer[]> => {
  const { ctx, db, place, wait } = reading
  const declared = roots.map((root) => declarationOf(root) ?? { type: '' })
  const found = await findSources(ctx, db, place, declared)
  const known = await pageResults(db, place.space)
  return Promise.all(
    roots.map(async (root, at): Promise<Answer> => {
      const declaration = declared[at] ?? { type: '' }
      const { source, found: one } = found[at] ?? {}
      if (source === undefined || one === undefined)
        return withoutContent(root, declaration, 'The source of this page is not available.')
      const key = digest(['pages', declaration, seedOf(root)])
      // Without its source a page keeps nothing: what it showed belongs to the source.
      if (!one.ok) return withoutContent(root, declaration, one.message)
      const request = { place, declaration, inputs: one.inputs, seed: seedOf(root) }
      const result = await resultOf(
        ctx,
        {
          ...{ place, key, kind: 'pages', inputs: digest(one.inputs), known: known.get(key) },
          compute: async () => {
            const { value, maxAge } = await (source as ComputedSource).pages(ctx, request)
            return { value: generatedBytes(value), maxAge }
          },
        },
        wait,
      )
      return answerOf(reading, root, declaration, result)
    }),
  )
}

const bytesOf = (document: RichTextDocument): PageTextSource => {
  const bytes = canonicalBytes(normalize(document))
  return { bytes, hash: sha256(bytes) }
}

/** What a page without content says. */
const noticeFor = ({ state, message }: ComputedStatus): PageTextSource => {
  const notice = state === 'unavailable' || state === 'pending' ? state : 'failed'
  const bytes = noticeBytes((notice === 'unavailable' ? message : undefined) ?? writersNotices[notice])
  return { bytes, hash: sha256(bytes), notice }
}

/** Collects the pages of a snapshot level by level: sources can declare further sources. */
class Additions {
  readonly entries: PageEntry[] = []
  readonly generatedBy = new Map<string, string>()
  readonly statuses = new Map<string, ComputedStatus>()
  readonly texts = new Map<string, PageTextSource>()
  readonly stamps: string[] = []
  readonly #taken: Set<string>

  constructor(pages: ReadonlyMap<string, PageEntry>) {
    this.#taken = new Set(pages.keys())
  }

  /** Adds what a source gave; returns the computed pages among it. */
  add({ root, declaration, status, content, stamp }: Answer): readonly PageEntry[] {
    this.stamps.push(stamp)
    const made =
      content && generatedPages(root, declaration, content, { idOf: generatedPageId, taken: this.#taken })
    const tooMany = made !== undefined && this.entries.length + made.entries.length > mostGenerated
    const reached: ComputedStatus = tooMany
      ? { state: 'failed', message: `Sources generate more than ${mostGenerated} pages in this space.` }
      : status
    this.statuses.set(root.id, reached)
    if (made === undefined || tooMany) {
      this.texts.set(root.id, noticeFor(reached))
      return []
    }
    const by = this.generatedBy.get(root.id) ?? root.id
    for (const entry of made.entries) {
      this.entries.push(entry)
      this.generatedBy.set(entry.id, by)
    }
    const seed = seedOf(root)
    for (const [id, text] of made.texts) this.texts.set(id, { declaration: text, seed })
    return made.entries.filter(({ type }) => type === 'computed')
  }

  /** Adds lists of subpages where a source gave no text. */
  addLists(computedPages: readonly PageEntry[]): void {
    const tree = buildPageTree([...computedPages.map((page) => ({ ...page, parent: null })), ...this.entries])
    for (const { entry, children } of tree.byId.values()) {
      if (this.texts.has(entry.id) || (entry.type !== 'document' && entry.type !== 'computed')) continue
      const pages = children.filter((child) => child.entry.type !== 'link' && child.entry.hidden !== true)
      this.texts.set(
        entry.id,
        bytesOf(pageListDocument(pages.slice(0, mostListed).map((child) => child.entry))),
      )
    }
  }
}

/** What follows from the answers up to one level of sources. */
interface Step {
  readonly additions: Additions
  /** Computed pages among the generated ones. */
  readonly next: readonly PageEntry[]
  snapshot?: ContentSnapshot
}

/** Recent steps per snapshot, by the answers that led to them: those of a head change when a source answers. */
const stepsOf = oneFor((_snapshot: ContentSnapshot) => new Recent<Step>(2 * (maximumNesting + 1)))

const stepAfter = async (
  snapshot: ContentSnapshot,
  levels: readonly (readonly Answer[])[],
): Promise<Step> => {
  const additions = new Additions(snapshot.pages)
  let next: PageEntry[] = []
  for (const answers of levels) {
    next = []
    for (const answer of answers) {
      next.push(...additions.add(answer))
      await breathe()
    }
  }
  return { additions, next }
}

const tooManyPages = `A space can have ${mostComputed} pages from content sources.`

/** `free`: how many of them may generate pages. */
const answersAt = async (
  reading: Reading,
  roots: readonly PageEntry[],
  level: number,
  free: number,
): Promise<readonly Answer[]> => {
  if (level > maximumNesting)
    return roots.map((root) => withoutContent(root, { type: '' }, 'Content sources are nested too deeply.'))
  return [
    ...(await answersFor(reading, roots.slice(0, free))),
    ...roots.slice(free).map((root) => withoutContent(root, { type: '' }, tooManyPages)),
  ]
}

const madeSnapshot = (snapshot: ContentSnapshot, { additions }: Step, stamp: string): ContentSnapshot => {
  const { entries, generatedBy, statuses, texts } = additions
  additions.addLists([...snapshot.pages.values()].filter(({ type }) => type === 'computed'))
  return snapshotOf(snapshot.root, [...snapshot.entries, ...entries], {
    ...{ stamp, generatedBy, statuses, texts },
  })
}

/**
 * The snapshot with the pages that its sources generate. Waits at most `wait` milliseconds; pages of sources that have
 * not answered by then, or failed, are those of the last good answer.
 */
export const withComputedPages = async (
  ctx: Context,
  place: ContentPlace,
  snapshot: ContentSnapshot,
  { db = ctx.store.read, wait = patience }: { readonly db?: Db; readonly wait?: number } = {},
): Promise<ContentSnapshot> => {
  let roots = computedPagesOf(snapshot)
  if (roots.length === 0) return snapshot
  const deadline = performance.now() + wait
  const steps = stepsOf(snapshot)
  const levels: (readonly Answer[])[] = []
  let stamp: string = snapshot.root
  let count = 0
  for (let level = 0; ; level += 1) {
    const reading = { ctx, db, place, wait: Math.max(0, deadline - performance.now()) }
    const answers = await answersAt(reading, roots, level, Math.max(0, mostComputed - count))
    levels.push(answers)
    count += roots.length
    stamp = digest([stamp, ...answers.map((answer) => answer.stamp)])
    const step = steps.get(stamp) ?? steps.set(stamp, await stepAfter(snapshot, levels))
    if (step.next.length === 0) return (step.snapshot ??= madeSnapshot(snapshot, step, stamp))
    roots = step.next
  }
}
