/**
 * A content write into main or a change request: planned over immutable hashes outside of any transaction, then written
 * in one if the head is still the one it was planned for; otherwise planned again.
 */
import type { FencedBlocks } from '../../../content/contentkit/markdown-fences.ts'
import type { EditResult } from '../../../content/tree/page-edit-operations.ts'
import { applyPageEdits } from '../../../content/tree/page-edits.ts'
import { applyToTree } from '../../../content/revision/write-revision.ts'
import type { Entry, Hash } from '../../../content/revision/revision.ts'
import { formerDocuments } from '../../../content/revision/revision.ts'
import { breather } from '../../computing/yield-to-requests.ts'
import { Failure } from '../../http/failure.ts'
import { deflateAhead } from '../../storage/objects/deflated-objects.ts'
import type { NewObject, NewObjects } from '../../storage/objects/new-objects.ts'
import type { LoadObjects } from '../../storage/objects/objects.ts'
import type { PackedBlob } from '../../storage/objects/packed-blob.ts'
import type { StagedCopy } from '../../storage/objects/blobs.ts'
import {
  copyBlobs,
  putPackedBlobs,
  requireBlobs,
  stageBlobs,
  stageCopy,
} from '../../storage/objects/blobs.ts'
import { keepObjects, objectLoader, putObjects, sha256 } from '../../storage/objects/objects.ts'
import type { ChangeRequestRow, RevisionRow, SpaceRow } from '../../storage/schema/schema.ts'
import type { Db, Store } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import { revisionOf } from '../revisions/revision-rows.ts'
import type { ContentSnapshot } from '../revisions/content-snapshot.ts'
import { contentSnapshot, snapshotAfter } from '../revisions/content-snapshot.ts'
import { needsFetching, withFetchedFiles } from './fetched-files.ts'
import { mergeContent } from '../revisions/merge-content.ts'
import { overlaid } from '../revisions/object-overlay.ts'
import type { ContentView } from '../revisions/page-view.ts'
import type { PlannedBlob } from './content-request.ts'
import type { ContentRequest } from './content-request.ts'
import { planEdits } from './planned-edits.ts'
import { writeConflicts } from './write-conflicts.ts'
import { inTurn, untilUnmoved } from './write-queue.ts'

/** The target of a write: the main of a live space, or a change request. */
export interface ContentLine {
  /** Checks the head, the caller's rights and the state again; fails if they do not allow the write. */
  readonly head: (db: Db) => Promise<LineHead>
  /** Makes other transactions that move the head wait. Called before `head`, which checks the caller's rights. */
  readonly lock: (db: Db, space: string) => Promise<void>
  /** The blocks that are written as fenced code in the Markdown of the space, by integration. */
  readonly fencedBlocks: (db: Db, space: string) => Promise<readonly FencedBlocks[]>
  /** Computes what `advance` needs of the new content, before the transaction; `load` also has the new objects. */
  readonly prepare?: (found: LineHead, root: Hash, load: LoadObjects) => Promise<void>
  /** Adds the revision after `head` and makes it the head of the line, in the same transaction. */
  readonly advance: (db: Db, step: LineStep) => Promise<RevisionRow>
}

export interface LineHead {
  readonly space: SpaceRow
  /** Absent on main, and on a draft that the write creates. */
  readonly changeRequest?: ChangeRequestRow
  /** Id of the head. */
  readonly revision: string
  /** Id of the start of the line: what `revert_page` goes back to without a revision. */
  readonly origin: string
  /** The name under which writers take turns. */
  readonly line: string
}

interface LineStep {
  /** As `head` found it in this transaction. */
  readonly found: LineHead
  readonly head: RevisionRow
  readonly root: Hash
  readonly before: ContentSnapshot
  readonly after: ContentSnapshot
  readonly changes: ReadonlyMap<string, Entry | null>
}

export interface WriteRequest {
  readonly baseRevision?: string | undefined
  readonly ifRevision?: string | undefined
  readonly changes: readonly ContentRequest[]
}

export interface WrittenContent {
  readonly space: SpaceRow
  /** The new head; the previous one if nothing would change. */
  readonly revision: RevisionRow
  readonly after: ContentSnapshot
  readonly results: readonly EditResult[]
}

