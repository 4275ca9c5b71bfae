/** Rows of translation engines. */
import { Failure } from '../../http/failure.ts'
import type { TranslationEngineRow } from '../../storage/schema/translation-tables.ts'
import type { Db } from '../../storage/store.ts'

/** Engines that need no service and are always there. */
export const builtInEngines = [
  { id: 'memory', kind: 'memory', title: 'Memory' },
  { id: 'pseudo', kind: 'pseudo', title: 'Pseudo-translation' },
] as const

export const isBuiltIn = (id: string): boolean => builtInEngines.some((engine) => engine.id === id)

const oneEngine = (db: Db, organization: string, id: string) =>
  db
    .selectFrom('translation_engines')
    .selectAll()
    .where('organization', '=', organization)
    .where('id', '=', id)

export const findEngine = (...one: Parameters<typeof oneEngine>): Promise<TranslationEngineRow | undefined> =>
  oneEngine(...one).executeTakeFirst()

/** `findEngine`, locked: others that change or remove the engine wait until the transaction ends. */
export const lockEngine = (...one: Parameters<typeof oneEngine>): Promise<TranslationEngineRow | undefined> =>
  oneEngine(...one)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Fails, naming the field, unless a translation of the organization can use the engine. */
export const requireEngine = async (db: Db, organization: string, id: string): Promise<void> => {
  if (isBuiltIn(id) || (await findEngine(db, organization, id))) return
  const message = 'There is no such translation engine.'
  throw new Failure('bad-content', message, { details: [{ path: 'body.engine', message }] })
}
