/** Inserting one of many images of a space. */
import { done, signIn } from '../../fixtures.ts'
import { tabTo } from '../../tab-to.ts'
import { changing, expect, pictures, saved, test, text } from './editor-page.ts'

const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const count = 70
/** The maximum number of files of one request. */
const filesAtOnce = 20

test('an image is found among many by its name, seen before it is inserted, and chosen with the keyboard', async ({
  page,
  api,
  service,
}) => {
  const { edit, ids, change, space } = await changing(api, 'Many images', { Start: 'Words.' })
  const files = Array.from({ length: count }, (_, at) => ({
    name: `buoy-${at}.png`,
    contentType: 'image/png',
    base64: dot,
  }))
  for (let at = 0; at < count; at += filesAtOnce) {
    const some = files.slice(at, at + filesAtOnce)
    await done(api, 'POST', `/spaces/${space}/change-requests/${change.id}/content`, {
      changes: [{ operation: 'insert_files', files: some }],
    })
  }
  await signIn(page, service)
  await page.goto(`${edit}/${ids[0]}`)
  await text(page).getByText('Words.').click()
  await page.getByRole('button', { name: 'Image', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Image' })
  const images = dialog.getByRole('list', { name: 'Images in this space' })
  await expect(images.getByRole('listitem')).toHaveCount(60)
  await expect(dialog.getByRole('status')).toHaveText(`60 of ${count} images. Search to find the others.`)

  await dialog.getByLabel('Search images in this space').fill('BUOY-69')
  await expect(images.getByRole('listitem')).toHaveCount(1)
  const found = images.getByRole('button', { name: 'buoy-69.png' })
  const loaded = () => found.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth)
  await expect.poll(loaded).toBeGreaterThan(0)
  await tabTo(page, found)
  await page.keyboard.press('Space')
  await expect(found).toHaveAttribute('aria-pressed', 'true')
  await dialog.getByLabel('Alt text').fill('A buoy')
  await tabTo(page, dialog.getByRole('button', { name: 'Insert' }))
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(pictures(page)).toHaveAttribute('alt', 'A buoy')
  await saved(page)
})
