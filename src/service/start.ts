/** Starts the service from its environment, and shuts it down gracefully. */
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { binding } from './binding.ts'
import type { Config } from './config.ts'
import { ConfigError, readConfig } from './config.ts'
import { dashboardFolder, ensureDashboard } from './startup/dashboard-build.ts'
import { listenProblem, requireFreePorts } from './startup/free-ports.ts'
import { SecretError } from './installation/installation-secret.ts'
import type { Installation } from './installation/installation.ts'
import { openInstallation } from './installation/installation.ts'
import { registerJobs, sweepSoon } from './register-jobs.ts'
import { openLog } from './log.ts'
import { LoopDelay } from './http/server/loop-delay.ts'
import { CredentialUse } from './access/credential-use.ts'
import { buildSitesApp } from './sites-app.ts'
import { followHeads } from './search/index-heads.ts'
import { onStopSignal } from './startup/stop-signals.ts'
import { NewerStoreError } from './storage/migrations/migrate.ts'
import { storeUnavailable } from './storage/store-unavailable.ts'
import { firstStart } from './system/first-start.ts'

const projectFolder = resolve(import.meta.dirname, '../..')
const flushMilliseconds = 30_000
const sweepMilliseconds = 6 * 3600 * 1000

/** Why the service did not start: a plain message if the operator can fix it, else the stack trace. */
const reasonOf = (error: unknown): string => {
  if (error instanceof ConfigError || error instanceof NewerStoreError || error instanceof SecretError)
    return error.message
  const unavailable = storeUnavailable(error)
  if (unavailable?.why === 'disk-full')
    return `The disk is full (${unavailable.reason}). Free some space, then start again.`
  if (unavailable) return `The database does not answer (${unavailable.reason}). Check DATABASE_URL.`
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
    process.stderr.write(`Recto did not start. ${reasonOf(error)}\n`)
    process.exit(1)
  }
}

const listen = async (app: FastifyInstance, sites: FastifyInstance, config: Config): Promise<void> => {
  const { host, port, sitesPort } = config
  const on = async (server: FastifyInstance, own: number, variable: 'PORT' | 'SITES_PORT') => {
    try {
      await server.listen({ port: own, host })
    } catch (error) {
      throw listenProblem(error, { host, port: own, variable }) ?? error
    }
  }
  await on(app, port, 'PORT')
  await on(sites, sitesPort, 'SITES_PORT')
}

interface Running {
  readonly installation: Installation
  readonly used: CredentialUse
  readonly servers: readonly FastifyInstance[]
}

/** Starts background work and returns a function that stops everything. */
const startBackground = async ({ installation, used, servers }: Running): Promise<() => Promise<void>> => {
  const { ctx } = installation
  const { log } = ctx
  const flushed = () =>
    used.flush().catch((error: unknown) => log.error({ err: error }, 'Use of credentials was not noted'))
  const swept = () =>
    sweepSoon(ctx).catch((error: unknown) => log.error({ err: error }, 'No sweep was asked for'))
  ctx.jobs.start()
  const following = followHeads(ctx)
  const flush = setInterval(() => void flushed(), flushMilliseconds)
  const sweep = setInterval(() => void swept(), sweepMilliseconds)
  await swept()
  return async () => {
    clearInterval(flush)
    clearInterval(sweep)
    // Running requests are answered; event streams are closed by the hook that opened them.
    await Promise.allSettled(servers.map((server) => server.close()))
    await Promise.all([flushed(), following.stop()])
    await installation.close()
  }
}

const run = async (environment: NodeJS.ProcessEnv, flags: readonly string[]): Promise<void> => {
  const unknown = flags.find((flag) => flag !== '--demo')
  if (unknown !== undefined)
    throw new ConfigError(`"${unknown}" is no option of start. There is one: --demo.`)
  const config = readConfig(environment)
  await requireFreePorts(config)
  const log = openLog(config.logLevel)
  const installation = await openInstallation(config, log)
  const { ctx } = installation
  const used = new CredentialUse(ctx.store, ctx.now)
  registerJobs(ctx)
  const notices = await firstStart(ctx, flags.includes('--demo'))
  await ensureDashboard(projectFolder, (line) => process.stderr.write(`${line}\n`))

  const loopDelay = new LoopDelay(log)
  const app = buildApp({
    ctx,
    loopDelay,
    binding,
    used,
    openapi: readFileSync(join(projectFolder, 'openapi.json'), 'utf8'),
    dashboard: existsSync(dashboardFolder(projectFolder)) ? dashboardFolder(projectFolder) : undefined,
  })
  const sites = buildSitesApp(ctx)
  await listen(app, sites, config)
  loopDelay.start()
  const end = await startBackground({ installation, used, servers: [app, sites] })

  const lines = [`Recto is at ${config.baseUrl}`, ...notices]
  if (config.baseUrl.startsWith('http:') && !/^http:\/\/(localhost|127\.|\[::1\])/.test(config.baseUrl)) {
    lines.push(
      'The connection is not encrypted: put a proxy with TLS in front and set BASE_URL to its https address.',
    )
  }
  process.stdout.write(`${lines.join('\n')}\n`)

  onStopSignal(environment, async (reason) => {
    log.info(`Stopping on ${reason}`)
    loopDelay.stop()
    try {
      await end()
    } catch (error) {
      log.error({ err: error }, 'The service did not stop in good order')
    }
    process.exit(0)
  })
}
