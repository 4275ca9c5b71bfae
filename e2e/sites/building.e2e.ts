import type { Page } from '@playwright/test'
import { done, expect, signIn, test } from '../fixtures.ts'
import { spaceWithPage } from './space-with-page.ts'
import { focusRow, pendingBar as bar, structureRow as row } from './structure-screen.ts'

test.use({ scene: 'sites that are built' })

type Part = { id: string; title: string; path: string; default: boolean }

const addSection = async (page: Page, space: string): Promise<void> => {
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Section', exact: true }).click()
  await page.getByLabel('Find a space').fill(space)
  await page.getByRole('button', { name: 'Add the section' }).click()
  await expect(row(page, space)).toBeVisible()
}

test('a site is made of three spaces, put in order by drag and by keyboard, published, and a path renamed', async ({
  page,
  service,
  api,
}) => {
  const org = await signIn(page, service)
  for (const title of ['Harbour guide', 'Harbour interface', 'Harbour notes', 'Harbour log'])
    // Sequential: each creates a revision.
    await spaceWithPage(api, org, title)

  await page.getByRole('link', { name: 'Sites', exact: true }).click()
  await page.getByRole('button', { name: 'New site' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill('H')
  await dialog.getByLabel('Find a space').fill('guide')
  await dialog.getByRole('checkbox', { name: 'Harbour guide' }).check()
  await dialog.getByRole('button', { name: 'Make the site' }).click()
  await expect(dialog.getByLabel('Title')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Title').fill('Harbour docs')
  await dialog.getByRole('button', { name: 'Make the site' }).click()
  await page.waitForURL(/\/sites\/[^/]+\/structure$/)
  const site = new URL(page.url()).pathname.split('/')[4] ?? ''
  await expect(page.getByText('Not published: nobody can read it yet.')).toBeVisible()

  await expect(page.getByText(/has no sections: the pages of “Harbour guide” stand at/)).toBeVisible()
  await addSection(page, 'Harbour interface')
  await addSection(page, 'Harbour notes')
  // Wait until the service has stored the addition before dragging it.
  const edits = async () =>
    (await done<{ edits: unknown[] }>(api, 'GET', `/orgs/${org}/sites/${site}/structure/draft`)).edits.length
  await expect.poll(edits).toBe(2)
  await row(page, 'Harbour notes').dragTo(row(page, 'Harbour interface'), {
    sourcePosition: { x: 80, y: 16 },
    targetPosition: { x: 80, y: 3 },
  })
  await expect(bar(page)).toContainText('3 changes not published')

  // Lift, move up by one, drop.
  await focusRow(page, 'Harbour interface')
  await page.keyboard.press('Space')
  await expect(page.getByText(/lifted, place 3 of 3/)).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText(/before “Harbour notes”/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bar(page)).toContainText('3 changes not published')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Space')
  await expect(bar(page)).toContainText('4 changes not published')

  // A path that another section uses is rejected while typing.
  await page.keyboard.press('Shift+F2')
  const path = page.getByRole('textbox', { name: 'Path of Harbour interface' })
  await path.fill('harbour-notes')
  await expect(path).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText(/has the path of “Harbour/).first()).toBeVisible()
  await path.fill('interface')
  await page.keyboard.press('Enter')
  await expect(bar(page)).toContainText('5 changes not published')
  await bar(page).getByRole('button', { name: 'Publish 5 changes' }).click()
  await expect(bar(page)).toBeHidden()
  const structure = await done<{ structure: Part[] }>(api, 'GET', `/orgs/${org}/sites/${site}/structure`)
  expect(structure.structure.map((part) => [part.title, part.path])).toEqual([
    ['Harbour docs', 'harbour-docs'],
    ['Harbour interface', 'interface'],
    ['Harbour notes', 'harbour-notes'],
  ])

  await page.getByRole('link', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Checklist' })).toContainText('It begins with “Harbour guide”.')
  await page.getByRole('button', { name: 'Publish the site' }).click()
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
  await expect(bar(page)).toContainText('1 address changes, 1 redirect will be written')
  await bar(page).getByRole('button', { name: 'Look at them' }).click()
  await expect(page.getByRole('dialog')).toContainText('Give “Harbour interface” the path api')
  await page.getByRole('dialog').getByRole('button', { name: 'Publish the change' }).click()
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
    .getByRole('button', { name: 'Swap the space' })
    .click()
  const swap = page.getByRole('dialog', { name: 'Show another space in “Harbour notes”' })
  await swap.getByLabel('Find a space').fill('Harbour log')
  await swap.getByRole('button', { name: 'Swap the space' }).click()
  await expect(bar(page)).toContainText('1 change not published')
  await bar(page).getByRole('button', { name: 'Publish the change' }).click()
  await expect(bar(page)).toBeHidden()
  await expect
    .poll(async () => (await fetch(`${home}/harbour-notes`)).text())
    .toContain('Welcome to Harbour log.')

  // Taking it offline first shows the consequences.
  await done(api, 'POST', `/orgs/${org}/sites/${site}/share-links`, { name: 'Pilots' })
  await page.getByRole('link', { name: 'Publish', exact: true }).click()
  await page.getByRole('button', { name: 'Take it offline' }).click()
  const lost = page.getByRole('alertdialog').getByRole('list', { name: 'What is lost' })
  await expect(lost).toContainText('Nobody can read it, and search engines drop it in time.')
  await expect(lost).toContainText('1 share link opens nothing until the site is published again.')
  await expect(lost).toContainText('No other space or site of the organization that you see links to it.')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take it offline' }).click()
  await expect(page.getByText('Not published: nobody can read it yet.')).toBeVisible()
  expect((await fetch(home)).status).toBe(404)
})

test('a site gets a look that can be read, an announcement, and an audience with share links and claims', async ({
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
  await page.getByRole('textbox', { name: 'Primary colour, light', exact: true }).fill('#ffee00')
  await expect(page.getByText(/As text it has 1\.\d : 1/)).toBeVisible()
  await page.getByRole('button', { name: /^Use #/ }).click()
  await expect(page.getByText(/As text it has/)).toBeHidden()
  await page.getByRole('button', { name: 'Announcement' }).click()
  await page.getByRole('switch', { name: 'Show an announcement above every page' }).click()
  await expect(page.getByText('1 setting needs correcting')).toBeVisible()
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.fill('The quay has moved')
  await page.getByRole('button', { name: 'Publish the look' }).click()
  await expect(preview.getByText('The quay has moved')).toBeVisible()

  // Undone edits are not saved.
  await message.fill('Something else')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(message).toHaveValue('The quay has moved')

  // A site space overrides the corners, and resets them.
  await page.getByLabel('What is set').selectOption({ label: 'Quay inside' })
  await page.waitForURL(/scope=/)
  await page.getByLabel('Corners').selectOption({ label: 'Straight' })
  await page.getByRole('button', { name: 'Publish the look' }).click()
  await expect(page.getByText('Set apart', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'As the site' }).click()
  await expect(page.getByLabel('Corners')).toHaveValue('rounded')

  await page.getByRole('link', { name: 'Audience', exact: true }).click()
  await page.getByRole('radio', { name: /^Share links/ }).check()
  await expect(page.getByText(/only for whoever has a share link/)).toBeVisible()
  await page.getByRole('button', { name: 'Change to “Share links”' }).click()
  await expect(page.getByText('for whoever has a share link.')).toBeVisible()
  await page.getByRole('button', { name: 'New share link' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Partners')
  await page.getByRole('dialog').getByRole('button', { name: 'Make the link' }).click()
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
  await page.getByRole('menuitem', { name: 'End it' }).click()
  await expect(links).toContainText('Ended')
  await expect.poll(async () => (await fetch(link)).status).toBeGreaterThanOrEqual(400)

  // One of the two URLs is enough.
  await page.getByLabel('Where visitors without a token are sent').fill('https://sign-in.example.org/docs')
  await page.getByRole('button', { name: 'Save the addresses' }).click()
  await expect(page.getByText('The addresses are saved')).toBeVisible()
  await page.getByLabel('A token to look at').fill('not a token')
  await expect(page.getByRole('list', { name: 'What the site would say' })).toContainText('three parts')

  await page.getByRole('button', { name: 'Begin with an example' }).click()
  await page.getByRole('button', { name: 'Save the schema' }).click()
  await expect(page.getByText('The schema of visitors is saved')).toBeVisible()
  const seen = page
    .getByRole('table', { name: 'Who sees which part' })
    .getByRole('row', { name: /Quay inside/ })
  await expect(seen.getByRole('cell').nth(1)).toHaveText('does not')
  await page.getByLabel('Claims of visitor 1').fill('{ "staff": true }')
  await expect(seen.getByRole('cell').nth(1)).toHaveText('sees it')
  await expect(seen.getByRole('cell').nth(0)).toHaveText('does not')
})
