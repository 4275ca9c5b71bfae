/** Concurrent writes to one target. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'
import { inTurn, untilUnmoved } from './write-queue.ts'

const writers = 16
const edits = 20

describe.each(engines)('concurrent writers in one space on %s', (engine) => {
  let service: TestService
  let mara: Client
  let organization: string
  let space: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    organization = await service.organization('Halden', mara)
    space = await service.space(organization, mara, { editMode: 'live' })
  })
  afterEach(() => service.close())

  const insertPages = async (at: string): Promise<string[]> => {
    await mara.done('POST', `${at}/content`, {
      changes: Array.from({ length: writers }, (_, number) => ({
        operation: 'insert_page',
        title: `Page ${number}`,
        document: { markdown: 'Nothing yet.' },
      })),
    })
    const { pages } = (await mara.done('GET', `${at}/content`)) as unknown as { pages: { id: string }[] }
    return pages.map(({ id }) => id)
  }
  /** Each person edits a page of their own, one edit after the other. Returns the statuses of failures. */
  const editAll = async (at: string, pages: readonly string[]): Promise<number[]> => {
    const statuses = await Promise.all(
      pages.map(async (page, writer) => {
        const own: number[] = []
        for (let edit = 1; edit <= edits; edit += 1) {
          const { status } = await mara('POST', `${at}/content`, {
            changes: [
              { operation: 'update_page', page, document: { markdown: `Writer ${writer}, edit ${edit}.` } },
            ],
          })
          own.push(status)
        }
        return own
      }),
    )
    return statuses.flat().filter((status) => status !== 200)
  }
  const textsOf = (at: string, pages: readonly string[]): Promise<string[]> =>
    Promise.all(
      pages.map(async (page) => {
        const { body } = await mara('GET', `${at}/content/page/${page}?format=markdown`)
        return String(body['markdown'])
          .replace(/^# .*\n/, '')
          .trim()
      }),
    )
  const lastEdits = Array.from({ length: writers }, (_, writer) => `Writer ${writer}, edit ${edits}.`)

  it(
    `${writers} writers write ${edits} times each into a live space and lose nothing`,
    { timeout: 120_000 },
    async () => {
      const at = `/spaces/${space}`
      const pages = await insertPages(at)
      expect(await editAll(at, pages)).toEqual([])
      expect(await textsOf(at, pages)).toEqual(lastEdits)
      const { count } = (await mara.done('GET', `${at}/revisions?limit=1`)) as unknown as { count: number }
      expect(count).toBeGreaterThanOrEqual(writers * edits + 1)
    },
  )

  it(
    'write into a change request while others merge into main, update it and review it',
    { timeout: 120_000 },
    async () => {
      const change = await mara.done('POST', `/spaces/${space}/change-requests`, { subject: 'All' })
      const at = `/spaces/${space}/change-requests/${String(change['id'])}`
      const pages = await insertPages(at)
      const others = await Promise.all(
        Array.from({ length: 6 }, async (_, number) => {
          const other = await mara.done('POST', `/spaces/${space}/change-requests`, {
            subject: `Other ${number}`,
          })
          const path = `/spaces/${space}/change-requests/${String(other['id'])}`
          await mara.done('POST', `${path}/content`, {
            changes: [
              { operation: 'insert_page', title: `Other ${number}`, document: { markdown: 'Words.' } },
            ],
          })
          return path
        }),
      )
      const [refused, merged, updated] = await Promise.all([
        editAll(at, pages),
        Promise.all(others.map((path) => mara('POST', `${path}/merge`))),
        Promise.all(Array.from({ length: 6 }, () => mara('POST', `${at}/update`))),
      ])
      expect(refused).toEqual([])
      expect(merged.map(({ status, body }) => [status, body['result']])).toEqual(
        others.map(() => [200, 'merge']),
      )
      expect(updated.map(({ status, body }) => [status, body['result']])).toEqual(
        Array.from({ length: 6 }, () => [200, 'update']),
      )
      expect(await textsOf(at, pages)).toEqual(lastEdits)
    },
  )
})

