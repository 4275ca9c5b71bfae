import { done, expect, signIn, test } from '../fixtures.ts'

test.use({ scene: 'sites that are looked at before readers do' })

test('previews a change request next to the current site, as different visitors', async ({
  page,
  service,
  api,
}) => {
  const org = await signIn(page, service)
  const { id: space } = await done<{ id: string }>(api, 'POST', `/orgs/${org}/spaces`, {
    title: 'Mole guide',
  })
  const requests = `/spaces/${space}/change-requests`
  const write = async (subject: string, changes: unknown[]): Promise<{ id: string; number: number }> => {
    const made = await done<{ id: string; number: number }>(api, 'POST', requests, { subject })
    await done(api, 'POST', `${requests}/${made.id}/content?compat=false`, { changes })
    return made
  }
  const page1 = { operation: 'insert_page', title: 'Mole start', document: { markdown: 'Old words.' } }
  const page2 = { operation: 'insert_page', title: 'For sailors', document: { markdown: 'Mind the mole.' } }
  const first = await write('First pages', [page1, page2])
  await done(api, 'POST', `${requests}/${first.id}/merge`)
  const sites = `/orgs/${org}/sites`
  const { id: site } = await done<{ id: string }>(api, 'POST', sites, { title: 'Mole docs', spaces: [space] })
  const { id: pilots } = await done<{ id: string }>(api, 'POST', `/orgs/${org}/spaces`, { title: 'Pilotage' })
  const pilotRequests = `/spaces/${pilots}/change-requests`
  const one = await done<{ id: string }>(api, 'POST', pilotRequests, { subject: 'First page' })
  await done(api, 'POST', `${pilotRequests}/${one.id}/content?compat=false`, {
    changes: [{ operation: 'insert_page', title: 'Depths', document: { markdown: 'Nine fathoms.' } }],
  })
  await done(api, 'POST', `${pilotRequests}/${one.id}/merge`)
  const { id: section } = await done<{ id: string }>(api, 'POST', `${sites}/${site}/sections`, {
    spaceId: pilots,
  })
  await done(api, 'PATCH', `${sites}/${site}/sections/${section}`, {
    condition: 'visitor.claims.role == "pilot"',
  })
  await done(api, 'PUT', `${sites}/${site}/adaptive-schema`, {
    jsonSchema: {
      type: 'object',
      properties: { role: { type: 'string', description: 'What they do', enum: ['pilot', 'cook'] } },
      additionalProperties: false,
    },
  })
  const change = await write('Newer words', [
    { operation: 'insert_page', title: 'Newcomer', document: { markdown: 'Newer words.' } },
  ])

  // From the change request to a site that is not published yet.
  await page.goto(`/o/${org}/s/${space}/changes/${change.number}`)
  await page.getByRole('link', { name: 'Preview on site' }).click()
  await page.waitForURL(/\/preview\?/)
  const now = page.frameLocator('iframe[title="Current site"]')
  const then = page.frameLocator('iframe[title="Preview of the site"]')
  await expect(then.getByText(/change request #\d+ “Newer words”/)).toBeVisible()
  await expect(now.getByText('Old words.')).toBeVisible()
  await expect(then.getByText('Old words.')).toBeVisible()
  // The pages of the change request are named, and lead to it.
  const pages = page.getByLabel('Page', { exact: true })
  await expect(pages.locator('optgroup[label="Changed pages"] option')).toHaveText(['Newcomer (new)'])
  await pages.selectOption({ label: 'Newcomer (new)' })
  await expect(then.getByText('Newer words.')).toBeVisible()
  await pages.selectOption({ label: 'Mole start' })
  await expect(then.getByText('Old words.')).toBeVisible()

  // Following a link in one frame follows it in both; a page that main lacks is reported as missing there.
  await then
    .getByRole('link', { name: /For sailors/ })
    .last()
    .click()
  await expect(then.getByText('Mind the mole.')).toBeVisible()
  await expect(now.getByText('Mind the mole.')).toBeVisible()
  await then
    .getByRole('link', { name: /Newcomer/ })
    .last()
    .click()
  await expect(then.getByRole('heading', { name: 'Newcomer' })).toBeVisible()
  await expect(now.getByText('404')).toBeVisible()
  await expect(page).toHaveURL(/path=[^&]*newcomer/)

  // The section for pilots is hidden from all others.
  await expect(then.getByText('Pilotage')).toHaveCount(0)
  await page.getByLabel('Preview as').selectOption({ label: 'Visitor with role: pilot' })
  await expect(then.getByText(/as a visitor with role=pilot/)).toBeVisible()
  await expect(then.getByText('Pilotage').first()).toBeAttached()
  await page.getByLabel('Preview as').selectOption({ label: 'Visitor with custom claims…' })
  await page.getByLabel('Claims').fill('{"role":"smith"}')
  await expect(page.getByText('role: Must be one of pilot, cook.').first()).toBeVisible()
  await page.getByLabel('Claims').fill('{"role":"cook"}')
  await page.getByRole('button', { name: 'Preview as this visitor' }).click()
  await expect(then.getByText(/as a visitor with role=cook/)).toBeVisible()
  await expect(then.getByText('Pilotage')).toHaveCount(0)

  // Reloading the URL restores the same state; the frame's URL works for nobody else.
  const seen = await page.locator('iframe[title="Preview of the site"]').getAttribute('src')
  await page.reload()
  await expect(then.getByText(/as a visitor with role=cook/)).toBeVisible()
  expect((await fetch((seen ?? '').split('?')[0] ?? '')).status).toBe(404)
})

test('goes to a page of the previewed site, and to the same page in another language', async ({
  page,
  service,
  api,
}) => {
  const org = await signIn(page, service)
  const write = async (title: string, language: string, texts: Readonly<Record<string, string>>) => {
    const { id } = await done<{ id: string }>(api, 'POST', `/orgs/${org}/spaces`, {
      ...{ title, language, editMode: 'live' },
    })
    await done(api, 'POST', `/spaces/${id}/content`, {
      changes: Object.entries(texts).map(([slug, markdown]) => ({
        ...{ operation: 'insert_page', title: slug, slug: slug.toLowerCase(), document: { markdown } },
      })),
    })
    return id
  }
  const english = await write('Harbor', 'en', { Start: 'Welcome.', Tides: 'High water.', Moles: 'Stone.' })
  const german = await write('Hafen', 'de', { Start: 'Willkommen.', Tides: 'Hochwasser.' })
  const { id: site } = await done<{ id: string }>(api, 'POST', `/orgs/${org}/sites`, {
    ...{ title: 'Harbor docs', spaces: [english] },
  })
  await done(api, 'POST', `/orgs/${org}/sites/${site}/site-spaces`, { spaceId: german })
  await page.goto(`/o/${org}/sites/${site}/preview`)
  const shown = page.frameLocator('iframe[title="Preview of the site"]')
  await expect(shown.getByText('Welcome.')).toBeVisible()
  const pages = page.getByLabel('Page', { exact: true })
  await pages.selectOption({ label: 'Tides' })
  await expect(shown.getByText('High water.')).toBeVisible()
  const variant = page.getByLabel('Section, variant or language')
  await variant.selectOption({ label: 'Hafen (German)' })
  await expect(shown.getByText('Hochwasser.')).toBeVisible()
  await pages.selectOption({ label: 'Start' })
  await expect(shown.getByText('Willkommen.')).toBeVisible()
  // A link in the preview is followed by the selection above it.
  await shown.getByRole('link', { name: 'Tides' }).first().click()
  await expect(pages.locator('option:checked')).toHaveText('Tides')
  await variant.selectOption({ label: 'Harbor (English)' })
  await pages.selectOption({ label: 'Moles' })
  await expect(shown.getByText('Stone.')).toBeVisible()
  // The German space has no such page.
  await variant.selectOption({ label: 'Hafen (German)' })
  await expect(shown.getByText('Willkommen.')).toBeVisible()
})

test('creates redirects one by one and from pasted lines, and undoes a deletion', async ({
  page,
  service,
  api,
}) => {
  const org = await signIn(page, service)
  const { id: space } = await done<{ id: string }>(api, 'POST', `/orgs/${org}/spaces`, {
    title: 'Pier guide',
  })
  const requests = `/spaces/${space}/change-requests`
  const { id } = await done<{ id: string }>(api, 'POST', requests, { subject: 'Pages' })
  await done(api, 'POST', `${requests}/${id}/content?compat=false`, {
    changes: ['Start', 'Tides'].map((title) => ({
      ...{ operation: 'insert_page', title, document: { markdown: `All about ${title}.` } },
    })),
  })
  await done(api, 'POST', `${requests}/${id}/merge`)
  const sites = `/orgs/${org}/sites`
  const { id: site } = await done<{ id: string }>(api, 'POST', sites, { title: 'Pier docs', spaces: [space] })
  const { urls } = await done<{ urls: { published: string } }>(api, 'POST', `${sites}/${site}/publish`)

  await page.goto(`/o/${org}/sites/${site}/redirects`)
  await page.getByRole('button', { name: 'New redirect' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('From path').fill('high-water')
  await dialog.getByRole('button', { name: 'Create redirect' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Path or URL' })).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByRole('textbox', { name: 'Path or URL' }).fill('tides')
  await dialog.getByRole('button', { name: 'Create redirect' }).click()
  const list = page.getByRole('region', { name: 'Redirects' })
  await expect(list).toContainText('/high-water')

  await page.getByRole('button', { name: 'Paste redirects' }).click()
  await dialog
    .getByLabel('Redirects', { exact: true })
    .fill('low-water,tides\nmoon/*,tides,temporary\nlow-water,start\nnowhere')
  await expect(dialog.getByText('2 redirects to save, 2 lines skipped.')).toBeVisible()
  const wrong = dialog.getByRole('list', { name: 'Problems' })
  await expect(wrong).toContainText('Line 3, low-water: Line 1 already redirects this path.')
  await expect(wrong).toContainText('Line 4, nowhere')
  await dialog.getByRole('button', { name: 'Save 2 redirects' }).click()
  await expect(list).toContainText('/moon/*')
  await expect(page.getByText('3 redirects', { exact: true })).toBeVisible()
  const followed = await fetch(`${urls.published.replace(/\/$/, '')}/low-water`)
  expect(await followed.text()).toContain('All about Tides.')

  await page.getByRole('searchbox', { name: 'Search paths' }).fill('water')
  await expect(page).toHaveURL(/q=water/)
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: 'Actions for /low-water' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(2)
})
