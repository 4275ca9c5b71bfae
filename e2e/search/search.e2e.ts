import { done, expect, openHome, signIn, test } from '../fixtures.ts'
import { ownOrganization } from '../open-change.ts'

test('finds a page in any space with the keyboard', async ({ page, api, service }) => {
  const org = await ownOrganization(api)
  const { id: space } = (await api('POST', `/v1/orgs/${org}/spaces`, { title: 'Ferry manual' })).body as {
    id: string
  }
  const change = (await api('POST', `/v1/spaces/${space}/change-requests`, { subject: 'Pages' })).body as {
    id: string
  }
  const at = `/v1/spaces/${space}/change-requests/${change.id}`
  await api('POST', `${at}/content`, {
    changes: [
      {
        operation: 'insert_page',
        title: 'Mooring',
        document: { markdown: 'Throw the line.\n\n## In a storm\n\nDouble the hawsers and wait.' },
      },
    ],
  })
  await api('POST', `${at}/merge`)
  await openHome(page, service)

  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('double haws')
  const found = page.getByRole('option', { name: /In a storm/ })
  await expect(found).toBeVisible()
  await expect(found.locator('mark')).toHaveText(['Double', 'haws'])
  await expect(page.getByText('Pages in Ferry manual')).toBeVisible()
  await expect(page.getByRole('option', { name: /^Mooring/ })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#in-a-storm$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Mooring' })).toBeVisible()

  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('xyzzy nowhere')
  await expect(page.getByText(/No results for/)).toBeVisible()
})

test('finds results despite a typo, change requests, comments and recent pages', async ({
  page,
  api,
  service,
}) => {
  const org = await openHome(page, service)
  const space = await done<{ id: string }>(api, 'POST', `/orgs/${org}/spaces`, { title: 'Lighthouse book' })
  const change = await done<{ id: string; number: number }>(
    api,
    'POST',
    `/spaces/${space.id}/change-requests`,
    { subject: 'Describe the foghorn' },
  )
  const at = `/spaces/${space.id}/change-requests/${change.id}`
  await done(api, 'POST', `${at}/content`, {
    changes: [
      { operation: 'insert_page', title: 'Keepers', document: { markdown: 'Home.' } },
      {
        operation: 'insert_page',
        title: 'Wick',
        document: { markdown: 'Trim the wick with RECTO_LAMP_TOKEN.' },
      },
    ],
  })
  await done(api, 'POST', `${at}/comments`, { body: { markdown: 'Does the foghorn have a **schedule**?' } })
  await done(api, 'POST', `${at}/merge`)

  const palette = page.getByRole('combobox')
  const search = async (words: string) => {
    await page.keyboard.press('Control+k')
    await expect(palette).toBeFocused()
    await page.keyboard.type(words)
  }
  await search('lamp_tokne')
  await expect(page.getByText('Searched for “token” instead of “tokne”.')).toBeVisible()
  await expect(page.getByRole('option', { name: /^Wick/ })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Wick' })).toBeVisible()

  await search('foghorn')
  const request = page.getByRole('option', { name: new RegExp(`^#${change.number} Describe the foghorn`) })
  await expect(request).toBeVisible()
  await expect(page.getByRole('option', { name: /Does the foghorn have a schedule/ })).toBeVisible()
  await request.click()
  await expect(page).toHaveURL(new RegExp(`/s/${space.id}/changes/${change.number}`))

  await page.keyboard.press('Control+k')
  await page.getByRole('option', { name: 'Wick · Lighthouse book' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Wick' })).toBeVisible()
  await search('files in light')
  await page.getByRole('option', { name: 'Files in Lighthouse book' }).click()
  await expect(page).toHaveURL(/\/files$/)
  // A command called by its name comes before pages that contain the word, and is selected.
  await search('change')
  await expect(page.getByRole('option', { name: /Lighthouse book/ }).first()).toBeVisible()
  await expect(page.getByRole('option').first()).toHaveText(/^Change requests/)
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
})

test('passes keys typed before the palette has loaded to the palette', async ({ page, api, service }) => {
  const org = await signIn(page, service)
  const space = await done<{ id: string }>(api, 'POST', `/orgs/${org}/spaces`, { title: 'Early bird' })
  const change = await done<{ number: number }>(api, 'POST', `/spaces/${space.id}/change-requests`, {
    subject: 'Rise',
  })
  // Its code is delayed until something has been typed.
  let arrive: (() => void) | undefined
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  await page.route(/assets\/palette-/, async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto(`/o/${org}/s/${space.id}/changes/${change.number}`)
  await expect(page.getByRole('button', { name: 'Review', exact: true })).toBeVisible()
  await page.keyboard.press('Control+k')
  // On this screen `a` requests an approval and `s` switches tabs.
  await page.keyboard.type('aqs')
  await page.keyboard.press('Backspace')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  arrive?.()
  const field = page.getByRole('combobox')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('aq')
  await page.keyboard.type('ua')
  await expect(field).toHaveValue('aqua')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await expect(field).toHaveValue('')
})

test('finds settings, commands, sites and members by name, best match first', async ({
  page,
  api,
  service,
}) => {
  const org = await openHome(page, service)
  const site = await done<{ id: string }>(api, 'POST', `/orgs/${org}/sites`, { title: 'Tidal charts' })
  const palette = page.getByRole('combobox')
  const first = page.getByRole('option').first()
  const search = async (words: string) => {
    await page.keyboard.press('Control+k')
    await expect(palette).toBeFocused()
    await page.keyboard.type(words)
  }
  await search('audit')
  await expect(first).toHaveText('Settings: Audit log')
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/settings\/audit/)

  await search('trash')
  await expect(first).toHaveText('Trash')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Trash' })).toBeVisible()

  await search('members')
  await expect(first).toHaveText('Members')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/people$/)

  await search('new site')
  await expect(first).toHaveText('New site')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'New site' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  await search('tidal')
  await page.getByRole('option', { name: /^Tidal charts/ }).click()
  await expect(page).toHaveURL(new RegExp(`/sites/${site.id}`))
})
