import { done, expect, signIn, test } from '../../fixtures.ts'
import { openSpace, rewritePage } from '../../open-change.ts'

test('a result that is half written outlives a main that moves, a reload and a failure', async ({
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
  const typed = page.getByRole('textbox', { name: 'The result' })
  await expect(typed).toBeFocused()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(' Half a')
  await onMain('Oil it twice.')
  await expect(page.getByText('One of the texts changed while you were writing.')).toBeVisible()
  await expect(page.getByText('Oil it twice.')).toBeVisible()
  await expect(typed).toBeFocused()
  await page.keyboard.type(' sentence.')
  await expect(typed).toHaveText('Oil it often. Half a sentence.')

  await page.reload()
  await expect(typed).toHaveText('Oil it often. Half a sentence.')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Use this text' }).click()
  await expect(page.getByText('The service did not answer')).toBeVisible()
  await expect(typed).toHaveText('Oil it often. Half a sentence.')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Use this text' }).click()
  await expect(page.getByText('All 1 decided.')).toBeVisible()
  await expect(typed).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('All 1 decided.')).toBeVisible()
  await expect(typed).toHaveCount(0)
})
