import { done, expect, signIn, test } from '../../fixtures.ts'
import { openSpace, rewritePage } from '../../open-change.ts'

test('a half-written result survives a change on main, a reload and a failure', async ({
  page,
  context,
  api,
  service,
}) => {
  const { pages, propose } = await openSpace(api, 'Half written', { Care: 'Oil it.' })
  const onMain = async (text: string): Promise<void> => {
    const { at } = await propose('Main', [rewritePage(pages[0], text)])
    await done(api, 'POST', `${at}/merge`)
  }
  const change = await propose('Often', [rewritePage(pages[0], 'Oil it often.')])
  await onMain('Oil it once.')
  await signIn(page, service)
  await page.goto(`${change.screen}/conflicts`)
  await page.getByRole('button', { name: 'Edit the result' }).click()
  const typed = page.getByRole('textbox', { name: 'Result' })
  await expect(typed).toBeFocused()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(' Half a')
  await onMain('Oil it twice.')
  await expect(page.getByText('One of the versions changed while you were editing.')).toBeVisible()
  await expect(page.getByText('Oil it twice.')).toBeVisible()
  await expect(typed).toBeFocused()
  await page.keyboard.type(' sentence.')
  await expect(typed).toHaveText('Oil it often. Half a sentence.')

  await page.reload()
  await expect(typed).toHaveText('Oil it often. Half a sentence.')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Use this text' }).click()
  await expect(page.getByText('Could not reach the service')).toBeVisible()
  await expect(typed).toHaveText('Oil it often. Half a sentence.')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Use this text' }).click()
  await expect(page.getByText('Conflict resolved.')).toBeVisible()
  await expect(typed).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('Conflict resolved.')).toBeVisible()
  await expect(typed).toHaveCount(0)
})
