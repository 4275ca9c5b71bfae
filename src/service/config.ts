/** Settings of the program, read from the environment once. Only `main.ts` and `cli.ts` call this. */
import { readFileSync } from 'node:fs'
import { isAbsolute, resolve } from 'node:path'
import type { S3Bucket } from './storage/files/s3-requests.ts'

const roles = ['all', 'web', 'worker'] as const
/** `web` serves requests, `worker` runs background work, `all` does both. */
type ProcessRole = (typeof roles)[number]

export interface Config {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  /** Connections of this process to PostgreSQL. */
  readonly databasePool: number
  /** Whether statements are prepared under a name on the server; poolers in transaction mode may not allow it. */
  readonly databasePrepare: boolean
  /** Seconds after which the server ends a statement, or a transaction that waits for this process; 0 for none. */
  readonly databaseTimeout: number
  /** A direct connection for LISTEN, which a pooler in transaction mode cannot serve. */
  readonly databaseListenUrl: string | undefined
  /** Without a trailing slash. */
  readonly baseUrl: string
  readonly sitesUrl: string
  readonly sitesPort: number
  /** Whether shared caches in front of the sites' origin may keep public sites. */
  readonly sitesCdn: boolean
  /** Where shared caches are told what they must no longer keep. */
  readonly sitesCdnPurge: PurgeHook | undefined
  /** The origin of the public endpoints of integrations; `*.` in front of its host gives each its own. */
  readonly integrationsUrl: string
  readonly integrationsPort: number
  /** Whether integrations may be developed on this machine: their events are sent to its loopback address. */
  readonly integrationDevLoopback: boolean
  /** Private `host:port` addresses that outgoing requests may reach. */
  readonly outgoingAllow: readonly string[]
  /** Domains of sites that need no verification: `docs.intranet`, or `*.intranet` for all below it. */
  readonly trustedHostnames: readonly string[]
  readonly secret: string | undefined
  /** The port of `/metrics`, if it has one, and the address that it listens on. */
  readonly metricsPort: number | undefined
  readonly metricsHost: string
  /** Who sends it reads `/metrics` on the API's port. */
  readonly metricsToken: string | undefined
  /** Addresses of proxies whose forwarded headers are trusted. */
  readonly trustProxy: readonly string[]
  /** The bucket of large files; undefined: they are in the database. */
  readonly files: S3Bucket | undefined
  /** The folder of scheduled backups; undefined: none are made. */
  readonly backupDir: string | undefined
  /** When a backup is made each day: `HH:MM`, UTC. */
  readonly backupAt: string
  readonly backupKeep: BackupKeep
  /** Where backups are copied to; undefined: nowhere. */
  readonly backupBucket: BackupBucket | undefined
  /** Encrypts the secret in backups. */
  readonly backupPassphrase: string | undefined
  readonly adminEmail: string | undefined
  readonly adminPassword: string | undefined
  readonly adminToken: string | undefined
  readonly logLevel: string
  /** Requests per minute from one token or address; 0 disables the limit. */
  readonly rateLimit: number
  readonly role: ProcessRole
  /** Processes behind one address, among which limits that are counted in memory are divided. */
  readonly processes: number
  /** Checks every response against the contract; for tests and development. */
  readonly checkAnswers: boolean
}

/** The address of an adapter that purges shared caches, and what it knows this installation by. */
export interface PurgeHook {
  readonly url: string
  readonly token: string | undefined
}

/** A bucket of backups, and what the keys in it begin with: names with slashes between them, or nothing. */
export type BackupBucket = S3Bucket & { readonly prefix: string }

/** For how many of the last days, weeks and months with backups the newest backup of each is kept. */
export interface BackupKeep {
  readonly days: number
  readonly weeks: number
  readonly months: number
}

export class ConfigError extends Error {}

export type Environment = Readonly<Record<string, string | undefined>>

/** Minimum length of a token of the environment in characters. */
const shortestToken = 32

/** Minimum length of an installation's secret in characters. */
export const shortestSecret = 32

/** Minimum length of the passphrase of backups in characters. */
export const shortestPassphrase = 12

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/** The value of a variable, given directly or in the file that `NAME_FILE` names; undefined if it is not set. */
export const variable = (environment: Environment, name: string): string | undefined => {
  const direct = environment[name]
  const file = environment[`${name}_FILE`]
  if (direct !== undefined && file !== undefined) {
    throw new ConfigError(`${name} and ${name}_FILE are both set. Set only one of them.`)
  }
  if (file === undefined) return direct === '' ? undefined : direct
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    throw new ConfigError(`Cannot read ${file}, which ${name}_FILE points to.`)
  }
}

