import { done, expect, signIn, test, type World } from '../../fixtures.ts'
import { openSpace, ownOrganization, rewritePage } from '../../open-change.ts'

/** A page with two headings, where one paragraph changed its text and another only its formatting. */
const scene = async (api: World['api'], title: string, count = 1) => {
  const text = (first: string, second: string): string =>
    `## Install\n\n${first}\n\nThis one stays.\n\n## Configure\n\n${second}\n`
  const { org, space, pages, propose } = await openSpace(api, title, {
    Start: text('Run the old command now.', 'The **port** is written down.'),
  })
  const [page = ''] = pages
  const changed = text('Run the new command now.', 'The port is written down.')
  const changes = []
  for (let number = 0; number < count; number += 1)
    changes.push(await propose(`Change ${number} of ${title}`, [rewritePage(page, changed)]))
  return { org, space, page, at: changes[0]?.screen ?? '' }
}

test('the diff can hide formatting, group by heading and link to a single change', async ({
  page,
  context,
  api,
  service,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { page: id, at } = await scene(api, 'Views')
  await signIn(page, service)
  await page.goto(`${at}/diff/${id}?view=unified`)
  const difference = page.getByRole('article', { name: 'Start' })
  await expect(difference.locator('[data-change]')).toHaveCount(2)
  await page.getByRole('button', { name: 'Hide formatting' }).click()
  await expect(difference.locator('[data-change]')).toHaveCount(1)
  await expect(difference.getByText('1 formatting change is hidden.')).toBeVisible()
  await expect(page).toHaveURL(/words=true/)
  await difference.getByRole('button', { name: 'Show formatting' }).click()
  await expect(difference.locator('[data-change]')).toHaveCount(2)

  const row = difference.locator('[data-change]').first()
  await row.hover()
  await row.getByRole('button', { name: 'Block actions' }).click()
  await page.getByRole('menuitem', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(new RegExp(`/diff/${id}#b-`))
  await page.goto('about:blank')
  await page.goto(link)
  await expect(page.locator('[data-aimed]')).toContainText('command now.', { timeout: 15_000 })

  await page.getByRole('button', { name: 'Headings' }).click()
  await expect(difference.getByRole('heading', { level: 3, name: 'Install' })).toBeVisible()
  await difference.getByRole('button', { name: 'The port is written down.' }).click()
  await expect(page.locator('[data-aimed]')).toContainText('written down.')

  // The header links to the comparison of the two revisions.
  await page.getByRole('link', { name: 'Compare revisions' }).click()
  await page.waitForURL(/history\?from=/)
  await expect(page.getByRole('heading', { name: /Changes from/ })).toBeVisible()
})

test('bulk actions report a result for each change request', async ({ page, api, service }) => {
  const { org } = await scene(api, 'Bulk', 3)
  await signIn(page, service)
  await page.goto(`/o/${org}/changes?q=of+Bulk`)
  const rows = page.getByRole('listitem').filter({ hasText: 'of Bulk' })
  await expect(rows).toHaveCount(3)
  await expect(rows.first()).toContainText('1 page: 1 changed')
  await page.getByRole('checkbox', { name: /Change 0 of Bulk/ }).check()
  await page.getByRole('checkbox', { name: /Change 2 of Bulk/ }).check()
  const bar = page.getByRole('region', { name: 'Bulk actions' })
  await bar.getByRole('button', { name: 'Update from main' }).click()
  const results = page.getByRole('dialog', { name: 'Update from main' })
  await expect(results).toContainText('2 of 2 succeeded')
  await results.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('checkbox', { name: /Change 1 of Bulk/ }).check()
  await bar.getByRole('button', { name: 'Archive' }).click()
  await expect(page.getByRole('dialog', { name: 'Archive' })).toContainText('1 of 1 succeeded')
  await page.getByRole('dialog', { name: 'Archive' }).getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('link', { name: 'Change 1 of Bulk' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Archived' }).click()
  await expect(page.getByRole('link', { name: 'Change 1 of Bulk' })).toBeVisible()
})

test('the diff shows changes in hidden tabs and describes page moves', async ({ page, api, service }) => {
  const org = await ownOrganization(api)
  const { id: space } = await done<{ id: string }>(api, 'POST', `/orgs/${org}/spaces`, {
    title: 'Tabs and order',
  })
  const at = `/spaces/${space}/change-requests`
  const tabs = (mac: string): string =>
    [
      '{% tabs %}',
      '{% tab title="Linux" %}\nUse apt.\n{% endtab %}',
      `{% tab title="Mac" %}\n${mac}\n{% endtab %}`,
      '{% endtabs %}',
    ].join('\n\n')
  const propose = async (changes: readonly unknown[]) => {
    const made = await done<{ id: string; number: number }>(api, 'POST', at, { subject: 'Order' })
    const { changes: written } = await done<{ changes: { page: { id: string } }[] }>(
      api,
      'POST',
      `${at}/${made.id}/content?compat=false`,
      { changes },
    )
    return { ...made, pages: written.map(({ page: { id } }) => id) }
  }
  const first = await propose([
    { operation: 'insert_page', title: 'Install', document: { markdown: tabs('Use brew.') } },
    ...['Oil', 'Wax', 'Dry'].map((title) => ({ operation: 'insert_page', title })),
  ])
  await done(api, 'POST', `${at}/${first.id}/merge`)
  const [install = '', oil = '', , dry = ''] = first.pages
  const change = await propose([
    { operation: 'update_page', page: install, document: { markdown: tabs('Use brew or port.') } },
    { operation: 'move_page', page: dry, before: oil },
  ])
  await signIn(page, service)
  await page.goto(`/o/${org}/s/${space}/changes/${change.number}/diff/${install}?view=unified`)

  const difference = page.getByRole('article', { name: 'Install' })
  await expect(difference.getByRole('tab', { name: 'Mac changed' })).toHaveAttribute('aria-selected', 'true')
  await expect(difference.getByText('or port')).toBeVisible()
  await expect(difference.getByRole('tab', { name: 'Linux', exact: true })).toBeVisible()

  await page.getByRole('tree', { name: 'Changes' }).getByRole('treeitem', { name: 'Order of pages' }).click()
  const order = page.getByRole('region', { name: 'Order at the top of the space' })
  await expect(order.getByRole('listitem')).toHaveCount(4)
  const moved = order.getByRole('listitem').filter({ hasText: 'Dry' })
  await expect(moved).toContainText('from after “Wax” to after “Install”')
  await moved.getByRole('button', { name: 'Dry' }).click()
  await expect(page.getByRole('article', { name: 'Dry' })).toContainText('to after “Install”')
})
