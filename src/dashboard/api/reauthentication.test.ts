import { afterEach, describe, expect, it, vi } from 'vitest'
import { onReauthenticate, fetchWithReauthentication } from './reauthentication.ts'

const refused = () => Response.json({ error: { reason: 'proof-needed' } }, { status: 403 })
const tokens = 'http://recto.test/v1/user/tokens'
const make = (name: string) =>
  fetchWithReauthentication(tokens, { method: 'POST', body: JSON.stringify({ name }) })

describe('a request that needs reauthentication', () => {
  afterEach(() => vi.unstubAllGlobals())

  const service = () => {
    const state = { proven: false, bodies: [] as string[] }
    vi.stubGlobal('fetch', async (request: Request) => {
      state.bodies.push(await request.text())
      return state.proven ? new Response(null, { status: 204 }) : refused()
    })
    return state
  }

  it('is sent again unchanged after one dialog for all waiting requests', async () => {
    const state = service()
    const ask = vi.fn(async () => {
      await Promise.resolve()
      state.proven = true
      return true
    })
    const forget = onReauthenticate(ask)
    const answers = await Promise.all([make('one'), make('two')])
    expect(answers.map(({ status }) => status)).toEqual([204, 204])
    expect(ask).toHaveBeenCalledTimes(1)
    expect(state.bodies.toSorted()).toEqual([
      '{"name":"one"}',
      '{"name":"one"}',
      '{"name":"two"}',
      '{"name":"two"}',
    ])
    forget()
  })

  it('fails when the person cancels and when no dialog is registered', async () => {
    const state = service()
    const forget = onReauthenticate(() => Promise.resolve(false))
    expect((await make('one')).status).toBe(403)
    forget()
    expect((await make('one')).status).toBe(403)
    expect(state.bodies).toHaveLength(2)
  })

  it('ignores other errors and other paths', async () => {
    const ask = vi.fn(() => Promise.resolve(true))
    const forget = onReauthenticate(ask)
    vi.stubGlobal('fetch', () =>
      Promise.resolve(Response.json({ error: { reason: 'role-too-low' } }, { status: 403 })),
    )
    expect((await make('one')).status).toBe(403)
    vi.stubGlobal('fetch', () => Promise.resolve(refused()))
    expect((await fetchWithReauthentication('http://recto.test/v1/orgs', { method: 'POST' })).status).toBe(
      403,
    )
    expect(ask).not.toHaveBeenCalled()
    forget()
  })
})
