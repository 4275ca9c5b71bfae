/** The installation in words: checks, kinds of jobs, durations. */
import type { HealthCheck, InstallationJob } from '../../../client/types.gen.ts'
import type { Tone } from '../../ui/badge.tsx'

export const checkLabels: Readonly<Record<HealthCheck['id'], string>> = {
  database: 'Database',
  schema: 'Database version',
  disk: 'Disk space',
  files: 'Files',
  backups: 'Backups',
  copies: 'Backup copies',
  jobs: 'Background work',
  search: 'Search index',
  encryption: 'Encryption',
  proxy: 'Proxy',
  caches: 'Shared caches',
}

export const jobStateLabels: Readonly<
  Record<InstallationJob['state'], { readonly label: string; readonly tone: Tone }>
> = {
  pending: { label: 'Waiting', tone: 'plain' },
  running: { label: 'Running', tone: 'accent' },
  done: { label: 'Done', tone: 'moss' },
  failed: { label: 'Failed', tone: 'rust' },
  cancelled: { label: 'Canceled', tone: 'plain' },
}

const kindLabels: Readonly<Record<string, string>> = {
  import: 'Import',
  export: 'Export',
  pdf: 'PDF',
  replacement: 'Find and replace',
  purge: 'Purge of shared caches',
  'api-spec': 'API specification',
  'read-conversations': 'Reading of conversations',
  'cluster-issues': 'Grouping of issues',
  'describe-clusters': 'Description of issues',
  translation: 'Translation run',
  'translations-glossary': 'Glossary change',
  'sign-on-trial': 'End of a single sign-on trial',
  'planned-merge': 'Planned merge',
  sweep: 'Cleanup',
  backup: 'Backup',
}

/** A kind that only a newer service knows is shown by its name. */
export const kindLabel = (kind: string): string => kindLabels[kind] ?? kind

/** The progress of a running job; undefined while the amount of work is unknown. */
export const progressText = ({
  state,
  progress,
  total,
}: Pick<InstallationJob, 'state' | 'progress' | 'total'>): string | undefined =>
  state === 'running' && total > 0 ? `${Math.floor((progress / total) * 100)}%` : undefined

/** `0.4 ms`, `12 ms`, `1.25 s`, `2,140 s`. */
export const durationText = (milliseconds: number): string => {
  const [value, unit] = milliseconds < 1000 ? [milliseconds, 'ms'] : [milliseconds / 1000, 's']
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2
  return `${value.toLocaleString('en', { maximumFractionDigits: digits })}\u00a0${unit}`
}

/** `listChangeRequests` as `List change requests`. */
export const operationLabel = (operation: string): string => {
  const words = operation.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase()
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
