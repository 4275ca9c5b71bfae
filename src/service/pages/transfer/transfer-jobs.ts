/**
 * `POST /orgs/{o}/imports` and `POST /spaces/{s}/exports`: import and export of Markdown folders, as jobs with
 * progress.
 */
import { operations } from '../../../contract/operations.ts'
import { atLeast } from '../../../contract/roles/roles.ts'
import type { Role } from '../../../contract/roles/roles.ts'
import type { PersonWithEntry } from '../../access/caller.ts'
import { jobCaller } from '../../access/caller.ts'
import { organizationFor, roleTooLow, spaceFor } from '../../access/load-resource.ts'
import { lockOrganization } from '../../access/lock-organization.ts'
import { changeRequestLine } from '../../change-requests/write-change-request.ts'
import { Failure, notFound } from '../../http/failure.ts'
import { fencedBlocksInNew } from '../../integrations/catalog/fenced-blocks.ts'
import { open, writes } from '../../http/verb.ts'
import { refusedForGood } from '../../jobs/job-processes.ts'
import type { JobHandler } from '../../jobs/job-queue.ts'
import { requireCreateIn } from '../../spaces/collections.ts'
import type { JobRow, OrganizationRow } from '../../storage/schema/schema.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import { jobView } from '../../system/jobs.ts'
import { contentSnapshot } from '../../content/revisions/content-snapshot.ts'
import { linkGraph } from '../links/link-graph.ts'
import { revisionOf } from '../../content/revisions/revision-rows.ts'
import { downloadUrl } from '../../content/files/file-download.ts'
import { spaceOfJob } from '../space-of-job.ts'
import type { ImportTarget } from './import-into-space.ts'
import { importInto } from './import-into-space.ts'
import { importSpace } from './import-space.ts'
import { importResultOf, keepImportResult } from './import-result.store.ts'
import { packSpace } from './export-archive.ts'
import { hasJobFile, putJobFile } from '../../jobs/job-files.ts'
import { receivedChunks } from '../../content/files/received-file.ts'
import { storeArchive } from './import-archive.ts'

/** Maximum size of an uploaded zip archive; larger documentation is imported on the command line. */
const largestArchive = 200 * 1024 * 1024

interface ImportInput {
  readonly space: string
  /** Set for an import into an existing space: the change request, or the draft to create for it. */
  readonly into?: ImportTarget
  readonly title: string
  readonly parent?: string
  /** The site to create for the new space. */
  readonly site?: { readonly id: string; readonly title: string }
  readonly pieces: readonly string[]
}

const jobOf = (db: Db, id: string): Promise<JobRow> =>
  db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

interface NewSpacePlace {
  readonly organization: string
  readonly role: Role | null
  readonly parent: string | undefined
  /** Whether a site is created with the space. */
  readonly withSite: boolean
}

/** Fails for people who may not create the space, or the site for it. */
const requireCreateSpace = async (
  db: Db,
  caller: PersonWithEntry,
  { organization, role, parent, withSite }: NewSpacePlace,
): Promise<void> => {
  if (withSite) {
    if (role === null) throw notFound()
    if (!atLeast(role, 'create')) throw roleTooLow('create', role)
  }
  await requireCreateIn(db, caller, organization, role, parent)
}

export const importContent = open(operations.importContent, async (call, read) => {
  const { ctx, caller, query } = call
  const draft = ctx.mint('change-request')
  /** The target of the import; fails for callers who may not import there. */
  const resolveTarget = async (db: Db): Promise<{ organization: OrganizationRow; into?: ImportTarget }> => {
    const { organization, role } = await call.authorize(db)
    const withSite = query.site !== undefined
    if (query.space === undefined) {
      if (query.changeRequest !== undefined) throw notFound()
      const place = { organization: organization.id, role, parent: query.parent, withSite }
      await requireCreateSpace(db, caller, place)
      return { organization }
    }
    if (withSite) throw new Failure('bad-content', 'A site can only be created with a new space.')
    const { space } = await spaceFor(db, caller, query.space, { level: 'edit' })
    if (space.organization !== organization.id) throw notFound()
    if (query.changeRequest === undefined) return { organization, into: { draft } }
    const { head } = changeRequestLine(ctx, caller.person, query.changeRequest, (within) =>
      spaceFor(within, caller, space.id, { level: 'edit' }),
    )
    await head(db)
    return { organization, into: { changeRequest: query.changeRequest } }
  }
  // Reject callers without permission before reading the bytes.
  await resolveTarget(read)
  const id = ctx.mint('job')
  // An interrupted upload is deleted when it expires.
  const chunks = receivedChunks(call.request.stream, largestArchive)
  const pieces = await putJobFile(ctx.store, id, chunks, 'application/zip')
  const job = await ctx.store.write(async (db) => {
    const { organization, into } = await resolveTarget(db)
    if (!(await hasJobFile(db, id, pieces)))
      throw new Failure('not-ready', 'The upload took too long. Upload the archive again.')
    const input: ImportInput = {
      space: query.space ?? ctx.mint('space'),
      ...(into !== undefined && { into }),
      title: query.title ?? 'Imported',
      ...(query.parent !== undefined && { parent: query.parent }),
      ...(query.site !== undefined && { site: { id: ctx.mint('site'), title: query.site } }),
      pieces,
    }
    await ctx.jobs.add(db, {
      id,
      kind: 'import',
      organization: organization.id,
      person: caller.person,
      input,
    })
    return jobOf(db, id)
  })
  const view = jobView(ctx, job)
  call.created(view.urls.location)
  return view
})

