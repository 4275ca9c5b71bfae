/**
 * `POST …/change-requests/{c}/transfer-pages`: moves or copies one change request's version of pages into another. Only
 * its own changes to these pages are merged into the other, over the revision of main it was last updated from, so
 * nothing of the other is lost; on a conflict nothing is changed.
 */
import { filesUsed, linksOfPage } from '../../../content/links/links.ts'
import { checkTree } from '../../../content/tree/page-tree.ts'
import { applyToTree } from '../../../content/revision/write-revision.ts'
import { diffTrees } from '../../../content/diff/trie-diff.ts'
import type { EntryChange } from '../../../content/diff/trie-diff.ts'
import type { Entry } from '../../../content/revision/revision.ts'
import { operations } from '../../../contract/operations.ts'
import { Failure } from '../../http/failure.ts'
import { open } from '../../http/verb.ts'
import { insertRevision, revisionOf } from '../../content/revisions/revision-rows.ts'
import { contentSnapshot, snapshotAfter } from '../../content/revisions/content-snapshot.ts'
import { documentLinks } from '../../pages/links/document-links.ts'
import { mergeContent } from '../../content/revisions/merge-content.ts'
import { overlaid } from '../../content/revisions/object-overlay.ts'
import { writeConflicts } from '../../content/writing/write-conflicts.ts'
import { deflateAhead } from '../../storage/objects/deflated-objects.ts'
import { objectLoader, putObjects, sha256 } from '../../storage/objects/objects.ts'
import type { ChangeRequestRow, RevisionRow } from '../../storage/schema/schema.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import { changeChangeRequest, noteContributor } from '../change-request.store.ts'
import { changeRequestView } from '../change-request-view.ts'
import { prepareDifference } from '../difference-hash.ts'
import { changeRequestOf, lockChangeRequest } from '../load-change-request.ts'
import { requireOpen } from '../require-status.ts'
import { recordEdit, touchedPages } from '../timeline/record-timeline.ts'
import { linesOf, withLockedLines } from '../merge-heads.ts'

type Changes = ReadonlyMap<string, Entry | null>

/** A new root with the nodes to store for it, and its difference from the head. */
interface Step {
  readonly row: ChangeRequestRow
  readonly head: RevisionRow
  readonly root: string
  readonly objects: ReadonlyMap<string, Uint8Array>
  readonly bases: ReadonlyMap<string, string>
  readonly pages: ReturnType<typeof touchedPages>
}

const refuse = (path: string, message: string): Failure =>
  new Failure('bad-content', message, { details: [{ path, message }] })

/** The names of the files and reusable contents that these entries use, in their texts and as covers. */
const namesUsedBy = async (ctx: Context, space: string, entries: readonly Entry[]): Promise<string[]> => {
  const hashes = entries.flatMap((entry) =>
    (entry.kind === 'page' || entry.kind === 'reusable-content') && entry.document !== undefined
      ? [entry.document]
      : [],
  )
  const ofTexts = await documentLinks(ctx, space, hashes)
  const links = [
    ...[...ofTexts.values()].flatMap((of) => of.links),
    ...entries.flatMap((entry) => (entry.kind === 'page' ? linksOfPage(entry) : [])),
  ]
  return [
    ...[...filesUsed(links, space)].map((id) => `file:${id}`),
    ...links.flatMap(({ reference }) =>
      reference.kind === 'reusable-content' ? [`reusable-content:${reference.reusableContent}`] : [],
    ),
  ]
}

/** The changes of the chosen pages, and of the files and reusable contents that they use, directly or in one another. */
const chosenChanges = async (
  ctx: Context,
  space: string,
  all: readonly EntryChange[],
  pages: readonly string[],
): Promise<Map<string, EntryChange>> => {
  const byName = new Map(all.map((change) => [change.name, change]))
  const chosen = new Map<string, EntryChange>()
  pages.forEach((page, at) => {
    const change = byName.get(`page:${page}`)
    if (change === undefined)
      throw refuse(`body.pages.${at}`, 'This change request does not change this page.')
    chosen.set(change.name, change)
  })
  let added = [...chosen.values()].flatMap(({ after }) => after ?? [])
  while (added.length > 0) {
    const used = new Set(await namesUsedBy(ctx, space, added))
    added = []
    for (const name of used) {
      const change = byName.get(name)
      if (change?.after === undefined || chosen.has(name)) continue
      chosen.set(name, change)
      added.push(change.after)
    }
  }
  return chosen
}

/** Fails unless the pages of a root form a valid tree; `what` names the root for the caller. */
const requireSound = (entries: Iterable<Entry>, what: string): void => {
  const [problem] = checkTree(entries)
  if (problem !== undefined)
    throw refuse('body.pages', `${what} ${problem.message} Select its parent and subpages too.`)
}

const advance = async (
  ctx: Context,
  db: Db,
  { row, head, root, objects, bases, pages }: Step,
  person: string,
): Promise<void> => {
  await putObjects(ctx.store, db, row.space, objects, bases)
  const revision = await insertRevision(ctx, db, {
    space: row.space,
    type: 'edits',
    cause: 'transfer',
    parents: [head.id],
    root,
    mainNumber: null,
    createdBy: person,
  })
  await changeChangeRequest(ctx, db, row, { revision: revision.id })
  await noteContributor(ctx, db, row, person)
  await recordEdit(ctx, db, row, person, { revision: revision.id, pages })
  await ctx.events.record(db, {
    organization: row.organization,
    space: row.space,
    kind: 'change-request.content-written',
    subject: row.id,
    actor: person,
    data: { revision: revision.id },
  })
}

interface Transfer {
  readonly space: string
  readonly from: ChangeRequestRow
  readonly to: ChangeRequestRow
  readonly pages: readonly string[]
  /** Whether the source keeps the pages. */
  readonly keep: boolean
}

