/** Translations: their units, runs and memory, the glossary and the engines. */
import type { Db } from '../store.ts'
import type { ColumnTypes } from '../sql.ts'

export const up = async (db: Db, types: ColumnTypes): Promise<void> => {
  await addTranslations(db, types)
  await addUnits(db, types)
  await addRuns(db, types)
  await addMemory(db, types)
  await addEngines(db, types)
}

const states = ['missing', 'machine', 'edited', 'reviewed', 'stale'] as const

const addTranslations = async ({ schema }: Db, { text, integer }: ColumnTypes): Promise<void> => {
  let table = schema
    .createTable('translations')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('organization', text, (c) => c.notNull())
    .addColumn('source_space', text, (c) => c.notNull())
    .addColumn('source_language', text, (c) => c.notNull())
    .addColumn('language', text, (c) => c.notNull())
    .addColumn('result_space', text)
    .addColumn('engine', text, (c) => c.notNull())
    .addColumn('delivery', text, (c) => c.notNull())
    .addColumn('auto_run', integer, (c) => c.notNull())
    .addColumn('characters_per_run', integer)
    .addColumn('characters_per_month', integer)
    .addColumn('instructions', text, (c) => c.notNull())
    .addColumn('run', text)
    .addColumn('run_again', integer, (c) => c.notNull())
    .addColumn('last_run', text)
    .addColumn('source_revision', text)
    .addColumn('result_revision', text)
    .addColumn('change_request', text)
    .addColumn('change_source_revision', text)
    .addColumn('seen_source', text)
    .addColumn('seen_result', text)
  const numbers = ['runs', 'total_words', 'total_pages', 'total_milliseconds', 'latest_milliseconds']
  for (const name of [...numbers, 'latest_pages', 'latest_words', ...states])
    table = table.addColumn(name, integer, (c) => c.notNull().defaultTo(0))
  await table
    .addColumn('created_by', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('updated_at', text, (c) => c.notNull())
    .addUniqueConstraint('translations_pair', ['source_space', 'language'])
    .execute()
  await schema
    .createIndex('translations_by_organization')
    .on('translations')
    .columns(['organization', 'id'])
    .execute()
  await schema.createIndex('translations_by_result').on('translations').columns(['result_space']).execute()
}

const addUnits = async ({ schema }: Db, { text, integer }: ColumnTypes): Promise<void> => {
  let pages = schema
    .createTable('translation_pages')
    .addColumn('translation', text, (c) => c.notNull())
    .addColumn('page', text, (c) => c.notNull())
    .addColumn('position', integer, (c) => c.notNull())
    .addColumn('title', text, (c) => c.notNull())
    .addColumn('path', text, (c) => c.notNull())
    .addColumn('source_hash', text, (c) => c.notNull())
    .addColumn('result_hash', text)
    .addColumn('words', integer, (c) => c.notNull())
  for (const name of [...states, 'errors', 'warnings'])
    pages = pages.addColumn(name, integer, (c) => c.notNull())
  await pages.addPrimaryKeyConstraint('translation_pages_key', ['translation', 'page']).execute()
  await schema
    .createTable('translation_units')
    .addColumn('translation', text, (c) => c.notNull())
    .addColumn('page', text, (c) => c.notNull())
    .addColumn('unit', text, (c) => c.notNull())
    .addColumn('position', integer, (c) => c.notNull())
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('block_key', text)
    .addColumn('block_type', text)
    .addColumn('label', text, (c) => c.notNull())
    .addColumn('source', text, (c) => c.notNull())
    .addColumn('source_hash', text, (c) => c.notNull())
    .addColumn('tags', text, (c) => c.notNull())
    .addColumn('words', integer, (c) => c.notNull())
    .addColumn('target', text)
    .addColumn('base_source', text)
    .addColumn('base_hash', text)
    .addColumn('written_hash', text)
    .addColumn('held', text, (c) => c.notNull())
    .addColumn('state', text, (c) => c.notNull())
    .addColumn('minor', integer, (c) => c.notNull())
    .addColumn('origin', text)
    .addColumn('person', text)
    .addColumn('at', text)
    .addColumn('suggestion', text)
    .addColumn('suggestion_hash', text)
    .addColumn('suggestion_origin', text)
    .addColumn('suggestion_reviewed', integer, (c) => c.notNull())
    .addColumn('checks', text, (c) => c.notNull())
    .addColumn('errors', integer, (c) => c.notNull())
    .addColumn('warnings', integer, (c) => c.notNull())
    .addColumn('problem', text)
    .addColumn('redo', integer, (c) => c.notNull())
    .addColumn('version', integer, (c) => c.notNull())
    .addColumn('search', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('translation_units_key', ['translation', 'page', 'unit'])
    .execute()
  // Lists are in reading order: pages by position, and in each its units.
  await schema
    .createIndex('translation_pages_in_order')
    .on('translation_pages')
    .columns(['translation', 'position', 'page'])
    .execute()
  await schema
    .createIndex('translation_units_in_order')
    .on('translation_units')
    .columns(['translation', 'page', 'position', 'unit'])
    .execute()
  await schema
    .createIndex('translation_units_by_state')
    .on('translation_units')
    .columns(['translation', 'state'])
    .execute()
  await schema
    .createIndex('translation_units_by_source')
    .on('translation_units')
    .columns(['translation', 'source_hash'])
    .execute()
}

const addRuns = async ({ schema }: Db, { text, integer }: ColumnTypes): Promise<void> => {
  let runs = schema
    .createTable('translation_runs')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('translation', text, (c) => c.notNull())
    .addColumn('organization', text, (c) => c.notNull())
    .addColumn('cause', text, (c) => c.notNull())
    .addColumn('state', text, (c) => c.notNull())
    .addColumn('outcome', text)
    .addColumn('message', text)
    .addColumn('person', text, (c) => c.notNull())
    .addColumn('engine', text, (c) => c.notNull())
    .addColumn('job', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('started_at', text)
    .addColumn('finished_at', text)
  const numbers = ['pages_done', 'pages_total', 'translated', 'from_memory', 'failed', 'kept', 'words']
  for (const name of [...numbers, 'characters'])
    runs = runs.addColumn(name, integer, (c) => c.notNull().defaultTo(0))
  await runs
    .addColumn('revision', text)
    .addColumn('change_request', text)
    .addColumn('pages', text, (c) => c.notNull())
    .addColumn('removed', text, (c) => c.notNull())
    .execute()
  await schema
    .createIndex('translation_runs_by_translation')
    .on('translation_runs')
    .columns(['translation', 'created_at', 'id'])
    .execute()
}

const addMemory = async ({ schema }: Db, { text, integer }: ColumnTypes): Promise<void> => {
  await schema
    .createTable('translation_memory')
    .addColumn('organization', text, (c) => c.notNull())
    .addColumn('pair', text, (c) => c.notNull())
    .addColumn('source_hash', text, (c) => c.notNull())
    .addColumn('context_hash', text, (c) => c.notNull())
    .addColumn('source', text, (c) => c.notNull())
    .addColumn('target', text, (c) => c.notNull())
    .addColumn('length', integer, (c) => c.notNull())
    .addColumn('reviewed', integer, (c) => c.notNull())
    .addColumn('used_at', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('translation_memory_key', [
      'organization',
      'pair',
      'source_hash',
      'context_hash',
    ])
    .execute()
  await schema
    .createIndex('translation_memory_by_length')
    .on('translation_memory')
    .columns(['organization', 'pair', 'length'])
    .execute()
}

const addEngines = async ({ schema }: Db, { text, integer }: ColumnTypes): Promise<void> => {
  await schema
    .createTable('glossary_entries')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('organization', text, (c) => c.notNull())
    .addColumn('translations', text, (c) => c.notNull())
    .addColumn('do_not_translate', integer, (c) => c.notNull())
    .addColumn('forbidden', text, (c) => c.notNull())
    .addColumn('note', text)
    .addColumn('search', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('updated_at', text, (c) => c.notNull())
    .execute()
  await schema
    .createIndex('glossary_entries_by_organization')
    .on('glossary_entries')
    .columns(['organization', 'created_at', 'id'])
    .execute()
  await schema
    .createTable('translation_engines')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('organization', text, (c) => c.notNull())
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('title', text, (c) => c.notNull())
    .addColumn('url', text)
    .addColumn('model', text)
    .addColumn('key', text)
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('updated_at', text, (c) => c.notNull())
    .addUniqueConstraint('translation_engines_title', ['organization', 'title'])
    .execute()
}
