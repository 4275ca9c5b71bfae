/** API specifications: list, create, read, replace, update, delete. */
import { largestApiSpec } from '../../contract/api-specs/schemas.ts'
import { operations } from '../../contract/operations.ts'
import { atLeast, rank } from '../../contract/roles/roles.ts'
import type { OrganizationSubject } from '../access/load-resource.ts'
import { receivedBytes } from '../content/files/received-file.ts'
import type { Context } from '../context.ts'
import { sides } from '../events/changed-fields.ts'
import { Failure } from '../http/failure.ts'
import { listPage } from '../http/list-page.ts'
import type { Call } from '../http/verb.ts'
import { open, reads, writes } from '../http/verb.ts'
import { countLinkingPages, followLinks } from '../pages/links/incoming-links.ts'
import { visibleSpaces } from '../spaces/spaces.queries.ts'
import { takeLock } from '../storage/locks.ts'
import type { ApiSpecRow } from '../storage/schema/api-spec-tables.ts'
import type { Db } from '../storage/store.ts'
import { apiSpecView } from './model/api-spec-view.ts'
import {
  apiSpecFor,
  countApiSpecs,
  findApiSpec,
  findShownApiSpec,
  listShownApiSpecs,
  lockedApiSpecFor,
} from './model/api-specs.queries.ts'
import { linkNames } from './model/link-names.ts'
import type { PreparedSource } from './model/write-spec.store.ts'
import {
  deleteApiSpecs,
  insertApiSpec,
  preparedSource,
  preparedText,
  replaceSource,
} from './model/write-spec.store.ts'
import { queueProcessing } from './processing/queue-processing.ts'
import { nextCheck } from './processing/check-schedule.ts'

const mayEdit = ({ role }: OrganizationSubject): boolean => atLeast(role, 'create')

const shown = async (ctx: Context, db: Db, id: string, isEditable: boolean) => {
  const row = await findShownApiSpec(db, id)
  if (!row) throw new Error(`The specification ${id} was not stored.`)
  return apiSpecView(ctx, row, isEditable)
}

export const listApiSpecs = open(operations.listApiSpecs, async (call, db) => {
  const { ctx, query, caller } = call
  const subject = await call.authorize(db)
  const { id } = subject.organization
  const viewer = {
    ...{ organization: id, person: caller.person },
    // Integrations act for nobody who could see spaces.
    membership: { role: caller.integration ? 0 : rank(subject.role) },
  }
  await followLinks(ctx, id)
  return listPage(ctx.keys, {
    list: `orgs/${id}/openapi`,
    query,
    count: () => countApiSpecs(db, id),
    rows: (after, limit) => listShownApiSpecs(db, id, after, limit),
    key: ({ slug_key }) => [slug_key],
    items: async (rows) => {
      const names = new Map(rows.map((row) => [row.id, linkNames(row)]))
      const pages = await countLinkingPages(ctx, visibleSpaces(viewer), '', names)
      return rows.map((row) => apiSpecView(ctx, row, mayEdit(subject), pages.get(row.id) ?? 0))
    },
  })
})

export const getApiSpec = reads(operations.getApiSpec, async ({ ctx, params }, db, subject) => {
  const { id } = await apiSpecFor(db, subject.organization.id, params.specSlug)
  return shown(ctx, db, id, mayEdit(subject))
})

export const createApiSpec = open(operations.createApiSpec, async (call, read) => {
  const { ctx, caller, body, authorize } = call
  await authorize(read)
  const { slug } = body
  const source = await preparedSource(body.source)
  return ctx.store.write(async (db) => {
    const { organization } = await authorize(db)
    await takeLock(ctx.store.engine, db, 'apiSpecs')
    if (await findApiSpec(db, organization.id, slug))
      throw new Failure('already-taken', `Another specification uses the slug "${slug}". Choose another one.`)
    const id = await insertApiSpec(ctx, db, {
      ...{ organization: organization.id, slug, source, person: caller.person },
    })
    call.created(ctx.addresses.apiSpec(organization.id, slug).location)
    return shown(ctx, db, id, true)
  })
})