interface Plan {
  readonly root: Hash
  readonly nodes: NewObjects
  readonly documents: NewObjects
  /** Older versions of nodes and documents, to store them as splices against. */
  readonly bases: ReadonlyMap<Hash, Hash>
  readonly blobs: ReadonlyMap<Hash, PlannedBlob>
  readonly changes: ReadonlyMap<string, Entry | null>
  readonly results: readonly EditResult[]
}

/** The `made` objects that the changed entries refer to: only these are stored. */
const referencedObjects = (
  changes: ReadonlyMap<string, Entry | null>,
  made: NewObjects,
): Map<Hash, NewObject> => {
  const needed = new Map<Hash, NewObject>()
  for (const entry of changes.values()) {
    const hash = entry?.kind === 'page' || entry?.kind === 'reusable-content' ? entry.document : undefined
    const object = hash === undefined ? undefined : made.get(hash)
    if (hash !== undefined && object !== undefined) needed.set(hash, object)
  }
  return needed
}

/** Plans the edits over a snapshot and applies them to its entries. Fails if one of them is not possible. */
const applyRequest = async (
  ctx: Context,
  { space, origin }: LineHead,
  snapshot: ContentSnapshot,
  line: ContentLine,
  { changes }: WriteRequest,
) => {
  const db = ctx.store.read
  const load = objectLoader(ctx.store, db, space.id)
  const view: ContentView = {
    ctx,
    organization: space.organization,
    space: space.id,
    snapshot,
    times: new Map(),
    metadata: false,
  }
  const revision = async (id: string | undefined) => {
    const { root } = await revisionOf(db, space.id, id ?? origin)
    return contentSnapshot(ctx.store, db, space.id, root)
  }
  const fencedBlocks = () => line.fencedBlocks(db, space.id)
  const { edits, documents, blobs } = await planEdits({ ctx, view, load, revision, fencedBlocks }, changes)
  const renames = edits.some((edit) => edit.operation === 'update_page' && edit.title !== undefined)
  const merged = renames ? await revision(undefined) : snapshot
  const outcome = applyPageEdits({
    entries: snapshot.byName,
    changes: edits,
    mintId: (kind) => ctx.mint(kind),
    isMerged: (page) => merged.byName.has(`page:${page}`),
  })
  if (!outcome.ok) {
    const { problems } = outcome
    const [first] = problems
    throw new Failure(first?.reason ?? 'bad-content', first?.message ?? 'The changes cannot be applied.', {
      details: problems.map(({ path, message }) => ({ path: `body.${path}`, message })),
    })
  }
  return { documents, blobs, changes: outcome.changes, results: outcome.results }
}

/** Plans a write over the revision that the caller edited, and merges it into the head if that has moved. */
const planWrite = async (
  ctx: Context,
  found: LineHead,
  head: RevisionRow,
  line: ContentLine,
  request: WriteRequest,
): Promise<Plan> => {
  const { space } = found
  const db = ctx.store.read
  const load = objectLoader(ctx.store, db, space.id)
  const { baseRevision = head.id } = request
  const base = baseRevision === head.id ? head : await revisionOf(db, space.id, baseRevision)
  const snapshot = await contentSnapshot(ctx.store, db, space.id, base.root)
  const { documents, blobs, changes, results } = await applyRequest(ctx, found, snapshot, line, request)
  const formerOf = (of: ReadonlyMap<string, Entry | null>) =>
    formerDocuments(of, (name) => snapshot.byName.get(name))
  const written = await applyToTree(base.root, changes, load, sha256)
  if (base === head)
    return {
      ...written,
      documents: referencedObjects(changes, documents),
      bases: new Map([...written.bases, ...formerOf(changes)]),
      ...{ blobs, changes, results },
    }
  const merged = await mergeContent(
    { base: base.root, main: head.root, change: written.root },
    overlaid(new Map<Hash, NewObject>([...written.nodes, ...documents]), load),
  )
  if (merged.conflicts.length > 0)
    throw new Failure(
      'content-conflict',
      'Someone else changed the same content while you were editing. Nothing was saved. Choose which version to keep.',
      { conflicts: writeConflicts(merged.conflicts, 'body.changes') },
    )
  return {
    root: merged.root,
    nodes: merged.nodes,
    documents: referencedObjects(
      merged.changes,
      new Map<Hash, NewObject>([...documents, ...merged.documents]),
    ),
    bases: new Map([...merged.bases, ...formerOf(merged.changes)]),
    changes: merged.changes,
    ...{ blobs, results },
  }
}

