import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { faultsOf } from '../accessibility-faults.ts'
import { done, expect, openHome, signIn, test } from '../fixtures.ts'
import { secondPerson } from '../second-person.ts'

test('a token is created, used, expires and is revoked, and the audit log records it and shows tampering', async ({
  page,
  service,
  api,
}, info) => {
  const org = await signIn(page, service)
  const name = `Nightly ${Date.now().toString(36)}`
  const asks = async (token: string): Promise<number> =>
    (await fetch(`${service.url}/v1/user`, { headers: { authorization: `Bearer ${token}` } })).status

  await page.goto('/me')
  const tokens = page.getByRole('region', { name: 'API tokens' })
  await tokens.getByRole('button', { name: 'New token' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'New token' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Create token' }).click()
  const secret = ((await page.getByText(/^recto_\w+$/).textContent()) ?? '').trim()
  await page.getByRole('button', { name: 'Done' }).click()
  expect(await asks(secret)).toBe(200)

  // The token can only read.
  const refused = await fetch(`${service.url}/v1/orgs/${org}/spaces`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'Not mine to make' }),
  })
  expect(refused.status).toBe(403)

  // A token that is about to expire expires.
  const brief = await done<{ token: string }>(api, 'POST', '/user/tokens', {
    name: `${name}, briefly`,
    scope: 'read',
    expiresAt: new Date(Date.now() + 2000).toISOString(),
  })
  await expect.poll(() => asks(brief.token), { timeout: 10_000 }).toBe(401)

  await tokens.getByRole('button', { name: `Revoke ${name}`, exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke token' }).click()
  // The page behind an open dialog is hidden, and its rows are not found.
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(tokens.getByRole('row', { name: new RegExp(`^${name} `) })).toHaveCount(0)
  expect(await asks(secret)).toBe(401)

  await page.goto(`/o/${org}/settings/audit?area=sign-in`)
  const log = page.getByRole('list', { name: 'Audit log' })
  await expect(log.getByText(`created the token ${name}`, { exact: false }).first()).toBeVisible()
  await expect(log.getByText(`deleted the token ${name}`, { exact: false })).toBeVisible()

  // The unfiltered export is one hash chain; changing a single word breaks it.
  await page.goto(`/o/${org}/settings/audit`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'NDJSON' }).click(),
  ])
  const file = info.outputPath('log.ndjson')
  await download.saveAs(file)
  const verify = (): { readonly status: number | null; readonly said: string } => {
    const flags = ['--disable-warning=ExperimentalWarning', 'src/service/cli.ts', 'verify-audit', file]
    const { status, stdout, stderr } = spawnSync(process.execPath, flags, { encoding: 'utf8' })
    return { status, said: stdout + stderr }
  }
  expect(verify()).toMatchObject({ status: 0, said: expect.stringContaining('Verified') })
  const lines = readFileSync(file, 'utf8')
  expect(lines).toContain(name)
  writeFileSync(file, lines.replace(name, 'Something else'))
  const tampered = verify()
  expect(tampered.status).not.toBe(0)
  expect(tampered.said).toContain('This is not a complete audit log')
})

test('people, roles and access previews work with the keyboard alone', async ({
  page,
  service,
  api,
  browser,
}) => {
  const org = await openHome(page, service)
  const tag = Date.now().toString(36)
  const name = `Kay ${tag}`
  await secondPerson(browser, service, org, name, 'edit')
  const space = await done<{ id: string }>(api, 'POST', `/orgs/${org}/spaces`, { title: `Of ${name}` })
  await done(api, 'POST', `/orgs/${org}/sites`, { title: `Site of ${name}` })
  const faults: string[] = []
  const look = async (what: string): Promise<void> => {
    for (const fault of await faultsOf(page)) faults.push(`${what}: ${fault}`)
  }
  /** Presses Tab until the element with this name has the focus. */
  const tabTo = async (label: RegExp): Promise<void> => {
    const focused = () =>
      page.evaluate(() => {
        const element = document.activeElement
        return element?.getAttribute('aria-label') ?? element?.textContent ?? ''
      })
    for (let steps = 0; steps < 80; steps += 1) {
      await page.keyboard.press('Tab')
      if (label.test(await focused())) return
    }
    throw new Error(`Tab leads to nothing called ${String(label)}.`)
  }

  // Another role: selected, previewed and cancelled, then applied.
  await page.goto(`/o/${org}/people?q=${encodeURIComponent(name)}`)
  await expect(page.getByRole('link', { name })).toBeVisible()
  await look('people')
  await tabTo(new RegExp(`^Role of ${name}`))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitemradio', { name: 'Editor' })).toBeChecked()
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  const guest = page.getByRole('alertdialog', { name: `Change ${name}’s role to Guest` })
  await expect(guest.getByText(/1 person would lose permissions/)).toBeVisible()
  await look('another role')
  await tabTo(/^Show people/)
  await page.keyboard.press('Enter')
  await expect(guest.getByText(/Editor → Guest.*less on .*site.*no access anymore/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(guest).toBeHidden()
  await expect(page.getByRole('button', { name: `Role of ${name}: Editor` })).toBeFocused()

  // The default level of a space: previewed before it is saved.
  await page.goto(`/o/${org}/s/${space.id}/settings`)
  await expect(page.getByLabel('Default level')).toBeVisible()
  await page.getByLabel('Default level').focus()
  await page.keyboard.press('n')
  await expect(page.getByText(/would lose permissions/)).toBeVisible()
  await look('default level')
  await tabTo(/^Show people/)
  await tabTo(/^Save$/)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Default level saved')).toBeVisible()

  for (const [path, first] of [
    [`/o/${org}/settings/sign-on`, /^Add provider/],
    [`/o/${org}/settings/audit`, /^Details of event \d+/],
    ['/me', /^Add authenticator app/],
    [`/o/${org}/teams`, /^New team/],
    [`/o/${org}/people?tab=invites`, /^Invite people/],
    [`/o/${org}/people?tab=links`, /^New invite link/],
    [`/o/${org}/settings/joining`, /^Save domains/],
    [`/o/${org}/settings/danger`, /^Delete organization/],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.animate-wait')).toHaveCount(0)
    await tabTo(first)
    await look(path)
    await page.setViewportSize({ width: 360, height: 740 })
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    if (width > 360) faults.push(`${path} is ${width} wide on a telephone`)
    await page.setViewportSize({ width: 1280, height: 800 })
  }
  expect(faults).toEqual([])
})
