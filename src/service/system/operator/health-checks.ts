/** What an operator should know or repair, as a sentence for each check. Pure: the facts are passed in. */
import type { HealthCheck } from '../../../contract/system/installation-schemas.ts'
import type { Config } from '../../config.ts'

/** How a request arrived. */
export interface Arrival {
  /** From whom, as far as trusted proxies tell. */
  readonly address: string
  /** `X-Forwarded-For` and `X-Forwarded-Proto`, whether they are trusted or not. */
  readonly forwardedFor: string | undefined
  readonly forwardedProto: string | undefined
  /** Whether `TRUST_PROXY` is set. */
  readonly trusts: boolean
}

export interface HealthFacts {
  /** Why the database does not accept changes. */
  readonly unwritable: string | undefined
  /** Why this program does not fit the database. */
  readonly unknownSchema: string | undefined
  readonly schemaVersion: number
  /** Of the data folder's disk; undefined if unknown. */
  readonly freeBytes: number | undefined
  /** Where large files are kept, and what is wrong with an object storage. */
  readonly files: 'store' | { readonly problem: string | undefined }
  readonly backups: 'off' | 'on'
  /** When a backup was last proved by a rehearsal. */
  readonly provedSeconds: number | undefined
  /** Of copies in an object storage; undefined if none are made. */
  readonly copies:
    | {
        /** What is wrong with the storage. */
        readonly problem: string | undefined
        /** Why the last backup was not copied. */
        readonly lastError: string | undefined
        /** Whether the secret in them is encrypted. */
        readonly sealed: boolean
        readonly copiedSeconds: number | undefined
      }
    | undefined
  /** How long the pending job has waited that became due first. */
  readonly oldestJobSeconds: number | undefined
  readonly spacesBehind: number
  readonly behindSeconds: number | undefined
  readonly baseUrl: string
  /** Of the request that asks; undefined on the command line. */
  readonly arrival: Arrival | undefined
  /** Of shared caches of sites: whether they are told of changes, and since when they have not been. */
  readonly caches: 'off' | 'on'
  readonly unpurgedSeconds: number | undefined
}

/** From here on background work and the search index are late. */
export const lateSeconds = 600
export const scarceBytes = 1_000_000_000
/** Too little for a transaction with a large file, or for the copy before a migration. */
export const spentBytes = 100_000_000

/** A daily backup that was neither proved nor followed by a proved one. */
export const unprovedSeconds = 2 * 24 * 3600

type Result = Omit<HealthCheck, 'id'>

const ok = (message: string): Result => ({ state: 'ok', message })
const warning = (message: string): Result => ({ state: 'warning', message })
const failed = (message: string): Result => ({ state: 'failed', message })

const sizeText = (bytes: number): string =>
  bytes < 1e9
    ? `${Math.floor(bytes / 1e6)} MB`
    : `${(bytes / 1e9).toLocaleString('en', { maximumFractionDigits: 1 })} GB`
const minutes = (seconds: number): string => `${Math.floor(seconds / 60).toLocaleString('en')} minutes`
const spaces = (count: number): string => (count === 1 ? '1 space' : `${count.toLocaleString('en')} spaces`)

/** Says that people connect without encryption, and what to do; undefined if they do not, or only on this machine. */
export const encryptionProblem = ({ baseUrl }: Pick<Config, 'baseUrl'>): string | undefined =>
  baseUrl.startsWith('http:') && !/^http:\/\/(localhost|127\.|\[::1\])/.test(baseUrl)
    ? 'The connection is not encrypted. Put a TLS proxy in front and set BASE_URL to its https URL.'
    : undefined

const disk = (freeBytes: number | undefined): Result => {
  if (freeBytes === undefined) return warning('The system does not tell how much disk space is free.')
  const free = sizeText(freeBytes)
  if (freeBytes < spentBytes)
    return failed(`Only ${free} are free on the disk of the data folder. Free up space now.`)
  if (freeBytes < scarceBytes)
    return warning(`Only ${free} are free on the disk of the data folder. Free up space before it is full.`)
  return ok(`${free} are free on the disk of the data folder.`)
}

const files = (where: HealthFacts['files']): Result => {
  if (where === 'store') return ok('Files are kept in the database.')
  return where.problem === undefined
    ? ok('Large files are kept in the object storage, which answers.')
    : failed(where.problem)
}

const backups = (state: 'off' | 'on', proved: number | undefined): Result => {
  if (state === 'off')
    return warning(
      'Backups are off. Set BACKUP_DIR to a folder for them, or BACKUP_S3_ENDPOINT, then restart Recto.',
    )
  if (proved === undefined)
    return warning('No backup has passed its test yet. Start one, or wait for the next.')
  if (proved > unprovedSeconds)
    return warning(
      `No backup has passed its test for ${Math.floor(proved / 86_400)} days. Look at the error of the last one.`,
    )
  return ok('A backup passed its test in the last two days.')
}

