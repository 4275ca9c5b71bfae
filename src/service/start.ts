/** Starts the service from its environment, and shuts it down gracefully. */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { binding } from './binding.ts'
import type { Config } from './config.ts'
import { ConfigError, readConfig } from './config.ts'
import { browserBuilds, dashboardFolder, ensureBuilt } from './startup/browser-builds.ts'
import type { PortVariable } from './startup/free-ports.ts'
import { listenProblem, portsOf, requireFreePorts } from './startup/free-ports.ts'
import { SecretError } from './installation/installation-secret.ts'
import type { Installation } from './installation/installation.ts'
import { openInstallation } from './installation/installation.ts'
import { storeAddresses } from './installation/service-addresses.ts'
import { removeAbandonedFolders } from './jobs/temporary-folders.ts'
import { registerJobs, sweepSoon } from './register-jobs.ts'
import { queueDueChecks } from './api-specs/processing/queue-due-checks.ts'
import { folderProblem } from './system/backups/backup-disk.ts'
import { copyProblem } from './system/backups/copy-problem.ts'
import { queueDueBackup } from './system/backups/queue-backup.ts'
import { queueDueConversations } from './conversations/queue-work.ts'
import { writeEmptySearches } from './sites/insights/empty-searches.ts'
import { followCachedSites, queueMissedPurges } from './sites/purging/queue-purges.ts'
import { eventDelivery } from './integrations/delivery/event-delivery.ts'
import { buildIntegrationsApp } from './integrations-app.ts'
import { openLog } from './log.ts'
import { LoopDelay } from './http/server/loop-delay.ts'
import { CredentialUse } from './access/credential-use.ts'
import { buildSitesApp } from './sites-app.ts'
import { buildWorkerApp } from './worker-app.ts'
import type { Context } from './context.ts'
import type { MetricsServer } from './system/open-metrics-server.ts'
import { encryptionProblem } from './system/operator/health-checks.ts'
import { openMetricsServer } from './system/open-metrics-server.ts'
import { followHeads } from './search/index-heads.ts'
import { onStopSignal } from './startup/stop-signals.ts'
import { NewerStoreError } from './storage/migrations/migrate.ts'
import { storeUnavailable } from './storage/store-unavailable.ts'
import { publishBuiltIns } from './integrations/built-in/publish-built-ins.ts'
import { endAbandonedRuns } from './translations/run/end-abandoned.ts'
import { firstStart } from './system/first-start.ts'

const projectFolder = resolve(import.meta.dirname, '../..')
const flushMilliseconds = 30_000
const sweepMilliseconds = 6 * 3600 * 1000
const checkMilliseconds = 60_000

/** Why the service did not start: a plain message if the operator can fix it, else the stack trace. */
const reasonOf = (error: unknown): string => {
  if (error instanceof ConfigError || error instanceof NewerStoreError || error instanceof SecretError)
    return error.message
  const unavailable = storeUnavailable(error)
  if (unavailable?.why === 'disk-full')
    return `The disk is full (${unavailable.reason}). Free up some space, then start again.`
  if (unavailable && /startup parameter/.test(unavailable.reason))
    return `The connection pooler of DATABASE_URL refused a timeout (${unavailable.reason}). Name statement_timeout and idle_in_transaction_session_timeout in its ignore_startup_parameters, or set DATABASE_TIMEOUT=0.`
  if (unavailable) return `Cannot connect to the database (${unavailable.reason}). Check DATABASE_URL.`
  if (!(error instanceof Error)) return String(error)
  // SQLSTATE classes: invalid authorization, unknown database.
  if ('code' in error && /^(28|3D)...$/.test(String(error.code)))
    return `The database refused the connection (${error.message}). Check DATABASE_URL.`
  return error.stack ?? error.message
}

/** Starts the service, or exits the process with a message. */
export const start = async (environment: NodeJS.ProcessEnv, flags: readonly string[]): Promise<void> => {
  // Writing to a closed terminal or pipe fails; shut down gracefully instead of crashing.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  try {
    await run(environment, flags)
  } catch (error) {
    process.stderr.write(`Recto could not start. ${reasonOf(error)}\n`)
    process.exit(1)
  }
}

const listen = async (
  servers: Readonly<Partial<Record<PortVariable, FastifyInstance>>>,
  config: Config,
): Promise<void> => {
  for (const { variable, port, host } of portsOf(config)) {
    try {
      await servers[variable]?.listen({ port, host })
    } catch (error) {
      throw listenProblem(error, { host, port, variable }) ?? error
    }
  }
}

interface Running {
  readonly installation: Installation
  readonly used: CredentialUse
  readonly servers: readonly FastifyInstance[]
}

/** What is looked for at each check, with the message of the log when that fails. */
const dueWork = [
  [queueDueChecks, 'Could not queue the checks of API specifications'],
  [endAbandonedRuns, 'Could not end abandoned runs of translations'],
  [queueDueConversations, 'Could not queue the reading of conversations'],
  [queueDueBackup, 'Could not queue a backup'],
  [queueMissedPurges, 'Could not queue purges of shared caches'],
] as const

/** Starts jobs, deliveries, indexing and what is due now and then. Returns a function that stops them. */
const startWork = async (
  ctx: Context,
): Promise<{ readonly stopCalls: () => Promise<void>; readonly stop: () => Promise<void> }> => {
  const { log } = ctx
  const swept = () =>
    sweepSoon(ctx).catch((error: unknown) => log.error({ err: error }, 'Could not request a sweep'))
  const checked = () =>
    Promise.all(
      dueWork.map(([work, failed]) => work(ctx).catch((error: unknown) => log.error({ err: error }, failed))),
    )
  ctx.jobs.start()
  eventDelivery(ctx).start()
  const following = await Promise.all([followHeads(ctx), followCachedSites(ctx)])
  const sweep = setInterval(() => void swept(), sweepMilliseconds)
  const check = setInterval(() => void checked(), checkMilliseconds)
  await swept()
  void checked()
  return {
    stopCalls: async () => {
      clearInterval(sweep)
      clearInterval(check)
      await eventDelivery(ctx).stop()
    },
    stop: async () => void (await Promise.all(following.map((one) => one.stop()))),
  }
}

