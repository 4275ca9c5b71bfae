/**
 * B10: time from the command to the first response, and idle memory, compared with the bare runtime printing a line.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '../processes/programs.ts'
import { startService } from '../processes/service-process.ts'
import type { Line } from './measuring/measurement.ts'
import { median, residentMegabytes } from './measuring/measurement.ts'

export const name = 'B10 start'
export const describe = 'command to first 200'

const rounds = 5

const runtimeAlone = async (): Promise<number> => {
  const begun = performance.now()
  await runCommand(process.execPath, ['--eval', 'console.log("ready")'])
  return (performance.now() - begun) / 1000
}

export const run = async (): Promise<Line[]> => {
  const times = { empty: [] as number[], existing: [] as number[], runtime: [] as number[] }
  let memory = 0
  for (let round = 0; round < rounds; round += 1) {
    const dataDir = mkdtempSync(join(tmpdir(), 'recto-start-'))
    try {
      for (const store of ['empty', 'existing'] as const) {
        const begun = performance.now()
        const service = await startService({ dataDir, env: { CHECK_ANSWERS: '0' } })
        times[store].push((performance.now() - begun) / 1000)
        if (store === 'existing') {
          await new Promise((resolve) => setTimeout(resolve, 1500))
          memory = residentMegabytes(service.pid) ?? 0
        }
        await service.stop()
      }
      times.runtime.push(await runtimeAlone())
    } finally {
      rmSync(dataDir, { recursive: true, force: true })
    }
  }
  const runtime = median(times.runtime)
  const line = (what: string, seconds: number, more: number): Line => ({
    what,
    ratio: seconds / (runtime + more),
    target: { atMost: 1 },
    figures: [
      `${(seconds - runtime).toFixed(2)} s more than the runtime's ${runtime.toFixed(2)} s (allowed ${more} s)`,
    ],
  })
  return [
    line('existing store', median(times.existing), 0.6),
    line('empty store', median(times.empty), 1),
    {
      what: 'memory at rest',
      ratio: memory / 150,
      target: { atMost: 1 },
      figures: [`${Math.round(memory)} MB resident`],
    },
  ]
}
