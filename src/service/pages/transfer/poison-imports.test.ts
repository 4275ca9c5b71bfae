/** Imports that end their process: each fails with a reason, can be started anew, and the service goes on. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { zipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'
import type { PoolLimits } from '../../computing/pool.ts'
import { Pool } from '../../computing/pool.ts'
import { jobLimits, jobProcesses, limitFailure } from '../../jobs/job-processes.ts'
import { maxAttempts } from '../../jobs/job-queue.ts'
import { registerJobs } from '../../register-jobs.ts'

describe.each(engines)('row 31: imports on %s', { timeout: 120_000 }, (engine) => {
  let service: TestService
  let mara: Client
  let org: string
  let folder: string
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'poison-'))
    service = await startTestService(engine)
    registerJobs(service.ctx)
    service.ctx.jobs.start()
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    rmSync(folder, { recursive: true })
    await service.close()
  })

  /** How often a process was started since. */
  let started = 0
  /** Every import from now on runs `work` in place of reading its archive, in a process with these limits. */
  const poison = (work: string | undefined, limits: Partial<PoolLimits> = {}): void => {
    const path = join(folder, 'poison.mjs')
    writeFileSync(path, `export const run = ${work ?? 'undefined'}\n`)
    const pool = new Pool({ ...jobLimits, ...limits }, { limitError: limitFailure })
    started = 0
    vi.spyOn(jobProcesses, 'run').mockImplementation((script, input, asks, signal) => {
      started += 1
      return pool.run(work === undefined ? script : pathToFileURL(path), input, asks, signal)
    })
  }
  const send = async (): Promise<string> => {
    const answer = await service.app.inject({
      method: 'POST',
      url: `/v1/orgs/${org}/imports?title=Manual`,
      headers: { authorization: `Bearer ${mara.token}`, 'content-type': 'application/zip' },
      payload: Buffer.from(zipSync({ 'README.md': new TextEncoder().encode('# Hello\n') })),
    })
    return (answer.json() as { id: string }).id
  }
  const ended = async (id: string) => {
    for (;;) {
      const { body } = await mara('GET', `/jobs/${id}`)
      if (body['state'] !== 'pending' && body['state'] !== 'running') return body
      // What waits for another try has it now.
      if (body['state'] === 'pending') service.later(600)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  /** The same archive goes in once nothing ends its process any more. */
  const startedAnew = async (id: string): Promise<void> => {
    vi.restoreAllMocks()
    expect((await mara('POST', `/jobs/${id}/retry`)).status).toBe(202)
    expect(await ended(id)).toMatchObject({ state: 'done', result: { pages: 1 } })
    expect((await mara('GET', `/orgs/${org}/spaces`)).body['count']).toBe(1)
  }

  it('fail after all attempts if their process is killed each time', async () => {
    poison("() => process.kill(process.pid, 'SIGKILL')")
    const id = await send()
    expect(await ended(id)).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('The process ended before it finished') as string,
      retryable: true,
    })
    expect(started).toBe(maxAttempts)
    expect((await mara('GET', `/orgs/${org}/spaces`)).body['count']).toBe(0)
    await startedAnew(id)
  })

  it.each([
    ['stall', '() => { for (;;); }', { deadline: 1500 }, 'time'],
    [
      'fill the heap',
      '() => { const kept = []; for (;;) kept.push(new Array(1000).fill(1)) }',
      { heapMegabytes: 32 },
      'memory',
    ],
    ['need more memory than there may be', undefined, { residentMegabytes: 40 }, 'memory'],
  ] as const)('that %s fail at once, with the reason', async (_what, work, limits, what) => {
    poison(work, limits)
    const id = await send()
    expect(await ended(id)).toMatchObject({
      state: 'failed',
      error: `This needs more ${what} than one job may use. Split it into smaller pieces.`,
      retryable: true,
    })
    expect(started).toBe(1)
    await startedAnew(id)
  })
})
