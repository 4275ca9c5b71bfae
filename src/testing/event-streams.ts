/** Listening to the stream of events of an organization over a socket. */
import { expect } from 'vitest'
import type { Client } from './service.ts'

export interface Heard {
  /** Everything that came, as it came. */
  text: string
  /** Whether the service has ended the stream. */
  ended: boolean
}

export interface StreamQuery {
  readonly query?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** What a listener hears at the address of a service; resolves when the service listens for them. */
export const listenAt = async (
  url: string,
  organization: string,
  { token }: Pick<Client, 'token'>,
  { query = '', headers = {} }: StreamQuery = {},
): Promise<Heard> => {
  const answer = await fetch(`${url}/v1/orgs/${organization}/events${query}`, {
    headers: { ...(token !== '' && { authorization: `Bearer ${token}` }), ...headers },
  })
  expect(answer.status).toBe(200)
  const heard = { text: '', ended: false }
  const reading = async () => {
    const decoder = new TextDecoder()
    for await (const chunk of answer.body ?? [])
      heard.text += decoder.decode(chunk as Uint8Array, { stream: true })
    heard.ended = true
  }
  void reading().catch(() => (heard.ended = true))
  // The service names where the stream begins once it listens.
  await expect.poll(() => heard.text).toMatch(/^id: \d+$/m)
  return heard
}
