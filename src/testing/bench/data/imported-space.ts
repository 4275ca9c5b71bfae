/** Spaces imported from archives of documentation. */
import { setTimeout as sleep } from 'node:timers/promises'
import { corpusFolder, generateCorpus, readFolder } from '../../generators/corpus.ts'
import { rawZip } from '../../hostile/archives.ts'
import type { Ask } from '../../processes/owner-client.ts'
import { firstOrganization } from '../../processes/owner-client.ts'
import type { ServiceProcess } from '../../processes/service-process.ts'

export const archiveOf = (files: ReadonlyMap<string, Uint8Array>): Buffer =>
  rawZip([...files].map(([name, bytes]) => ({ name, bytes })))

/** Real documentation of 185 pages with pictures; where there is none, as much that is generated. */
export const documentationArchive = (seed: number): Buffer => {
  const folder = corpusFolder()
  return archiveOf(folder ? readFolder(folder.path) : generateCorpus(seed, 185))
}

/** Waits until a job has ended. Fails with its error. */
export const finished = async (ask: Ask, id: string): Promise<void> => {
  for (;;) {
    const job = await ask<{ state: string; error?: string }>('GET', `/jobs/${id}`)
    if (job.state === 'failed') throw new Error(job.error)
    if (job.state === 'done') return
    await sleep(200)
  }
}

/** Imports an archive as a new space with a site and returns the id of the space. */
export const imported = async (service: ServiceProcess, ask: Ask, archive: Uint8Array): Promise<string> => {
  const organization = await firstOrganization(ask)
  const answer = await fetch(`${service.url}/v1/orgs/${organization}/imports?title=Handbook&site=Handbook`, {
    method: 'POST',
    headers: { authorization: `Bearer ${service.admin.token}`, 'content-type': 'application/zip' },
    body: new Uint8Array(archive),
  })
  if (!answer.ok) throw new Error(`The import was refused: ${await answer.text()}`)
  await finished(ask, ((await answer.json()) as { id: string }).id)
  const { items } = await ask<{ items: { id: string; title: string }[] }>(
    'GET',
    `/orgs/${organization}/spaces?limit=100`,
  )
  return items.find(({ title }) => title === 'Handbook')?.id ?? ''
}
