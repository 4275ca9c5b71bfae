/** Imports into an existing space hold few of the texts at a time, however many there are. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { zipSync } from 'fflate'
import { chanceOf } from '../../../testing/generators/seeded.ts'
import { engines } from '../../../testing/stores/test-store.ts'
import { watchWrittenBytes } from '../../../testing/stores/written-bytes.ts'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { writeBatchBytes } from '../../computing/batches.ts'
import { fsck } from '../../installation/fsck.ts'
import { registerJobs } from '../../register-jobs.ts'

const pages = 80
const charactersOfEach = 60_000

describe.each(engines)('an import into a space on %s', { timeout: 60_000 }, (engine) => {
  let service: TestService
  let mara: Client
  let org: string
  let space: string
  beforeEach(async () => {
    service = await startTestService(engine)
    registerJobs(service.ctx)
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
    space = await service.space(org, mara)
  })
  afterEach(() => service.close())

  /** Words that compress badly, so that the sizes of texts and of what is stored are alike. */
  const wordsOf = (seed: number): string => {
    const { next } = chanceOf(seed)
    let text = ''
    while (text.length < charactersOfEach) text += `${Math.floor(next() * 1e15).toString(36)} `
    return text
  }
  const upload = async (query: string): Promise<string> => {
    const files = Array.from({ length: pages }, (_, at) => [
      `page-${at}.md`,
      new TextEncoder().encode(`# Page ${at}\n\nBefore [the next](page-${at + 1}.md): ${wordsOf(at)}\n`),
    ])
    const answer = await service.app.inject({
      method: 'POST',
      url: `/v1/orgs/${org}/imports?space=${space}${query}`,
      headers: { authorization: `Bearer ${mara.token}`, 'content-type': 'application/zip' },
      payload: Buffer.from(zipSync(Object.fromEntries(files) as Record<string, Uint8Array>)),
    })
    expect(answer.statusCode).toBe(202)
    return answer.json<{ id: string }>().id
  }
  const done = async (id: string) => {
    service.ctx.jobs.start()
    for (;;) {
      const { body } = await mara('GET', `/jobs/${id}`)
      if (body['state'] !== 'pending' && body['state'] !== 'running') return body
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  it.each(['', '&changeRequest=1'])('writes the texts in batches%s', async (query) => {
    if (query !== '') await mara.done('POST', `/spaces/${space}/change-requests`, { subject: 'Before' })
    const job = await upload(query)
    const written = watchWrittenBytes(service.ctx.store)
    expect(await done(job)).toMatchObject({
      state: 'done',
      result: { pages, changeRequest: expect.any(String) },
    })
    const total = written.reduce((sum, bytes) => sum + bytes, 0)
    // The texts once as they were read, and once as they are copied.
    expect(total).toBeGreaterThan(8 * writeBatchBytes)
    expect(Math.max(...written)).toBeLessThanOrEqual(writeBatchBytes)

    const content = `/spaces/${space}/change-requests/1/content`
    const page = await mara.done('GET', `${content}/path/page-7?format=markdown`)
    expect(JSON.stringify(page)).toContain(wordsOf(7).slice(0, 500))
    expect((await fsck(service.ctx.store)).problems).toEqual([])
    const left = await service.ctx.store.read
      .selectFrom('objects')
      .select('hash')
      .where('space', '=', job)
      .execute()
    expect(left).toEqual([])
  })
})
