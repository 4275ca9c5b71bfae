/** The service as `npm ci --omit=dev` installs it, beside a built dashboard: without packages for build and tests. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lockedPackages } from '../testing/packaging/locked-packages.ts'
import { asOwner, firstOrganization } from '../testing/processes/owner-client.ts'
import { root } from '../testing/processes/programs.ts'
import { startService, type ServiceProcess } from '../testing/processes/service-process.ts'

let folder: string
let service: ServiceProcess | undefined

/** A copy of the program, linked to the packages that are not development dependencies. */
const install = (): void => {
  for (const name of ['src', 'package.json', 'openapi.json'])
    cpSync(join(root, name), join(folder, name), { recursive: true })
  for (const path of lockedPackages(join(root, 'package-lock.json'))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    symlinkSync(join(root, path), join(folder, path))
  }
  cpSync(join(root, 'dist', 'site'), join(folder, 'dist', 'site'), { recursive: true })
  mkdirSync(join(folder, 'dist', 'dashboard'), { recursive: true })
  writeFileSync(join(folder, 'dist', 'dashboard', 'index.html'), '<title>Recto</title>')
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'recto-install-'))
  install()
  service = await startService({ program: folder })
})
afterAll(async () => {
  await service?.stop()
  rmSync(folder, { recursive: true, force: true })
})

it('starts, shows the dashboard, reads Markdown, and makes a PDF', async () => {
  if (service === undefined) throw new Error('It did not start.')
  expect(await (await fetch(service.url)).text()).toContain('<title>Recto</title>')
  const ask = asOwner(service)
  const organization = await firstOrganization(ask)
  const space = await ask<{ id: string }>('POST', `/orgs/${organization}/spaces`, { title: 'Guide' })
  const change = await ask<{ id: string }>('POST', `/spaces/${space.id}/change-requests`, {})
  const path = `/spaces/${space.id}/change-requests/${change.id}`
  const page = {
    operation: 'insert_page',
    title: 'Page',
    document: { markdown: 'A **page**, $$x^2$$ and `code`.' },
  }
  await ask('POST', `${path}/content`, { changes: [page] })
  await ask('POST', `${path}/merge`)
  const { url } = await ask<{ url: string }>('GET', `/spaces/${space.id}/pdf`)
  await expect.poll(async () => (await fetch(url)).status, { timeout: 15_000 }).toBe(200)
})
