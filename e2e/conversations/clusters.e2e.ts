import type { Page } from '@playwright/test'
import { screenFaults } from '../accessibility-faults.ts'
import { done, expect, openHome, signIn, test } from '../fixtures.ts'
import { secondPerson } from '../second-person.ts'
import { insertPage, openSpace, writeContent } from '../open-change.ts'

test.use({ scene: 'clusters of conversations' })

/** The list of clusters, once everything has been read and clustered. */
const settledClusters = async (page: Page) => {
  const clusters = page.getByRole('list', { name: 'Clusters' })
  await expect(clusters.getByRole('listitem').nth(1)).toBeVisible({ timeout: 120_000 })
  await expect(page.getByText(/waiting to be read|Computing clusters/)).toHaveCount(0, { timeout: 120_000 })
  return clusters
}

const faults = async (page: Page): Promise<void> => {
  expect(await screenFaults(page, 'light')).toEqual([])
  expect(await screenFaults(page, 'dark')).toEqual([])
}

test('samples become clusters; two are merged and parted, and a change request answers one', async ({
  page,
  api,
  service,
}) => {
  const org = await openHome(page, service)
  const { space } = await openSpace(api, 'Product guide', { Exports: 'Export a project from its menu.' })
  let [first, second] = ['', '']

  await test.step('The empty screen offers samples', async () => {
    await page.getByRole('link', { name: 'Conversations', exact: true }).click()
    await expect(page.getByText('No conversations yet')).toBeVisible()
    await faults(page)
    await page.getByRole('button', { name: 'Load sample conversations' }).click()
    const clusters = await settledClusters(page)
    await expect(clusters.getByRole('img', { name: /^Issues a week: / }).first()).toBeVisible()
    const labels = await clusters
      .getByRole('listitem')
      .evaluateAll((rows) => rows.map((row) => row.querySelector('a')?.textContent ?? ''))
    ;[first = '', second = ''] = labels
    await faults(page)
  })

  await test.step('A cluster shows its evidence', async () => {
    await page.getByRole('link', { name: first, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible()
    await page.getByRole('button', { name: 'Show context' }).first().click()
    await expect(page.getByRole('list', { name: 'Messages' }).locator('mark').first()).toBeVisible()
    await faults(page)
  })

  await test.step('It is merged into another one, and that is undone', async () => {
    const before = page.url()
    await page.getByRole('button', { name: 'Merge into…' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Search clusters').fill(second)
    // The row of the radio button, which takes the click once the list has settled.
    await dialog.locator('label').filter({ hasText: second }).first().click()
    await expect(dialog.getByRole('radio', { name: second }).first()).toBeChecked()
    expect(await screenFaults(page, 'light')).toEqual([])
    await dialog.getByRole('button', { name: 'Merge' }).click()
    // The other cluster, which may have been described anew by now: its label is then that of all the issues.
    await expect(page).not.toHaveURL(before)
    await expect(page.getByText('Pinned').first()).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Undone', { exact: true })).toBeVisible()
    await page.goto(`/o/${org}/conversations`)
    const clusters = await settledClusters(page)
    await expect(clusters.getByRole('link', { name: first, exact: true })).toBeVisible()
    await expect(clusters.getByRole('link', { name: second, exact: true })).toBeVisible()
  })

  await test.step('A change request is created for it', async () => {
    await page.getByRole('link', { name: first, exact: true }).click()
    await page.getByRole('button', { name: 'Create change request' }).first().click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel('Subject')).toHaveValue(first)
    await dialog.getByLabel('Space').selectOption({ label: 'Product guide' })
    await dialog.getByLabel('Subject').fill('Answer what customers ask')
    await dialog.getByRole('button', { name: 'Create change request' }).click()
    await page.waitForURL(/\/changes\/\d+\/discussion$/)
    await expect(page.getByText('For the cluster')).toBeVisible()
    await page.getByRole('link', { name: first, exact: true }).click()
    await expect(page.getByText('Once a change request of this cluster is merged')).toBeVisible()
    await page.getByRole('link', { name: 'Change requests of this cluster' }).click()
    await expect(page.getByRole('button', { name: `Cluster: ${first}. Remove filter` })).toBeVisible()
    await expect(page.getByText('Answer what customers ask').first()).toBeVisible()
  })

  await test.step('Once it is merged, before and after are compared', async () => {
    const { items } = await done<{ items: { id: string }[] }>(
      api,
      'GET',
      `/spaces/${space}/change-requests?status=draft`,
    )
    const change = `/spaces/${space}/change-requests/${items[0]?.id}`
    await writeContent(api, change, [insertPage('Answers', 'Export as CSV from the menu.')])
    await done(api, 'POST', `${change}/merge`)
    await page.goto(`/o/${org}/conversations`)
    await page.getByRole('link', { name: first, exact: true }).click()
    await expect(page.getByText('0 of 4 weeks so far')).toBeVisible()
    await expect(page.getByRole('cell', { name: 'No full week yet' }).first()).toBeVisible()
    await expect(page.getByText(/caused/)).toHaveCount(0)
    await faults(page)
  })
})

test('clusters are worked through with the keyboard, and on a phone', async ({ page, api, service }) => {
  const org = await signIn(page, service)
  await done(api, 'POST', `/orgs/${org}/conversations-sample`)
  await page.goto(`/o/${org}/conversations`)
  const rows = (await settledClusters(page)).getByRole('listitem')
  const before = await rows.count()

  await test.step('Dismiss and undo from the list', async () => {
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await page.keyboard.press('d')
    await expect(page.getByText(/^Dismissed “/)).toBeVisible()
    await expect(rows).toHaveCount(before - 1)
    await page.keyboard.press('Control+z')
    await expect(page.getByText('Undone', { exact: true })).toBeVisible()
    await expect(rows).toHaveCount(before)
  })

  await test.step('Merge and change request dialogs open for the row', async () => {
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('j')
    await page.keyboard.press('m')
    await expect(page.getByRole('dialog', { name: /^Merge “/ })).toBeVisible()
    await page.keyboard.press('Escape')
    // Keys belong to the dialog until it has closed.
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.keyboard.press('c')
    await expect(page.getByRole('dialog', { name: 'Create change request' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('Split the selected issue off and undo', async () => {
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 2, name: 'Evidence' })).toBeVisible()
    const issues = page.getByRole('list', { name: 'Issues', exact: true })
    await issues.getByRole('checkbox').first().focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('s')
    const dialog = page.getByRole('dialog', { name: 'Split off 1 issue' })
    await dialog.getByLabel('Label').fill('On its own')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'On its own' })).toBeVisible()
    // The message of the first undo has gone.
    await expect(page.getByText('Undone', { exact: true })).toHaveCount(0)
    await page.keyboard.press('Control+z')
    await expect(page.getByText('Undone', { exact: true })).toBeVisible()
  })

  await test.step('Nothing is wider than a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    for (const path of [
      'conversations',
      'unclustered-issues',
      'conversation-list',
      'conversation-settings',
      'add-conversations',
    ]) {
      // One screen after the other, as a person opens them.
      await page.goto(`/o/${org}/${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
      expect(await screenFaults(page, 'light')).toEqual([])
    }
  })
})

test('others than administrators see no conversation, and who can help', async ({
  browser,
  page,
  service,
}) => {
  const org = await signIn(page, service)
  const reader = await secondPerson(browser, service, org, 'Rosa Reader', 'create')
  await reader.goto(`/o/${org}/conversations`)
  await expect(reader.getByText(/An organization administrator can give it to you/)).toBeVisible()
  await expect(reader.getByRole('link', { name: 'Inbox' })).toBeVisible()
  await expect(reader.getByRole('navigation').getByRole('link', { name: 'Conversations' })).toHaveCount(0)
  await reader.context().close()
})