/** Creates a site for a space, unless it exists already. */
type MakeSite = (
  ctx: Context,
  site: {
    readonly organization: string
    readonly person: string
    readonly id: string
    readonly title: string
  },
  space: string,
) => Promise<void>

/** Stores the links of all pages, so that the first report of links does not have to read them. */
const readAllLinks = async (ctx: Context, space: string): Promise<void> => {
  const { store } = ctx
  const head = await store.read
    .selectFrom('spaces')
    .select('revision')
    .where('id', '=', space)
    .executeTakeFirst()
  if (head === undefined) return
  const { root } = await revisionOf(store.read, space, head.revision)
  await linkGraph(ctx, space, await contentSnapshot(store, store.read, space, root))
}

/** What other areas do for an import. */
interface ImportSteps {
  readonly makeSite: MakeSite
  /** Makes the search index of a new space. */
  readonly index: (ctx: Context, space: string) => Promise<void>
}

/**
 * Creates the space that the input names, with its site if requested and its search index, or imports the folder into
 * an existing space. A run after a completed one changes nothing and answers the same.
 */
export const importJob =
  (ctx: Context, { makeSite, index }: ImportSteps): JobHandler =>
  async (input: ImportInput, context) => {
    const { id, organization, person } = context
    const { store, addresses } = ctx
    const done = await importResultOf(store.read, id)
    if (input.into !== undefined)
      return done ?? importInto(ctx, context, { space: input.space, into: input.into, pieces: input.pieces })
    const site = async () => {
      if (input.site === undefined) return {}
      await makeSite(ctx, { organization, person, ...input.site }, input.space)
      return { site: input.site.id }
    }
    const made = await store.read
      .selectFrom('spaces')
      .select('id')
      .where('id', '=', input.space)
      .executeTakeFirst()
    const address = { space: input.space, ...addresses.space(organization, input.space) }
    if (made) return { ...address, ...done, ...(await site()) }
    const fencedBlocks = await fencedBlocksInNew(store.read, organization)
    let result: object = address
    await importSpace(ctx, {
      id: input.space,
      organization,
      title: input.title,
      parent: input.parent,
      createdBy: person,
      content: (under) => storeArchive(ctx, context, { pieces: input.pieces, under, fencedBlocks }),
      async wanted(db) {
        await context.wanted(db)
        await lockOrganization(db, organization)
        // The person may have lost their role since the upload, and the collection may be gone.
        const caller = jobCaller(context)
        const { role } = await organizationFor(db, caller, organization, { level: 'member' })
        const place = { organization, role, parent: input.parent, withSite: input.site !== undefined }
        await requireCreateSpace(db, caller, place)
      },
      async imported(db, { space: _space, ...counts }) {
        result = { ...address, ...counts }
        await keepImportResult(db, id, result)
      },
      isLast: context.isLast,
    }).catch(refusedForGood)
    const siteResult = await site()
    // Searches and reports make these if this does not.
    await Promise.all([index(ctx, input.space), readAllLinks(ctx, input.space)]).catch((error: unknown) =>
      ctx.log.warn({ err: error, space: input.space }, 'Could not index an imported space'),
    )
    return { ...result, ...siteResult }
  }

interface ExportInput {
  readonly space: string
  readonly revision: string
}

export const exportSpace = writes(
  operations.exportSpace,
  async ({ body, caller, ctx, created }, db, { space }) => {
    const revision = await revisionOf(db, space.id, body.revision ?? space.revision)
    const input: ExportInput = { space: space.id, revision: revision.id }
    const id = await ctx.jobs.add(db, {
      kind: 'export',
      organization: space.organization,
      person: caller.person,
      input,
    })
    const view = jobView(ctx, await jobOf(db, id))
    created(view.urls.location)
    return view
  },
)

/** Packs the revision for the person who requested it, if they may still read the space. */
export const exportJob =
  (ctx: Context): JobHandler =>
  async (input: ExportInput, context) => {
    const { id } = context
    const { store } = ctx
    const space = await spaceOfJob(ctx, context, input.space)
    const { root } = await revisionOf(store.read, space.id, input.revision)
    const { blob, size, files } = await packSpace(ctx, context, { space: space.id, root })
    const name = `${space.title.replace(/[^\p{L}\p{N} ._-]+/gu, ' ').trim() || 'space'}.zip`
    return {
      files,
      size,
      url: downloadUrl(ctx, id, { name, contentType: 'application/zip', blob }),
    }
  }
