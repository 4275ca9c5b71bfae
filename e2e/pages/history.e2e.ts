import { faultsOf } from '../accessibility-faults.ts'
import { done, expect, signIn, test } from '../fixtures.ts'

test('compares two revisions, views an old one, and restores a page and a space', async ({
  page,
  api,
  service,
}) => {
  const org = await signIn(page, service)
  const space = await done<{ id: string }>(api, 'POST', `/orgs/${org}/spaces`, {
    title: 'Tide tables',
    editMode: 'live',
  })
  const write = (...changes: object[]) =>
    done<{ revision: string }>(api, 'POST', `/spaces/${space.id}/content`, { changes })
  await write({
    operation: 'insert_page',
    title: 'Spring tide',
    document: { markdown: 'On the first day the water by the old pier stands high at noon.' },
  })
  const { items } = await done<{ items: { id: string; createdAt: string }[] }>(
    api,
    'GET',
    `/spaces/${space.id}/revisions`,
  )
  const first = items[0]
  const { pages } = await done<{ pages: { id: string }[] }>(api, 'GET', `/spaces/${space.id}/content/pages`)
  const spring = pages[0]?.id ?? ''
  await write({
    operation: 'update_page',
    page: spring,
    document: { markdown: 'On the first day the water by the old pier stands high at dusk.' },
  })
  await write(
    { operation: 'insert_page', title: 'Neap tide', document: { markdown: 'Low all day.' } },
    {
      operation: 'update_page',
      page: spring,
      document: { markdown: 'On the first day the water by the old pier stands high at dawn.' },
    },
  )

  await page.goto(`/o/${org}/s/${space.id}/history`)
  await expect(page.getByRole('heading', { name: /revisions$/ })).toBeVisible()
  // Each revision shows what it changed and links there.
  await page.getByRole('link', { name: /^(Neap tide and Spring tide|Spring tide and Neap tide)$/ }).click()
  await expect(page.getByRole('tree', { name: 'Changes' }).getByRole('treeitem')).toHaveCount(2)
  await page.getByRole('link', { name: 'Back to history' }).click()
  await page.getByRole('radio', { name: 'Compare from revision 2' }).check()
  await page.getByRole('button', { name: 'Compare selected' }).click()
  await expect(page).toHaveURL(/from=.+&to=/)
  const differing = page.getByRole('tree', { name: 'Changes' })
  await expect(differing.getByRole('treeitem')).toHaveCount(2)
  await expect(
    differing.getByRole('treeitem', { name: /^Neap tide/ }).getByRole('img', { name: 'added' }),
  ).toBeVisible()
  await page.getByRole('article', { name: 'Spring tide' }).waitFor()
  await page.keyboard.press(']')
  await expect(page.getByRole('article', { name: 'Neap tide' })).toBeVisible()
  await differing.getByRole('treeitem', { name: /^Spring tide/ }).click()
  const article = page.getByRole('article', { name: 'Spring tide' })
  await expect(article.locator('[data-kind=diff-removed]')).toContainText('noon')
  await expect(article.locator('[data-kind=diff-added]')).toContainText('dawn')
  await page.keyboard.press('n')
  await expect(article.locator('[data-change]').first()).toBeFocused()
  await page.getByRole('button', { name: 'Unified' }).click()
  await expect(page).toHaveURL(/view=unified/)
  expect(await faultsOf(page)).toEqual([])
  const compared = page.url()

  await article.getByRole('button', { name: 'Restore this page' }).click()
  // It leads to what the restored page would change.
  await expect(page).toHaveURL(/\/changes\/\d+\/diff/)
  await expect(page.getByText('Restore “Spring tide”').first()).toBeVisible()
  const number = new URL(page.url()).pathname.split('/changes/')[1]?.split('/')[0]
  const { changes } = await done<{ changes: { type: string }[] }>(
    api,
    'GET',
    `/spaces/${space.id}/change-requests/${number}/changes`,
  )
  expect(changes).toHaveLength(1)

  // The URL contains the comparison: it can be shared.
  await page.goto(compared)
  await expect(
    page.getByRole('article', { name: 'Spring tide' }).locator('[data-kind=diff-added]'),
  ).toContainText('dawn')

  await page.goto(`/o/${org}/s/${space.id}/history`)
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Restore' }) })
  await rows.last().getByRole('button', { name: 'Restore' }).click()
  await expect(page).toHaveURL(/\/changes\/\d+\/diff/)
  await expect(page.getByText(/Restore space to/).first()).toBeVisible()

  await page.goto(`/o/${org}/s/${space.id}/p/${spring}?rev=${first?.id}`)
  await expect(page.getByText('stands high at noon.')).toBeVisible()
  await page.getByRole('link', { name: 'History' }).last().click()
  await expect(page.getByRole('heading', { name: '3 revisions of this page' })).toBeVisible()
  await page.getByLabel('View the space as of').fill('2020-01-01T10:00')
  await page.getByRole('button', { name: 'View', exact: true }).click()
  await expect(page.getByText('The space did not exist yet.')).toBeVisible()
})
