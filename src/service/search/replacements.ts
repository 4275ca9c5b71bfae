/** `POST /orgs/{o}/replacements/preview` and `POST /orgs/{o}/replacements`. */
import { operations } from '../../contract/operations.ts'
import type { Result } from '../../contract/operation/operation.ts'
import { rank } from '../../contract/roles/roles.ts'
import { spaceFor } from '../access/load-resource.ts'
import { notFound } from '../http/failure.ts'
import { open, writes } from '../http/verb.ts'
import { revisionOf } from '../content/revisions/revision-rows.ts'
import { contentSnapshot } from '../content/revisions/content-snapshot.ts'
import { listSpaces } from '../spaces/spaces.queries.ts'
import { jobView } from '../system/jobs.ts'
import { mostHits, replacedPages } from './replaced-pages.ts'
import type { ReplacementInput } from './replacement-job.ts'

type Preview = Result<typeof operations.previewReplacement>

/** More than any organization has. */
const allSpaces = 100_000

export const previewReplacement = open(operations.previewReplacement, async (call) => {
  const { ctx, body, caller } = call
  const { store } = ctx
  const { organization, role } = await call.authorize(store.read)
  const viewer = { organization: organization.id, person: caller.person, membership: { role: rank(role) } }
  const visible = await listSpaces(store.read, viewer, { trash: false }, undefined, allSpaces)
  const chosen = body.spaces && new Set(body.spaces)
  const answer: Preview = { total: 0, listed: 0, spaces: [] }
  for (const space of visible) {
    if (chosen && !chosen.has(space.id)) continue
    // One space at a time, since a whole organization does not fit into memory.
    const { root } = await revisionOf(store.read, space.id, space.revision)
    const snapshot = await contentSnapshot(store, store.read, space.id, root)
    const found: Preview['spaces'][number] = {
      ...{ id: space.id, title: space.title, revision: space.revision, total: 0, pages: [] },
      editable: space.role >= rank('edit'),
    }
    // Only a preview.
    const pages = replacedPages(ctx, space.id, snapshot, body, () => 'all')
    for await (const { entry, path, hits, count } of pages) {
      found.total += count
      const listed = hits.slice(0, Math.max(0, mostHits - answer.listed))
      answer.listed += listed.length
      if (listed.length > 0)
        found.pages.push({
          ...{ id: entry.id, kind: entry.kind, title: entry.title, path },
          hits: listed.map(({ ordinal, part, before, found: text, after }) => ({
            ...{ ordinal, part, before, found: text, after },
          })),
        })
    }
    if (found.total === 0) continue
    answer.total += found.total
    answer.spaces.push(found)
  }
  return answer
})

export const startReplacement = writes(
  operations.startReplacement,
  async ({ ctx, body, caller, created }, db, { organization }) => {
    for (const { id, revision } of body.spaces) {
      // Sequential: all queries share one connection.
      const { space } = await spaceFor(db, caller, id, { level: 'edit' })
      if (space.organization !== organization.id) throw notFound()
      await revisionOf(db, id, revision)
    }
    const input: ReplacementInput = {
      ...body,
      spaces: body.spaces.map((space) => ({ ...space, draft: ctx.mint('change-request') })),
    }
    const id = ctx.mint('job')
    await ctx.jobs.add(db, {
      ...{ id, kind: 'replacement', organization: organization.id, person: caller.person, input },
    })
    const job = await db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const view = jobView(ctx, job)
    created(view.urls.location)
    return view
  },
)
