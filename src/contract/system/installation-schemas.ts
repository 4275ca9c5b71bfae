/** The installation as its operators see it: its state, its work and its size. Nothing here names content. */
import { z } from 'zod'
import { Id, ListQuery, Timestamp } from '../wire/shapes.ts'
import { Backup, BackupSchedule } from './backup-schemas.ts'
import { Job } from './job-schemas.ts'

const Count = z.int().min(0)
const Bytes = z.int().min(0)
const Milliseconds = z.number().min(0)

/** What is checked, in the order in which it is listed. */
const healthCheckIds = [
  'database',
  'schema',
  'disk',
  'files',
  'backups',
  'copies',
  'jobs',
  'search',
  'encryption',
  'proxy',
  'caches',
] as const

export const HealthCheck = z
  .object({
    id: z.enum(healthCheckIds),
    state: z.enum(['ok', 'warning', 'failed']),
    message: z.string().describe('What was found, and what to do about it.'),
  })
  .meta({ id: 'HealthCheck' })
export type HealthCheck = z.infer<typeof HealthCheck>

const JobCount = z.object({ kind: z.string(), state: Job.shape.state, count: Count })

export const InstallationOverview = z
  .object({
    object: z.literal('installation-overview'),
    version: z.string().describe('The version of the program.'),
    store: z.object({
      engine: z.enum(['sqlite', 'postgres']),
      version: Count.describe('The version of the schema.'),
      bytes: Bytes.describe('The size of the database.'),
      connections: z
        .object({ used: Count, idle: Count, waiting: Count })
        .optional()
        .describe('The connections of this process to PostgreSQL.'),
    }),
    dataFolder: z.object({
      path: z.string(),
      freeBytes: Bytes.optional().describe('Free space of its disk. Absent if the system does not tell.'),
    }),
    process: z
      .object({
        role: z.enum(['all', 'web', 'worker']),
        node: z.string().describe('The version of Node.js.'),
        startedAt: Timestamp,
        memoryBytes: Bytes,
        eventStreams: Count.describe('Open event streams.'),
      })
      .describe('The process that answered. Others may run beside it.'),
    processes: Count.describe('`PROCESSES`: how many processes serve requests, as configured.'),
    addresses: z.object({ app: z.string(), sites: z.string(), integrations: z.string() }),
    network: z.object({
      outgoingAllow: z.array(z.string()).describe('Private addresses that outgoing requests may reach.'),
      trustProxy: z.array(z.string()).describe('Proxies whose forwarded headers are trusted.'),
      trustedHostnames: z.array(z.string()).describe('Domains of sites that need no verification.'),
    }),
    backups: BackupSchedule.pick({
      ...{ folder: true, bucket: true, sealed: true },
      ...{ lastSucceededAt: true, lastProvedAt: true, lastCopiedAt: true, copyError: true },
    }).extend({
      kept: z
        .array(
          Backup.pick({ name: true, state: true, places: true, bytes: true, provedAt: true, copiedAt: true }),
        )
        .describe('Backups that exist, newest first, at most 100.'),
    }),
    jobs: z.array(JobCount).describe('Jobs of the last 30 days.'),
    health: z.array(HealthCheck),
  })
  .meta({ id: 'InstallationOverview' })
export type InstallationOverview = z.infer<typeof InstallationOverview>

export const OperationTimes = z
  .object({
    object: z.literal('operation-times'),
    since: Timestamp.describe('The start of the process that answered.'),
    items: z.array(
      z.object({
        operation: z.string().describe('The id of an operation of this API.'),
        count: Count,
        totalMilliseconds: Milliseconds,
        meanMilliseconds: Milliseconds,
        p95Milliseconds: Milliseconds.describe('95 of 100 requests took at most this time.'),
        slowestMilliseconds: Milliseconds,
      }),
    ),
  })
  .meta({ id: 'OperationTimes' })

/** Files that are counted of one organization, at most: counting reads each of them. */
export const mostCountedFiles = 5000

export const OrganizationSize = z
  .object({
    object: z.literal('organization-size'),
    id: Id,
    title: z.string(),
    people: Count,
    spaces: Count.describe('Including those in the trash.'),
    files: z.object({
      count: Count,
      bytes: Bytes,
      more: z.boolean().describe('Whether it has more files than were counted.'),
    }),
    createdAt: Timestamp,
  })
  .meta({ id: 'OrganizationSize' })

/** A job without what it works on and what it made: those belong to its person. */
export const InstallationJob = Job.omit({ object: true, result: true, retryable: true, urls: true })
  .extend({
    object: z.literal('installation-job'),
    attempts: Count,
    dueAt: Timestamp.optional().describe('For a pending job: it does not start before.'),
    cancellable: z
      .boolean()
      .describe('Whether it has not ended, and nothing that was scheduled depends on it.'),
    organization: z
      .object({ id: Id, title: z.string() })
      .optional()
      .describe('Absent for work of the installation itself.'),
  })
  .meta({ id: 'InstallationJob' })

export const InstallationJobQuery = ListQuery.extend({
  state: Job.shape.state.optional(),
  kind: z.string().max(64).optional(),
})