const integer = (name: string, text: string | undefined, fallback: number, max: number, min = 0): number => {
  if (text === undefined) return fallback
  if (/^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max) return Number(text)
  throw new ConfigError(`${name} is "${text}"; it must be a whole number from ${min} to ${max}.`)
}

const oneOf = <Value extends string>(
  name: string,
  text: string | undefined,
  values: readonly [Value, ...Value[]],
): Value => {
  const found = text === undefined ? values[0] : values.find((value) => value === text)
  if (found !== undefined) return found
  throw new ConfigError(`${name} is "${text}"; it must be one of ${values.join(', ')}.`)
}

const postgresUrl = (name: string, text: string | undefined, otherwise: string): string | undefined => {
  if (text === undefined || /^postgres(ql)?:\/\//.test(text)) return text
  throw new ConfigError(`${name} must start with postgres://. ${otherwise}`)
}

const origin = (name: string, text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '') return url.origin
  throw new ConfigError(
    `${name} is "${text}"; it must be a URL without a path, such as https://docs.example.org.`,
  )
}

/** An origin whose host may begin with `*.`. */
const wildcardOrigin = (name: string, text: string): string => {
  const plain = text.replace('://*.', '://')
  const found = origin(name, plain)
  return plain === text ? found : found.replace('://', '://*.')
}

const flag = (name: string, text: string | undefined, fallback: boolean): boolean => {
  if (text === undefined) return fallback
  if (text === '0' || text === '1') return text === '1'
  throw new ConfigError(`${name} is "${text}"; it must be 0 or 1.`)
}

const longToken = (name: string, text: string | undefined): string | undefined => {
  if (text === undefined || text.length >= shortestToken) return text
  throw new ConfigError(`${name} must have at least ${shortestToken} characters.`)
}

const listOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

const hostAndPort = (text: string): string => {
  if (/^[^\s:/]+:\d{1,5}$/.test(text)) return text.toLowerCase()
  throw new ConfigError(`OUTGOING_ALLOW contains "${text}"; each entry must be host:port.`)
}

const trustedHostname = (text: string): string => {
  if (/^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*$/i.test(text)) return text.toLowerCase()
  throw new ConfigError(
    `TRUSTED_HOSTNAMES contains "${text}"; each entry must be a domain such as docs.intranet or *.intranet.`,
  )
}

const absoluteFolder = (name: string, text: string | undefined): string | undefined => {
  if (text === undefined || isAbsolute(text)) return text && resolve(text)
  throw new ConfigError(`${name} is "${text}"; it must be an absolute path, such as /var/backups/recto.`)
}

const timeOfDay = (name: string, text: string): string => {
  if (/^([01]\d|2[0-3]):[0-5]\d$/.test(text)) return text
  throw new ConfigError(`${name} is "${text}"; it must be a time of day in UTC, such as 03:00.`)
}

const backupKeep = (text: string): BackupKeep => {
  const [days = 0, weeks = 0, months = 0] = text.split(',').map(Number)
  if (/^\d{1,3}(,\d{1,3}){2}$/.test(text) && days > 0) return { days, weeks, months }
  throw new ConfigError(
    `BACKUP_KEEP is "${text}"; it must be numbers of days, weeks and months, such as 7,4,12, with at least one day.`,
  )
}

const passphrase = (text: string | undefined): string | undefined => {
  if (text === undefined || text.length >= shortestPassphrase) return text
  throw new ConfigError(`BACKUP_PASSPHRASE must have at least ${shortestPassphrase} characters.`)
}

/** The names of buckets, which also have to be parts of host names and paths. */
const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/

