import { done, expect, signIn, test } from '../../fixtures.ts'
import { formPadding } from '../../form-padding.ts'
import { faultsOf } from '../../accessibility-faults.ts'
import { blockKeys, openSpace, rewritePage } from '../../open-change.ts'
import { secondPerson } from '../../second-person.ts'

test('a reviewer who loses access can still read and copy the draft review', async ({
  api,
  service,
  browser,
}) => {
  const { org, pages, propose } = await openSpace(api, 'Right lost', { Anchor: 'It holds.' })
  const change = await propose('Heavier', [rewritePage(pages[0], 'It holds in sand.')])
  const olga = await secondPerson(browser, service, org, 'Olga', 'comment')
  const { id } = (await (await olga.request.get('/v1/user')).json()) as { id: string }
  await olga.goto(change.screen)
  await olga.getByRole('button', { name: 'Review', exact: true }).click()
  await olga.getByRole('menuitem', { name: 'Comment…' }).click()
  const sheet = olga.getByRole('dialog')
  await sheet.getByLabel('Overall comment').fill('Half a verdict')
  await done(api, 'PATCH', `/orgs/${org}/members/${id}`, { role: 'read' })
  await expect(sheet.getByRole('button', { name: 'Submit comments' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await expect(sheet.getByLabel('Overall comment')).toHaveValue('Half a verdict')
  await olga.reload()
  await olga.getByRole('button', { name: 'View draft review' }).click()
  await expect(sheet.getByLabel('Overall comment')).toHaveValue('Half a verdict')
  expect(await faultsOf(olga)).toEqual([])

  // With access restored, the draft can be sent unchanged.
  await done(api, 'PATCH', `/orgs/${org}/members/${id}`, { role: 'comment' })
  await sheet.getByRole('button', { name: 'Submit comments' }).click()
  await expect(olga.getByText('Comments submitted')).toBeVisible()
  await olga.context().close()
})

test('a comment being typed moves to the page when its block is deleted', async ({ page, api, service }) => {
  const { pages, propose } = await openSpace(api, 'Block gone', { Buoys: 'Two of them.' })
  const change = await propose('A third', [rewritePage(pages[0], 'Two of them.\n\nA third one.')])
  const [, added] = await blockKeys(api, change.at, pages[0])
  await signIn(page, service)
  await page.goto(`${change.screen}/diff/${pages[0]}#b-${added ?? ''}`)
  await expect(page.getByText('A third one.')).toBeVisible()
  await page.keyboard.press('n')
  await page.keyboard.press('c')
  await page.getByRole('textbox', { name: 'Comment on this block' }).pressSequentially('Where will it')
  await done(api, 'POST', `${change.at}/content`, { changes: [rewritePage(pages[0], 'Two of them here.')] })
  await expect(page.getByText('The block you were commenting on was deleted.')).toBeVisible()
  const words = page.getByRole('textbox', { name: 'Comment on this page' })
  await expect(words).toBeFocused()
  await expect(words).toHaveValue('Where will it')
  await page.keyboard.press('End')
  await page.keyboard.type(' lie?')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByRole('article', { name: /Thread by/ }).getByText('Where will it lie?')).toBeVisible()
})

test('a suggestion being typed becomes a comment when its block is deleted', async ({
  page,
  api,
  service,
}) => {
  const { pages, propose } = await openSpace(api, 'Words gone', { Buoys: 'Two of them.' })
  const change = await propose('A fourth', [rewritePage(pages[0], 'Two of them.\n\nA fourth one.')])
  const [, added] = await blockKeys(api, change.at, pages[0])
  await signIn(page, service)
  await page.goto(`${change.screen}/diff/${pages[0]}#b-${added ?? ''}`)
  await expect(page.getByText('A fourth one.')).toBeVisible()
  await page.keyboard.press('n')
  await page.keyboard.press('s')
  const wording = page.getByRole('textbox', { name: 'Suggested text' })
  expect(await formPadding(wording)).toBeGreaterThanOrEqual(12)
  await wording.fill('A fourth one, lit.')
  await page.getByRole('textbox', { name: 'Reason' }).fill('It is dark there.')
  await done(api, 'POST', `${change.at}/content`, { changes: [rewritePage(pages[0], 'Two of them here.')] })
  await expect(page.getByText('The block you were commenting on was deleted.')).toBeVisible()
  const words = page.getByRole('textbox', { name: 'Comment on this page' })
  await expect(words).toHaveValue('A fourth one, lit.\n\nIt is dark there.')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(
    page.getByRole('article', { name: /Thread by/ }).getByText('A fourth one, lit.', { exact: true }),
  ).toBeVisible()
  // The draft does not reappear.
  await page.reload()
  await expect(page.getByRole('article', { name: /Thread by/ })).toBeVisible()
  await expect(page.getByText('The block you were commenting on was deleted.')).toHaveCount(0)
})
