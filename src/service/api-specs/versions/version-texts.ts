/** The texts of a version: parsed by file name, or as they were written. */
import { operations } from '../../../contract/operations.ts'
import type { Context } from '../../context.ts'
import { compute } from '../../computing/compute.ts'
import { defineTask } from '../../computing/task.ts'
import { readyJson } from '../../http/ready-json.ts'
import { reads } from '../../http/verb.ts'
import { readBlob } from '../../storage/objects/blobs.ts'
import type { ApiSpecRow, ApiSpecVersionRow } from '../../storage/schema/api-spec-tables.ts'
import type { Db } from '../../storage/store.ts'
import { apiSpecFor } from '../model/api-specs.queries.ts'
import { filesOf, mainFileOf } from '../model/version-files.ts'
import { versionFor } from '../model/versions.queries.ts'
import { rawUrl } from '../serving/raw-url.ts'

const task = defineTask(
  'text',
  new URL('./yaml-to-json.task.ts', import.meta.url),
  () => import('./yaml-to-json.task.ts'),
)

const bytesOf = async (db: Db, spec: string, blob: string): Promise<Uint8Array> => {
  const bytes = await readBlob({ read: db }, spec, blob)
  if (!bytes) throw new Error(`The text ${blob} of the specification ${spec} is missing.`)
  return bytes
}

/** The text without its byte order mark. */
const textWithoutMark = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)

/** `ApiSpecContent` as JSON: texts that are JSON only have to be put together. */
const contentJson = async (
  ctx: Context,
  db: Db,
  spec: ApiSpecRow,
  row: ApiSpecVersionRow,
): Promise<string> => {
  const members: string[] = []
  // At most 51 files, all of which together are limited like one.
  for (const { name, format, blob } of filesOf(row)) {
    const text = textWithoutMark(await bytesOf(db, spec.id, blob))
    const json = format === 'json' ? text : await compute(task, { input: text, asks: {} })
    members.push(`${JSON.stringify(name)}:${json}`)
  }
  const url = rawUrl(ctx, spec, row)
  const urls = { source: url, public: spec.visibility === 'public' ? url : null }
  return `{"filesystem":{${members.join()}},"url":${JSON.stringify(url)},"urls":${JSON.stringify(urls)}}`
}

export const getLatestApiSpecContent = reads(
  operations.getLatestApiSpecContent,
  async ({ ctx, params }, db, { organization }) => {
    const spec = await apiSpecFor(db, organization.id, params.specSlug)
    return readyJson(await contentJson(ctx, db, spec, await versionFor(db, spec)))
  },
)

export const getApiSpecContent = reads(
  operations.getApiSpecContent,
  async ({ ctx, params }, db, { organization }) => {
    const spec = await apiSpecFor(db, organization.id, params.specSlug)
    return readyJson(await contentJson(ctx, db, spec, await versionFor(db, spec, params.versionId)))
  },
)

const rawText = async (db: Db, spec: ApiSpecRow, row: ApiSpecVersionRow) => {
  const { blob, format } = mainFileOf(row)
  return { text: textWithoutMark(await bytesOf(db, spec.id, blob)), format }
}

export const getLatestApiSpecText = reads(
  operations.getLatestApiSpecText,
  async ({ params }, db, { organization }) => {
    const spec = await apiSpecFor(db, organization.id, params.specSlug)
    return rawText(db, spec, await versionFor(db, spec))
  },
)

export const getApiSpecText = reads(operations.getApiSpecText, async ({ params }, db, { organization }) => {
  const spec = await apiSpecFor(db, organization.id, params.specSlug)
  return rawText(db, spec, await versionFor(db, spec, params.versionId))
})
