/** Translations in API responses. */
import type { RichTextDocument } from '../../../contract/documents/schemas.ts'
import type { Translation } from '../../../contract/translations/schemas.ts'
import type { Context } from '../../context.ts'
import type { ShownTranslation } from './translations.queries.ts'

/** Characters that runs may send to the engine: in one run, and in a month unless a translation has its own limit. */
export const defaultLimits = { charactersPerRun: 2_000_000, charactersPerMonth: 2_000_000 } as const

/** The beginning of the month of a time, UTC. */
export const monthOf = (now: string): string => `${now.slice(0, 7)}-01T00:00:00.000Z`

const numberOrNull = (value: number | null): number | null => (value === null ? null : Number(value))

type FrozenColumns = Pick<
  ShownTranslation,
  'source_deleted' | 'source_exists' | 'result_deleted' | 'result_exists' | 'result_space'
>

/** Why it cannot run; undefined if it can. */
export const frozenBecause = (row: FrozenColumns): Translation['frozen'] => {
  if (Number(row.source_exists) === 0 || row.source_deleted !== null) return 'source-deleted'
  if (row.result_space !== null && (Number(row.result_exists) === 0 || row.result_deleted !== null))
    return 'result-deleted'
  return undefined
}

const statusOf = ({ run, run_state, last_run }: ShownTranslation): Translation['status'] =>
  run === null
    ? last_run === null
      ? 'pending'
      : 'completed'
    : run_state === 'running'
      ? 'running'
      : 'pending'

export const countsOf = (
  row: Readonly<Record<'missing' | 'machine' | 'edited' | 'reviewed' | 'stale', number>>,
): Translation['units'] => ({
  missing: Number(row.missing),
  machine: Number(row.machine),
  edited: Number(row.edited),
  reviewed: Number(row.reviewed),
  stale: Number(row.stale),
})

const resultOf = (row: ShownTranslation): Pick<Translation, 'result'> =>
  row.result_space === null || row.result_revision === null
    ? {}
    : {
        result: {
          space: row.result_space,
          language: row.language as Translation['language'],
          revision: row.result_revision,
          ...(row.change_request !== null &&
            (row.change_status === 'draft' || row.change_status === 'open') && {
              changeRequest: row.change_request,
            }),
        },
      }

const runsOf = (row: ShownTranslation): Pick<Translation, 'progress' | 'lastRun'> => ({
  ...(row.run !== null && {
    progress: {
      run: row.run,
      pagesDone: Number(row.run_pages_done ?? 0),
      pagesTotal: Number(row.run_pages_total ?? 0),
    },
  }),
  ...(row.last_run !== null &&
    row.last_outcome !== null &&
    row.last_finished_at !== null && {
      lastRun: {
        ...{ id: row.last_run, outcome: row.last_outcome, finishedAt: row.last_finished_at },
        ...(row.last_message !== null && { message: row.last_message }),
      },
    }),
})

/** `mayEdit`: whether the caller administers the organization. */
export const translationView = (ctx: Context, row: ShownTranslation, mayEdit: boolean): Translation => {
  const frozen = frozenBecause(row)
  return {
    object: 'translation',
    id: row.id,
    status: statusOf(row),
    source: { space: row.source_space, language: row.source_language as Translation['language'] },
    language: row.language as Translation['language'],
    instructions: JSON.parse(row.instructions) as RichTextDocument,
    ...resultOf(row),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    stats: {
      runs: Number(row.runs),
      totalWords: Number(row.total_words),
      totalPages: Number(row.total_pages),
      totalDuration: Math.round(Number(row.total_milliseconds) / 1000),
      latestRunDuration: Math.round(Number(row.latest_milliseconds) / 1000),
      latestPages: Number(row.latest_pages),
      latestWords: Number(row.latest_words),
    },
    permissions: { view: true, edit: mayEdit },
    urls: ctx.addresses.translation(row.organization, row.id),
    engine: row.engine,
    delivery: row.delivery,
    autoRun: Number(row.auto_run) === 1,
    limits: {
      charactersPerRun: numberOrNull(row.characters_per_run),
      charactersPerMonth: numberOrNull(row.characters_per_month),
    },
    charactersThisMonth: Number(row.month_characters),
    titles: {
      ...(row.source_title !== null && { source: row.source_title }),
      ...(row.result_title !== null && { result: row.result_title }),
    },
    units: countsOf(row),
    ...runsOf(row),
    ...(frozen !== undefined && { frozen }),
  }
}
