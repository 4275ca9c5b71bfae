/** The engine that a translation uses. */
import type { Context } from '../../context.ts'
import type { TranslationEngineRow } from '../../storage/schema/translation-tables.ts'
import { memoryEngine, pseudoEngine } from './built-in-engines.ts'
import { chat } from './chat.ts'
import { deepl } from './deepl.ts'
import type { Engine } from './engine.ts'
import { EngineRefused } from './engine.ts'
import { findEngine } from './engines.store.ts'
import { libreTranslate } from './libretranslate.ts'

const kinds = { libretranslate: libreTranslate, deepl, chat }

/** Rejects with `EngineRefused` if its key cannot be opened. */
export const engineOfRow = (ctx: Context, row: TranslationEngineRow): Engine => {
  const key = row.key === null ? undefined : ctx.keys.open('translation-engine', row.key)
  if (row.key !== null && key === undefined)
    throw new EngineRefused(
      'The key of the engine cannot be read with the secret of this installation. Enter it again.',
    )
  return kinds[row.kind]({ ctx, id: row.id, key, url: row.url ?? undefined, model: row.model ?? undefined })
}

/** An engine that was removed leaves the memory. */
export const openEngine = async (ctx: Context, organization: string, id: string): Promise<Engine> => {
  if (id === 'pseudo') return pseudoEngine
  const row = await findEngine(ctx.store.read, organization, id)
  return row ? engineOfRow(ctx, row) : memoryEngine
}
