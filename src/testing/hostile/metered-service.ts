/** The built service with a meter of how long its main thread computes without serving requests (`turn-meter.ts`). */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServiceProcess } from '../processes/service-process.ts'
import { startService } from '../processes/service-process.ts'

export type MeteredService = ServiceProcess & {
  /** The longest turn that ended after `from` (as of `Date.now()`), in milliseconds of CPU time; 0 if all were short. */
  longestTurn: (from: number) => number
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
    longestTurn: (from) => {
      const turns = readFileSync(file, 'utf8')
        .trimEnd()
        .split('\n')
        .map((line) => line.split(' ').map(Number))
      return turns.reduce((most, [at = 0, turn = 0]) => (at > from ? Math.max(most, turn) : most), 0)
    },
    stop: async () => {
      await service.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
