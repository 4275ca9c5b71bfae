import type { Page } from '@playwright/test'
import { done, expect, openHome, signIn, test } from '../fixtures.ts'
import { spaceWithPage } from './space-with-page.ts'
import { focusRow, pendingBar as bar, structureRow as row } from './structure-screen.ts'
import { dragRow } from '../drag-row.ts'

test.use({ scene: 'sites that are built' })

type Part = { id: string; title: string; path: string; default: boolean }

const addSection = async (page: Page, space: string): Promise<void> => {
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Section', exact: true }).click()
  await page.getByLabel('Find a space').fill(space)
  await page.getByRole('button', { name: 'Add section' }).click()
  await expect(row(page, space)).toBeVisible()
}

test('asks whether several spaces are sections or variants, and opens a new group without an error', async ({
  page,
  service,
  api,
}) => {
  const org = await signIn(page, service)
  for (const title of ['Winch manual', 'Winch edition'])
    // Sequential: each creates a revision.
    await spaceWithPage(api, org, title)
  await page.goto(`/o/${org}/sites`)
  await page.getByRole('button', { name: 'New site' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill('Winch docs')
  const arranged = dialog.getByRole('group', { name: 'How the spaces are arranged' })
  await dialog.getByRole('checkbox', { name: 'Winch manual' }).check()
  await expect(arranged).toHaveCount(0)
  await dialog.getByRole('checkbox', { name: 'Winch edition' }).check()
  await arranged.getByRole('radio', { name: /^Variants/ }).check()
  await dialog.getByRole('button', { name: 'Create site' }).click()
  await page.waitForURL(/\/sites\/[^/]+\/structure$/)
  const site = new URL(page.url()).pathname.split('/')[4] ?? ''
  const { items } = await done<{ items: { parent?: string }[] }>(
    api,
    'GET',
    `/orgs/${org}/sites/${site}/site-spaces`,
  )
  expect(items).toHaveLength(2)
  const { structure } = await done<{ structure: unknown[] }>(
    api,
    'GET',
    `/orgs/${org}/sites/${site}/structure`,
  )
  expect(structure).toHaveLength(2)

  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Group', exact: true }).click()
  const group = page.getByRole('dialog', { name: 'New group' })
  await expect(group.getByLabel('Title')).toBeFocused()
  await expect(group.getByLabel('Title')).not.toHaveAttribute('aria-invalid', 'true')
  await expect(group.getByRole('alert')).toHaveCount(0)
})

test('creates a site of three spaces, arranges it by drag and by keyboard, publishes it and changes a path', async ({
  page,
  service,
  api,
}) => {
  const org = await openHome(page, service)
  for (const title of ['Harbour guide', 'Harbour interface', 'Harbour notes', 'Harbour log'])
    // Sequential: each creates a revision.
    await spaceWithPage(api, org, title)

  await page.getByRole('link', { name: 'Sites', exact: true }).click()
  await page.getByRole('button', { name: 'New site' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill('H')
  await dialog.getByLabel('Find a space').fill('guide')
  await dialog.getByRole('checkbox', { name: 'Harbour guide' }).check()
  await dialog.getByRole('button', { name: 'Create site' }).click()
  await expect(dialog.getByLabel('Title')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Title').fill('Harbour docs')
  await dialog.getByRole('button', { name: 'Create site' }).click()
  await page.waitForURL(/\/sites\/[^/]+\/structure$/)
  const site = new URL(page.url()).pathname.split('/')[4] ?? ''
  await expect(page.getByText('Not published. Nobody can read it yet.')).toBeVisible()

  await expect(page.getByText(/has no sections. The pages of “Harbour guide” appear at/)).toBeVisible()
  await addSection(page, 'Harbour interface')
  await addSection(page, 'Harbour notes')
  // Wait until the service has stored the addition before dragging it.
  const edits = async () =>
    (await done<{ edits: unknown[] }>(api, 'GET', `/orgs/${org}/sites/${site}/structure/draft`)).edits.length
  await expect.poll(edits).toBe(2)
  await dragRow(row(page, 'Harbour notes'), row(page, 'Harbour interface'), {
    sourcePosition: { x: 80, y: 16 },
    targetPosition: { x: 80, y: 3 },
  })
  await expect(bar(page)).toContainText('3 unpublished changes')

  // Lift, move up by one, drop.
  await focusRow(page, 'Harbour interface')
  await page.keyboard.press('Space')
  await expect(page.getByText(/picked up, position 3 of 3/)).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText(/before “Harbour notes”/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bar(page)).toContainText('3 unpublished changes')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Space')
  await expect(bar(page)).toContainText('4 unpublished changes')

  // A path that another section uses is rejected while typing.
  await page.keyboard.press('Shift+F2')
  const path = page.getByRole('textbox', { name: 'Path of Harbour interface' })
  await path.fill('harbour-notes')
  await expect(path).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText(/has the same path as “Harbour/).first()).toBeVisible()
  await path.fill('interface')
  await page.keyboard.press('Enter')
  await expect(bar(page)).toContainText('5 unpublished changes')
  await bar(page).getByRole('button', { name: 'Publish 5 changes' }).click()
  await expect(bar(page)).toBeHidden()
  const structure = await done<{ structure: Part[] }>(api, 'GET', `/orgs/${org}/sites/${site}/structure`)
  expect(structure.structure.map((part) => [part.title, part.path])).toEqual([
    ['Harbour docs', 'harbour-docs'],
    ['Harbour interface', 'interface'],
    ['Harbour notes', 'harbour-notes'],
  ])

  await page.getByRole('link', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Checklist' })).toContainText(
    'The home page comes from “Harbour guide”.',
  )
  await page.getByRole('button', { name: 'Publish site' }).click()
  await expect(page.getByText('Live at')).toBeVisible()
  const { urls } = await done<{ urls: { published: string } }>(api, 'GET', `/orgs/${org}/sites/${site}`)
  const home = urls.published.replace(/\/$/, '')
  const read = await fetch(`${home}/interface`)
  expect(read.status).toBe(200)
  expect(await read.text()).toContain('Harbour interface start')

  // Once the site is live, changing a path creates a redirect.
  await page.getByRole('link', { name: 'Structure', exact: true }).click()
  await focusRow(page, 'Harbour interface')
  await page.keyboard.press('Shift+F2')
  await path.fill('api')
  await page.keyboard.press('Enter')
  await expect(bar(page)).toContainText('1 URL changes, 1 redirect will be created')
  await bar(page).getByRole('button', { name: 'View changes' }).click()
  await expect(page.getByRole('dialog')).toContainText('Change the path of “Harbour interface” to api')
  await page.getByRole('dialog').getByRole('button', { name: 'Publish 1 change' }).click()
  await expect(bar(page)).toBeHidden()
  await expect
    .poll(async () => {
      const followed = await fetch(`${home}/interface`)
      return [followed.status, new URL(followed.url).pathname.endsWith('/api')]
    })
    .toEqual([200, true])

  // A space is replaced by another one; its URL and position stay.
  await focusRow(page, 'Harbour notes')
  await page.keyboard.press('Enter')
  await page
    .getByRole('region', { name: 'Details of Harbour notes' })
    .getByRole('button', { name: 'Replace space' })
    .click()
  const swap = page.getByRole('dialog', { name: 'Replace the space in “Harbour notes”' })
  await swap.getByLabel('Find a space').fill('Harbour log')
  await swap.getByRole('button', { name: 'Replace space' }).click()
  await expect(bar(page)).toContainText('1 unpublished change')
  await bar(page).getByRole('button', { name: 'Publish 1 change' }).click()
  await expect(bar(page)).toBeHidden()
  await expect
    .poll(async () => (await fetch(`${home}/harbour-notes`)).text())
    .toContain('Welcome to Harbour log.')

  // Taking it offline first shows the consequences.
  await done(api, 'POST', `/orgs/${org}/sites/${site}/share-links`, { name: 'Pilots' })
  await page.getByRole('link', { name: 'Publish', exact: true }).click()
  await page.getByRole('button', { name: 'Unpublish' }).click()
  const lost = page.getByRole('alertdialog').getByRole('list', { name: 'Consequences' })
  await expect(lost).toContainText('Nobody can read the site, and search engines drop it over time.')
  await expect(lost).toContainText('1 share link will not work until you publish the site again.')
  await expect(lost).toContainText('No other spaces or sites that you can see link to it.')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click()
  await expect(page.getByText('Not published. Nobody can read it yet.')).toBeVisible()
  expect((await fetch(home)).status).toBe(404)
})

test('gives a site a readable look, an announcement, share links and visitor claims', async ({
  page,
  service,
  api,
}) => {
  const org = await signIn(page, service)
  const guide = await spaceWithPage(api, org, 'Quay guide')
  const inside = await spaceWithPage(api, org, 'Quay inside')
  const sites = `/orgs/${org}/sites`
  const { id: site } = await done<{ id: string }>(api, 'POST', sites, { title: 'Quay docs', spaces: [guide] })
  const { id: section } = await done<{ id: string }>(api, 'POST', `${sites}/${site}/sections`, {
    spaceId: inside,
  })
  await done(api, 'PATCH', `${sites}/${site}/sections/${section}`, {
    condition: 'visitor.claims.staff == true',
  })
  await done(api, 'POST', `${sites}/${site}/publish`)

  await page.goto(`/o/${org}/sites/${site}/customize`)
  // Next to the visible frame another one may be loading.
  const preview = page.frameLocator('iframe:not([aria-hidden])')
  await expect(preview.getByText('Welcome to Quay guide.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Primary color, light', exact: true }).fill('#ffee00')
  await expect(page.getByText(/Text contrast is 1\.\d:1/)).toBeVisible()
  await page.getByRole('button', { name: /^Use #/ }).click()
  await expect(page.getByText(/Text contrast is/)).toBeHidden()
  await page.getByRole('button', { name: 'Announcement' }).click()
  await page.getByRole('switch', { name: 'Show an announcement on every page' }).click()
  await expect(page.getByText('1 invalid setting')).toBeVisible()
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.fill('The quay has moved')
  await page.getByRole('button', { name: 'Publish look' }).click()
  await expect(preview.getByText('The quay has moved')).toBeVisible()

  // Undone edits are not saved.
  await message.fill('Something else')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(message).toHaveValue('The quay has moved')

  // A site space overrides the corners, and resets them.
  await page.getByLabel('Settings', { exact: true }).selectOption({ label: 'Quay inside' })
  await page.waitForURL(/scope=/)
  await page.getByLabel('Corners').selectOption({ label: 'Straight' })
  await page.getByRole('button', { name: 'Publish look' }).click()
  await expect(page.getByText('Override', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Use site setting' }).click()
  await expect(page.getByLabel('Corners')).toHaveValue('rounded')

  await page.getByRole('link', { name: 'Audience', exact: true }).click()
  await page.getByRole('radio', { name: /^Share links/ }).check()
  await expect(page.getByText(/only people with a share link can read it/)).toBeVisible()
  await page.getByRole('button', { name: 'Change to “Share links”' }).click()
  await expect(page.getByText('for people with a share link.')).toBeVisible()
  await page.getByRole('button', { name: 'New share link' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Partners')
  await page.getByRole('dialog').getByRole('button', { name: 'Create link' }).click()
  const links = page.getByRole('list', { name: 'Share links' })
  await expect(links).toContainText('Partners')
  const { items } = await done<{ items: { urls: { published: string } }[] }>(
    api,
    'GET',
    `${sites}/${site}/share-links`,
  )
  const link = items[0]?.urls.published ?? ''
  expect(await (await fetch(link)).text()).toContain('Welcome to Quay guide.')
  await links.getByRole('button', { name: 'Actions for Partners' }).click()
  await page.getByRole('menuitem', { name: 'Revoke' }).click()
  await expect(links).toContainText('Revoked')
  await expect.poll(async () => (await fetch(link)).status).toBeGreaterThanOrEqual(400)

  // One of the two URLs is enough.
  await page.getByLabel('Sign-in URL').fill('https://sign-in.example.org/docs')
  await page.getByRole('button', { name: 'Save URLs' }).click()
  await expect(page.getByText('URLs saved')).toBeVisible()
  await page.getByLabel('Inspect a token').fill('not a token')
  await expect(page.getByRole('list', { name: 'Token checks' })).toContainText('three parts')

  await page.getByRole('button', { name: 'Insert example' }).click()
  await page.getByRole('button', { name: 'Save schema' }).click()
  await expect(page.getByText('Visitor schema saved')).toBeVisible()
  const seen = page
    .getByRole('table', { name: 'Visibility by visitor' })
    .getByRole('row', { name: /Quay inside/ })
  await expect(seen.getByRole('cell').nth(1)).toHaveText('Hidden')
  await page.getByLabel('Visitor 1 claims').fill('{ "staff": true }')
  await expect(seen.getByRole('cell').nth(1)).toHaveText('Visible')
  await expect(seen.getByRole('cell').nth(0)).toHaveText('Hidden')
})

test('the icon of a section is found among all emoji', async ({ page, service, api }) => {
  const org = await signIn(page, service)
  const create = async (title: string): Promise<string> =>
    (await done<{ id: string }>(api, 'POST', `/orgs/${org}/spaces`, { title })).id
  const { id: site } = await done<{ id: string }>(api, 'POST', `/orgs/${org}/sites`, {
    ...{ title: 'Pier docs', spaces: [await create('Pier guide')] },
  })
  await done(api, 'POST', `/orgs/${org}/sites/${site}/sections`, { spaceId: await create('Pier notes') })
  await page.goto(`/o/${org}/sites/${site}/structure`)
  await row(page, 'Pier notes').click()
  await page.getByRole('button', { name: 'Choose icon' }).click()
  await page.getByRole('tab', { name: 'Emoji' }).click()
  const search = page.getByRole('searchbox', { name: 'Search emoji' })
  await search.fill('anchor')
  await search.press('Enter')
  await expect(search).toBeHidden()
  await expect(page.getByLabel('Icon (optional)')).toHaveValue('⚓')
  await expect(bar(page)).toContainText('1 unpublished change')
})
