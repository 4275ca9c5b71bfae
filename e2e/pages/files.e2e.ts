import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { faultsOf } from '../accessibility-faults.ts'
import { done, expect, signIn, test } from '../fixtures.ts'

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test('finds unused files, duplicates and images without alt text', async ({ page, api, service }) => {
  const org = await signIn(page, service)
  const space = await done<{ id: string }>(api, 'POST', `/orgs/${org}/spaces`, {
    title: 'Buoys',
    editMode: 'live',
  })
  const write = (...changes: object[]) => done(api, 'POST', `/spaces/${space.id}/content`, { changes })
  await write({
    operation: 'insert_files',
    files: ['bell.png', 'bell again.png'].map((name) => ({ name, contentType: 'image/png', base64: png })),
  })
  const { items } = await done<{ items: { id: string; name: string }[] }>(
    api,
    'GET',
    `/spaces/${space.id}/content/files`,
  )
  const bell = items.find(({ name }) => name === 'bell.png')
  await write({
    operation: 'insert_page',
    title: 'Bell buoy',
    document: {
      document: {
        object: 'document',
        data: {},
        nodes: [
          {
            object: 'block',
            type: 'images',
            data: {},
            nodes: [
              {
                ...{ object: 'block', type: 'image', isVoid: true },
                data: { ref: { kind: 'file', file: bell?.id } },
              },
            ],
          },
        ],
      },
    },
  })

  await page.goto(`/o/${org}/s/${space.id}/files`)
  await expect(page.getByRole('heading', { name: '2 files' })).toBeVisible()
  await page.getByLabel('Show', { exact: true }).selectOption('Unused')
  await expect(page.getByRole('heading', { name: '1 of 2 files' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'bell again.png' })).toBeVisible()
  await page.getByLabel('Show', { exact: true }).selectOption('Duplicates')
  await expect(page.getByRole('button', { name: 'bell.png' })).toBeVisible()
  await expect(page).toHaveURL(/show=duplicates/)
  await page.getByLabel('Show', { exact: true }).selectOption('Images without alt text')
  await expect(page.getByRole('link', { name: 'Bell buoy' }).last()).toBeVisible()

  await expect(
    page.getByRole('heading', { name: 'Images without alt text in 1 place', exact: true }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Enlarge “bell.png”', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'bell.png', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')

  // Alternative texts are written here and become one change request. Leaving with unsaved text asks for
  // confirmation.
  const words = page.getByRole('textbox', { name: 'Alt text for “bell.png”', exact: true })
  await words.fill('A bell that hangs in a cage')
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('link', { name: 'Bell buoy' }).last().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(words).toHaveValue('A bell that hangs in a cage')
  await expect(page.getByText('1 image described, in 1 place')).toBeVisible()
  await page.getByRole('button', { name: 'Save in a change request' }).click()
  await page
    .getByRole('dialog', { name: 'Describe 1 image' })
    .getByRole('button', { name: 'Create change request' })
    .click()
  await expect(page.getByText('1 image described in #1')).toBeVisible()
  await done(api, 'POST', `/spaces/${space.id}/change-requests/1/merge`)
  await expect(page.getByText('All images have alt text')).toBeVisible()

  // Unused files are removed in a change request, after a preview.
  await page.getByLabel('Show', { exact: true }).selectOption('All files')
  await page.getByLabel('Sort by', { exact: true }).selectOption('Least used first')
  const rows = page.getByRole('table', { name: 'Files of the space' }).getByRole('row')
  await expect(rows.nth(1)).toContainText(/bell again\.png.*no page/)
  await expect(rows.nth(2)).toContainText(/bell\.png.*1 page/)
  await expect(page).toHaveURL(/order=least-used/)
  await page.getByRole('checkbox', { name: 'Select bell again.png' }).check()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  const removing = page.getByRole('dialog', { name: 'Remove 1 file' })
  await expect(removing.getByRole('listitem')).toContainText('unused')
  expect(await faultsOf(page)).toEqual([])
  await removing.getByRole('button', { name: 'Create change request' }).click()
  await expect(page.getByText('1 file removed in #2')).toBeVisible()
  await done(api, 'POST', `/spaces/${space.id}/change-requests/2/merge`)
  await expect(page.getByRole('heading', { name: '1 file', exact: true })).toBeVisible()

  // As a grid: the same files and selection, and the URL reflects it.
  await page.getByRole('button', { name: 'Grid view' }).click()
  await expect(page).toHaveURL(/as=grid/)
  const tile = page.getByRole('list', { name: 'Files of the space' }).getByRole('listitem')
  await expect(tile).toHaveCount(1)
  await expect(tile).toContainText('Used in 1 page')
  await expect
    .poll(() =>
      tile.locator('img').evaluate((image) => (image as HTMLImageElement).decode().then(() => true)),
    )
    .toBe(true)
  expect(await faultsOf(page)).toEqual([])
  await tile.getByRole('checkbox', { name: 'Select bell.png' }).check()
  await expect(page.getByText('1 file selected', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Clear selection' }).click()
  await page.reload()
  await tile.getByRole('button', { name: 'bell.png' }).click()
  await expect(page.getByRole('dialog', { name: 'bell.png' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Table view' }).click()

  // The count opens the list of uses.
  await page.getByRole('button', { name: 'Used in 1 page: show pages' }).click()
  await page.getByRole('dialog', { name: 'bell.png' }).getByRole('link', { name: 'Bell buoy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bell buoy' })).toBeVisible()
})

test('adds files and replaces one, which keeps its id, in change requests', async ({
  page,
  api,
  service,
}) => {
  const org = await signIn(page, service)
  const space = await done<{ id: string }>(api, 'POST', `/orgs/${org}/spaces`, {
    title: 'Lamps',
    editMode: 'live',
  })
  await done(api, 'POST', `/spaces/${space.id}/content`, {
    changes: [
      { operation: 'insert_files', files: [{ name: 'lamp.png', contentType: 'image/png', base64: png }] },
    ],
  })
  type Files = { items: { id: string; name: string; size: number }[] }
  const filesOf = async (path: string) =>
    (await done<Files>(api, 'GET', `/spaces/${space.id}${path}/content/files`)).items
  const [before] = await filesOf('')
  const picture = (name: string, more = '') => ({
    name,
    mimeType: 'image/png',
    buffer: Buffer.concat([Buffer.from(png, 'base64'), Buffer.from(more)]),
  })

  await page.goto(`/o/${org}/s/${space.id}/files`)
  await page.getByRole('button', { name: 'Add files' }).click()
  const adding = page.getByRole('dialog', { name: 'Add files' })
  await adding.getByLabel('Files to upload').setInputFiles([picture('wick.png'), picture('oil.png')])
  await expect(adding.getByRole('listitem')).toHaveCount(2)
  await adding.getByRole('button', { name: 'Upload 2 files' }).click()
  await expect(page.getByText('2 files added in #1')).toBeVisible()
  expect((await filesOf('/change-requests/1')).map(({ name }) => name).toSorted()).toEqual([
    'lamp.png',
    'oil.png',
    'wick.png',
  ])
  expect(await filesOf('')).toHaveLength(1)

  // The connection fails once: the retry goes into the same change request.
  await page.getByRole('button', { name: 'lamp.png' }).click()
  await page.getByRole('button', { name: 'Replace' }).click()
  const replacing = page.getByRole('dialog', { name: 'Replace “lamp.png”' })
  await replacing.getByLabel('Files to upload').setInputFiles([picture('lamp-new.png', 'brighter')])
  await page.route('**/content/files?**', (route) => route.abort(), { times: 1 })
  await replacing.getByRole('button', { name: 'Upload 1 file' }).click()
  await expect(replacing.getByText(/^Failed:/)).toBeVisible()
  await replacing.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('“lamp.png” replaced in #2')).toBeVisible()
  await done(api, 'POST', `/spaces/${space.id}/change-requests/2/merge`)
  const [after] = await filesOf('')
  expect(after).toMatchObject({ id: before?.id, name: 'lamp.png', size: (before?.size ?? 0) + 8 })
})

test('loads small thumbnails in the grid, and shows an icon for a broken image', async ({
  page,
  api,
  service,
}) => {
  const org = await signIn(page, service)
  const space = await done<{ id: string }>(api, 'POST', `/orgs/${org}/spaces`, {
    title: 'Photographs',
    editMode: 'live',
  })
  const [width, height] = [1200, 800]
  const photograph = async () =>
    sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
      .jpeg({ quality: 60 })
      .toBuffer()
  const photographs = await Promise.all(Array.from({ length: 6 }, photograph))
  const whole = photographs.reduce((sum, { length }) => sum + length, 0)
  const broken = Buffer.concat([Buffer.from(png, 'base64').subarray(0, 40), randomBytes(300_000)])
  await done(api, 'POST', `/spaces/${space.id}/content`, {
    changes: [
      {
        operation: 'insert_files',
        files: [...photographs, broken].map((bytes, place) => ({
          name: place < 6 ? `mast ${place}.jpg` : 'torn.png',
          contentType: place < 6 ? 'image/jpeg' : 'image/png',
          base64: bytes.toString('base64'),
        })),
      },
    ],
  })

  let fetched = 0
  page.on('response', async (response) => {
    if (!response.url().startsWith(service.sitesUrl)) return
    fetched += (await response.body()).length
  })
  await page.goto(`/o/${org}/s/${space.id}/files?as=grid`)
  const tiles = page.getByRole('list', { name: 'Files of the space' }).getByRole('listitem')
  await expect(tiles).toHaveCount(7)
  const widths = () =>
    tiles.locator('img').evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth))
  await expect.poll(widths).toHaveLength(6)
  await expect.poll(async () => Math.min(...(await widths()))).toBeGreaterThan(0)
  await expect(tiles.filter({ hasText: 'torn.png' }).locator('svg')).toBeVisible()
  expect(whole).toBeGreaterThan(2_000_000)
  expect(fetched).toBeGreaterThan(0)
  expect(fetched).toBeLessThan(whole / 10)

  // The preview shows the original file.
  await tiles.filter({ hasText: 'mast 0.jpg' }).getByRole('button').click()
  const large = page.getByRole('dialog', { name: 'mast 0.jpg' }).getByRole('img')
  await expect.poll(() => large.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(width)
})
