import { done, expect, signIn, test } from '../../fixtures.ts'
import { openSpace, rewritePage } from '../../open-change.ts'
import { faultsOf } from '../../accessibility-faults.ts'
import { secondPerson } from '../../second-person.ts'

// The lists show everything in the organization.
test.use({ scene: 'the review' })

test('the list shows rule states and saves filters, and a scheduled merge runs after approval', async ({
  page,
  api,
  service,
  browser,
}) => {
  await signIn(page, service)
  const { org, space, propose, pages } = await openSpace(api, 'Kites', { Kite: 'It flies.' })
  await done(api, 'PATCH', `/spaces/${space}`, {
    mergeRules: { type: 'rules', rules: [{ rule: 'require_at_least_one_approved_review' }] },
  })
  const made = await propose('Say how high', [
    { operation: 'update_page', page: pages[0], document: { markdown: 'It flies, and high.' } },
  ])
  const rune = await secondPerson(browser, service, org, 'Rune')

  await page.goto(`/o/${org}/changes`)
  const list = page.getByRole('list', { name: 'Change requests' })
  const row = list.getByRole('listitem').filter({ hasText: 'Say how high' })
  await expect(row.getByText('0 of 1')).toBeVisible()
  await expect(row).toContainText('Needs an approval.')

  await page.getByRole('button', { name: 'Author' }).click()
  await page.getByRole('searchbox', { name: 'Search: Author' }).fill('Rune')
  await page.getByRole('list', { name: 'Author' }).getByRole('button', { name: /Rune/ }).click()
  await expect(page.getByRole('button', { name: 'Author: Rune' })).toBeVisible()
  await expect(page.getByText('No matching change requests')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filter: Author' }).click()
  const words = page.getByRole('searchbox', { name: 'Filter by subject or number' })
  await words.fill('nothing like it')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(row).toBeVisible()
  await expect(words).toHaveValue('')
  await page.getByRole('button', { name: 'Space', exact: true }).click()
  await page.getByRole('list', { name: 'Space' }).getByRole('button', { name: 'Kites' }).click()
  await expect(page).toHaveURL(new RegExp(`space=${space}`))
  await page.getByRole('button', { name: 'Saved filters' }).click()
  await page.getByRole('button', { name: 'Save this filter' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('All about kites')
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Filter “All about kites” saved')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await page.goto(`/o/${org}/changes?tab=ready`)
  await expect(page.getByText('Nothing is ready to merge')).toBeVisible()
  await page.getByRole('button', { name: 'Saved filters' }).click()
  await page.getByRole('link', { name: 'All about kites' }).click()
  await expect(row).toBeVisible()

  await row.getByRole('link').click()
  await page.getByRole('button', { name: 'Merge later' }).click()
  await page.getByRole('menuitem', { name: /rules/i }).click()
  await expect(
    page.getByText('scheduled this to merge when the rules are met', { exact: true }),
  ).toBeVisible()

  await rune.goto(`/o/${org}/s/${space}/changes/${made.number}/diff`)
  await rune.getByRole('button', { name: 'Review', exact: true }).click()
  await rune.getByRole('menuitem', { name: /Approve/ }).click()
  await rune.getByRole('button', { name: 'Approve', exact: true }).click()
  // Nobody presses Merge: the scheduled merge runs, and both users see it.
  await expect(page.getByText('Merged', { exact: true }).first()).toBeVisible({ timeout: 20_000 })
  await expect(rune.getByText('Merged', { exact: true }).first()).toBeVisible()
  await rune.context().close()
})

test('a row says the verdict in words, and a merge by the service ends the hint that nobody reviews', async ({
  page,
  api,
  service,
  browser,
}) => {
  const org = await signIn(page, service)
  const { space, propose, pages } = await openSpace(api, 'Gliders', { Glider: 'It glides.' })
  const [praised, refused, quiet] = await Promise.all([
    propose('Say how far', [rewritePage(pages[0], 'It glides far.')]),
    propose('Say how long', [rewritePage(pages[0], 'It glides long.')]),
    propose('Say how fast', [rewritePage(pages[0], 'It glides fast.')]),
  ])
  const vera = await secondPerson(browser, service, org, 'Vera Verdict')
  const review = async (at: string, status: string): Promise<void> => {
    const data = { status, comment: { markdown: 'As I read it.' } }
    const answer = await vera.request.post(`/v1${at}/reviews`, { data, headers: { origin: service.url } })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  await review(praised.at, 'approved')
  await review(refused.at, 'changes-requested')
  await page.goto(`/o/${org}/changes?space=${space}`)
  const row = (subject: string) =>
    page.getByRole('list', { name: 'Change requests' }).getByRole('listitem').filter({ hasText: subject })
  await expect(row('Say how far').getByText('Approved', { exact: true })).toBeVisible()
  await expect(row('Say how long').getByText('Changes requested', { exact: true })).toBeVisible()

  // Its rule is met without a review, so nobody presses Merge.
  await done(api, 'PATCH', `/spaces/${space}`, {
    mergeRules: { type: 'rules', rules: [{ rule: 'require_change_request_description' }] },
  })
  await page.goto(quiet.screen)
  await expect(page.getByText('No reviewers yet')).toBeVisible()
  await page.getByRole('button', { name: 'Merge later' }).click()
  await page.getByRole('menuitem', { name: /rules/i }).click()
  const leaf = { object: 'leaf', text: 'Readers asked for it.', marks: [] }
  const paragraph = {
    object: 'block',
    type: 'paragraph',
    data: {},
    nodes: [{ object: 'text', leaves: [leaf] }],
  }
  await done(api, 'PATCH', quiet.at, { description: { object: 'document', data: {}, nodes: [paragraph] } })
  await expect(page.getByText('Merged', { exact: true }).first()).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('No reviewers yet')).toBeHidden()
  await vera.context().close()
})

test('the thread panel is navigated by keys, and a link opens the thread of a table cell', async ({
  page,
  api,
  service,
}) => {
  await signIn(page, service)
  const table = '| Part | Count |\n| --- | --- |\n| Mast | 1 |\n| Sail | 2 |\n'
  const { org, space, propose, pages } = await openSpace(api, 'Boats', {
    Rig: table,
    Hull: 'It is of oak.',
  })
  const made = await propose('Better boats', [
    { operation: 'update_page', page: pages[0], description: 'What holds the wind.' },
    { operation: 'update_page', page: pages[1], document: { markdown: 'It is of oak and pine.' } },
  ])
  const { document } = await done<{ document: { nodes: { key: string }[] } }>(
    api,
    'GET',
    `${made.at}/content/page/${pages[1]}?format=document`,
  )
  await done(api, 'POST', `${made.at}/comments`, {
    page: pages[1],
    node: document.nodes[0]?.key,
    body: { markdown: 'Why pine?' },
  })
  await done(api, 'POST', `${made.at}/comments`, { body: { markdown: 'Good as a whole.' } })

  await page.goto(`/o/${org}/s/${space}/changes/${made.number}/diff`)
  await page.getByRole('button', { name: /^Threads/ }).click()
  const panel = page.getByRole('region', { name: 'Threads', exact: true })
  await expect(panel.getByText('Good as a whole.')).toBeVisible()
  await expect(panel.getByText('Why pine?')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await panel.getByLabel('Sort by', { exact: true }).selectOption('Newest first')
  await expect(panel.getByRole('listitem').first()).toContainText('Good as a whole.')
  await panel.getByLabel('Sort by', { exact: true }).selectOption('Page')
  await expect(page).not.toHaveURL(/order=/)
  await page.keyboard.press('Shift+N')
  // A thread about the whole page has no position in the diff and opens here.
  await expect(panel.getByRole('button', { name: 'Reply' })).toBeVisible()
  await page.keyboard.press('Shift+N')
  await expect(page).toHaveURL(new RegExp(`/diff/${pages[1]}`))
  await expect(page.getByRole('article', { name: 'Hull' }).getByText('Why pine?')).toBeVisible()
  await page.keyboard.press('Shift+P')
  await expect(panel.getByRole('button', { name: 'Reply' })).toBeVisible()
  await panel.getByRole('button', { name: 'Resolve 2 threads' }).click()
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: /Resolve 2/ })
    .click()
  await expect(panel.getByText('No open threads.')).toBeVisible()

  await page.goto(`/o/${org}/s/${space}/p/${pages[0]}`)
  await page.getByRole('cell', { name: '2', exact: true }).hover()
  await page.getByRole('button', { name: 'Comment on this cell' }).click()
  await page.getByRole('textbox', { name: 'Comment on this cell' }).fill('Three, surely.')
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(page.getByText('Sail, Count')).toBeVisible()
  const { items } = await done<{ items: { id: string; urls: { app: string } }[] }>(
    api,
    'GET',
    `/spaces/${space}/comments`,
  )
  await page.goto(items[0]?.urls.app ?? '')
  const card = page.getByRole('complementary', { name: 'Linked thread' })
  await expect(card.getByText('Three, surely.')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/p/${pages[0]}\\?comment=${items[0]?.id}`))
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Close thread' }).click()
  await expect(page).toHaveURL(new RegExp(`/p/${pages[0]}$`))
  await expect(page.getByRole('region', { name: 'Comments' }).getByText('Three, surely.')).toBeVisible()
})
