/** The least that runs a script: workerd alone, called over a socket, without logs, guards or limits. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request as requestHttp } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

const config = (socket: string): string => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "script", worker = .script)],
  sockets = [(name = "script", address = "unix:${socket}", http = (), service = "script")],
);
const script :Workerd.Worker = (
  modules = [(name = "script.js", esModule = embed "script.js")],
  compatibilityDate = "2025-05-25",
  compatibilityFlags = ["nodejs_compat"],
);
`

export interface WorkerdFloor {
  /** Posts a body and reads the whole answer. */
  readonly call: (contentType: string, body: Uint8Array) => Promise<void>
  readonly stop: () => Promise<void>
}

/** Starts a script and waits until it listens. */
export const startWorkerdFloor = async (binary: string, source: string): Promise<WorkerdFloor> => {
  const folder = mkdtempSync(join(tmpdir(), 'recto-floor-'))
  const socketPath = join(folder, 's')
  writeFileSync(join(folder, 'script.js'), source)
  writeFileSync(join(folder, 'config.capnp'), config(socketPath))
  const child = spawn(binary, ['serve', join(folder, 'config.capnp'), 'config', '--control-fd=3'], {
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  await new Promise((resolve) => (child.stdio[3] as Readable).once('data', resolve))
  const agent = new Agent({ keepAlive: true })
  return {
    call: (contentType, body) =>
      new Promise((resolve, reject) => {
        const headers = { host: 'floor', 'content-type': contentType, 'content-length': body.length }
        requestHttp({ socketPath, agent, method: 'POST', path: '/v1', headers }, (response) => {
          if (response.statusCode === 200) response.resume().once('end', resolve)
          else reject(new Error(`The script answered ${response.statusCode}.`))
        })
          .once('error', reject)
          .end(body)
      }),
    async stop() {
      agent.destroy()
      child.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
