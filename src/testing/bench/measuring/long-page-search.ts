/** What a search costs in real documentation: pages of up to some hundred thousand characters, fifty excerpts. */
import { asOwner } from '../../processes/owner-client.ts'
import { startService } from '../../processes/service-process.ts'
import { documentationArchive, imported } from '../data/imported-space.ts'
import type { Line } from './measurement.ts'
import { cpuSeconds, median } from './measurement.ts'

const seed = 20_261_121
const repetitions = 20
const queries = ['install', 'error', 'token', 'network', 'the', 'how to', 'config']

export const longPagesLine = async (): Promise<Line> => {
  const service = await startService({ env: { CHECK_ANSWERS: '0', RATE_LIMIT: '0' } })
  try {
    const ask = asOwner(service)
    const space = await imported(service, ask, documentationArchive(seed))
    const cpuOf = async (query: string): Promise<number> => {
      const before = cpuSeconds(service.pid) ?? 0
      for (let time = 0; time < repetitions; time += 1)
        await ask('GET', `/spaces/${space}/search?query=${encodeURIComponent(query)}`)
      return (((cpuSeconds(service.pid) ?? 0) - before) * 1000) / repetitions
    }
    // At first the index and the code are made.
    for (const query of queries) await cpuOf(query)
    const times: number[] = []
    for (const query of queries) times.push(await cpuOf(query))
    return {
      what: 'CPU ms of a search for 50 results in real documentation',
      ratio: median(times),
      target: { atMost: 50 },
      figures: [`at most ${Math.max(...times).toFixed(0)} ms`],
    }
  } finally {
    await service.stop()
  }
}
