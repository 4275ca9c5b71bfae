/** From the environment to a running service, and back down in good order. */
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildApp } from './app.ts'
import { binding } from './binding.ts'
import { ConfigError, readConfig } from './config.ts'
import { dashboardFolder, ensureDashboard } from './dashboard-build.ts'
import { SecretError } from './installation-secret.ts'
import { openInstallation } from './installation.ts'
import { registerJobs, sweepSoon } from './register-jobs.ts'
import { openLog } from './log.ts'
import { LoopDelay } from './http/loop-delay.ts'
import { CredentialUse } from './access/credential-use.ts'
import { buildSitesApp } from './sites-app.ts'
import { followHeads } from './search/follow-heads.ts'
import { NewerStoreError } from './storage/migrate.ts'
import { firstStart } from './system/first-start.ts'

const projectFolder = resolve(import.meta.dirname, '../..')
const flushMilliseconds = 30_000
const sweepMilliseconds = 6 * 3600 * 1000

/** Starts the service; exits the process with a message when it cannot. */
export const start = async (environment: NodeJS.ProcessEnv, flags: readonly string[]): Promise<void> => {
  try {
    await run(environment, flags)
  } catch (error) {
    const known =
      error instanceof ConfigError ||
      error instanceof NewerStoreError ||
      error instanceof SecretError ||
      (error as { code?: string }).code === 'EADDRINUSE'
    const text =
      error instanceof Error ? (known ? error.message : (error.stack ?? error.message)) : String(error)
    process.stderr.write(`Recto did not start. ${text}\n`)
    process.exit(1)
  }
}

const run = async (environment: NodeJS.ProcessEnv, flags: readonly string[]): Promise<void> => {
  const unknown = flags.find((flag) => flag !== '--demo')
  if (unknown !== undefined)
    throw new ConfigError(`"${unknown}" is no option of start. There is one: --demo.`)
  const config = readConfig(environment)
  const log = openLog(config.logLevel)
  const installation = await openInstallation(config, log)
  const { around } = installation
  const used = new CredentialUse(around.store, around.now)
  registerJobs(around)
  const notices = await firstStart(around, flags.includes('--demo'))
  await ensureDashboard(projectFolder, (line) => process.stderr.write(`${line}\n`))

  const loopDelay = new LoopDelay(log)
  const app = buildApp({
    around,
    loopDelay,
    binding,
    used,
    openapi: readFileSync(join(projectFolder, 'openapi.json'), 'utf8'),
    dashboard: existsSync(dashboardFolder(projectFolder)) ? dashboardFolder(projectFolder) : undefined,
  })
  const sites = buildSitesApp(around)
  await app.listen({ port: config.port, host: config.host })
  await sites.listen({ port: config.sitesPort, host: config.host })
  around.jobs.start()
  loopDelay.start()
  const following = followHeads(around)
  const flush = setInterval(
    () =>
      void used
        .flush()
        .catch((error: unknown) => log.error({ err: error }, 'Use of credentials was not noted')),
    flushMilliseconds,
  )

  const sweep = setInterval(() => void sweepSoon(around), sweepMilliseconds)
  await sweepSoon(around)

  const lines = [`Recto is at ${config.baseUrl}`, ...notices]
  if (config.baseUrl.startsWith('http:') && !/^http:\/\/(localhost|127\.|\[::1\])/.test(config.baseUrl)) {
    lines.push(
      'The connection is not encrypted: put a proxy with TLS in front and set BASE_URL to its https address.',
    )
  }
  process.stdout.write(`${lines.join('\n')}\n`)

  let stopping = false
  const stop = async (signal: string): Promise<void> => {
    if (stopping) return
    stopping = true
    log.info(`Stopping on ${signal}`)
    clearInterval(flush)
    clearInterval(sweep)
    loopDelay.stop()
    // Requests that run are answered; event streams end by the hook that opened them.
    await Promise.allSettled([app.close(), sites.close()])
    await Promise.all([used.flush(), following.stop()])
    await installation.close()
    process.exit(0)
  }
  process.on('SIGTERM', (signal) => void stop(signal))
  process.on('SIGINT', (signal) => void stop(signal))
}
