import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { closeConnectionsWhenIdle } from './close-connections.ts'

test('a server stops at once although browsers hold connections to it', async () => {
  const app = fastify({ forceCloseConnections: 'idle' })
  closeConnectionsWhenIdle(app)
  let answer = (): void => undefined
  const asked = new Promise<void>((resolve) => {
    app.get('/slow', async () => {
      resolve()
      await new Promise<void>((resume) => (answer = resume))
      return 'done'
    })
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo

  const inAdvance = connect(port, '127.0.0.1')
  const busy = connect(port, '127.0.0.1')
  await Promise.all([once(inAdvance, 'connect'), once(busy, 'connect')])
  inAdvance.on('error', () => undefined)
  inAdvance.resume()
  let received = ''
  busy.setEncoding('utf8').on('data', (text: string) => (received += text))
  busy.write('GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await asked

  const closed = app.close().then(() => 'closed')
  await once(inAdvance, 'close')
  answer()
  expect(await Promise.race([closed, sleep(5000, 'still open')])).toBe('closed')
  expect(received).toContain('done')
})
