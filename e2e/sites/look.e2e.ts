import { createRequire } from 'node:module'
import { done, expect, signIn, test } from '../fixtures.ts'
import { whitePoint } from '../../src/testing/fixtures/blocks.ts'
import { spaceWithPage } from './space-with-page.ts'

test.use({ scene: 'sites with a look of their own' })

/** A real font file. */
const fontFile = createRequire(import.meta.url).resolve(
  '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
)

test('uploads a custom font, saves it automatically, previews it and publishes it', async ({
  page,
  service,
  api,
}) => {
  const org = await signIn(page, service)
  const space = await spaceWithPage(api, org, 'Gangway guide')
  const sites = `/orgs/${org}/sites`
  const { id } = await done<{ id: string }>(api, 'POST', sites, { title: 'Gangway docs', spaces: [space] })
  await done(api, 'POST', `${sites}/${id}/publish`)
  const { urls } = await done<{ urls: { published: string } }>(api, 'GET', `${sites}/${id}`)
  const reader = await page.context().newPage()
  await reader.goto(urls.published)
  await expect(reader.getByText('Welcome to Gangway guide.')).toBeVisible()

  await page.goto(`/o/${org}/sites/${id}/customize`)
  await page.getByRole('button', { name: 'Custom fonts' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Custom fonts' })
  await dialog.getByLabel('Font files').setInputFiles(fontFile)
  await dialog.getByLabel('Font name').fill('Gangway Serif')
  await dialog.getByRole('button', { name: 'Upload font' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('Font', { exact: true })).toContainText('Gangway Serif (uploaded)')

  // Saved automatically: it is pending, the preview shows it, readers do not see it.
  await expect(page.getByText(/^Saved by .*, not published$/)).toBeVisible()
  const frame = page.frameLocator('iframe:not([aria-hidden])')
  // The font's name is not published: pages use a generated one.
  const own = /^"?Recto Own Text/
  await expect(frame.getByText('Welcome to Gangway guide.')).toHaveCSS('font-family', own)
  await reader.reload()
  const read = reader.getByText('Welcome to Gangway guide.')
  await expect(read).not.toHaveCSS('font-family', own)

  // It is still there after leaving the screen, and can be published.
  await page.reload()
  await expect(page.getByLabel('Font', { exact: true })).toContainText('Gangway Serif (uploaded)')
  await page.getByRole('button', { name: 'Publish look' }).click()
  await expect(page.getByText('Published', { exact: true })).toBeVisible()
  await expect(async () => {
    await reader.reload()
    await expect(read).toHaveCSS('font-family', own, { timeout: 1000 })
  }).toPass({ timeout: 10_000 })
  // The font file is loaded from the site only.
  expect(
    await reader.evaluate(async () => {
      await document.fonts.ready
      return [...document.fonts].filter(
        ({ family: name, status }) => name.includes('Recto Own Text') && status === 'loaded',
      ).length
    }),
  ).toBeGreaterThan(0)
})

test('uploads a logo, which the preview shows as wide as a desktop', async ({ page, service, api }) => {
  const org = await signIn(page, service)
  const space = await spaceWithPage(api, org, 'Capstan guide')
  const { id } = await done<{ id: string }>(api, 'POST', `/orgs/${org}/sites`, {
    ...{ title: 'Capstan docs', spaces: [space] },
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/o/${org}/sites/${id}/customize`)
  const frame = page.frameLocator('iframe:not([aria-hidden])')
  await expect(frame.getByText('Welcome to Capstan guide.')).toBeVisible()
  // The preview loads again when the event arrives that the site was made.
  await expect(async () => expect(await frame.locator('html').evaluate(() => innerWidth)).toBe(1440)).toPass()

  await page.getByRole('button', { name: 'Header', exact: true }).click()
  const file = page.getByLabel('File: Logo, light')
  await file.setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(page.getByRole('alert').first()).toBeVisible()
  await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: whitePoint })
  await expect(page.getByRole('textbox', { name: 'Logo, light' })).toHaveValue(/\/\S+/)
  await expect(frame.locator('header img').first()).toBeVisible()
})

test('reports a space in the trash in the structure and restores it there', async ({
  page,
  service,
  api,
}) => {
  const org = await signIn(page, service)
  const spaces = [await spaceWithPage(api, org, 'Hatch guide'), await spaceWithPage(api, org, 'Hatch notes')]
  const sites = `/orgs/${org}/sites`
  const { id } = await done<{ id: string }>(api, 'POST', sites, { title: 'Hatch docs', spaces: [spaces[0]] })
  await done(api, 'POST', `${sites}/${id}/sections`, { spaceId: spaces[1] })
  await done(api, 'POST', `${sites}/${id}/publish`)
  const { urls } = await done<{ urls: { published: string } }>(api, 'GET', `${sites}/${id}`)
  const notes = `${urls.published}/hatch-notes`
  expect((await fetch(notes)).status).toBe(200)
  await done(api, 'DELETE', `/spaces/${spaces[1] ?? ''}`)
  await expect.poll(async () => (await fetch(notes)).status).toBe(404)

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/o/${org}/sites/${id}/structure`)
  const row = page.getByRole('treeitem', { name: 'Hatch notes' }).first()
  await expect(row).toContainText('In the trash')
  await row.click()
  const details = page.getByRole('region', { name: 'Details of Hatch notes' })
  await expect(details).toContainText('The space is in the trash.')
  await expect(details.getByRole('button', { name: 'Replace space' })).toBeVisible()
  // The preview shows what readers no longer see.
  const miniature = page.getByRole('region', { name: 'Navigation preview' })
  await miniature.getByRole('button', { name: 'Hatch notes in the trash', exact: true }).click()
  await expect(miniature).toContainText('readers do not see “Hatch notes”')
  await details.getByRole('button', { name: 'Restore space' }).click()
  await expect(page.getByText('“Hatch notes” restored')).toBeVisible()
  await expect(row).not.toContainText('In the trash')
  await expect(miniature.getByRole('button', { name: 'Hatch notes', exact: true })).toBeVisible()
  await expect.poll(async () => (await fetch(notes)).status).toBe(200)
})
