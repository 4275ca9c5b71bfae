/** Translation engines of an organization: list, add, change, remove, test. */
import { sql } from 'kysely'
import { plainTagged, plainOfTagged } from '../../../content/translation/tagged-text.ts'
import { operations } from '../../../contract/operations.ts'
import type { TranslationEngine } from '../../../contract/translations/engine-schemas.ts'
import { lockOrganization } from '../../access/lock-organization.ts'
import type { Context } from '../../context.ts'
import { sides } from '../../events/changed-fields.ts'
import { Failure, notFound } from '../../http/failure.ts'
import { listPage } from '../../http/list-page.ts'
import type { After } from '../../http/page-token.ts'
import { open, reads, writes } from '../../http/verb.ts'
import type { TranslationEngineRow } from '../../storage/schema/translation-tables.ts'
import type { Db } from '../../storage/store.ts'
import type { EngineAnswer } from './engine.ts'
import { EngineBusy, EngineExhausted, EngineRefused, EngineTooLarge } from './engine.ts'
import { builtInEngines, findEngine, isBuiltIn, lockEngine } from './engines.store.ts'
import { engineOfRow } from './open-engine.ts'
import { pseudoEngine } from './built-in-engines.ts'

interface ListedEngine extends Omit<TranslationEngineRow, 'kind' | 'created_at' | 'updated_at'> {
  readonly kind: TranslationEngine['kind']
  readonly created_at: string | null
  readonly updated_at: string | null
  readonly uses: number
}

/** Engines of one organization. */
const mostEngines = 100

const usesOf = async (db: Db, organization: string): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .selectFrom('translations')
    .select((e) => ['engine', e.fn.countAll<number>().as('total')])
    .where('organization', '=', organization)
    .groupBy('engine')
    .execute()
  return new Map(rows.map(({ engine, total }) => [engine, Number(total)]))
}

