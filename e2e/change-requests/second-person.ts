import { execFileSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { expect, type Browser, type Page } from '@playwright/test'
import type { ServiceProcess } from '../../src/testing/service-process.ts'

const root = resolve(import.meta.dirname, '../..')
const password = 'a quiet river at noon'

/**
 * Another administrator of the organization in a window of their own, made on the command line and signed in. Journeys
 * of one worker share a service, so each person has a name of their own.
 */
export const secondPerson = async (
  browser: Browser,
  { url, dataDir }: ServiceProcess,
  org: string,
  name: string,
): Promise<Page> => {
  const email = `${name.toLowerCase()}@example.org`
  execFileSync(
    process.execPath,
    [
      join(root, 'src/service/cli.ts'),
      'create-admin',
      email,
      '--name',
      name,
      '--org',
      org,
      '--password',
      password,
    ],
    { cwd: root, env: { ...process.env, DATA_DIR: dataDir }, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const context = await browser.newContext({ baseURL: url })
  const made = await context.request.post('/v1/sessions', {
    data: { email, password },
    headers: { origin: url },
  })
  expect(made.ok()).toBe(true)
  return context.newPage()
}
