/**
 * B15: memory of an installation on the embedded store: at rest, after an hour of two people in a few minutes, at its
 * peak; and at the peak of an import of 4,000 pages and of a PDF of 200. Counted are the resident memory of the service
 * and what its processes do not share with it.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { corpusFolder, generateCorpus, readFolder } from '../generators/corpus.ts'
import { rawZip } from '../hostile/archives.ts'
import type { Ask } from '../processes/owner-client.ts'
import { asOwner, firstOrganization } from '../processes/owner-client.ts'
import { treeMegabytes } from '../processes/process-memory.ts'
import type { ServiceProcess } from '../processes/service-process.ts'
import { startService } from '../processes/service-process.ts'
import type { Line } from './measuring/measurement.ts'
import { residentMegabytes } from './measuring/measurement.ts'
import { loadPdf, workForAnHour } from './data/hour-of-work.ts'

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

const archiveOf = (files: ReadonlyMap<string, Uint8Array>): Buffer =>
  rawZip([...files].map(([name, bytes]) => ({ name, bytes })))

/** Imports an archive as a new space with a site and returns the id of the space. */
const imported = async (service: ServiceProcess, ask: Ask, archive: Uint8Array): Promise<string> => {
  const organization = await firstOrganization(ask)
  const answer = await fetch(`${service.url}/v1/orgs/${organization}/imports?title=Handbook&site=Handbook`, {
    method: 'POST',
    headers: { authorization: `Bearer ${service.admin.token}`, 'content-type': 'application/zip' },
    body: new Uint8Array(archive),
  })
  if (!answer.ok) throw new Error(`The import was refused: ${await answer.text()}`)
  const { id } = (await answer.json()) as { id: string }
  for (;;) {
    const job = await ask<{ state: string; error?: string }>('GET', `/jobs/${id}`)
    if (job.state === 'failed') throw new Error(job.error)
    if (job.state === 'done') break
    await sleep(200)
  }
  const { items } = await ask<{ items: { id: string; title: string }[] }>(
    'GET',
    `/orgs/${organization}/spaces?limit=100`,
  )
  return items.find(({ title }) => title === 'Handbook')?.id ?? ''
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
    const folder = corpusFolder()
    const archive = archiveOf(folder ? readFolder(folder.path) : generateCorpus(seed, 185))
    const { peak, after } = await memoryDuring(service, async () =>
      workForAnHour(service, await imported(service, ask, archive)),
    )
    return [
      line('at rest', rest, 150),
      line('after an hour of two people', after, 350),
      line('peak of the hour', peak, 600),
    ]
  })

const largeImport = (): Promise<Line> =>
  during(async (service, ask) => {
    const archive = archiveOf(generateCorpus(seed, 4000, { size: 0.5 }))
    const { peak } = await memoryDuring(service, () => imported(service, ask, archive))
    return line('peak of an import of 4,000 pages', peak, 500)
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
  await largeImport(),
  await largePdf(),
]
