/** The draft structure of a site: read, extend, change, discard, publish. */
import { applySiteEdit } from '../../../content/site-tree/apply-site-edit.ts'
import { emptyGroups } from '../../../content/site-tree/check-site-tree.ts'
import type { SiteEdit } from '../../../content/site-tree/site-edits.ts'
import type { SiteTree } from '../../../content/site-tree/site-tree.ts'
import { groupOf } from '../../../content/site-tree/site-tree.ts'
import { operations } from '../../../contract/operations.ts'
import type { SiteEditInput } from '../../../contract/sites/structure/draft-schemas.ts'
import { mostDraftEdits } from '../../../contract/sites/structure/draft-schemas.ts'
import type { Caller } from '../../access/caller.ts'
import type { SiteSubject } from '../../access/load-site.ts'
import { Failure } from '../../http/failure.ts'
import { reads, writes } from '../../http/verb.ts'
import type { SiteRow } from '../../storage/schema/site-tables.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import { changeStructure, editFailure, lockSite, touchSite } from './change-structure.ts'
import { claimsOfSite } from '../model/site-claims.ts'
import type { LoadedDraft, WaitingEdit } from './site-drafts.store.ts'
import { draftView, loadMadeDraft, makeDraft, loadDraft, saveDraft } from './site-drafts.store.ts'
import { requirePublish, siteState } from '../model/require-publish.ts'
import { ownerOf, spacesToShow, viewerOf } from './site-subject.ts'
import { structureView } from './structure-view.ts'

export const getSiteDraft = reads(operations.getSiteDraft, async ({ caller, ctx }, db, subject) => {
  const { site } = subject
  return draftView(ctx, db, await loadMadeDraft(ctx, db, viewerOf(subject, caller), site))
})

const versionConflict = () =>
  new Failure(
    'content-conflict',
    'Someone else changed the draft structure. Reload it, then make your change.',
  )

/** Validates the length of titles by kind. */
const requireTitle = (tree: SiteTree, edit: SiteEditInput): void => {
  if (edit.edit !== 'rename' || edit.title === null) return
  const kind = tree.byId.get(edit.id)?.kind
  const [min, max] = kind === 'site-section' ? [2, 128] : kind === 'site-section-group' ? [1, 100] : [1, 128]
  if (edit.title.length < min || edit.title.length > max)
    throw new Failure('bad-content', `The title must have ${min} to ${max} characters.`)
}

/** Edits in their stored form: with ids for what they add, and the titles that paths are derived from. */
const keptEdits = async (
  ctx: Context,
  db: Db,
  subject: SiteSubject,
  caller: Caller,
  site: SiteRow,
  edits: readonly SiteEditInput[],
): Promise<SiteEdit[]> => {
  const spaceIds = edits.flatMap((edit) => ('space' in edit ? [edit.space] : []))
  const rows = await spacesToShow(ctx, db, viewerOf(subject, caller), spaceIds)
  const titles = new Map(rows.map(({ id, title }) => [id, title]))
  const siteSpace = (space: string) => ({
    id: ctx.mint('site-space'),
    space,
    name: titles.get(space) ?? '',
  })
  const wrapper = () => ({ id: ctx.mint('site-section'), title: site.title })
  const placed = ({ parent, position }: { parent?: string | null | undefined; position?: unknown }) => ({
    ...(parent !== undefined && { parent }),
    ...(position !== undefined && {
      position: position as NonNullable<Extract<SiteEdit, { edit: 'move' }>['position']>,
    }),
  })
  return edits.map((edit): SiteEdit => {
    switch (edit.edit) {
      case 'add-section':
        return {
          edit: 'add-section',
          id: ctx.mint('site-section'),
          title: edit.title ?? titles.get(edit.space) ?? '',
          icon: edit.icon ?? null,
          siteSpace: siteSpace(edit.space),
          wrapper: wrapper(),
          ...placed(edit),
        }
      case 'add-group':
        return {
          edit: 'add-group',
          id: ctx.mint('site-section-group'),
          title: edit.title,
          icon: edit.icon ?? null,
          sections: edit.sections ?? [],
          wrapper: wrapper(),
          ...placed(edit),
        }
      case 'add-site-space':
        return {
          edit: 'add-site-space',
          section: edit.section ?? null,
          siteSpace: siteSpace(edit.space),
          ...placed({ position: edit.position }),
        }
      case 'move':
        return { edit: 'move', id: edit.id, ...placed(edit) }
      default:
        return edit
    }
  })
}