/** The files of a plan, with their large ones where the installation keeps them. */
interface StagedFiles {
  readonly packed: readonly PackedBlob[]
  readonly copies: readonly StagedCopy[]
}

/** Stores the large ones among new files; those of other spaces are copied where they are. */
const stageFiles = async (
  store: Store,
  space: string,
  blobs: ReadonlyMap<Hash, PlannedBlob>,
): Promise<StagedFiles> => {
  const packed: PackedBlob[] = []
  const copied = new Map<string, Hash[]>()
  for (const [hash, blob] of blobs) {
    if (!('copyFrom' in blob)) packed.push(blob)
    else copied.set(blob.copyFrom, [...(copied.get(blob.copyFrom) ?? []), hash])
  }
  const copies: StagedCopy[] = []
  for (const [from, hashes] of copied) copies.push(await stageCopy(store, { from, to: space, hashes }))
  return { packed: await stageBlobs(store, space, packed), copies }
}

/** Adds files in the transaction `db`. */
const putFiles = async (
  store: Store,
  db: Db,
  space: string,
  { packed, copies }: StagedFiles,
): Promise<void> => {
  await putPackedBlobs(db, space, packed)
  for (const copy of copies) {
    await copyBlobs(store, db, copy)
    await requireBlobs(store, db, space, copy.hashes)
  }
}

/**
 * Applies all operations or none, as one revision. Fails with the contract's reasons for content writes; then nothing
 * is written. A write that would change nothing returns the current head.
 */
export const writeContent = async (
  ctx: Context,
  line: ContentLine,
  asked: WriteRequest,
): Promise<WrittenContent> => {
  const { store } = ctx
  // Check rights before waiting for a turn or fetching anything.
  const found = await line.head(store.read)
  const request = needsFetching(asked.changes)
    ? { ...asked, changes: await withFetchedFiles(ctx, asked.changes) }
    : asked
  const attempt = async (known: typeof found | undefined): Promise<WrittenContent | undefined> => {
    const letOthers = breather()
    const planned = known ?? (await line.head(store.read))
    const { space } = planned
    const head = await revisionOf(store.read, space.id, planned.revision)
    if (request.ifRevision !== undefined && request.ifRevision !== head.id) {
      throw new Failure(
        'state-forbids',
        `The head is now ${head.id}, not ${request.ifRevision}. Reload and try again.`,
      )
    }
    const plan = await planWrite(ctx, planned, head, line, request)
    const before = await contentSnapshot(store, store.read, space.id, head.root)
    if (plan.root === head.root) return { space, revision: head, after: before, results: plan.results }
    const after = snapshotAfter(store, space.id, before, plan.root, plan.changes)
    const objects = new Map([...plan.nodes, ...plan.documents])
    const stored = objectLoader(store, store.read, space.id)
    await line.prepare?.(planned, plan.root, overlaid(objects, stored))
    await deflateAhead(objects)
    // A large write must not plan, write and commit in one turn.
    await letOthers()
    const files = await stageFiles(store, space.id, plan.blobs)
    const revision = await store.write(async (db) => {
      await line.lock(db, space.id)
      const now = await line.head(db)
      if (now.revision !== head.id) return undefined
      await putObjects(store, db, space.id, objects, plan.bases)
      await putFiles(store, db, space.id, files)
      const step = { found: now, head, root: plan.root, before, after, changes: plan.changes }
      return line.advance(db, step)
    })
    if (revision === undefined) return undefined
    keepObjects(store, space.id, objects)
    return { space, revision, after, results: plan.results }
  }
  return inTurn(ctx, [found.line], (waited) =>
    untilUnmoved(ctx, (first) => attempt(first && !waited ? found : undefined)),
  )
}
