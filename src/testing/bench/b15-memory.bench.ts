/**
 * B15: memory of an installation on the embedded store: at rest, after an hour of two people in a few minutes, at its
 * peak; and at the peak of an import and an export of 4,000 pages and of a PDF of 200. Counted are the resident memory of the service
 * and what its processes do not share with it.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { generateCorpus } from '../generators/corpus.ts'
import type { Ask } from '../processes/owner-client.ts'
import { asOwner } from '../processes/owner-client.ts'
import { treeMegabytes } from '../processes/process-memory.ts'
import type { ServiceProcess } from '../processes/service-process.ts'
import { startService } from '../processes/service-process.ts'
import type { Line } from './measuring/measurement.ts'
import { residentMegabytes } from './measuring/measurement.ts'
import { loadPdf, workForAnHour } from './data/hour-of-work.ts'
import { archiveOf, documentationArchive, finished, imported } from './data/imported-space.ts'

export const name = 'B15 memory'
export const describe = 'at rest, after an hour of work, and at the peak of large jobs'

const seed = 15

/** Shared pages of the program are counted once. */
const megabytesOf = (service: ServiceProcess): number => {
  const anonymous = treeMegabytes(service.pid)
  const own = residentMegabytes(service.pid) ?? 0
  return anonymous + Math.max(0, own - treeMegabytes(service.pid, { alone: true }))
}

interface Used {
  readonly peak: number
  /** After idle processes have ended. */
  readonly after: number
}

const idleSeconds = 40

const memoryDuring = async (service: ServiceProcess, work: () => Promise<unknown>): Promise<Used> => {
  let peak = megabytesOf(service)
  const timer = setInterval(() => {
    peak = Math.max(peak, megabytesOf(service))
  }, 100)
  try {
    await work()
  } finally {
    clearInterval(timer)
  }
  await sleep(idleSeconds * 1000)
  return { peak, after: megabytesOf(service) }
}

/** A service of its own, at rest. */
const during = async <Result>(
  work: (service: ServiceProcess, ask: Ask) => Promise<Result>,
): Promise<Result> => {
  const service = await startService({ env: { CHECK_ANSWERS: '0', RATE_LIMIT: '0' } })
  try {
    await sleep(3000)
    return await work(service, asOwner(service))
  } finally {
    await service.stop()
  }
}

const line = (what: string, megabytes: number, most: number): Line => ({
  what,
  ratio: megabytes / most,
  target: { atMost: 1 },
  figures: [`${Math.round(megabytes)} MB of ${most}`],
})

const hourOfWork = (): Promise<Line[]> =>
  during(async (service, ask) => {
    const rest = megabytesOf(service)
    const { peak, after } = await memoryDuring(service, async () =>
      workForAnHour(service, await imported(service, ask, documentationArchive(seed))),
    )
    return [
      line('at rest', rest, 150),
      line('after an hour of two people', after, 350),
      line('peak of the hour', peak, 600),
    ]
  })

const largeTransfer = (): Promise<Line[]> =>
  during(async (service, ask) => {
    const archive = archiveOf(generateCorpus(seed, 4000, { size: 0.5 }))
    let space = ''
    const coming = await memoryDuring(service, async () => (space = await imported(service, ask, archive)))
    const going = await memoryDuring(service, async () =>
      finished(ask, (await ask<{ id: string }>('POST', `/spaces/${space}/exports`, {})).id),
    )
    return [
      line('peak of an import of 4,000 pages', coming.peak, 500),
      line('peak of an export of 4,000 pages', going.peak, 500),
    ]
  })

const largePdf = (): Promise<Line> =>
  during(async (service, ask) => {
    const space = await imported(service, ask, archiveOf(generateCorpus(seed, 200)))
    await sleep(idleSeconds * 1000)
    const { peak } = await memoryDuring(service, () => loadPdf(ask, `/spaces/${space}/pdf`))
    return line('peak of a PDF of 200 pages', peak, 400)
  })

export const run = async (): Promise<Line[]> => [
  ...(await hourOfWork()),
  ...(await largeTransfer()),
  await largePdf(),
]