const copies = ({
  problem,
  lastError,
  sealed,
  copiedSeconds: copied,
}: NonNullable<HealthFacts['copies']>): Result => {
  if (problem !== undefined) return failed(problem)
  if (lastError !== undefined) return warning(`The last backup was not copied. ${lastError}`)
  if (copied === undefined)
    return warning('No backup has been copied to the object storage yet. Start one, or wait for the next.')
  if (copied > unprovedSeconds)
    return warning(
      `No backup has been copied to the object storage for ${Math.floor(copied / 86_400)} days. Look at the error of the last one.`,
    )
  if (!sealed)
    return warning(
      'Copies of backups leave this machine with the secret in plain text. Set BACKUP_PASSPHRASE, then restart Recto.',
    )
  return ok('A backup was copied to the object storage in the last two days.')
}

const jobs = (oldest: number | undefined): Result =>
  oldest !== undefined && oldest > lateSeconds
    ? warning(
        `Background work has waited for ${minutes(oldest)}. Check that a process with ROLE=all or ROLE=worker runs, and that no job blocks the others.`,
      )
    : ok('Background work is up to date.')

const search = (behind: number, seconds: number | undefined): Result => {
  if (behind === 0) return ok('The search index is up to date.')
  if (seconds === undefined || seconds <= lateSeconds)
    return ok(`The search index is being updated for ${spaces(behind)}.`)
  return warning(
    `The search index of ${spaces(behind)} is ${minutes(seconds)} behind. Look for “search index” in the log.`,
  )
}

const encryption = (problem: string | undefined): Result =>
  problem === undefined ? ok('Connections are encrypted, or stay on this machine.') : warning(problem)

const listed = (header: string): readonly string[] => header.split(',').map((entry) => entry.trim())

/** Without the address of each person, limits per address count all people as one. */
const proxy = ({ address, forwardedFor, forwardedProto, trusts }: Arrival, baseUrl: string): Result => {
  if (forwardedFor === undefined)
    return trusts
      ? warning(
          'TRUST_PROXY is set, but this request has no X-Forwarded-For header. Have the proxy send it: otherwise everyone seems to have the address of the proxy.',
        )
      : ok('Requests arrive directly.')
  if (!listed(forwardedFor).includes(address))
    return warning(
      `This request came through a proxy at ${address}, which is not trusted, so everyone seems to have that address. Add it to TRUST_PROXY, then restart Recto.`,
    )
  if (baseUrl.startsWith('https:') && forwardedProto !== undefined && listed(forwardedProto)[0] !== 'https')
    return warning(
      'The proxy received this request without encryption. Have it redirect to https, or send X-Forwarded-Proto correctly.',
    )
  return ok('The proxy is trusted, and tells who sends a request.')
}

/** From here on shared caches should have been told of a change. */
export const unpurgedSeconds = 120

const caches = (seconds: number | undefined): Result =>
  seconds !== undefined && seconds > unpurgedSeconds
    ? warning(
        `Shared caches have not been told of changes for ${minutes(seconds)}, so readers may see old pages. Check SITES_CDN_PURGE_URL and the errors of “purge” jobs.`,
      )
    : ok('Shared caches know what has changed.')

export const healthChecks = (facts: HealthFacts): HealthCheck[] => [
  {
    id: 'database',
    ...(facts.unwritable === undefined
      ? ok('The database answers and accepts changes.')
      : failed(facts.unwritable)),
  },
  {
    id: 'schema',
    ...(facts.unknownSchema === undefined
      ? ok(`The database has version ${facts.schemaVersion}, which this program knows.`)
      : failed(facts.unknownSchema)),
  },
  { id: 'disk', ...disk(facts.freeBytes) },
  { id: 'files', ...files(facts.files) },
  { id: 'backups', ...backups(facts.backups, facts.provedSeconds) },
  ...(facts.copies === undefined ? [] : [{ id: 'copies' as const, ...copies(facts.copies) }]),
  { id: 'jobs', ...jobs(facts.oldestJobSeconds) },
  { id: 'search', ...search(facts.spacesBehind, facts.behindSeconds) },
  { id: 'encryption', ...encryption(encryptionProblem(facts)) },
  ...(facts.arrival === undefined ? [] : [{ id: 'proxy' as const, ...proxy(facts.arrival, facts.baseUrl) }]),
  ...(facts.caches === 'off' ? [] : [{ id: 'caches' as const, ...caches(facts.unpurgedSeconds) }]),
]