describe('writers in two processes', () => {
  it('both succeed: a write whose head moved pauses and retries', { timeout: 60_000 }, async () => {
    const first = await startTestService('postgres')
    // Turns belong to a store, so a second store simulates another process.
    const second = await startTestService('postgres', {
      DATABASE_URL: first.ctx.config.databaseUrl ?? '',
    })
    try {
      const mara = await first.person('mara')
      const noor = await second.person('noor')
      const organization = await first.organization('Halden', mara)
      await second.member(organization, noor, 'admin')
      const space = await first.space(organization, mara, { editMode: 'live' })
      const write = async (by: Client, name: string): Promise<number[]> => {
        const statuses: number[] = []
        for (let at = 0; at < 10; at += 1) {
          const change = {
            operation: 'insert_page',
            title: `${name} ${at}`,
            document: { markdown: 'Words.' },
          }
          statuses.push((await by('POST', `/spaces/${space}/content`, { changes: [change] })).status)
        }
        return statuses
      }
      const statuses = await Promise.all(
        [mara, noor].flatMap((by, at) => [0, 1, 2].map((writer) => write(by, `${at} ${writer}`))),
      )
      expect(statuses.flat().filter((status) => status !== 200)).toEqual([])
      const { pages } = (await mara.done('GET', `/spaces/${space}/content`)) as unknown as {
        pages: unknown[]
      }
      expect(pages).toHaveLength(60)
    } finally {
      await second.close()
      await first.close()
    }
  })
})

describe('a turn', () => {
  const ctx = { store: {}, random: () => new Uint8Array(1) } as unknown as Parameters<typeof inTurn>[0] &
    Parameters<typeof untilUnmoved>[0]

  it('is given in order of request, one at a time per line', async () => {
    const order: string[] = []
    const work = (name: string, lines: readonly string[]) =>
      inTurn(ctx, lines, async () => {
        order.push(`${name} begins`)
        await new Promise((resolve) => setImmediate(resolve))
        order.push(`${name} ends`)
      })
    await Promise.all([
      work('a', ['main']),
      work('b', ['main', 'change']),
      work('c', ['change']),
      work('d', ['other']),
    ])
    const begun = order.filter((step) => step.endsWith('begins'))
    expect(begun.indexOf('a begins')).toBeLessThan(begun.indexOf('b begins'))
    expect(order.indexOf('a ends')).toBeLessThan(order.indexOf('b begins'))
    expect(order.indexOf('d begins')).toBeLessThan(order.indexOf('a ends'))
  })

  it('is passed on by failed work, and kept by nested work', async () => {
    await expect(inTurn(ctx, ['main'], () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await inTurn(ctx, ['main'], () => inTurn(ctx, ['main'], () => Promise.resolve('inner')))).toBe(
      'inner',
    )
  })

  it('limits the number of waiting writers and the time they wait', async () => {
    vi.useFakeTimers()
    try {
      const { promise: released, resolve: release } = Promise.withResolvers<void>()
      const first = inTurn(ctx, ['main'], () => released)
      const waiting = Array.from({ length: 200 }, () => inTurn(ctx, ['main'], () => Promise.resolve('came')))
      await expect(inTurn(ctx, ['main'], () => Promise.resolve())).rejects.toMatchObject({
        reason: 'too-busy',
      })
      const outcomes = Promise.allSettled(waiting)
      await vi.advanceTimersByTimeAsync(30_000)
      expect((await outcomes).map(({ status }) => status)).toEqual(waiting.map(() => 'rejected'))
      release()
      await first
      expect(await inTurn(ctx, ['main'], () => Promise.resolve('came'))).toBe('came')
    } finally {
      vi.useRealTimers()
    }
  })

  it('fails with too-busy if other processes keep moving the head', async () => {
    vi.useFakeTimers()
    try {
      let tries = 0
      const outcome = untilUnmoved(ctx, () => Promise.resolve(void (tries += 1))).catch(
        (error: unknown) => error,
      )
      await vi.runAllTimersAsync()
      expect(await outcome).toMatchObject({ reason: 'too-busy' })
      expect(tries).toBe(12)
    } finally {
      vi.useRealTimers()
    }
  })
})
