/** The built service with a meter of how long its main thread computes without serving requests (`turn-meter.ts`). */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServiceProcess } from '../processes/service-process.ts'
import { startService } from '../processes/service-process.ts'

/** A turn that was worth reporting. */
interface Turn {
  /** As of `Date.now()`. */
  readonly endedAt: number
  /** CPU time. */
  readonly milliseconds: number
}

export type MeteredService = ServiceProcess & {
  /** The turns that ended after `from` (as of `Date.now()`), without short ones. */
  turnsSince: (from: number) => readonly Turn[]
}

/** Without limits on the rate of requests, and without checks of its own answers, which operators do not run. */
export const startMeteredService = async (): Promise<MeteredService> => {
  const folder = mkdtempSync(join(tmpdir(), 'recto-turns-'))
  const file = join(folder, 'turns')
  writeFileSync(file, '')
  const meter = pathToFileURL(join(import.meta.dirname, 'turn-meter.ts')).href
  const service = await startService({
    env: { RATE_LIMIT: '0', CHECK_ANSWERS: '0', NODE_OPTIONS: `--import ${meter}`, TURNS: file },
  })
  return {
    ...service,
    turnsSince: (from) =>
      readFileSync(file, 'utf8')
        .trimEnd()
        .split('\n')
        .map((line) => line.split(' ').map(Number))
        .map(([endedAt = 0, milliseconds = 0]) => ({ endedAt, milliseconds }))
        .filter(({ endedAt }) => endedAt > from),
    stop: async () => {
      await service.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