/** The bucket that `PREFIX_ENDPOINT` and the settings beside it name; undefined if none is set. */
const s3Bucket = (get: (name: string) => string | undefined, prefix: string): S3Bucket | undefined => {
  const nameOf = (name: string) => `${prefix}_${name}`
  const endpoint = get(nameOf('ENDPOINT'))
  const required = (name: string): string => {
    const value = get(nameOf(name))
    if (value !== undefined) return value
    throw new ConfigError(`${nameOf('ENDPOINT')} needs ${nameOf(name)}. Set it, or unset both.`)
  }
  if (endpoint === undefined) {
    const alone = ['BUCKET', 'ACCESS_KEY', 'SECRET_KEY'].find((name) => get(nameOf(name)) !== undefined)
    if (alone === undefined) return undefined
    throw new ConfigError(`${nameOf(alone)} needs ${nameOf('ENDPOINT')}. Set it, or unset both.`)
  }
  const bucket = required('BUCKET')
  if (!bucketName.test(bucket))
    throw new ConfigError(
      `${nameOf('BUCKET')} is "${bucket}"; it must be the name of a bucket: 3 to 63 lower-case letters, digits, dots and hyphens.`,
    )
  return {
    endpoint: origin(nameOf('ENDPOINT'), endpoint),
    bucket,
    region: get(nameOf('REGION')) ?? 'us-east-1',
    accessKey: required('ACCESS_KEY'),
    secretKey: required('SECRET_KEY'),
    virtualHost: flag(nameOf('VIRTUAL_HOST'), get(nameOf('VIRTUAL_HOST')), false),
  }
}

const keyPrefix = (name: string, text: string): string => {
  const parts = text.replace(/\/$/, '').split('/')
  const isName = (part: string) => /^[A-Za-z0-9._-]{1,100}$/.test(part) && !/^\.{1,2}$/.test(part)
  if (text === '' || (parts.length <= 8 && parts.every(isName))) return parts.join('/')
  throw new ConfigError(
    `${name} is "${text}"; it must be names of letters, digits, dots, hyphens and underscores with slashes between them, such as backups/recto.`,
  )
}

const backupS3 = 'BACKUP_S3'

/** The bucket of backups in the environment; undefined if none is set. */
export const readBackupBucket = (get: (name: string) => string | undefined): BackupBucket | undefined => {
  const bucket = s3Bucket(get, backupS3)
  const prefix = get(`${backupS3}_PREFIX`)
  if (bucket !== undefined) return { ...bucket, prefix: keyPrefix(`${backupS3}_PREFIX`, prefix ?? '') }
  if (prefix === undefined) return undefined
  throw new ConfigError(`${backupS3}_PREFIX needs ${backupS3}_ENDPOINT. Set it, or unset both.`)
}

/** Files have no prefix, so that backups beside them need one. */
const apartFrom = (
  files: S3Bucket | undefined,
  backups: BackupBucket | undefined,
): BackupBucket | undefined => {
  const isSame = files?.endpoint === backups?.endpoint && files?.bucket === backups?.bucket
  if (backups === undefined || !isSame || backups.prefix !== '') return backups
  throw new ConfigError(
    'BACKUP_S3_BUCKET is the bucket of FILES_S3_BUCKET. Use another one, best of another provider, or set BACKUP_S3_PREFIX.',
  )
}

const purgeHook = (
  url: string | undefined,
  token: string | undefined,
  sitesCdn: boolean,
): PurgeHook | undefined => {
  if (url === undefined) {
    if (token === undefined) return undefined
    throw new ConfigError('SITES_CDN_PURGE_TOKEN is set without SITES_CDN_PURGE_URL. Set both, or neither.')
  }
  if (!sitesCdn)
    throw new ConfigError('SITES_CDN_PURGE_URL is set without SITES_CDN. Set SITES_CDN=1, or remove it.')
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  if (parsed === undefined || !/^https?:$/.test(parsed.protocol) || parsed.username + parsed.password !== '')
    throw new ConfigError(
      'SITES_CDN_PURGE_URL must be an http or https URL without a username, such as https://purge.example.org/recto.',
    )
  return { url, token }
}

