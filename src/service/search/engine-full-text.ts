import type { Engine } from '../storage/store.ts'
import { postgresText } from './postgres-text.ts'
import { sqliteText } from './sqlite-text.ts'
import type { FullText } from './full-text.ts'

export const fullText = (engine: Engine): FullText => (engine === 'postgres' ? postgresText : sqliteText)
