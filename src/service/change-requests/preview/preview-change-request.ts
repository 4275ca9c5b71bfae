/**
 * `GET …/change-requests/{c}/preview`: what an update, merge or revert would do. Computed from immutable hashes,
 * outside of any transaction; reads only what differs, so its cost depends on the size of the change.
 */
import { describeChanges, diffRevisions } from '../../../content/diff/revision-diff.ts'
import { diffTrees } from '../../../content/diff/trie-diff.ts'
import type { Hash } from '../../../content/revision/revision.ts'
import type { MergePreview, MergePreviewQuery } from '../../../contract/change-requests/merge-preview.ts'
import { operations } from '../../../contract/operations.ts'
import { rank } from '../../../contract/roles/roles.ts'
import type { z } from 'zod'
import type { Caller } from '../../access/caller.ts'
import type { SpaceSubject } from '../../access/load-resource.ts'
import { Failure } from '../../http/failure.ts'
import { listPage } from '../../http/list-page.ts'
import { open } from '../../http/verb.ts'
import { parentsOf, revisionOf } from '../../content/revisions/revision-rows.ts'
import { contentSnapshot } from '../../content/revisions/content-snapshot.ts'
import type { MergedContent } from '../../content/revisions/merge-content.ts'
import { previewSites } from '../../sites/preview-sites.ts'
import type { ChangeRequestRow } from '../../storage/schema/schema.ts'
import type { Context } from '../../context.ts'
import { resolutionsOf } from '../conflicts/auto-resolved.ts'
import { changeRequestOf } from '../load-change-request.ts'
import { requireOpen } from '../require-status.ts'
import { linkEffects } from './preview-links.ts'
import { previewAddresses, previewPages } from './preview-pages.ts'
import type { PreviewSide } from '../partial-revision.ts'
import { sideOf } from '../partial-revision.ts'
import { lostSearchTerms } from './lost-search-terms.ts'
import type { Heads } from '../merge-heads.ts'
import { conflictsOf, headsOf, mergeOf, storedAnswers } from '../merge-heads.ts'

type Query = z.output<typeof MergePreviewQuery>

/** The three revisions whose merge is the revert of `row`: what main held before it, over the merge, into main now. */
const headsOfRevert = async (
  { store }: Context,
  { space }: SpaceSubject,
  row: ChangeRequestRow,
): Promise<Heads> => {
  if (row.status !== 'merged' || row.revision_merged === null)
    throw new Failure('state-forbids', 'Only merged change requests can be reverted.')
  const base = await revisionOf(store.read, space.id, row.revision_merged)
  return {
    base,
    main: await revisionOf(store.read, space.id, space.revision),
    change: await revisionOf(store.read, space.id, parentsOf(base)[0] ?? ''),
  }
}

/** The planned operation: the merge without and with answers, and the revision that it would change. */
interface Plan {
  readonly heads: Heads
  readonly plain: MergedContent
  readonly merged: MergedContent
  readonly before: Hash
}

const planOf = async (
  ctx: Context,
  subject: SpaceSubject,
  row: ChangeRequestRow,
  of: Query['of'],
): Promise<Plan> => {
  const { read } = ctx.store
  const { space } = subject
  if (of === 'revert') {
    const heads = await headsOfRevert(ctx, subject, row)
    const merged = await mergeOf(ctx, read, space.id, heads, new Map())
    return { heads, plain: merged, merged, before: heads.main.root }
  }
  requireOpen(row)
  const heads = await headsOf(read, space, row)
  const plain = await mergeOf(ctx, read, space.id, heads, new Map())
  if (of === 'merge') return { heads, plain, merged: plain, before: heads.main.root }
  const stored = await storedAnswers(read, row)
  const answers = new Map([...stored].map(([id, { answer }]) => [id, answer]))
  const merged = answers.size === 0 ? plain : await mergeOf(ctx, read, space.id, heads, answers)
  return { heads, plain, merged, before: heads.change.root }
}

/** The changes between two revisions; all pages are read only if order keys changed and ranks decide. */
const changesOf = async (ctx: Context, before: PreviewSide, after: PreviewSide) =>
  diffRevisions(before.root, after.root, after.load, async (root) =>
    root === before.root
      ? (await contentSnapshot(ctx.store, ctx.store.read, before.space, root)).entries
      : [],
  )

/** Whether readers will see the result; an update affects only the change request. */
const isForReaders = (of: Query['of']): boolean => of !== 'update'

/** The whole response. Exported for the test that counts reads. */
export const previewOf = async (
  ctx: Context,
  subject: SpaceSubject,
  caller: Caller,
  row: ChangeRequestRow,
  query: Query,
): Promise<MergePreview> => {
  const { space } = subject
  const { of } = query
  const { heads, plain, merged, before: root } = await planOf(ctx, subject, row, of)
  const before = sideOf(ctx, space.id, root)
  const after = sideOf(ctx, space.id, merged.root, new Map([...merged.nodes, ...merged.documents]))
  const diff = root === merged.root ? describeChanges([], []) : await changesOf(ctx, before, after)
  // In an update, texts that the change request changed differ from main's.
  const requestChanges = isForReaders(of)
    ? []
    : await diffTrees(heads.base.root, heads.change.root, before.load)
  const links = await linkEffects(ctx, {
    subject,
    caller,
    before,
    after,
    changes: diff.entries,
    offMain: new Set(requestChanges.map(({ name }) => name)),
    seenElsewhere: isForReaders(of),
  })
  const none = { count: 0, items: [] }
  const viewer = {
    organization: space.organization,
    person: caller.person,
    membership: { role: rank(subject.organizationRole) },
  }
  const page = await listPage(ctx.keys, {
    list: `preview/${row.id}/${heads.base.id}/${heads.main.id}/${heads.change.id}`,
    query,
    count: () => Promise.resolve(diff.pages.length),
    rows: (from, limit) => {
      const start = Number(from?.[0] ?? 0)
      return Promise.resolve(
        diff.pages.slice(start, start + limit).map((one, index) => ({ one, at: start + index + 1 })),
      )
    },
    key: ({ at }) => [at],
    items: (rows) =>
      previewPages(
        before,
        after,
        rows.map(({ one }) => one),
      ),
  })
  return {
    ...page,
    of,
    base: heads.base.id,
    main: heads.main.id,
    change: heads.change.id,
    counts: { ...diff.counts },
    addresses: isForReaders(of) ? await previewAddresses(before, merged.paths) : none,
    links,
    conflicts: { count: conflictsOf(plain, merged).length, open: merged.conflicts.length },
    resolved: await resolutionsOf(ctx, space.id, heads, merged),
    words: isForReaders(of)
      ? await lostSearchTerms(ctx, before, after, diff.entries)
      : { ...none, complete: true },
    sites: isForReaders(of) ? await previewSites(ctx.store, ctx.store.read, viewer, space) : [],
  }
}

export const previewChangeRequest = open(operations.previewChangeRequest, async (call) => {
  const { ctx, caller, params, query } = call
  const subject = await call.authorize(ctx.store.read)
  const row = await changeRequestOf(ctx.store.read, subject.space.id, params.changeRequestId)
  return previewOf(ctx, subject, caller, row, query)
})
