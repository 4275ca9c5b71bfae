import { screenFaults } from '../accessibility-faults.ts'
import { done, expect, signIn, test } from '../fixtures.ts'

test.use({ scene: 'states of clusters' })

test('a cluster is renamed, muted and reopened', async ({ page, api, service }) => {
  const org = await signIn(page, service)
  await done(api, 'POST', `/orgs/${org}/conversations-sample`)
  await page.goto(`/o/${org}/conversations`)
  const clusters = page.getByRole('list', { name: 'Clusters' })
  await expect(clusters.getByRole('listitem').nth(1)).toBeVisible({ timeout: 120_000 })
  await expect(page.getByText(/waiting to be read|Computing clusters/)).toHaveCount(0, { timeout: 120_000 })
  const before = await clusters.getByRole('listitem').count()
  const link = clusters.getByRole('link').first()
  const chosen = (await link.textContent()) ?? ''
  await link.click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(chosen)
  const act = async (name: string): Promise<void> => {
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name, exact: true }).click()
  }

  await test.step('A label of a person stays until it is given back', async () => {
    await act('Rename')
    const dialog = page.getByRole('dialog', { name: 'Rename cluster' })
    await dialog.getByLabel('Label').fill('Exports that fail')
    expect(await screenFaults(page, 'light')).toEqual([])
    await dialog.getByRole('button', { name: 'Rename' }).click()
    await expect(heading).toHaveText('Exports that fail')
    await act('Rename')
    await dialog.getByLabel('Label').fill('')
    await dialog.getByRole('button', { name: 'Rename' }).click()
    await expect(heading).toHaveText(chosen)
    await act('Undo the last action')
    await expect(heading).toHaveText('Exports that fail')
  })

  await test.step('A muted cluster stays in the list, and says so', async () => {
    await act('Mute')
    await expect(page.getByText('Muted “Exports that fail”')).toBeVisible()
    await expect(page.getByRole('button', { name: 'More actions' })).toBeVisible()
    expect(await screenFaults(page, 'light')).toEqual([])
    expect(await screenFaults(page, 'dark')).toEqual([])
    await page.goto(`/o/${org}/conversations`)
    const row = clusters.getByRole('listitem').filter({ hasText: 'Exports that fail' })
    await expect(row.getByText('Muted', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'State' }).click()
    await page.getByRole('menuitemradio', { name: 'Muted', exact: true }).click()
    await expect(clusters.getByRole('listitem')).toHaveCount(1)
  })

  await test.step('It is reopened', async () => {
    await clusters.getByRole('link', { name: 'Exports that fail' }).click()
    await expect(heading).toHaveText('Exports that fail')
    await act('Reopen')
    await expect(page.getByText('Reopened “Exports that fail”')).toBeVisible()
    await page.goto(`/o/${org}/conversations`)
    await expect(clusters.getByRole('listitem')).toHaveCount(before)
    await expect(clusters.getByText('Muted', { exact: true })).toHaveCount(0)
  })
})
