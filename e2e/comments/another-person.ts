import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, type Browser, type Page } from '@playwright/test'
import type { ServiceProcess } from '../../src/testing/service-process.ts'

const run = promisify(execFile)
const password = 'a quiet river at noon'

export interface AnotherPerson {
  readonly id: string
  /** A window of their own, signed in. */
  readonly page: Page
}

/** Another administrator of the organization, made on the command line as an operator does, in a window of their own. */
export const anotherPerson = async (
  browser: Browser,
  { url, dataDir }: ServiceProcess,
  org: string,
  name: string,
): Promise<AnotherPerson> => {
  const email = `${name.toLowerCase()}-${org.slice(-4).toLowerCase()}@example.org`
  const cli = resolve(import.meta.dirname, '../../src/service/cli.ts')
  await run(
    process.execPath,
    [cli, 'create-admin', email, '--name', name, '--org', org, '--password', password],
    {
      env: { ...process.env, DATA_DIR: dataDir },
    },
  )
  const page = await (await browser.newContext({ baseURL: url })).newPage()
  const signedIn = await page.request.post('/v1/sessions', {
    data: { email, password },
    headers: { origin: url },
  })
  expect(signedIn.status()).toBeLessThan(300)
  const user = await page.request.get('/v1/user')
  // The shape is the operation's, which the contract's own tests hold.
  return { id: ((await user.json()) as { id: string }).id, page }
}
