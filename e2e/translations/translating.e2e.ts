import type { Page } from '@playwright/test'
import { screenFaults } from '../accessibility-faults.ts'
import { done, expect, openHome, test } from '../fixtures.ts'
import { rewritePage, writeContent } from '../open-change.ts'
import { openSource, welcome } from './translated-space.ts'

test.use({ scene: 'translating a space' })

const units = (page: Page) => page.getByRole('list', { name: 'Units', exact: true })

test('a space is translated, edited by a person, changed, approved and published in two languages', async ({
  page,
  api,
  service,
}) => {
  const org = await openHome(page, service)
  const { space, pages: ids, propose } = await openSource(api, 'Guide')

  await test.step('The list teaches what a translation is for', async () => {
    await page.getByRole('link', { name: 'Translations' }).click()
    await expect(page.getByText('No translations yet')).toBeVisible()
    expect(await screenFaults(page, 'light')).toEqual([])
    await page.getByRole('button', { name: 'New translation' }).click()
  })

  await test.step('A translation is set up and run', async () => {
    await page.getByLabel('Source space').selectOption({ label: 'Guide' })
    await page.getByLabel('Translate into').selectOption({ label: 'English' })
    await expect(page.getByText('This is the source language')).toBeVisible()
    await page.getByLabel('Translate into').selectOption({ label: 'German' })
    await page.getByLabel('Engine').selectOption({ label: 'Test text' })
    expect(await screenFaults(page, 'light')).toEqual([])
    expect(await screenFaults(page, 'dark')).toEqual([])
    await page.getByRole('button', { name: 'Create translation' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Guide (German)' })).toBeVisible()
    await expect(page.getByText('Not run yet')).toBeVisible()
    await page.getByRole('button', { name: 'Run Guide (German)' }).click()
    await expect(page.getByRole('list', { name: 'Runs' }).getByText('Done')).toBeVisible()
    await page.getByRole('button', { name: 'Show pages' }).click()
    await expect(page.getByRole('list', { name: 'Pages of the run' }).getByRole('listitem')).toHaveCount(2)
    expect(await screenFaults(page, 'light')).toEqual([])
  })

  await test.step('A second translation into German is refused at its field', async () => {
    await page.goto(`/o/${org}/translations/new?space=${space}`)
    await page.getByLabel('Translate into').selectOption({ label: 'German' })
    await expect(page.getByText('already has a translation into German')).toBeVisible()
    await page.goBack()
  })

  await test.step('A person edits a unit; what is typed survives a reload', async () => {
    await page.getByRole('link', { name: 'Units' }).click()
    const row = units(page).getByRole('listitem').filter({ hasText: welcome[1] })
    await row.getByRole('link').click()
    const field = page.getByRole('textbox', { name: /Translation of Paragraph/ })
    await field.fill('Jeder Bereich hat Seiten und einen Verlauf von 12 Monaten.')
    await expect(row.getByText('Not saved').first()).toBeVisible()
    await page.reload()
    await expect(field).toHaveValue('Jeder Bereich hat Seiten und einen Verlauf von 12 Monaten.')
    expect(await screenFaults(page, 'light')).toEqual([])
    expect(await screenFaults(page, 'dark')).toEqual([])
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(row.getByText('Edited')).toBeVisible()
    await expect(row.getByText('Not saved')).toHaveCount(0)
  })

  await test.step('The source changes: only that block is stale, and keeps what the person wrote', async () => {
    const changed = [welcome[0], 'Every space has pages and a history of 24 months.', welcome[2]]
    const change = await propose('Longer history', [], 'draft')
    const before = await done<{ document: { nodes: readonly { key: string }[] } }>(
      api,
      'GET',
      `${change.at}/content/page/${ids[0]}?format=document`,
    )
    expect(before.document.nodes).toHaveLength(3)
    await writeContent(api, change.at, [rewritePage(ids[0], changed.join('\n\n'))])
    await done(api, 'POST', `${change.at}/merge`)
    await page.getByRole('button', { name: 'Run Guide (German)' }).click()
    await page.getByRole('button', { name: 'State' }).click()
    await page.getByRole('menuitemradio', { name: 'Stale' }).click()
    await expect(units(page).getByRole('checkbox')).toHaveCount(1)
    await units(page).getByRole('link').click()
    const difference = page.getByRole('region', { name: 'Change of the source' })
    await expect(difference.locator('del')).toHaveText('12')
    await expect(difference.locator('ins')).toHaveText('24')
    const field = page.getByRole('textbox', { name: /Translation of Paragraph/ })
    await expect(field).toHaveValue(/12 Monaten/)
    expect(await screenFaults(page, 'light')).toEqual([])
    await field.fill('Jeder Bereich hat Seiten und einen Verlauf von 24 Monaten.')
    await page.getByRole('button', { name: 'Approve and next' }).click()
    await expect(page.getByText('No matching units')).toBeVisible()
    await page.getByRole('button', { name: 'Clear filters' }).first().click()
    const row = units(page).getByRole('listitem').filter({ hasText: '24 months' })
    await expect(row.getByText('Reviewed')).toBeVisible()
  })

  await test.step('Coverage compares pages and languages', async () => {
    await page.goto(`/o/${org}/translations/coverage`)
    await expect(page.getByRole('link', { name: /^Welcome in German: 100/ })).toBeVisible()
    expect(await screenFaults(page, 'light')).toEqual([])
    expect(await screenFaults(page, 'dark')).toEqual([])
  })

  await test.step('Readers choose the language by its own name', async () => {
    const { items } = await done<{ items: readonly { result: { space: string } }[] }>(
      api,
      'GET',
      `/orgs/${org}/translations`,
    )
    const sites = `/orgs/${org}/sites`
    const { id } = await done<{ id: string }>(api, 'POST', sites, { title: 'Guide docs', spaces: [space] })
    await done(api, 'POST', `${sites}/${id}/site-spaces`, { spaceId: items[0]?.result.space })
    await done(api, 'POST', `${sites}/${id}/publish`)
    const { urls } = await done<{ urls: { published: string } }>(api, 'GET', `${sites}/${id}`)
    await page.goto(urls.published)
    await page.getByLabel('Language: English').click()
    await page.getByRole('link', { name: 'Deutsch' }).click()
    await expect(page.getByText('Verlauf von 24 Monaten')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(page.getByLabel('Sprache: Deutsch')).toBeVisible()
    await expect(page.locator('link[hreflang=en]')).toHaveCount(1)
  })
})
