import { createServer } from 'node:net'

/**
 * A TCP port on 127.0.0.1 that was free a moment ago. Another program may take it before the caller binds it, so
 * callers must be prepared to retry.
 */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('the probe has no TCP port'))
        else resolve(address.port)
      })
    })
  })
}

/**
 * A port whose next two are free too: the service uses `PORT` for the dashboard, `PORT`+1 for the published sites and
 * `PORT`+2 for the endpoints of integrations. Throws after 50 attempts, which does not happen on a healthy machine.
 */
export async function freeServicePort(): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const port = await freePort()
    if (port < 65_534 && (await isFree(port + 1)) && (await isFree(port + 2))) return port
  }
  throw new Error('found no three neighbouring free ports on 127.0.0.1 in 50 tries')
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