/** Starts background work, as far as it belongs to the role, and returns a function that stops everything. */
const startBackground = async ({ installation, used, servers }: Running): Promise<() => Promise<void>> => {
  const { ctx } = installation
  const flushed = (all: boolean) =>
    Promise.all([
      used
        .flush()
        .catch((error: unknown) => ctx.log.error({ err: error }, 'Could not record the use of credentials')),
      writeEmptySearches(ctx, { all }).catch((error: unknown) =>
        ctx.log.error({ err: error }, 'Could not record searches without results'),
      ),
    ])
  await removeAbandonedFolders()
  const work = ctx.config.role === 'web' ? undefined : await startWork(ctx)
  const flush = setInterval(() => void flushed(false), flushMilliseconds)
  return async () => {
    clearInterval(flush)
    // Before the servers, since scripts call them.
    await work?.stopCalls()
    // Running requests are answered; event streams are closed by the hook that opened them.
    await Promise.allSettled(servers.map((server) => server.close()))
    await Promise.all([flushed(true), work?.stop()])
    await installation.close()
  }
}

/**
 * The servers, by the variable of the port that each listens on. A worker has them too, since scripts call them from
 * inside, but only its health can be asked for from outside.
 */
const buildServers = async (
  ctx: Context,
  {
    used,
    loopDelay,
    metrics,
  }: {
    readonly used: CredentialUse
    readonly loopDelay: LoopDelay
    readonly metrics: MetricsServer | undefined
  },
): Promise<{
  readonly listening: Readonly<Partial<Record<PortVariable, FastifyInstance>>>
  readonly all: readonly FastifyInstance[]
}> => {
  const app = buildApp({
    ctx,
    loopDelay,
    binding,
    used,
    openapi: readFileSync(join(projectFolder, 'openapi.json'), 'utf8'),
    dashboard: dashboardFolder(projectFolder),
  })
  const integrations = buildIntegrationsApp(ctx)
  metrics?.watch(app, 'dashboard')
  metrics?.watch(integrations, 'integration')
  const measured = metrics?.app === undefined ? {} : { METRICS_PORT: metrics.app }
  if (ctx.config.role === 'worker') {
    await Promise.all([app.ready(), integrations.ready()])
    const health = buildWorkerApp(ctx, loopDelay)
    metrics?.serve(health)
    const listening = { PORT: health, ...measured }
    return { listening, all: [...Object.values(listening), app, integrations] }
  }
  const sites = buildSitesApp(ctx)
  metrics?.watch(sites, 'site')
  metrics?.serve(app)
  const listening = { PORT: app, SITES_PORT: sites, INTEGRATIONS_PORT: integrations, ...measured }
  return { listening, all: Object.values(listening) }
}

const run = async (environment: NodeJS.ProcessEnv, flags: readonly string[]): Promise<void> => {
  const unknownOption = flags.find((flag) => flag !== '--demo')
  if (unknownOption !== undefined)
    throw new ConfigError(`Unknown option "${unknownOption}". The only option is --demo.`)
  const config = readConfig(environment)
  await requireFreePorts(config)
  const log = openLog(config.logLevel)
  const installation = await openInstallation(config, log)
  const { ctx } = installation
  const used = new CredentialUse(ctx.store, ctx.now)
  registerJobs(ctx)
  await publishBuiltIns(ctx)
  const notices = await firstStart(ctx, flags.includes('--demo'))
  if (config.role !== 'worker')
    for (const build of Object.values(browserBuilds))
      await ensureBuilt(projectFolder, build, (line) => process.stderr.write(`${line}\n`))

  const loopDelay = new LoopDelay(log)
  const metrics = await openMetricsServer(ctx, binding)
  const { listening, all } = await buildServers(ctx, { used, loopDelay, metrics })
  await listen(listening, config)
  // A worker serves no dashboard, so its addresses can differ.
  if (config.role !== 'worker') await storeAddresses(ctx.store, config)
  loopDelay.start()
  const end = await startBackground({ installation, used, servers: all })

  const lines = [
    config.role === 'worker'
      ? `Recto is running at ${config.baseUrl} as a worker, for background work only`
      : `Recto is running at ${config.baseUrl}`,
    ...notices,
  ]
  const unencrypted = encryptionProblem(config)
  if (unencrypted !== undefined) lines.push(unencrypted)
  // Checked where backups are written; each fails with the same message while this is so.
  const backupProblem =
    config.backupDir === undefined || config.role === 'web' ? undefined : folderProblem(config.backupDir)
  if (backupProblem !== undefined) lines.push(`Backups will fail. ${backupProblem}`)
  process.stdout.write(`${lines.join('\n')}\n`)
  if (config.role !== 'web')
    void copyProblem(config).then(
      (problem) => problem !== undefined && log.error(`Backups will not be copied. ${problem}`),
    )

  onStopSignal(environment, async (reason) => {
    log.info(`Stopping (${reason})`)
    loopDelay.stop()
    metrics?.close()
    try {
      await end()
    } catch (error) {
      log.error({ err: error }, 'The service did not stop cleanly')
    }
    process.exit(0)
  })
}
