import type { Browser, BrowserContext, Page } from '@playwright/test'
import { done, expect, openHome, signIn, test } from '../fixtures.ts'

const password = 'a quiet river at noon'
let made = 0
/** A unique name and address. */
const uniquePerson = (name: string) => {
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

test('an administrator invites a person, who joins and gets another role', async ({
  page,
  browser,
  service,
  api,
}) => {
  const org = await openHome(page, service)
  const ana = uniquePerson('Ana')
  const space = await done<{ id: string }>(api, 'POST', `/orgs/${org}/spaces`, {
    title: `Closed to ${ana.name}`,
  })
  await done(api, 'PATCH', `/spaces/${space.id}`, { defaultLevel: 'inherit' })

  await page.getByRole('link', { name: 'People' }).click()
  await page.getByRole('button', { name: 'Invite people' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email addresses').fill(`${ana.email}\nno address`)
  await expect(dialog.getByText('This address is not valid: no address')).toBeVisible()
  await dialog.getByLabel('Email addresses').fill(ana.email)
  await dialog.getByLabel('Role').selectOption('Reader')
  await dialog.getByRole('button', { name: 'Create invite' }).click()
  await expect(page.getByRole('dialog', { name: 'Invite created' })).toBeVisible()
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
  await expect(late.page.getByRole('heading', { name: 'This invite was already used' })).toBeVisible()
  await late.context.close()

  await page.goto(`/o/${org}/people?q=${encodeURIComponent(ana.email)}`)
  await page.getByRole('button', { name: `Role of ${ana.name}: Reader` }).click()
  await page.getByRole('menuitemradio', { name: 'Creator' }).click()
  const confirm = page.getByRole('alertdialog', { name: `Change ${ana.name}’s role to Creator` })
  await expect(confirm.getByText('Can review and merge.')).toBeVisible()
  await confirm.getByRole('button', { name: 'Change role to Creator' }).click()
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
  await expect(page.getByText('No matching people')).toBeVisible()
  await there.page.goto(`/o/${org}`)
  await expect(there.page.getByRole('link', { name: 'People' })).toHaveCount(0)
  await there.context.close()
})

test('a team gives its members its access and is named as the source', async ({ page, service, api }) => {
  const org = await signIn(page, service)
  const bo = uniquePerson('Bo')
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
  await page.getByRole('button', { name: 'Create team' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.getByRole('button', { name: 'Add members' }).click()
  await page
    .getByRole('dialog')
    .getByLabel('Or paste email addresses')
    .fill(`${bo.email}\nnobody@example.org`)
  await page.getByRole('dialog').getByRole('button', { name: 'Find 2 members' }).click()
  await expect(page.getByText('These people are not members. Invite them first.')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('link', { name: bo.name })).toBeVisible()

  await page.goto(`/o/${org}/s/${space.id}/settings`)
  await page.getByRole('button', { name: 'Give access' }).click()
  const giving = page.getByRole('dialog')
  await giving.getByRole('searchbox').fill(title)
  await giving.getByRole('checkbox', { name: title }).check()
  await giving.getByLabel('Role', { exact: true }).selectOption('Reviewer')
  await giving.getByRole('button', { name: 'Give access' }).click()
  const effective = page.getByRole('row', { name: new RegExp(bo.name) })
  await expect(effective).toContainText('Reviewer')
  await expect(effective).toContainText('Team access')
  const member = await done<{ items: { id: string }[] }>(
    api,
    'GET',
    `/orgs/${org}/members?search=${encodeURIComponent(bo.email)}`,
  )
  await page.goto(`/o/${org}/people/${member.items[0]?.id ?? ''}`)
  await page.getByRole('button', { name: `Show access sources for Of ${bo.name}` }).click()
  const reasons = page.getByRole('dialog').getByRole('listitem')
  await expect(reasons.first()).toContainText(`Assigned to team ${title} on the space Of ${bo.name}`)
  await expect(reasons.first()).toContainText('Reviewer')
  await expect(reasons.last()).toContainText('Organization role')
})

test('an administrator finds and saves organization settings that members cannot open', async ({
  page,
  service,
  api,
}) => {
  const org = await openHome(page, service)
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('searchbox', { name: 'Search settings' }).fill('domain')
  await page
    .getByRole('navigation', { name: 'Settings sections' })
    .getByRole('link', { name: 'Joining' })
    .click()
  await page.getByLabel('Email domains').fill('no domain')
  await expect(
    page.getByText('Enter valid domains, such as example.org. Not valid: no, domain'),
  ).toBeVisible()
  await page.getByLabel('Email domains').fill('Corp.example.net')
  await page.getByRole('button', { name: 'Save domains' }).click()
  await expect
    .poll(async () => (await done<{ emailDomains: string[] }>(api, 'GET', `/orgs/${org}`)).emailDomains)
    .toEqual(['corp.example.net'])
  await done(api, 'PATCH', `/orgs/${org}`, { emailDomains: [] })

  await page.getByRole('searchbox', { name: 'Search settings' }).fill('')
  await page.getByRole('link', { name: 'Agent instructions' }).click()
  await page.locator('.ProseMirror').click()
  await page.keyboard.type('Write short sentences.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(async () => JSON.stringify(await done(api, 'GET', `/orgs/${org}/agent-instructions`)))
    .toContain('Write short sentences.')
  await page.reload()
  await expect(page.locator('.ProseMirror')).toContainText('Write short sentences.')
})

test('on a phone the toolbar of the agent instructions has rows of one left edge and one height', async ({
  page,
  service,
}) => {
  const org = await signIn(page, service)
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(`/o/${org}/settings/agents`)
  await page.locator('.ProseMirror').click()
  const nowhere = { x: 0, y: 0, height: 0 }
  const left = async (name: string | RegExp): Promise<typeof nowhere> =>
    (await page.getByRole('main').getByRole('button', { name, exact: true }).boundingBox()) ?? nowhere
  await expect(page.getByRole('button', { name: 'Bold' })).toBeVisible()
  const rows = await Promise.all([/^Outline/, 'Block', 'Bold'].map(left))
  const [first, second, third] = rows
  expect(first?.x).toBeGreaterThan(0)
  for (const row of rows) {
    expect(Math.abs(row.x - (first?.x ?? 0))).toBeLessThanOrEqual(1)
    expect(Math.abs(row.height - (first?.height ?? 0))).toBeLessThanOrEqual(4)
  }
  // One row below the other, none between two others.
  expect((second?.y ?? 0) - (first?.y ?? 0)).toBeGreaterThanOrEqual(first?.height ?? 0)
  expect((third?.y ?? 0) - (second?.y ?? 0)).toBeGreaterThanOrEqual(second?.height ?? 0)
  for (const name of ['Image', 'Undo', 'Redo', 'Find and replace', 'Keyboard shortcuts'])
    expect(Math.abs((await left(name)).y - (second?.y ?? 0))).toBeLessThanOrEqual(4)
})
