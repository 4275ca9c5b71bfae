import type { Locator, Page } from '@playwright/test'
import { done, expect, openHome, signIn, test } from '../fixtures.ts'
import { screenFaults } from '../accessibility-faults.ts'
import { tabTo } from '../tab-to.ts'
import { spaceWithPage } from './space-with-page.ts'

test.use({ scene: 'sites by keys alone' })

/** Tabs to an element and presses a key. */
const hit = async (page: Page, wanted: Locator, key = 'Enter'): Promise<void> => {
  await expect(wanted).toBeVisible()
  await tabTo(page, wanted)
  await page.keyboard.press(key)
}
/** Replaces the text of a field. */
const write = async (page: Page, field: Locator, text: string): Promise<void> => {
  await hit(page, field, 'ControlOrMeta+a')
  await page.keyboard.type(text)
}
/** Switches to another tab of the site. */
const part = async (page: Page, name: string): Promise<void> => {
  await hit(page, page.getByRole('link', { name, exact: true }))
  await page.waitForURL(new RegExp(`/${name.toLowerCase()}$`))
}

test('creates, arranges, styles and publishes a site with the keyboard alone', async ({
  page,
  service,
  api,
}) => {
  const org = await openHome(page, service)
  await spaceWithPage(api, org, 'Buoy guide')
  await spaceWithPage(api, org, 'Buoy interface')

  await hit(page, page.getByRole('link', { name: 'Sites', exact: true }))
  await hit(page, page.getByRole('button', { name: 'New site' }))
  const dialog = page.getByRole('dialog', { name: 'New site' })
  await expect(dialog.getByLabel('Title')).toBeFocused()
  await page.keyboard.type('Buoy docs')
  await hit(page, dialog.getByRole('checkbox', { name: 'Buoy guide' }), 'Space')
  await expect(dialog.getByRole('list', { name: 'Selected spaces' })).toContainText('Buoy guide')
  await hit(page, dialog.getByRole('button', { name: 'Create site' }))
  await page.waitForURL(/\/sites\/[^/]+\/structure$/)
  const site = new URL(page.url()).pathname.split('/')[4] ?? ''
  const at = `/orgs/${org}/sites/${site}`

  // A second section, moved to the first position and given another path.
  const tree = page.getByRole('tree', { name: 'Site structure' })
  const bar = page.getByRole('region', { name: 'Unpublished changes' })
  await hit(page, page.getByRole('button', { name: 'Add', exact: true }))
  await expect(page.getByRole('menuitem', { name: 'Section', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Find a space')).toBeFocused()
  await page.keyboard.type('interface')
  await expect(page.getByRole('button', { name: 'Add section' })).toBeEnabled()
  await page.keyboard.press('Enter')
  const added = tree.getByRole('treeitem', { name: 'Buoy interface' }).first()
  await expect(added).toBeVisible()
  await expect
    .poll(async () => (await done<{ edits: unknown[] }>(api, 'GET', `${at}/structure/draft`)).edits.length)
    .toBe(1)
  await tabTo(page, tree)
  await page.keyboard.press('End')
  const active = await added.getAttribute('id')
  await expect(tree).toHaveAttribute('aria-activedescendant', active ?? '')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Space')
  await expect(bar).toContainText('2 unpublished changes')
  await page.keyboard.press('Shift+F2')
  const path = page.getByRole('textbox', { name: 'Path of Buoy interface' })
  await expect(path).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('api')
  await page.keyboard.press('Enter')
  await expect(bar).toContainText('3 unpublished changes')
  await hit(page, bar.getByRole('button', { name: 'Publish 3 changes' }))
  await expect(bar).toBeHidden()
  const { structure } = await done<{ structure: { title: string; path: string }[] }>(
    api,
    'GET',
    `${at}/structure`,
  )
  expect(structure.map((one) => [one.title, one.path])).toEqual([
    ['Buoy interface', 'api'],
    ['Buoy docs', 'buoy-docs'],
  ])

  await part(page, 'Customize')
  await write(page, page.getByRole('textbox', { name: 'Primary color, light', exact: true }), '#7a1f5c')
  await hit(page, page.getByRole('button', { name: 'Publish look' }))
  await expect(page.getByText('Published', { exact: true })).toBeVisible()

  await part(page, 'Publish')
  await hit(page, page.getByRole('button', { name: 'Publish site' }))
  await expect(page.getByText('Live at')).toBeVisible()
  const { urls } = await done<{ urls: { published: string } }>(api, 'GET', at)
  const read = await fetch(`${urls.published.replace(/\/$/, '')}/api`)
  expect(read.status).toBe(200)
  expect(await read.text()).toContain('Welcome to Buoy interface.')

  // It is taken offline again, after the consequences are shown.
  await hit(page, page.getByRole('button', { name: 'Unpublish' }))
  const asked = page.getByRole('alertdialog')
  await expect(asked).toBeVisible()
  await hit(page, asked.getByRole('button', { name: 'Unpublish' }))
  await expect(page.getByText('Not published. Nobody can read it yet.')).toBeVisible()
})

test('every site screen passes the accessibility checks, on a desktop and on a phone', async ({
  page,
  service,
  api,
}) => {
  const org = await signIn(page, service)
  const sites = `/orgs/${org}/sites`
  const spaces = [await spaceWithPage(api, org, 'Lamp guide'), await spaceWithPage(api, org, 'Lamp notes')]
  const { id } = await done<{ id: string }>(api, 'POST', sites, { title: 'Lamp docs', spaces: [spaces[0]] })
  const { id: section } = await done<{ id: string }>(api, 'POST', `${sites}/${id}/sections`, {
    spaceId: spaces[1],
  })
  await done(api, 'PATCH', `${sites}/${id}/sections/${section}`, {
    condition: 'visitor.claims.staff == true',
  })
  await done(api, 'POST', `${sites}/${id}/publish`)
  await done(api, 'POST', `${sites}/${id}/share-links`, { name: 'Keepers' })
  await done(api, 'POST', `${sites}/${id}/redirects`, {
    source: '/old',
    destination: { kind: 'external', url: 'https://example.org/new' },
  })
  await done(api, 'POST', `/spaces/${spaces[1] ?? ''}/change-requests`, { subject: 'A brighter lamp' })
  const empty = await done<{ id: string }>(api, 'POST', sites, { title: 'Dark docs', spaces: [] })

  const parts = [
    'structure',
    'customize',
    'preview',
    'redirects',
    'audience',
    'access',
    'publish',
    'feedback',
  ]
  const home = `/o/${org}/sites`
  const screens = [
    '',
    ...parts.map((name) => `/${id}/${name}`),
    `/${empty.id}/structure`,
    `/${empty.id}/preview`,
  ]
  const faults: string[] = []
  const look = async (screen: string): Promise<void> => {
    for (const [width, height, theme] of [
      [1440, 900, 'light'],
      [360, 740, 'dark'],
    ] as const) {
      // Sequential: one page.
      await page.setViewportSize({ width, height })
      const found = await screenFaults(page, theme)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      faults.push(...found.map((fault) => `${screen} at ${width}, ${fault}`))
      if (wide > width) faults.push(`${screen} is ${wide} wide on a screen of ${width}`)
    }
  }
  for (const screen of screens) {
    // Sequential: one page.
    await page.goto(home + screen)
    await look(screen)
  }
  await page.goto(home)
  await page.getByRole('button', { name: 'New site' }).click()
  await expect(page.getByRole('dialog', { name: 'New site' })).toBeVisible()
  await look('creation')
  expect(faults).toEqual([])
})
