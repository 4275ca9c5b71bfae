/**
 * `gitbook openapi publish` of the published command line, unchanged, against the built service. It is installed from
 * npm into a temporary folder, so this runs with `npm run test:long` only.
 */
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ServiceProcess } from '../../testing/processes/service-process.ts'
import { startService } from '../../testing/processes/service-process.ts'

const document = (version: string) =>
  `openapi: 3.1.0\ninfo:\n  title: Tides\n  version: "${version}"\npaths:\n  /tides:\n    get:\n      responses:\n        "200":\n          description: Fine\n`

describe.runIf(process.env['RECTO_LONG'] === '1')('gitbook openapi publish', () => {
  let service: ServiceProcess
  let server: Server
  let folder: string
  let organization: string
  let served = document('1')

  const call = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${service.url}/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${service.admin.token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    expect(answer.ok, `${method} ${path}: ${answer.status} ${text}`).toBe(true)
    return (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>
  }
  const gitbook = async (...options: string[]): Promise<string> => {
    const program = join(folder, 'node_modules/@gitbook/cli/cli.js')
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [program, ...options], {
      ...{ cwd: folder, env: { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder }, timeout: 60_000 },
    })
    return stdout + stderr
  }
  const processed = async (slug: string) => {
    const read = () => call('GET', `/orgs/${organization}/openapi/${slug}`)
    await expect.poll(async () => (await read())['processingState'], { timeout: 30_000 }).toBe('complete')
    return read()
  }

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'recto-openapi-cli-'))
    writeFileSync(join(folder, 'package.json'), '{"private":true}')
    await promisify(execFile)(
      'npm',
      ['install', '--ignore-scripts', '--no-audit', '@gitbook/cli@0.25.1', '@gitbook/api@0.202.0'],
      { cwd: folder },
    )
    server = createServer((_request, response) => void response.end(served)).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    service = await startService({ env: { OUTGOING_ALLOW: `127.0.0.1:${port}` } })
    organization = String((await call('POST', '/orgs', { title: 'Halden' }))['id'])
    await gitbook('auth', '--endpoint', service.url, '--token', service.admin.token)
  }, 240_000)
  afterAll(async () => {
    server.close()
    await service.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it('publishes a file, and its next version', async () => {
    const file = join(folder, 'tides.yaml')
    for (const version of ['1', '2']) {
      writeFileSync(file, document(version))
      await gitbook('openapi', 'publish', '--spec', 'tides', '--organization', organization, file)
      expect(await processed('tides')).toMatchObject({ title: 'Tides', versions: Number(version) })
    }
    const latest = await call('GET', `/orgs/${organization}/openapi/tides/versions/latest`)
    expect(latest).toMatchObject({ apiVersion: '2', format: 'yaml', operations: 1 })
  }, 120_000)

  it('publishes a URL, and fetches it again when it is published again', async () => {
    const { port } = server.address() as AddressInfo
    const url = `http://127.0.0.1:${port}/tides.yaml`
    for (const version of ['1', '2']) {
      served = document(version)
      await gitbook('openapi', 'publish', '--spec', 'tides-url', '--organization', organization, url)
      expect(await processed('tides-url')).toMatchObject({ sourceURL: url, versions: Number(version) })
    }
  }, 120_000)
})
