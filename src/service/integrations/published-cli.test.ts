/**
 * The published command line and runtime of the public platform, unchanged, against the built service. They are
 * installed from npm into a temporary folder, so this runs with `npm run test:long` only.
 */
import type { ChildProcess } from 'node:child_process'
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ServiceProcess } from '../../testing/processes/service-process.ts'
import { startService } from '../../testing/processes/service-process.ts'
import { root } from '../../testing/processes/programs.ts'

const packages = ['@gitbook/cli@0.25.1', '@gitbook/runtime@0.23.3', '@gitbook/api@0.202.0']

const manifest = (organization: string): string => `name: bell
title: Bell
description: Rings
organization: ${organization}
visibility: private
target: all
script: ./index.ts
scopes: []
blocks:
  - id: ring
    title: Ring
secrets:
  KEY: hush
`

const source = `import { createIntegration, createComponent } from '@gitbook/runtime'
const ring = createComponent({
  componentId: 'ring',
  initialState: { count: 0 },
  async action(element, action) {
    return action.action === 'add' ? { state: { count: element.state.count + 1 } } : element
  },
  async render(element) {
    return {
      type: 'block',
      children: [{ type: 'button', label: 'Rung ' + element.state.count, onPress: { action: 'add' } }],
    }
  },
})
export default createIntegration({
  components: [ring],
  fetch: async (request, context) => new Response('hello ' + context.environment.secrets.KEY),
  events: {
    installation_setup: async (event, context) => {
      const { data } = await context.api.integrations.getIntegrationInstallationById('bell', event.installationId)
      console.log('set up', data.status)
    },
  },
})
`

describe.runIf(process.env['RECTO_LONG'] === '1')('the published command line', () => {
  let service: ServiceProcess
  let folder: string
  let project: string
  let organization: string
  let installation: string
  let developing: ChildProcess | undefined

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
  const program = (): string => join(folder, 'node_modules/@gitbook/cli/cli.js')
  const environment = (): NodeJS.ProcessEnv => ({ ...process.env, HOME: folder, XDG_CONFIG_HOME: folder })
  /** What a command printed. */
  const gitbook = async (...options: string[]): Promise<string> => {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [program(), ...options], {
      ...{ cwd: project, env: environment(), timeout: 60_000 },
    })
    return stdout + stderr
  }

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'recto-published-cli-'))
    project = join(folder, 'bell')
    mkdirSync(project)
    writeFileSync(join(folder, 'package.json'), '{"private":true}')
    await promisify(execFile)('npm', ['install', '--ignore-scripts', '--no-audit', ...packages], {
      cwd: folder,
    })
    const { stdout } = await promisify(execFile)(process.execPath, [
      join(root, 'src/service/cli.ts'),
      ...['integrations', 'tunnel'],
    ])
    const tunnel = join(folder, 'node_modules/@gitbook/cli/dist/cloudflared')
    writeFileSync(tunnel, stdout)
    chmodSync(tunnel, 0o755)
    service = await startService()
    organization = String((await call('POST', '/orgs', { title: 'Halden' }))['id'])
    writeFileSync(join(project, 'gitbook-manifest.yaml'), manifest(organization))
    writeFileSync(join(project, 'index.ts'), source)
  }, 240_000)
  afterAll(async () => {
    developing?.kill('SIGKILL')
    await service.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it('signs in, checks and publishes', async () => {
    expect(await gitbook('auth', '--endpoint', service.url, '--token', service.admin.token)).toContain(
      'You are now authenticated',
    )
    expect(await gitbook('whoami')).toContain(service.admin.email)
    await gitbook('check')
    expect(await gitbook('publish')).toContain('Integration "bell" published')
    expect(await call('GET', '/integrations/bell')).toMatchObject({ version: 1, secretNames: ['KEY'] })
  }, 180_000)

  it('has its events handled by the published runtime, and prints their log', async () => {
    installation = String((await call('POST', '/integrations/bell/installations', { organization }))['id'])
    const events = () => call('GET', '/integrations/bell/events')
    await expect.poll(async () => ((await events())['items'] as object[]).length, { timeout: 20_000 }).toBe(1)
    const tail = spawn(process.execPath, [program(), 'tail'], { cwd: project, env: environment() })
    let printed = ''
    tail.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
    await expect.poll(() => printed, { timeout: 30_000 }).toContain('set up active')
    tail.kill()
  }, 60_000)

  it('renders its block and answers at its public address', async () => {
    const space = String((await call('POST', `/orgs/${organization}/spaces`, { title: 'Guide' }))['id'])
    await call('POST', `/integrations/bell/installations/${installation}/spaces`, { space })
    const rendered = await call('POST', '/integrations/bell/render', {
      ...{ componentId: 'ring', props: {}, state: { count: 4 }, action: { action: 'add' } },
      context: { type: 'document', theme: 'light', spaceId: space, editable: false },
    })
    expect(rendered).toMatchObject({
      element: { type: 'block', children: [{ type: 'button', label: 'Rung 5' }] },
      state: { count: 5 },
    })
    const address = `${service.integrationsUrl}/v1/integrations/bell/installations/${installation}`
    expect(await (await fetch(address)).text()).toBe('hello hush')
  })

  it('develops on this machine', async () => {
    developing = spawn(process.execPath, [program(), 'dev', '--all'], { cwd: project, env: environment() })
    let printed = ''
    for (const stream of [developing.stdout, developing.stderr])
      stream?.on('data', (chunk: Buffer) => (printed += chunk.toString()))
    await expect.poll(() => printed, { timeout: 60_000 }).toContain('Development mode enabled')
    expect(await call('GET', '/integrations/bell')).toHaveProperty('development')
    await call('PATCH', `/integrations/bell/installations/${installation}`, { externalIds: ['one'] })
    await expect.poll(() => printed, { timeout: 20_000 }).toContain('set up active')
    const exited = once(developing, 'exit')
    developing.kill('SIGINT')
    await exited
  }, 120_000)

  it('unpublishes', async () => {
    const unpublish = spawn(process.execPath, [program(), 'unpublish', 'bell'], {
      ...{ cwd: project, env: environment() },
    })
    unpublish.stdin.write('y')
    await once(unpublish, 'exit')
    const gone = await fetch(`${service.url}/v1/integrations/bell`, {
      headers: { authorization: `Bearer ${service.admin.token}` },
    })
    expect(gone.status).toBe(404)
  }, 60_000)
})
