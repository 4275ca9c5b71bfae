import type { Browser, BrowserContext, Page } from '@playwright/test'
import { done, expect, signIn, test } from '../fixtures.ts'

const password = 'a quiet river at noon'
let made = 0
/** A unique name and address. */
const somebody = (name: string) => {
  made += 1
  const tag = `${Date.now().toString(36)}${made}`
  return { name: `${name} ${tag}`, email: `${name.toLowerCase()}.${tag}@example.org` }
}

/** Another user in another browser context. */
const another = async (
  browser: Browser,
  baseURL: string,
): Promise<{ context: BrowserContext; page: Page }> => {
  const context = await browser.newContext({ baseURL })
  return { context, page: await context.newPage() }
}

test('an invite is made, accepted, used up, and its person promoted', async ({
  page,
  browser,
  service,
  api,
}) => {
  const org = await signIn(page, service)
  const ana = somebody('Ana')
  const space = await done<{ id: string }>(api, 'POST', `/orgs/${org}/spaces`, {
    title: `Closed to ${ana.name}`,
  })
  await done(api, 'PATCH', `/spaces/${space.id}`, { defaultLevel: 'inherit' })

  await page.getByRole('link', { name: 'People' }).click()
  await page.getByRole('button', { name: 'Invite people' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('E-mail addresses').fill(`${ana.email}\nno address`)
  await expect(dialog.getByText('This is no address: no address')).toBeVisible()
  await dialog.getByLabel('E-mail addresses').fill(ana.email)
  await dialog.getByLabel('Role').selectOption('Reader')
  await dialog.getByRole('button', { name: 'Make the invite' }).click()
  await expect(page.getByRole('dialog', { name: 'One invite is ready' })).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  const { items } = await done<{ items: { urls: { app: string } }[] }>(
    api,
    'GET',
    `/orgs/${org}/invites?search=${encodeURIComponent(ana.email)}`,
  )
  const link = new URL(items[0]?.urls.app ?? '').pathname

  const there = await another(browser, service.url)
  await there.page.goto(link)
  await expect(there.page.getByRole('heading', { level: 1, name: /^Join/ })).toBeVisible()
  await there.page.getByLabel('Your name').fill(ana.name)
  await there.page.getByLabel('Password', { exact: true }).fill(password)
  await there.page.getByRole('button', { name: 'Continue and join' }).click()
  await there.page.waitForURL(`/o/${org}`)

  // The role applies: reading is allowed, creating spaces and inviting people is not.
  await there.page.goto(`/o/${org}/people`)
  await expect(there.page.getByRole('link', { name: ana.name })).toBeVisible()
  await expect(there.page.getByRole('button', { name: 'Invite people' })).toHaveCount(0)
  const renamed = await there.page.request.patch(`/v1/spaces/${space.id}`, {
    data: { title: 'Mine' },
    headers: { origin: service.url },
  })
  expect(renamed.status()).toBe(403)

  // A second use is refused with a clear message.
  const late = await another(browser, service.url)
  await late.page.goto(link)
  await expect(late.page.getByRole('heading', { name: 'This invite was used' })).toBeVisible()
  await late.context.close()

  await page.goto(`/o/${org}/people?q=${encodeURIComponent(ana.email)}`)
  await page.getByRole('button', { name: `Role of ${ana.name}: Reader` }).click()
  await page.getByRole('menuitemradio', { name: 'Creator' }).click()
  const confirm = page.getByRole('alertdialog', { name: `Make ${ana.name} Creator` })
  await expect(confirm.getByText('Reviews and merges.')).toBeVisible()
  await confirm.getByRole('button', { name: 'Make Creator' }).click()
  await expect(page.getByRole('button', { name: `Role of ${ana.name}: Creator` })).toBeVisible()
  const granted = await there.page.request.patch(`/v1/spaces/${space.id}`, {
    data: { title: `Renamed by ${ana.name}` },
    headers: { origin: service.url },
  })
  expect(granted.status()).toBe(200)

  // Removed members lose access immediately.
  await page.getByRole('button', { name: `Actions for ${ana.name}` }).click()
  await page.getByRole('menuitem', { name: 'Remove…' }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: `Remove ${ana.name}` })
    .click()
  await expect(page.getByText('Nobody like that is here')).toBeVisible()
  await there.page.goto(`/o/${org}`)
  await expect(there.page.getByRole('link', { name: 'People' })).toHaveCount(0)
  await there.context.close()
})

test('a team gives its members what it was given, and says why', async ({ page, service, api }) => {
  const org = await signIn(page, service)
  const bo = somebody('Bo')
  const invited = await done<{ invites: { urls: { app: string } }[] }>(api, 'POST', `/orgs/${org}/invites`, {
    emails: [{ email: bo.email, role: null }],
  })
  const token = invited.invites[0]?.urls.app.split('/').at(-1) ?? ''
  await done(api, 'POST', `/invites/${token}/account`, { displayName: bo.name, password })
  const space = await done<{ id: string }>(api, 'POST', `/orgs/${org}/spaces`, { title: `Of ${bo.name}` })
  const title = `Team of ${bo.name}`

  await page.goto(`/o/${org}/teams`)
  await page.getByRole('button', { name: 'New team' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill(title)
  await page.getByRole('button', { name: 'Make the team' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.getByRole('button', { name: 'Add members' }).click()
  await page.getByRole('dialog').getByLabel('Or paste addresses').fill(`${bo.email}\nnobody@example.org`)
  await page.getByRole('dialog').getByRole('button', { name: 'Find 2 addresses' }).click()
  await expect(page.getByText('These are no members. Invite them first.')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('link', { name: bo.name })).toBeVisible()

  await page.goto(`/o/${org}/s/${space.id}/settings`)
  await page.getByRole('button', { name: 'Give a role' }).click()
  const giving = page.getByRole('dialog')
  await giving.getByRole('searchbox').fill(title)
  await giving.getByRole('checkbox', { name: title }).check()
  await giving.getByLabel('Role', { exact: true }).selectOption('Reviewer')
  await giving.getByRole('button', { name: 'Give the role' }).click()
  const inTheEnd = page.getByRole('row', { name: new RegExp(bo.name) })
  await expect(inTheEnd).toContainText('Reviewer')
  await expect(inTheEnd).toContainText('Given to a team of theirs here')
  const member = await done<{ items: { id: string }[] }>(
    api,
    'GET',
    `/orgs/${org}/members?search=${encodeURIComponent(bo.email)}`,
  )
  await page.goto(`/o/${org}/people/${member.items[0]?.id ?? ''}`)
  await page.getByRole('button', { name: `Why, on Of ${bo.name}` }).click()
  const reasons = page.getByRole('dialog').getByRole('listitem')
  await expect(reasons.first()).toContainText(`Given to the team ${title} on the space Of ${bo.name}`)
  await expect(reasons.first()).toContainText('Reviewer')
  await expect(reasons.last()).toContainText('Role in the organization')
})

test('the settings of an organization are found, saved, and kept from those who may not', async ({
  page,
  service,
  api,
}) => {
  const org = await signIn(page, service)
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('searchbox', { name: 'Search settings' }).fill('domain')
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Joining' }).click()
  await page.getByLabel('E-mail domains').fill('no domain')
  await expect(page.getByText('No domain, such as example.org: no, domain')).toBeVisible()
  await page.getByLabel('E-mail domains').fill('Corp.example.net')
  await page.getByRole('button', { name: 'Save the domains' }).click()
  await expect
    .poll(async () => (await done<{ emailDomains: string[] }>(api, 'GET', `/orgs/${org}`)).emailDomains)
    .toEqual(['corp.example.net'])
  await done(api, 'PATCH', `/orgs/${org}`, { emailDomains: [] })

  await page.getByRole('searchbox', { name: 'Search settings' }).fill('')
  await page.getByRole('link', { name: 'Agent instructions' }).click()
  await page.locator('.ProseMirror').click()
  await page.keyboard.type('Write short sentences.')
  await page.getByRole('button', { name: 'Save the instructions' }).click()
  await expect
    .poll(async () => JSON.stringify(await done(api, 'GET', `/orgs/${org}/agent-instructions`)))
    .toContain('Write short sentences.')
  await page.reload()
  await expect(page.locator('.ProseMirror')).toContainText('Write short sentences.')
})
