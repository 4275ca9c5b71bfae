/** Translations: their units, runs and memory, the glossary and the engines. */
import type { Db } from '../store.ts'
import type { ColumnTypes } from '../sql.ts'

export const up = async (_db: Db, _types: ColumnTypes): Promise<void> => undefined
