/** `POST /orgs/{o}/imports` and `POST /spaces/{s}/exports`: folders of Markdown in and out, as work with progress. */
import { operations } from '../../contract/operations.ts'
import { spaceFor } from '../access/things.ts'
import { Failure } from '../http/failure.ts'
import { open, writes } from '../http/verb.ts'
import type { JobHandler } from '../jobs/job-queue.ts'
import { JobFailure } from '../jobs/job-queue.ts'
import { mayMakeIn } from '../spaces/collections.ts'
import { largestFile, putBlob } from '../storage/objects.ts'
import type { JobRow } from '../storage/schema.ts'
import type { Db } from '../storage/store.ts'
import type { Surroundings } from '../surroundings.ts'
import { jobView } from '../system/jobs.ts'
import { revisionOf } from './add-revision.ts'
import { packed, spaceFolder } from './export-space.ts'
import { downloadUrl } from './file-download.ts'
import { importSpace } from './import-space.ts'
import { dropParcel, putParcel, readParcel } from './parcels.ts'
import { FolderError, readArchive } from './read-folder.ts'
import { receivedBytes } from './received-file.ts'

/** Of a zip archive that is sent; larger documentation is imported on the command line. */
const largestArchive = 200 * 1024 * 1024

interface ImportInput {
  readonly space: string
  readonly title: string
  readonly parent?: string
  readonly pieces: readonly string[]
}

const jobOf = (db: Db, id: string): Promise<JobRow> =>
  db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

export const importContent = open(operations.importContent, async (call, read) => {
  const { around, caller, query } = call
  if (query.space !== undefined || query.changeRequest !== undefined)
    throw new Failure('not-built', 'An import makes a new space; into a change request it cannot go yet.')
  const mayMake = async (db: Db) => {
    const { organization, role } = await call.authorize(db)
    await mayMakeIn(db, caller, organization.id, role, query.parent)
    return organization
  }
  // Whoever may not import is told before the bytes are read.
  await mayMake(read)
  const bytes = await receivedBytes(call.request.stream, largestArchive)
  const job = await around.store.write(async (db) => {
    const organization = await mayMake(db)
    const id = around.mint('job')
    const pieces = await putParcel(db, id, bytes, 'application/zip')
    const input: ImportInput = {
      space: around.mint('space'),
      title: query.title ?? 'Imported',
      ...(query.parent !== undefined && { parent: query.parent }),
      pieces,
    }
    await around.jobs.add(db, {
      id,
      kind: 'import',
      organization: organization.id,
      person: caller.person,
      input,
    })
    return jobOf(db, id)
  })
  const shown = jobView(around, job)
  call.created(shown.urls.location)
  return shown
})

/** Makes the space that the input names. Run again after it was made, it finds it there. */
export const importJob =
  (around: Surroundings): JobHandler =>
  async (input: ImportInput, { id, organization, person }) => {
    const { store, addresses } = around
    const made = await store.read
      .selectFrom('spaces')
      .select('id')
      .where('id', '=', input.space)
      .executeTakeFirst()
    const address = addresses.space(organization, input.space)
    if (made) return { space: input.space, ...address }
    const archive = await readParcel(store.read, id, input.pieces)
    if (!archive) throw new JobFailure('The archive is gone by now. Send it again.')
    let files: Map<string, Uint8Array>
    try {
      files = await readArchive(archive)
    } catch (error) {
      throw error instanceof FolderError ? new JobFailure(error.message) : error
    }
    if (files.size === 0) throw new JobFailure('The archive holds no files.')
    const imported = await importSpace(around, {
      id: input.space,
      organization,
      title: input.title,
      parent: input.parent,
      createdBy: person,
      files,
    })
    await store.write((db) => dropParcel(db, id))
    const { revision, pages, warnings } = imported
    return { space: input.space, revision, pages, files: imported.files, warnings, ...address }
  }

interface ExportInput {
  readonly space: string
  readonly revision: string
}

export const exportSpace = writes(
  operations.exportSpace,
  async ({ body, caller, around, created }, db, { space }) => {
    const revision = await revisionOf(db, space.id, body.revision ?? space.revision)
    const input: ExportInput = { space: space.id, revision: revision.id }
    const id = await around.jobs.add(db, {
      kind: 'export',
      organization: space.organization,
      person: caller.person,
      input,
    })
    const shown = jobView(around, await jobOf(db, id))
    created(shown.urls.location)
    return shown
  },
)

/** Packs the revision for whoever asked, if they may still read the space. */
export const exportJob =
  (around: Surroundings): JobHandler =>
  async (input: ExportInput, { id, person }) => {
    const { store } = around
    const { space } = await spaceFor(store.read, { person } as Parameters<typeof spaceFor>[1], input.space, {
      level: 'read',
    }).catch(() => {
      throw new JobFailure('The space is gone, or you may not see it any longer.')
    })
    const { root } = await revisionOf(store.read, space.id, input.revision)
    const files = await spaceFolder(around, store.read, space.id, root)
    const archive = await packed(files)
    if (archive.length > largestFile)
      throw new JobFailure('The archive is too large to be sent. Export the space on the command line.')
    const blob = await store.write((db) => putBlob(db, id, archive, 'application/zip'))
    const name = `${space.title.replace(/[^\p{L}\p{N} ._-]+/gu, ' ').trim() || 'space'}.zip`
    return {
      files: files.size,
      size: archive.length,
      url: downloadUrl(around, id, { name, contentType: 'application/zip', blob }),
    }
  }
