/** Two writers on one page. */
import { done, signIn } from '../../fixtures.ts'
import { changing, expect, markdownOf, saved, test, text } from './editor-page.ts'

test('two writers on one page: edits of different places meet, those of one place are decided', async ({
  page,
  api,
  service,
  context,
}) => {
  const { space, change, edit, ids } = await changing(api, 'Together', {
    Start: 'First paragraph.\n\nSecond paragraph.',
  })
  await signIn(page, service)
  await page.goto(`${edit}/${ids[0]}`)
  await expect(text(page)).toContainText('Second paragraph.')
  const other = await context.newPage()
  await other.goto(`${edit}/${ids[0]}`)
  await text(other).getByText('Second paragraph.').click()
  await other.keyboard.press('End')
  await other.keyboard.type(' Theirs.')
  await saved(other)
  // It arrives without any input here.
  await expect(text(page)).toContainText('Second paragraph. Theirs.')

  await text(page).getByText('First paragraph.').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' Mine.')
  await saved(page)
  await expect(text(other)).toContainText('First paragraph. Mine.')
  expect(await markdownOf(api, space, change.number, ids[0])).toContain(
    'First paragraph. Mine.\n\nSecond paragraph. Theirs.',
  )

  await context.setOffline(true)
  await page.keyboard.type(' Again mine.')
  await expect(page.getByText('The service cannot be reached')).toBeVisible()
  await done(api, 'POST', `/spaces/${space}/change-requests/${change.id}/content`, {
    changes: [
      {
        operation: 'update_page',
        page: ids[0],
        document: { markdown: 'First of another.\n\nSecond paragraph. Theirs.' },
      },
    ],
  })
  await other.close()
  await context.setOffline(false)
  const dialog = page.getByRole('dialog', { name: 'Two versions of one place' })
  await expect(dialog.getByText('First of another.')).toBeVisible()
  await expect(dialog.getByText('First paragraph. Mine. Again mine.')).toBeVisible()
  expect(await markdownOf(api, space, change.number, ids[0])).toContain('First of another.')
  await dialog.getByRole('radio', { name: 'What you wrote' }).check()
  await dialog.getByRole('button', { name: 'Save this' }).click()
  await saved(page)
  expect(await markdownOf(api, space, change.number, ids[0])).toContain('Again mine.')
})
