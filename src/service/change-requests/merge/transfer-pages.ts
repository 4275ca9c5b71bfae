/**
 * `POST …/change-requests/{c}/transfer-pages`: moves or copies one change request's version of pages into another. Only
 * its own changes to these pages are merged into the other, over the revision of main it was last updated from, so
 * nothing of the other is lost; on a conflict nothing is changed.
 */
import { filesUsed } from '../../../content/links/links.ts'
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
import { deflateAhead } from '../../storage/objects/deflated-objects.ts'
import { objectLoader, putObjects, sha256 } from '../../storage/objects/objects.ts'
import type { ChangeRequestRow, RevisionRow } from '../../storage/schema/schema.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import { changeChangeRequest, lockChangeRequest, noteContributor } from '../change-request.store.ts'
import { showChangeRequest } from '../change-request-view.ts'
import { prepareDifference } from '../difference-hash.ts'
import { changeRequestOf } from '../load-change-request.ts'
import { requireOpen } from '../require-status.ts'
import { linesOf, settle } from '../merge-heads.ts'

type Changes = ReadonlyMap<string, Entry | null>

/** A new root with the nodes to store for it, and its difference from the head. */
interface Step {
  readonly row: ChangeRequestRow
  readonly head: RevisionRow
  readonly root: string
  readonly objects: ReadonlyMap<string, Uint8Array>
  readonly bases: ReadonlyMap<string, string>
}

const refuse = (path: string, message: string): Failure =>
  new Failure('bad-content', message, { details: [{ path, message }] })

/** The changes of the chosen pages, and of files and reusable content used in their texts. */
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
      throw refuse(`body.pages.${at}`, 'This change request does not change the page.')
    chosen.set(change.name, change)
  })
  const hashes = [...chosen.values()].flatMap(({ after }) =>
    after?.kind === 'page' && after.document !== undefined ? [after.document] : [],
  )
  for (const { links } of (await documentLinks(ctx, space, hashes)).values()) {
    const names = [
      ...[...filesUsed(links, space)].map((id) => `file:${id}`),
      ...links.flatMap(({ reference }) =>
        reference.kind === 'reusable-content' ? [`reusable-content:${reference.reusableContent}`] : [],
      ),
    ]
    for (const name of names) {
      const change = byName.get(name)
      if (change?.after !== undefined) chosen.set(name, change)
    }
  }
  return chosen
}

/** Fails unless the pages of a root form a valid tree; `what` names the root for the caller. */
const requireSound = (entries: Iterable<Entry>, what: string): void => {
  const [problem] = checkTree(entries)
  if (problem !== undefined)
    throw refuse('body.pages', `${what} ${problem.message} Choose the pages around it too.`)
}

const advance = async (
  ctx: Context,
  db: Db,
  { row, head, root, objects, bases }: Step,
  person: string,
): Promise<void> => {
  await putObjects(db, row.space, objects, bases)
  const revision = await insertRevision(ctx, db, {
    space: row.space,
    type: 'edits',
    parents: [head.id],
    root,
    mainNumber: null,
    createdBy: person,
  })
  await changeChangeRequest(ctx, db, row, { revision: revision.id })
  await noteContributor(ctx, db, row, person)
  await ctx.events.record(db, {
    organization: row.organization,
    space: row.space,
    kind: 'change-request.content-written',
    subject: row.id,
    actor: person,
    data: { revision: revision.id },
  })
}

