import { screenFaults } from '../accessibility-faults.ts'
import { done, expect, signIn, test } from '../fixtures.ts'
import { rewritePage, writeContent } from '../open-change.ts'
import { openTranslation, welcome } from './translated-space.ts'

test.use({ scene: 'delivery of translations' })

test('translations wait in one change request, which is reviewed and merged', async ({
  page,
  api,
  service,
}) => {
  const org = await signIn(page, service)
  const { screen, translation, propose, pages } = await openTranslation(api, 'Reviewed guide')
  const path = `/orgs/${org}/translations/${translation}`

  await test.step('An administrator has runs delivered for review', async () => {
    await page.goto(`${screen}/settings`)
    const radio = page.getByRole('radio', { name: /^Change request/ })
    await radio.click()
    await expect(page.getByText('Settings saved')).toBeVisible()
    await expect(radio).toBeChecked()
  })

  await test.step('Two runs extend the same change request', async () => {
    for (const months of ['24 months', '36 months']) {
      const change = await propose(months, [], 'draft')
      const text = welcome.join('\n\n').replace('12 months', months)
      await writeContent(api, change.at, [rewritePage(pages[0], text)])
      await done(api, 'POST', `${change.at}/merge`)
      const runs = async (): Promise<number> =>
        (await done<{ stats: { runs: number } }>(api, 'GET', path)).stats.runs
      const before = await runs()
      await page.goto(screen)
      await page.getByRole('button', { name: 'Run Reviewed guide (German)' }).click()
      await expect.poll(runs).toBe(before + 1)
    }
    await page.goto(screen)
    await expect(page.getByText('Translations wait in an open change request')).toBeVisible()
    expect(await screenFaults(page, 'light')).toEqual([])
    expect(await screenFaults(page, 'dark')).toEqual([])
  })

  await test.step('It is reviewed and merged like any other', async () => {
    const { result } = await done<{ result: { space: string; changeRequest: string } }>(api, 'GET', path)
    await page.getByRole('link', { name: 'Show change request' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Translation into German' })).toBeVisible()
    await page.getByRole('link', { name: 'Changes', exact: true }).click()
    await expect(page.getByText(/ 36 /).first()).toBeVisible()
    await page.getByRole('button', { name: 'Merge', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Merge 1 page' }).click()
    await expect
      .poll(async () => {
        const change = `/spaces/${result.space}/change-requests/${result.changeRequest}`
        return (await done<{ status: string }>(api, 'GET', change)).status
      })
      .toBe('merged')
    await page.goto(screen)
    await expect(page.getByRole('heading', { level: 1, name: 'Reviewed guide (German)' })).toBeVisible()
    await expect(page.getByText('Translations wait in an open change request')).toHaveCount(0)
  })
})
