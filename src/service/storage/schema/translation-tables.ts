/**
 * Tables of translations. The text that readers see is that of the result space; units repeat source and target, so
 * that lists, counts and searches read no documents.
 */
import type { Selectable } from 'kysely'

type Flag = 0 | 1
type Text = string
type Time = string
type JsonText = string
type State = 'missing' | 'machine' | 'edited' | 'reviewed' | 'stale'

/** Numbers of units by state. */
type CountColumns = { readonly [name in State]: number }

interface TranslationTable extends CountColumns {
  id: Text
  organization: Text
  source_space: Text
  source_language: Text
  language: Text
  /** Null until the first run creates it. */
  result_space: Text | null
  /** `pseudo`, `memory`, or the id of an engine. */
  engine: Text
  delivery: 'automatic' | 'change-request'
  auto_run: Flag
  characters_per_run: number | null
  characters_per_month: number | null
  instructions: JsonText
  /** The run that is queued or running; null if there is none. */
  run: Text | null
  /** Whether another run follows that one. */
  run_again: Flag
  last_run: Text | null
  /** The revision of the source that main of the result was made from. */
  source_revision: Text | null
  /** The last revision that a run wrote to main of the result. */
  result_revision: Text | null
  /** The change request that runs extend, and the revision of the source that it was made from. */
  change_request: Text | null
  change_source_revision: Text | null
  /** The contents that units were read from last: roots of the source and of the result. */
  seen_source: Text | null
  seen_result: Text | null
  runs: number
  total_words: number
  total_pages: number
  total_milliseconds: number
  latest_milliseconds: number
  latest_pages: number
  latest_words: number
  created_by: Text
  created_at: Time
  updated_at: Time
}

interface TranslationPageTable extends CountColumns {
  translation: Text
  /** The id of a page, or of reusable content. */
  page: Text
  /** In reading order. */
  position: number
  title: Text
  path: Text
  /** Identifies the source that its units were read from. */
  source_hash: Text
  /** Identifies the result that its units were compared with; null without one. */
  result_hash: Text | null
  /** Words of the source. */
  words: number
  errors: number
  warnings: number
}

interface TranslationUnitTable {
  translation: Text
  page: Text
  /** `KEY` or `KEY:SLOT`. */
  unit: Text
  /** In its page. */
  position: number
  kind: Text
  block_key: Text | null
  block_type: Text | null
  label: Text
  /** Tagged text. */
  source: Text
  source_hash: Text
  /** `Tag[]` of `content/translation/tagged-text.ts`. */
  tags: JsonText
  words: number
  /** Tagged text; null while it is missing. */
  target: Text | null
  /** The source that the target was made from; null without a target. */
  base_source: Text | null
  base_hash: Text | null
  /** Over the text of its block in the result, as last written or read. One that differs was edited there. */
  written_hash: Text | null
  /** The state if the source had not changed. */
  held: 'missing' | 'machine' | 'edited' | 'reviewed'
  state: State
  minor: Flag
  origin: 'machine' | 'memory' | 'person' | 'import' | null
  person: Text | null
  at: Time | null
  /**
   * What a run made of the source with this hash: it becomes the target with the next delivery, unless a person wrote
   * the target; then it is offered.
   */
  suggestion: Text | null
  suggestion_hash: Text | null
  suggestion_origin: 'machine' | 'memory' | null
  suggestion_reviewed: Flag
  checks: JsonText
  errors: number
  warnings: number
  /** Why the last run left it missing. */
  problem: Text | null
  /** Whether the glossary changed in a way that concerns it: the next run redoes it. */
  redo: Flag
  /** Increases with every change: a run leaves units alone that changed while it was going on. */
  version: number
  /** Source and target in lower case. */
  search: Text
}

interface TranslationRunTable {
  id: Text
  translation: Text
  organization: Text
  cause: 'manual' | 'automatic' | 'glossary'
  state: 'queued' | 'running' | 'finished'
  outcome: 'done' | 'partial' | 'cancelled' | 'failed' | null
  message: Text | null
  /** '' if nobody asked for it. */
  person: Text
  engine: Text
  job: Text
  created_at: Time
  started_at: Time | null
  finished_at: Time | null
  pages_done: number
  pages_total: number
  translated: number
  from_memory: number
  failed: number
  kept: number
  words: number
  characters: number
  revision: Text | null
  change_request: Text | null
  /** Results by page, and pages that the source no longer has. */
  pages: JsonText
  removed: JsonText
}

interface TranslationMemoryTable {
  organization: Text
  /** `SOURCE>TARGET` languages. */
  pair: Text
  source_hash: Text
  /** Over the sources before and after it. */
  context_hash: Text
  source: Text
  target: Text
  length: number
  reviewed: Flag
  used_at: Time
  /** The translation that it comes from; '' if unknown. */
  translation: Text
}

interface GlossaryEntryTable {
  id: Text
  organization: Text
  translations: JsonText
  do_not_translate: Flag
  forbidden: JsonText
  note: Text | null
  /** All terms in lower case. */
  search: Text
  created_at: Time
  updated_at: Time
}

interface TranslationEngineTable {
  id: Text
  organization: Text
  kind: 'libretranslate' | 'deepl' | 'chat'
  title: Text
  url: Text | null
  model: Text | null
  /** Sealed. */
  key: Text | null
  created_at: Time
  updated_at: Time
}

export interface TranslationTables {
  translations: TranslationTable
  translation_pages: TranslationPageTable
  translation_units: TranslationUnitTable
  translation_runs: TranslationRunTable
  translation_memory: TranslationMemoryTable
  glossary_entries: GlossaryEntryTable
  translation_engines: TranslationEngineTable
}

/** Tables whose rows belong to a translation and are deleted with it. */
export const translationTables = [
  'translation_units',
  'translation_pages',
  'translation_runs',
] as const satisfies readonly (keyof TranslationTables)[]

export type TranslationRow = Selectable<TranslationTable>
export type TranslationPageRow = Selectable<TranslationPageTable>
export type TranslationUnitRow = Selectable<TranslationUnitTable>
export type TranslationRunRow = Selectable<TranslationRunTable>
export type TranslationMemoryRow = Selectable<TranslationMemoryTable>
export type GlossaryEntryRow = Selectable<GlossaryEntryTable>
export type TranslationEngineRow = Selectable<TranslationEngineTable>