/** How many engines the organization added. */
const countAdded = async (db: Db, organization: string): Promise<number> => {
  const { total } = await db
    .selectFrom('translation_engines')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where('organization', '=', organization)
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Those after a title and id: built-in ones first, then by title. */
const listEngines = async (
  db: Db,
  organization: string,
  after: After | undefined,
): Promise<ListedEngine[]> => {
  const [title, id] = [String(after?.[0]), String(after?.[1])]
  const lastBuiltIn = after ? builtInEngines.findIndex((engine) => engine.id === id) : -1
  const isAfterBuiltIn = after !== undefined && lastBuiltIn < 0
  const uses = await usesOf(db, organization)
  const rows = await db
    .selectFrom('translation_engines')
    .selectAll()
    .where('organization', '=', organization)
    .$if(isAfterBuiltIn, (query) =>
      query.where((e) => e(e.refTuple('title', 'id'), '>', e.tuple(e.val(title), e.val(id)))),
    )
    .orderBy('title')
    .orderBy('id')
    .execute()
  const builtIn = (isAfterBuiltIn ? [] : builtInEngines.slice(lastBuiltIn + 1)).map((engine) => ({
    ...{ ...engine, organization, url: null, model: null, key: null, created_at: null, updated_at: null },
  }))
  return [...builtIn, ...rows].map((row) => ({ ...row, uses: uses.get(row.id) ?? 0 }))
}

const engineView = (ctx: Context, row: ListedEngine): TranslationEngine => ({
  object: 'translation-engine',
  ...{ id: row.id, kind: row.kind, title: row.title },
  ...(row.url !== null && { url: row.url }),
  ...(row.model !== null && { model: row.model }),
  ...{ hasKey: row.key !== null, builtIn: isBuiltIn(row.id), translations: row.uses },
  ...(row.created_at !== null && { createdAt: row.created_at }),
  ...(row.updated_at !== null && { updatedAt: row.updated_at }),
  urls: { location: ctx.addresses.translationEngine(row.organization, row.id).location },
})

export const listTranslationEngines = reads(
  operations.listTranslationEngines,
  ({ ctx, query }, db, { organization }) =>
    listPage(ctx.keys, {
      list: `orgs/${organization.id}/translation-engines`,
      query,
      count: async () => builtInEngines.length + (await countAdded(db, organization.id)),
      rows: async (after, limit) => (await listEngines(db, organization.id, after)).slice(0, limit),
      key: ({ title, id }) => [title, id],
      items: (rows) => rows.map((row) => engineView(ctx, row)),
    }),
)

const shown = async (ctx: Context, db: Db, row: TranslationEngineRow): Promise<TranslationEngine> =>
  engineView(ctx, { ...row, uses: (await usesOf(db, row.organization)).get(row.id) ?? 0 })

const badField = (name: string, message: string): Failure =>
  new Failure('bad-content', message, { details: [{ path: `body.${name}`, message }] })

type Settings = Pick<TranslationEngineRow, 'kind' | 'title' | 'url' | 'model' | 'key'>

/** Fails, naming the field, if the kind needs what is missing. */
const requireComplete = ({ kind, url, model, key }: Settings): void => {
  if (kind !== 'deepl' && url === null) throw badField('url', 'Enter the URL of the service.')
  if (kind === 'chat' && model === null) throw badField('model', 'Enter the model to use.')
  if (kind === 'deepl' && key === null) throw badField('key', 'Enter the key of your DeepL account.')
}

const requireTitle = async (db: Db, organization: string, title: string, except = ''): Promise<void> => {
  const other = await db
    .selectFrom('translation_engines')
    .select('id')
    .where('organization', '=', organization)
    .where('title', '=', title)
    .where('id', '!=', except)
    .executeTakeFirst()
  if (!other) return
  const message = 'Another engine has this title. Choose another one.'
  throw new Failure('already-taken', message, { details: [{ path: 'body.title', message }] })
}

const record = (
  ctx: Context,
  db: Db,
  kind: 'created' | 'updated' | 'deleted',
  row: TranslationEngineRow,
  actor: string,
  data: Readonly<Record<string, unknown>> = {},
) =>
  ctx.events.record(db, {
    ...{ organization: row.organization, kind: `translation-engine.${kind}`, subject: row.id, actor },
    data: { title: row.title, ...data },
  })

export const createTranslationEngine = writes(
  operations.createTranslationEngine,
  async ({ ctx, caller, body, created }, db, { organization }) => {
    const key = body.key === undefined ? null : ctx.keys.seal('translation-engine', body.key)
    const settings: Settings = {
      ...{ kind: body.kind, title: body.title, url: body.url ?? null, model: body.model ?? null, key },
    }
    requireComplete(settings)
    await lockOrganization(db, organization.id)
    await requireTitle(db, organization.id, body.title)
    if ((await countAdded(db, organization.id)) >= mostEngines)
      throw badField('title', `An organization has at most ${mostEngines} engines.`)
    const now = ctx.now()
    const row = await db
      .insertInto('translation_engines')
      .values({
        ...{ id: ctx.mint('translation-engine'), organization: organization.id, ...settings },
        ...{ created_at: now, updated_at: now },
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await record(ctx, db, 'created', row, caller.person, { kind: row.kind })
    created(ctx.addresses.translationEngine(organization.id, row.id).location)
    return shown(ctx, db, row)
  },
)

const engineFor = async (db: Db, organization: string, id: string): Promise<TranslationEngineRow> => {
  const row = await findEngine(db, organization, id)
  if (!row) throw notFound()
  return row
}

const auditedSettings = ({ title, url, model }: Settings) => ({ title, url, model })

export const updateTranslationEngine = writes(
  operations.updateTranslationEngine,
  async ({ ctx, caller, params, body }, db, { organization }) => {
    const row = await lockEngine(db, organization.id, params.engineId)
    if (!row) throw notFound()
    const after: Settings = {
      kind: row.kind,
      title: body.title ?? row.title,
      url: body.url === undefined ? row.url : body.url,
      model: body.model === undefined ? row.model : body.model,
      key: row.key,
    }
    if (body.key !== undefined)
      after.key = body.key === null ? null : ctx.keys.seal('translation-engine', body.key)
    else if (after.url !== row.url && row.key !== null)
      throw badField('key', 'Enter the key again: the URL changed, and the key must reach no other host.')
    requireComplete(after)
    await requireTitle(db, organization.id, after.title, row.id)
    const now = await db
      .updateTable('translation_engines')
      .set({ ...after, updated_at: ctx.now() })
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const changed = sides(auditedSettings(row), auditedSettings(after))
    await record(ctx, db, 'updated', now, caller.person, {
      ...changed,
      ...(body.key !== undefined && { key: body.key === null ? 'removed' : 'replaced' }),
    })
    return shown(ctx, db, now)
  },
)

export const deleteTranslationEngine = writes(
  operations.deleteTranslationEngine,
  async ({ ctx, caller, params }, db, { organization }) => {
    const row = await engineFor(db, organization.id, params.engineId)
    await db.deleteFrom('translation_engines').where('id', '=', row.id).execute()
    await db
      .updateTable('translations')
      .set({ engine: 'memory', updated_at: sql`updated_at` })
      .where('organization', '=', organization.id)
      .where('engine', '=', row.id)
      .execute()
    await record(ctx, db, 'deleted', row, caller.person, { from: { title: row.title } })
  },
)

const sample = 'Open the settings and choose a language.'
const testMilliseconds = 30_000

const failureOf = (error: unknown): string => {
  const isKnown = [EngineRefused, EngineBusy, EngineExhausted].some((kind) => error instanceof kind)
  if (isKnown) return (error as Error).message
  if (error instanceof EngineTooLarge) return 'The service refuses even a short text as too large.'
  if (error instanceof DOMException) return 'The translation service did not answer in time.'
  throw error
}

/** Translates one sentence into German, and tells what came back. */
export const testTranslationEngine = open(operations.testTranslationEngine, async (call, db) => {
  const { ctx, params } = call
  const { organization } = await call.authorize(db)
  const row = isBuiltIn(params.engineId) ? undefined : await engineFor(db, organization.id, params.engineId)
  const start = performance.now()
  const outcome = (ok: boolean, message: string, target?: string) => ({
    ...{ ok, message, milliseconds: Math.round(performance.now() - start), source: sample },
    ...(target !== undefined && { target }),
  })
  if (params.engineId === 'memory') return outcome(true, 'The memory needs no service.')
  try {
    const engine = row === undefined ? pseudoEngine : engineOfRow(ctx, row)
    const [answer]: readonly EngineAnswer[] = await engine.translate({
      ...{ texts: [{ tagged: plainTagged(sample), terms: [] }], from: 'en', to: 'de', instructions: '' },
      glossary: [],
      signal: AbortSignal.timeout(testMilliseconds),
    })
    if (answer && 'text' in answer) return outcome(true, 'The engine works.', plainOfTagged(answer.text))
    return outcome(false, answer?.problems.join(' ') ?? 'The engine left the text out.')
  } catch (error) {
    return outcome(false, failureOf(error))
  }
})
