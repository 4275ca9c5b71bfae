/** The memory: what was translated before, by organization and pair of languages. */
import { sql } from 'kysely'
import type { Context } from '../context.ts'
import type {
  TranslationMemoryRow,
  TranslationRow,
  TranslationUnitRow,
} from '../storage/schema/translation-tables.ts'
import { among, chunks } from '../storage/sql.ts'
import type { Db } from '../storage/store.ts'
import { textHash } from './units/page-units.task.ts'

type Pair = Pick<TranslationRow, 'organization' | 'source_language' | 'language'>
type Origin = Pair & Pick<TranslationRow, 'id'>

const pairOf = ({ source_language, language }: Pair): string => `${source_language}>${language}`

/** Identifies what stands before and after a unit. */
export const contextHash = (before: string | undefined, after: string | undefined): string =>
  textHash(`${before ?? ''} ${after ?? ''}`)

/** By source hash, the latest first. */
export const rememberedFor = async (
  { store }: Pick<Context, 'store'>,
  pair: Pair,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, readonly TranslationMemoryRow[]>> => {
  const rows = await store.read
    .selectFrom('translation_memory')
    .selectAll()
    .where('organization', '=', pair.organization)
    .where('pair', '=', pairOf(pair))
    .where(among(store.engine, sql.ref('source_hash'), [...new Set(hashes)]))
    .orderBy('reviewed', 'desc')
    .orderBy('used_at', 'desc')
    .orderBy('context_hash')
    .execute()
  const found = new Map<string, TranslationMemoryRow[]>()
  for (const row of rows) found.set(row.source_hash, [...(found.get(row.source_hash) ?? []), row])
  return found
}

interface Remembered {
  readonly unit: Pick<TranslationUnitRow, 'source' | 'source_hash'>
  readonly context: string
  readonly target: string
  readonly isReviewed: boolean
}

/** Adds translations, or replaces those of the same source in the same context; machines replace none that is reviewed. */
export const remember = async (
  ctx: Pick<Context, 'now'>,
  db: Db,
  pair: Origin,
  translations: readonly Remembered[],
  { byMachine = false } = {},
): Promise<void> => {
  const now = ctx.now()
  const rows = new Map(
    translations.map(({ unit, context, target, isReviewed }) => [
      `${unit.source_hash} ${context}`,
      {
        ...{ organization: pair.organization, pair: pairOf(pair), source_hash: unit.source_hash },
        ...{ context_hash: context, source: unit.source, target, length: unit.source.length },
        ...{ reviewed: isReviewed ? (1 as const) : (0 as const), used_at: now, translation: pair.id },
      },
    ]),
  )
  for (const some of chunks([...rows.values()], 50))
    await db
      .insertInto('translation_memory')
      .values(some)
      .onConflict((conflict) => {
        const update = conflict.columns(['organization', 'pair', 'source_hash', 'context_hash']).doUpdateSet({
          ...{ target: sql.ref('excluded.target'), reviewed: sql.ref('excluded.reviewed') },
          ...{ used_at: now, source: sql.ref('excluded.source') },
          translation: sql.ref('excluded.translation'),
        })
        return byMachine ? update.where('translation_memory.reviewed', '=', 0) : update
      })
      .execute()
}

/** Sources that are shorter, and as many that are not: those nearest in length, to look for one that is alike. */
const mostCandidates = 250

/** `origins`: the translations whose sentences may be shown; undefined: of all. */
export const candidatesFor = async (
  { store }: Pick<Context, 'store'>,
  db: Db,
  pair: Pair,
  source: string,
  origins: readonly string[] | undefined,
): Promise<TranslationMemoryRow[]> => {
  const memory = db
    .selectFrom('translation_memory')
    .selectAll()
    .where('organization', '=', pair.organization)
    .where('pair', '=', pairOf(pair))
    .$if(origins !== undefined, (rows) =>
      rows.where(among(store.engine, sql.ref('translation'), origins ?? [])),
    )
    .limit(mostCandidates)
  const longer = await memory
    .where('length', '>=', source.length)
    .where('length', '<=', Math.ceil(source.length * 1.4))
    .orderBy('length')
    .execute()
  const shorter = await memory
    .where('length', '<', source.length)
    .where('length', '>=', Math.floor(source.length * 0.7))
    .orderBy('length', 'desc')
    .execute()
  return [...longer, ...shorter]
}