/** Reads the configuration. Throws `ConfigError` with the reason for the first invalid value. */
export const readConfig = (environment: Environment): Config => {
  const get = (name: string) => variable(environment, name)
  const port = integer('PORT', get('PORT'), 4000, 65535)
  const host = get('HOST') ?? '127.0.0.1'
  const sitesPort = integer('SITES_PORT', get('SITES_PORT'), port === 0 ? 0 : port + 1, 65535)
  const integrationsPort = integer(
    'INTEGRATIONS_PORT',
    get('INTEGRATIONS_PORT'),
    port === 0 ? 0 : port + 2,
    65535,
  )
  const displayHost =
    host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host
  const databaseUrl = postgresUrl(
    'DATABASE_URL',
    get('DATABASE_URL'),
    'Leave it unset to use the embedded database in the data folder.',
  )
  const role = oneOf('ROLE', get('ROLE'), roles)
  if (role !== 'all' && databaseUrl === undefined)
    throw new ConfigError(
      `ROLE=${role} needs DATABASE_URL: the embedded database belongs to a single process, which does everything.`,
    )
  const sitesCdn = flag('SITES_CDN', get('SITES_CDN'), false)
  const metricsPort = get('METRICS_PORT')
  const secret = get('SECRET')
  if (secret !== undefined && secret.length < shortestSecret)
    throw new ConfigError(`SECRET must have at least ${shortestSecret} characters.`)
  const files = s3Bucket(get, 'FILES_S3')
  const logLevel = get('LOG_LEVEL') ?? 'info'
  if (!logLevels.includes(logLevel)) {
    throw new ConfigError(`LOG_LEVEL is "${logLevel}"; it must be one of ${logLevels.join(', ')}.`)
  }
  return {
    port,
    host,
    dataDir: resolve(get('DATA_DIR') ?? './data'),
    databaseUrl,
    databasePool: integer('DATABASE_POOL', get('DATABASE_POOL'), 10, 1000, 2),
    databasePrepare: flag('DATABASE_PREPARE', get('DATABASE_PREPARE'), true),
    databaseTimeout: integer('DATABASE_TIMEOUT', get('DATABASE_TIMEOUT'), 60, 86_400),
    databaseListenUrl: postgresUrl(
      'DATABASE_LISTEN_URL',
      get('DATABASE_LISTEN_URL'),
      'Leave it unset to use DATABASE_URL.',
    ),
    baseUrl: origin('BASE_URL', get('BASE_URL') ?? `http://${displayHost}:${port}`),
    sitesUrl: origin('SITES_URL', get('SITES_URL') ?? `http://${displayHost}:${sitesPort}`),
    sitesPort,
    sitesCdn,
    sitesCdnPurge: purgeHook(
      get('SITES_CDN_PURGE_URL'),
      longToken('SITES_CDN_PURGE_TOKEN', get('SITES_CDN_PURGE_TOKEN')),
      sitesCdn,
    ),
    integrationsUrl: wildcardOrigin(
      'INTEGRATIONS_URL',
      get('INTEGRATIONS_URL') ?? `http://${displayHost}:${integrationsPort}`,
    ),
    integrationsPort,
    integrationDevLoopback: flag(
      'INTEGRATION_DEV_LOOPBACK',
      get('INTEGRATION_DEV_LOOPBACK'),
      /^(127\.|localhost$|::1$)/.test(host),
    ),
    outgoingAllow: listOf(get('OUTGOING_ALLOW')).map(hostAndPort),
    trustedHostnames: listOf(get('TRUSTED_HOSTNAMES')).map(trustedHostname),
    secret,
    trustProxy: listOf(get('TRUST_PROXY')),
    files,
    backupDir: absoluteFolder('BACKUP_DIR', get('BACKUP_DIR')),
    backupAt: timeOfDay('BACKUP_AT', get('BACKUP_AT') ?? '03:00'),
    backupKeep: backupKeep(get('BACKUP_KEEP') ?? '7,4,12'),
    backupBucket: apartFrom(files, readBackupBucket(get)),
    backupPassphrase: passphrase(get('BACKUP_PASSPHRASE')),
    adminEmail: get('RECTO_ADMIN_EMAIL'),
    adminPassword: get('RECTO_ADMIN_PASSWORD'),
    adminToken: longToken('RECTO_ADMIN_TOKEN', get('RECTO_ADMIN_TOKEN')),
    metricsPort: metricsPort === undefined ? undefined : integer('METRICS_PORT', metricsPort, 0, 65535),
    metricsHost: get('METRICS_HOST') ?? '127.0.0.1',
    metricsToken: longToken('METRICS_TOKEN', get('METRICS_TOKEN')),
    logLevel,
    rateLimit: integer('RATE_LIMIT', get('RATE_LIMIT'), 6000, 100_000_000),
    role,
    processes: integer('PROCESSES', get('PROCESSES'), 1, 1000, 1),
    checkAnswers: get('CHECK_ANSWERS') === '1',
  }
}
