import type { Page } from '@playwright/test'
import { done, expect, signIn, test, type World } from '../fixtures.ts'
import { ownOrganization } from '../open-change.ts'
import { faultsOf } from '../accessibility-faults.ts'
import { secondPerson } from '../second-person.ts'

type Api = World['api']

const lines = (count: number, of: (line: number) => string): string =>
  Array.from({ length: count }, (_, line) => of(line)).join('\n\n')

/** A space with one long page whose every third paragraph an open change request changes. */
const longReview = async (api: Api, title: string) => {
  const org = await ownOrganization(api)
  const { id: space } = await done<{ id: string }>(api, 'POST', `/orgs/${org}/spaces`, { title })
  const at = `/spaces/${space}/change-requests`
  const propose = async (changes: readonly unknown[]) => {
    const made = await done<{ id: string; number: number }>(api, 'POST', at, { subject: title })
    const { changes: written } = await done<{ changes: { page: { id: string } }[] }>(
      api,
      'POST',
      `${at}/${made.id}/content?compat=false`,
      { changes },
    )
    return { ...made, pages: written.map(({ page }) => page.id) }
  }
  const text = (line: number): string => `Paragraph ${line} says what it said before.`
  const first = await propose([
    { operation: 'insert_page', title: 'Long', document: { markdown: lines(60, text) } },
  ])
  await done(api, 'POST', `${at}/${first.id}/merge`)
  const [page = ''] = first.pages
  const change = await propose([
    {
      operation: 'update_page',
      page,
      document: {
        markdown: lines(60, (line) =>
          line % 3 === 0 ? `Paragraph ${line} says something new.` : text(line),
        ),
      },
    },
  ])
  await done(api, 'PATCH', `${at}/${change.id}`, { status: 'open' })
  return { org, space, page, change, at: `/o/${org}/s/${space}/changes/${change.number}` }
}

/** Distance of the unfinished comment from the top of the window. */
const topOf = async (page: Page): Promise<number> =>
  (await page.getByRole('textbox', { name: 'Comment on this block' }).boundingBox())?.y ?? Number.NaN

test('comments, reviews, edits and merges of a second person appear live without moving the page', async ({
  page,
  api,
  service,
  browser,
}) => {
  const { org, page: id, at } = await longReview(api, 'Together')
  await signIn(page, service)
  const iris = await secondPerson(browser, service, org, 'Iris')
  await page.goto(`${at}/diff/${id}?view=unified`)
  await iris.goto(`${at}/diff/${id}?view=unified`)
  const difference = page.getByRole('article', { name: 'Long' })
  await expect(difference.getByText('something new').first()).toBeVisible()

  // The first user is far down the page, in the middle of a sentence.
  for (let change = 0; change < 12; change += 1) await page.keyboard.press('n')
  await page.keyboard.press('c')
  const words = page.getByRole('textbox', { name: 'Comment on this block' })
  await words.pressSequentially('Half a sent')
  const before = await topOf(page)
  const stillThere = async (): Promise<void> => {
    await expect(words).toBeFocused()
    await expect(words).toHaveValue('Half a sent')
    expect(Math.abs((await topOf(page)) - before)).toBeLessThan(24)
  }

  // A comment above the first user's position.
  await expect(iris.getByRole('article', { name: 'Long' }).getByText('something new').first()).toBeVisible({
    timeout: 20_000,
  })
  await iris.keyboard.press('n')
  await iris.keyboard.press('n')
  await iris.keyboard.press('c')
  await iris.getByRole('textbox', { name: 'Comment on this block' }).fill('Said while you were typing.')
  await iris.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(page.getByText('Said while you were typing.')).toBeAttached()
  await stillThere()

  // A review.
  await iris.keyboard.press('Escape')
  await iris.getByRole('button', { name: 'Review', exact: true }).click()
  await iris.getByRole('menuitem', { name: /Approve/ }).click()
  await iris.getByRole('button', { name: /^Approve/ }).click()
  await expect(page.getByRole('button', { name: 'Iris approved' })).toBeAttached()
  await stillThere()

  // An edit above, which makes the review outdated.
  await iris.goto(`${at}/edit/${id}`)
  const text = iris.getByRole('textbox', { name: 'Page text' })
  await expect(text).toBeVisible({ timeout: 20_000 })
  await text.getByText('Paragraph 0 says').click()
  await iris.keyboard.press('End')
  await iris.keyboard.type(' Written by Iris.')
  await expect(page.getByText('Written by Iris.')).toBeAttached({ timeout: 15_000 })
  await stillThere()

  // And the merge.
  await iris.goto(at)
  await iris.getByRole('button', { name: 'Merge', exact: true }).click()
  const sheet = iris.getByRole('alertdialog')
  await sheet.getByLabel('Merge despite this objection').check()
  await sheet.getByRole('button', { name: /^Merge/ }).click()
  await expect(page.getByText('Merged', { exact: true }).first()).toBeAttached({ timeout: 15_000 })
  await expect(words).toBeFocused()
  await words.pressSequentially('ence.')
  await expect(words).toHaveValue('Half a sentence.')
  await iris.context().close()
})

test('dismissing an approval reopens the rule for everyone and shows the reason to the reviewer', async ({
  page,
  api,
  service,
  browser,
}) => {
  const { org, space, at } = await longReview(api, 'Taken back')
  await done(api, 'PATCH', `/spaces/${space}`, {
    mergeRules: { type: 'rules', rules: [{ rule: 'require_at_least_one_approved_review' }] },
  })
  const yara = await secondPerson(browser, service, org, 'Yara')
  await yara.goto(at)
  await yara.getByRole('button', { name: 'Review', exact: true }).click()
  await yara.getByRole('menuitem', { name: /Approve/ }).click()
  await yara.getByRole('button', { name: /^Approve/ }).click()
  await expect(yara.getByRole('button', { name: '1 of 1 rule met' })).toBeVisible()

  // By keyboard alone, and without accessibility violations.
  await signIn(page, service)
  await page.goto(at)
  await page.getByRole('button', { name: 'Yara approved' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Dismiss review' })).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('menuitem', { name: 'Dismiss review' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: "Dismiss Yara's review" })
  await dialog.getByLabel('Reason').fill('It was about an older draft.')
  expect(await faultsOf(page)).toEqual([])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Dismiss review' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)

  for (const one of [page, yara]) {
    await expect(one.getByRole('button', { name: '0 of 1 rule met' })).toBeVisible()
    await expect(one.getByRole('button', { name: 'Merge', exact: true })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  }
  await yara.getByRole('button', { name: /^Yara/ }).click()
  await expect(yara.getByText('“It was about an older draft.”')).toBeVisible()
  await yara.context().close()
})