interface TransferPlan {
  readonly steps: readonly Step[]
  /** The revision of main that the source was last updated from. */
  readonly base: RevisionRow
}

/** The step that merges the chosen changes into the target. Fails if they conflict with its own changes. */
const stepInto = async (
  ctx: Context,
  { space, to }: Transfer,
  base: RevisionRow,
  chosen: ReadonlyMap<string, EntryChange>,
): Promise<Step> => {
  const { store } = ctx
  const load = objectLoader(store, store.read, space)
  const target = await revisionOf(store.read, space, to.revision)
  const changes: Changes = new Map([...chosen].map(([name, { after }]) => [name, after ?? null]))
  const before = await contentSnapshot(store, store.read, space, base.root)
  const partial = await applyToTree(base.root, changes, load, sha256)
  requireSound(
    snapshotAfter(store, space, before, partial.root, changes).entries,
    'These pages cannot be transferred on their own:',
  )
  const merged = await mergeContent(
    { base: base.root, main: target.root, change: partial.root },
    overlaid(partial.nodes, load),
  )
  if (merged.conflicts.length > 0)
    throw new Failure(
      'content-conflict',
      'The other change request edits the same content, so nothing was transferred. Resolve the differences there first.',
      { conflicts: writeConflicts(merged.conflicts, 'body.pages') },
    )
  if (merged.root === target.root)
    throw new Failure('nothing-to-change', 'The other change request already has this version of the pages.')
  return {
    row: to,
    head: target,
    root: merged.root,
    objects: new Map([...merged.nodes, ...merged.documents]),
    bases: merged.bases,
    pages: touchedPages(changes, before),
  }
}

/** The step that reverts the pages in the source to their base version; files stay, since other pages may use them. */
const stepBack = async (
  ctx: Context,
  { space, from, pages }: Transfer,
  source: RevisionRow,
  chosen: ReadonlyMap<string, EntryChange>,
): Promise<Step> => {
  const { store } = ctx
  const changes: Changes = new Map(
    pages.map((id) => [`page:${id}`, chosen.get(`page:${id}`)?.before ?? null] as const),
  )
  const before = await contentSnapshot(store, store.read, space, source.root)
  const load = objectLoader(store, store.read, space)
  const { root, nodes, bases } = await applyToTree(source.root, changes, load, sha256)
  requireSound(
    snapshotAfter(store, space, before, root, changes).entries,
    'The remaining pages would not be valid:',
  )
  return { row: from, head: source, root, objects: nodes, bases, pages: touchedPages(changes, before) }
}

/** Computes the new content of both change requests, outside of any transaction. */
const planTransfer = async (ctx: Context, transfer: Transfer): Promise<TransferPlan> => {
  const { store } = ctx
  const { space, from, pages, keep } = transfer
  const load = objectLoader(store, store.read, space)
  const base = await revisionOf(store.read, space, from.revision_merged_ancestor)
  const source = await revisionOf(store.read, space, from.revision)
  const chosen = await chosenChanges(ctx, space, await diffTrees(base.root, source.root, load), pages)
  const steps = [await stepInto(ctx, transfer, base, chosen)]
  if (!keep) steps.push(await stepBack(ctx, transfer, source, chosen))
  for (const { row, root, objects } of steps) await prepareDifference(ctx, row, root, overlaid(objects, load))
  for (const { objects } of steps) await deflateAhead(objects)
  return { steps, base }
}

/** Writes the steps in the transaction `db`; false if one of the change requests moved in the meantime. */
const writeTransfer = async (
  ctx: Context,
  db: Db,
  { space, from }: Transfer,
  { steps, base }: TransferPlan,
  person: string,
): Promise<boolean> => {
  for (const { row, head } of steps) {
    const present = await changeRequestOf(db, space, row.id)
    requireOpen(present)
    if (present.revision !== head.id) return false
    if (row.id === from.id && present.revision_merged_ancestor !== base.id) return false
  }
  for (const step of steps) await advance(ctx, db, step, person)
  return true
}

export const transferPages = open(operations.transferPages, async (call, read) => {
  const { ctx, caller, params, body } = call
  const { store } = ctx
  const pages = [...new Set(body.pages)]
  const lines = async () => {
    const { space } = await call.authorize(read)
    const both = [params.changeRequestId, body.to].map((id) => linesOf(read, space, id, 'alone'))
    // A fixed lock order, so that two opposite transfers do not deadlock.
    return (await Promise.all(both)).flat().toSorted()
  }
  return withLockedLines(ctx, lines, async () => {
    const { space } = await call.authorize(read)
    const from = await changeRequestOf(read, space.id, params.changeRequestId)
    const to = await changeRequestOf(read, space.id, body.to)
    if (from.id === to.id) throw refuse('body.to', 'Choose a different change request.')
    requireOpen(to)
    // Copying leaves the source unchanged, so it may be archived or merged.
    if (!body.keep) requireOpen(from)
    const transfer = { space: space.id, from, to, pages, keep: body.keep }
    const plan = await planTransfer(ctx, transfer)
    const isWritten = await store.write(async (db) => {
      // A fixed lock order, so that two opposite transfers do not deadlock.
      for (const { row } of plan.steps.toSorted((a, b) => (a.row.id < b.row.id ? -1 : 1)))
        await lockChangeRequest(db, row)
      await call.authorize(db)
      return writeTransfer(ctx, db, transfer, plan, caller.person)
    })
    if (!isWritten) return undefined
    const { space: now } = await call.authorize(read)
    const row = await changeRequestOf(read, space.id, to.id)
    return changeRequestView(ctx, read, row, now.revision)
  })
})