type Replacing = Call<typeof operations.replaceApiSpec> | Call<typeof operations.replaceApiSpecText>

/** Replaces the source of the specification that the path names, or creates it. */
const replaceOrCreate = ({ ctx, caller, params, authorize, setStatus }: Replacing, source: PreparedSource) =>
  ctx.store.write(async (db) => {
    const { organization } = await authorize(db)
    await takeLock(ctx.store.engine, db, 'apiSpecs')
    const { person } = caller
    const row = await findApiSpec(db, organization.id, params.specSlug)
    if (row) await replaceSource(ctx, db, row, source, person)
    else setStatus(201)
    const id =
      row?.id ??
      (await insertApiSpec(ctx, db, {
        ...{ organization: organization.id, slug: params.specSlug, source, person },
      }))
    return shown(ctx, db, id, true)
  })

export const replaceApiSpec = open(operations.replaceApiSpec, async (call, read) => {
  await call.authorize(read)
  return replaceOrCreate(call, await preparedSource(call.body.source))
})

export const replaceApiSpecText = open(operations.replaceApiSpecText, async (call, read) => {
  await call.authorize(read)
  return replaceOrCreate(call, await preparedText(await receivedBytes(call.request.stream, largestApiSpec)))
})

const settingsOf = (ctx: Context, row: ApiSpecRow, body: Call<typeof operations.updateApiSpec>['body']) => ({
  ...(body.visibility !== undefined && { visibility: body.visibility }),
  ...(body.tryIt !== undefined && { try_it: body.tryIt }),
  ...(body.recheck !== undefined && {
    recheck: body.recheck ? (1 as const) : (0 as const),
    next_check_at:
      body.recheck && row.source_url !== null ? (row.next_check_at ?? nextCheck(ctx.now(), row.id, 0)) : null,
  }),
})

const settingsIn = ({ visibility, recheck, try_it: tryIt }: ApiSpecRow) => ({
  visibility,
  recheck: recheck === 1,
  tryIt,
})

export const updateApiSpec = writes(
  operations.updateApiSpec,
  async ({ ctx, caller, params, body }, db, subject) => {
    const row = await lockedApiSpecFor(db, subject.organization.id, params.specSlug)
    const settings = settingsOf(ctx, row, body)
    const changed = sides(settingsIn(row), { ...settingsIn(row), ...body })
    if (Object.keys(changed.to).length > 0) {
      await db
        .updateTable('api_specs')
        .set({ ...settings, updated_at: ctx.now() })
        .where('id', '=', row.id)
        .execute()
      await ctx.events.record(db, {
        ...{
          organization: row.organization,
          kind: 'api-spec.updated',
          subject: row.id,
          actor: caller.person,
        },
        data: { title: row.slug, ...changed },
      })
    }
    return shown(ctx, db, row.id, mayEdit(subject))
  },
)

export const deleteApiSpec = writes(
  operations.deleteApiSpec,
  async ({ ctx, caller, params }, db, { organization }) => {
    const row = await lockedApiSpecFor(db, organization.id, params.specSlug)
    await deleteApiSpecs(ctx, db, [row])
    await ctx.events.record(db, {
      ...{ organization: row.organization, kind: 'api-spec.deleted', subject: row.id, actor: caller.person },
      data: { title: row.slug, from: { slug: row.slug } },
    })
  },
)

/** One that is being processed already is not processed twice. */
export const refreshApiSpec = writes(
  operations.refreshApiSpec,
  async ({ ctx, caller, params }, db, subject) => {
    const row = await lockedApiSpecFor(db, subject.organization.id, params.specSlug)
    if (row.state === 'complete') await queueProcessing(ctx, db, row, caller.person)
    return shown(ctx, db, row.id, mayEdit(subject))
  },
)