export const transferPages = open(operations.transferPages, async (call, read) => {
  const { ctx, caller, params, body } = call
  const { store } = ctx
  const pages = [...new Set(body.pages)]
  const lines = async () => {
    const { space } = await call.authorize(read)
    const both = [params.changeRequestId, body.to].map((one) => linesOf(read, space, one, 'alone'))
    // A fixed lock order, so that two opposite transfers do not deadlock.
    return (await Promise.all(both)).flat().toSorted()
  }
  return settle(ctx, lines, async () => {
    const { space } = await call.authorize(read)
    const from = await changeRequestOf(read, space.id, params.changeRequestId)
    const to = await changeRequestOf(read, space.id, body.to)
    if (from.id === to.id) throw refuse('body.to', 'It is the same change request.')
    requireOpen(to)
    // Copying leaves the source unchanged, so it may be archived or merged.
    if (!body.keep) requireOpen(from)
    const load = objectLoader(store, read, space.id)
    const [base, source, target] = [
      await revisionOf(read, space.id, from.revision_merged_ancestor),
      await revisionOf(read, space.id, from.revision),
      await revisionOf(read, space.id, to.revision),
    ]
    const chosen = await chosenChanges(ctx, space.id, await diffTrees(base.root, source.root, load), pages)
    const wanted: Changes = new Map([...chosen].map(([name, { after }]) => [name, after ?? null]))
    const own = await contentSnapshot(store, read, space.id, base.root)
    const part = await applyToTree(base.root, wanted, load, sha256)
    requireSound(
      snapshotAfter(store, space.id, own, part.root, wanted).entries,
      'Brought alone they do not fit:',
    )
    const merged = await mergeContent(
      { base: base.root, main: target.root, change: part.root },
      overlaid(part.nodes, load),
    )
    if (merged.conflicts.length > 0) {
      throw new Failure(
        'content-conflict',
        'The other change request has edits of its own in the same places. Nothing was brought; decide there first.',
        {
          conflicts: merged.conflicts.map(({ subject, base: was, main, change }) => ({
            path: 'body.pages',
            ...(subject.kind === 'page' && { page: subject.id }),
            ...(subject.block !== undefined && { block: subject.block }),
            ...(subject.field !== undefined && { field: subject.field }),
            ...(was !== undefined && { base: was }),
            ...(main !== undefined && { theirs: main }),
            ...(change !== undefined && { yours: change }),
          })),
        },
      )
    }
    if (merged.root === target.root)
      throw new Failure('nothing-to-change', 'The other change request has these pages like that already.')
    const steps: Step[] = [
      {
        row: to,
        head: target,
        root: merged.root,
        objects: new Map([...merged.nodes, ...merged.documents]),
        bases: merged.bases,
      },
    ]
    if (!body.keep) {
      // Reverted to their base version; files stay, since other pages may use them.
      const back: Changes = new Map(
        pages.map((id) => [`page:${id}`, chosen.get(`page:${id}`)?.before ?? null] as const),
      )
      const left = await contentSnapshot(store, read, space.id, source.root)
      const rest = await applyToTree(source.root, back, load, sha256)
      requireSound(
        snapshotAfter(store, space.id, left, rest.root, back).entries,
        'What would stay behind does not fit:',
      )
      steps.push({ row: from, head: source, root: rest.root, objects: rest.nodes, bases: rest.bases })
    }
    for (const { row, root, objects } of steps)
      await prepareDifference(ctx, row, root, overlaid(objects, load))
    for (const { objects } of steps) await deflateAhead(objects)
    const moved = await store.write(async (db) => {
      // A fixed lock order, so that two opposite transfers do not deadlock.
      for (const { row } of steps.toSorted((a, b) => (a.row.id < b.row.id ? -1 : 1)))
        await lockChangeRequest(db, row)
      await call.authorize(db)
      for (const step of steps) {
        const present = await changeRequestOf(db, space.id, step.row.id)
        requireOpen(present)
        if (present.revision !== step.head.id) return undefined
        if (step.row.id === from.id && present.revision_merged_ancestor !== base.id) return undefined
      }
      for (const step of steps) await advance(ctx, db, step, caller.person)
      return true
    })
    if (moved === undefined) return undefined
    const { space: now } = await call.authorize(read)
    const row = await changeRequestOf(read, space.id, to.id)
    return showChangeRequest(ctx, read, row, now.revision)
  })
})
