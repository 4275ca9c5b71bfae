import { done, expect, signIn, test, type World } from '../fixtures.ts'

type Api = World['api']

/** A page with two headings, of which one paragraph changed its words and another only its looks. */
const scene = async (api: Api, title: string, count = 1) => {
  const { items } = await done<{ items: { id: string }[] }>(api, 'GET', '/orgs')
  const org = items[0]?.id ?? ''
  const { id: space } = await done<{ id: string }>(api, 'POST', `/orgs/${org}/spaces`, { title })
  const at = `/spaces/${space}/change-requests`
  const propose = (subject: string) => done<{ id: string; number: number }>(api, 'POST', at, { subject })
  const write = (change: { id: string }, changes: readonly unknown[]) =>
    done<{ changes: { page: { id: string } }[] }>(api, 'POST', `${at}/${change.id}/content?compat=false`, {
      changes,
    })
  const text = (first: string, second: string): string =>
    `## Install\n\n${first}\n\nThis one stays.\n\n## Configure\n\n${second}\n`
  const first = await propose('First')
  const made = await write(first, [
    {
      operation: 'insert_page',
      title: 'Start',
      document: { markdown: text('Run the old command now.', 'The **port** is written down.') },
    },
  ])
  await done(api, 'POST', `${at}/${first.id}/merge`)
  const page = made.changes[0]?.page.id ?? ''
  const changes = []
  for (let number = 0; number < count; number += 1) {
    // oxlint-disable-next-line no-await-in-loop
    const change = await propose(`Change ${number} of ${title}`)
    // oxlint-disable-next-line no-await-in-loop
    await write(change, [
      {
        operation: 'update_page',
        page,
        document: { markdown: text('Run the new command now.', 'The port is written down.') },
      },
    ])
    // oxlint-disable-next-line no-await-in-loop
    await done(api, 'PATCH', `${at}/${change.id}`, { status: 'open' })
    changes.push(change)
  }
  return { org, space, page, at: `/o/${org}/s/${space}/changes/${changes[0]?.number ?? 0}` }
}

test('a difference is read by words alone and by heading, and a link leads to one change of it', async ({
  page,
  context,
  api,
  service,
}) => {
  test.setTimeout(90_000)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { page: id, at } = await scene(api, 'Views')
  await signIn(page, service)
  await page.goto(`${at}/diff/${id}?view=unified`)
  const difference = page.getByRole('article', { name: 'Start' })
  await expect(difference.locator('[data-change]')).toHaveCount(2)
  await page.getByRole('button', { name: 'Words only' }).click()
  await expect(difference.locator('[data-change]')).toHaveCount(1)
  await expect(difference.getByText('One change of formatting alone is folded away.')).toBeVisible()
  await expect(page).toHaveURL(/words=true/)
  await difference.getByRole('button', { name: 'Show it' }).click()
  await expect(difference.locator('[data-change]')).toHaveCount(2)

  const row = difference.locator('[data-change]').first()
  await row.hover()
  await row.getByRole('button', { name: 'More about this block' }).click()
  await page.getByRole('menuitem', { name: 'Copy the link' }).click()
  await expect(page.getByText('The link to the change was copied')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(new RegExp(`/diff/${id}#b-`))
  await page.goto('about:blank')
  await page.goto(link)
  await expect(page.locator('[data-aimed]')).toContainText('command now.', { timeout: 15_000 })

  await page.getByRole('button', { name: 'Headings' }).click()
  await expect(difference.getByRole('heading', { level: 3, name: 'Install' })).toBeVisible()
  await difference.getByRole('button', { name: 'The port is written down.' }).click()
  await expect(page.locator('[data-aimed]')).toContainText('written down.')
})

test('several change requests are archived together, with a result for each', async ({
  page,
  api,
  service,
}) => {
  test.setTimeout(90_000)
  const { org } = await scene(api, 'Bulk', 3)
  await signIn(page, service)
  await page.goto(`/o/${org}/changes?q=of+Bulk`)
  await expect(page.getByRole('listitem').filter({ hasText: 'of Bulk' })).toHaveCount(3)
  await page.getByRole('checkbox', { name: /Change 0 of Bulk/ }).check()
  await page.getByRole('checkbox', { name: /Change 2 of Bulk/ }).check()
  const bar = page.getByRole('region', { name: 'What to do with those chosen' })
  await bar.getByRole('button', { name: 'Update from main' }).click()
  const results = page.getByRole('dialog', { name: 'Update from main' })
  await expect(results).toContainText('2 of 2 worked')
  await results.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('checkbox', { name: /Change 1 of Bulk/ }).check()
  await bar.getByRole('button', { name: 'Archive' }).click()
  await expect(page.getByRole('dialog', { name: 'Archive' })).toContainText('1 of 1 worked')
  await page.getByRole('dialog', { name: 'Archive' }).getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('link', { name: 'Change 1 of Bulk' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Archived' }).click()
  await expect(page.getByRole('link', { name: 'Change 1 of Bulk' })).toBeVisible()
})