/** Appends edits to the remaining ones. New edits must be possible at their position. */
const changeDraft = async (
  ctx: Context,
  db: Db,
  subject: SiteSubject,
  caller: Caller,
  operation: 'extendSiteDraft' | 'updateSiteDraft',
  {
    version,
    keep = (edits) => edits,
    added,
  }: {
    readonly version: number | undefined
    readonly keep?: (edits: readonly WaitingEdit[]) => readonly WaitingEdit[]
    readonly added: readonly SiteEditInput[]
  },
) => {
  const viewer = viewerOf(subject, caller)
  const site = await lockSite(db, subject.site)
  const before = await loadMadeDraft(ctx, db, viewer, site)
  if (version !== undefined && version !== before.state.version) throw versionConflict()
  const kept = keep(before.state.edits)
  const edits = await keptEdits(ctx, db, subject, caller, site, added)
  if (kept.length + edits.length > mostDraftEdits)
    throw new Failure('bad-content', `A draft can have at most ${mostDraftEdits} edits. Publish it first.`)
  const isAvailable = (space: string) => before.spaces.get(space)?.row.deleted_at === null
  const claims = claimsOfSite(site)
  let { tree } = makeDraft(before.live, kept, isAvailable, claims)
  for (const [place, edit] of edits.entries()) {
    const input = added[place]
    if (input !== undefined) requireTitle(tree, input)
    const outcome = applySiteEdit(tree, edit, claims)
    if ('problem' in outcome) throw editFailure(outcome.problem, `body.edits.${place}`)
    tree = outcome.tree
  }
  // What is published or drafted already was checked when it was added.
  const known = [before.live, before.tree].map((one) => siteState(site, one))
  await requirePublish(ctx, db, viewer, operation, known, siteState(site, tree))
  const at = ctx.now()
  const waiting = [
    ...kept,
    ...edits.map((edit): WaitingEdit => ({ id: ctx.mint('site-edit'), edit, person: caller.person, at })),
  ]
  await saveDraft(ctx, db, site, before.state, waiting)
  await record(ctx, db, site, caller.person)
  return draftView(ctx, db, await loadMadeDraft(ctx, db, viewer, site))
}

const record = (ctx: Context, db: Db, site: SiteRow, person: string): Promise<void> =>
  ctx.events.record(db, {
    organization: site.organization,
    kind: 'site.draft-changed',
    subject: site.id,
    actor: person,
    data: { title: site.title },
  })

export const extendSiteDraft = writes(operations.extendSiteDraft, ({ body, caller, ctx }, db, subject) =>
  changeDraft(ctx, db, subject, caller, 'extendSiteDraft', { version: body.version, added: body.edits }),
)

export const updateSiteDraft = writes(operations.updateSiteDraft, ({ body, caller, ctx }, db, subject) =>
  changeDraft(ctx, db, subject, caller, 'updateSiteDraft', {
    version: body.version,
    keep: (edits) => {
      const byId = new Map(edits.map((edit) => [edit.id, edit]))
      return [...new Set(body.keep)].map((id) => {
        const edit = byId.get(id)
        if (edit === undefined) throw versionConflict()
        return edit
      })
    },
    added: body.edits,
  }),
)

export const deleteSiteDraft = writes(operations.deleteSiteDraft, async ({ caller, ctx }, db, subject) => {
  const site = await lockSite(db, subject.site)
  const draft = await loadDraft(db, site)
  if (draft.version === 0) return
  await saveDraft(ctx, db, site, draft, [])
  await record(ctx, db, site, caller.person)
})

/** Fails with `state-forbids` if the draft leaves a group without sections. Groups that are empty already may stay. */
const requireFilledGroups = ({ live, tree }: LoadedDraft): void => {
  const before = new Set(emptyGroups(live))
  const details = emptyGroups(tree)
    .filter((id) => !before.has(id))
    .map((id) => ({
      path: `structure.${id}`,
      message: `The group “${groupOf(tree, id)?.title ?? ''}” has no sections. Add one, or remove the group.`,
    }))
  if (details.length > 0) throw new Failure('state-forbids', details[0]?.message ?? '', { details })
}

export const publishSiteDraft = writes(
  operations.publishSiteDraft,
  async ({ body, caller, ctx }, db, subject) => {
    const viewer = viewerOf(subject, caller)
    const site = await lockSite(db, subject.site)
    const draft = await loadMadeDraft(ctx, db, viewer, site)
    if (draft.state.version !== body.version) throw versionConflict()
    if (draft.problems.size > 0 && !body.skip) {
      const details = [...draft.problems].map(([id, { message }]) => ({ path: `edits.${id}`, message }))
      throw new Failure(
        'state-forbids',
        'Some edits no longer apply because the structure has changed. Discard them, or publish without them.',
        { details },
      )
    }
    requireFilledGroups(draft)
    const { row, after } = await changeStructure(
      ctx,
      db,
      ownerOf(subject, caller, 'publishSiteDraft'),
      () => draft.tree,
    )
    await saveDraft(ctx, db, site, draft.state, [])
    await touchSite(ctx, db, site, { last_published_at: ctx.now() })
    await record(ctx, db, row, caller.person)
    return (await structureView(ctx, db, viewer, row, after)).whole()
  },
)
