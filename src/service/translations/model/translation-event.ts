import type { EventInput } from '../../events/event-input.ts'
import type { Context } from '../../context.ts'
import type { TranslationRow } from '../../storage/schema/translation-tables.ts'
import type { Db } from '../../storage/store.ts'

/** Records an event of a translation, which those hear of who can read its source or its result. */
export const recordTranslation = (
  ctx: Context,
  db: Db,
  row: Pick<TranslationRow, 'id' | 'organization' | 'source_space' | 'result_space'>,
  event: Pick<EventInput, 'kind' | 'actor' | 'data'>,
): Promise<void> => {
  const { id: subject, organization, source_space: source, result_space: result } = row
  const spaces = result === null ? [source] : [source, result]
  return ctx.events.record(db, { ...event, organization, subject, spaces })
}
