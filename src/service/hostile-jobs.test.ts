/** Archives and pictures that would exhaust the memory: the built service refuses or reads each within its limits. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hostileArchives, hundredTables, rawZip } from '../testing/hostile/archives.ts'
import { hostilePictures } from '../testing/hostile/images.ts'
import { asOwner, firstOrganization } from '../testing/processes/owner-client.ts'
import { growthDuring } from '../testing/processes/process-memory.ts'
import { startService, type ServiceProcess } from '../testing/processes/service-process.ts'

/** A minute of CPU load, which would affect other tests. */
const long = process.env['RECTO_LONG'] === '1'
/** Megabytes by which the service and its processes may grow. */
const mostGrowth = 300

interface Job {
  readonly state: string
  readonly error?: string
  readonly result?: { readonly space: string; readonly pages: number }
}

let service: ServiceProcess
beforeAll(async () => {
  if (!long) return
  service = await startService({ env: { RATE_LIMIT: '0', CHECK_ANSWERS: '0' } })
}, 60_000)
afterAll(() => (long ? service.stop() : undefined))

const imported = async (archive: Uint8Array): Promise<Job> => {
  const ask = asOwner(service)
  const organization = await firstOrganization(ask)
  const answer = await fetch(`${service.url}/v1/orgs/${organization}/imports?title=Big`, {
    method: 'POST',
    headers: { authorization: `Bearer ${service.admin.token}`, 'content-type': 'application/zip' },
    body: new Uint8Array(archive),
  })
  // What is not an archive at all may be refused before a job exists.
  if (answer.status >= 400) return { state: 'failed', error: await answer.text() }
  const { id } = (await answer.json()) as { id: string }
  for (;;) {
    const job = await ask<Job>('GET', `/jobs/${id}`)
    if (job.state !== 'pending' && job.state !== 'running') return job
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

const pdfOf = async (space: string): Promise<Response> => {
  const { url } = await asOwner(service)<{ url: string }>('GET', `/spaces/${space}/pdf`)
  for (;;) {
    const answer = await fetch(url)
    if (answer.status !== 202) return answer
    await answer.text()
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

describe.runIf(long)('row 31: the service', { timeout: 600_000 }, () => {
  it.each(hostileArchives)('reads or refuses $name', async ({ make, outcome }) => {
    const archive = make(true)
    const { result, megabytes } = await growthDuring(service.pid, () => imported(archive))
    expect(result).toMatchObject(outcome instanceof RegExp ? { state: 'failed' } : { state: 'done' })
    expect(megabytes).toBeLessThan(mostGrowth)
    expect((await fetch(`${service.url}/readyz`)).status).toBe(200)
  })

  it('reads a hundred tables of two megabytes', async () => {
    const archive = hundredTables(2 * 1024 ** 2)
    const { result, megabytes } = await growthDuring(service.pid, () => imported(archive))
    expect(result).toMatchObject({ state: 'done' })
    expect(megabytes).toBeLessThan(mostGrowth)
  })

  it('makes a PDF of hostile pictures', async () => {
    const pictures = await Promise.all(
      hostilePictures.map(async ({ contentType, make }, at) => ({
        name: `${at}.${contentType.slice('image/'.length).replace('jpeg', 'jpg')}`,
        bytes: await make(true),
      })),
    )
    const words = pictures.map(({ name }) => `![Picture ${name}](.gitbook/assets/${name})\n`).join('\n')
    const archive = rawZip([
      { name: 'README.md', bytes: new TextEncoder().encode(`# Pictures\n\n${words}`) },
      ...pictures.map(({ name, bytes }) => ({ name: `.gitbook/assets/${name}`, bytes, plain: true })),
    ])
    const { result } = await imported(archive)
    const { result: answer, megabytes } = await growthDuring(service.pid, () => pdfOf(result?.space ?? ''))
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(megabytes).toBeLessThan(mostGrowth)
  })
})
