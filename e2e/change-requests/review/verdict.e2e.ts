import type { Browser, Page } from '@playwright/test'
import { faultsOf } from '../../accessibility-faults.ts'
import { done, expect, signIn, test, type World } from '../../fixtures.ts'
import { ownOrganization } from '../../open-change.ts'
import type { ServiceProcess } from '../../../src/testing/processes/service-process.ts'
import { secondPerson } from '../../second-person.ts'

type Api = World['api']

interface Change {
  readonly id: string
  readonly number: number
}

/** A space whose rules require an approval, with an open change request on two of its three pages. */
const asked = async (api: Api, title: string) => {
  const org = await ownOrganization(api)
  const { id: space } = await done<{ id: string }>(api, 'POST', `/orgs/${org}/spaces`, { title })
  const at = `/spaces/${space}/change-requests`
  const propose = (subject: string) => done<Change>(api, 'POST', at, { subject })
  const write = (change: Change, changes: readonly unknown[]) =>
    done<{ changes: { page: { id: string } }[] }>(api, 'POST', `${at}/${change.id}/content?compat=false`, {
      changes,
    })
  const first = await propose('First pages')
  const made = await write(first, [
    { operation: 'insert_page', title: 'Start', document: { markdown: 'Run the old command now.' } },
    { operation: 'insert_page', title: 'Backups', document: { markdown: 'Backups are made by hand.' } },
    { operation: 'insert_page', title: 'Quiet', document: { markdown: 'Nothing happens here.' } },
  ])
  await done(api, 'POST', `${at}/${first.id}/merge`)
  const [start = '', backups = ''] = made.changes.map(({ page }) => page.id)
  await done(api, 'PATCH', `/spaces/${space}`, {
    mergeRules: { type: 'rules', rules: [{ rule: 'require_at_least_one_approved_review' }] },
  })
  const change = await propose(`Explain the commands of ${title}`)
  const rewrite = (page: string, markdown: string) =>
    write(change, [{ operation: 'update_page', page, document: { markdown } }])
  await rewrite(start, 'Run the new command now.')
  await rewrite(backups, 'Backups are made every night.')
  await done(api, 'PATCH', `${at}/${change.id}`, { status: 'open' })
  return {
    org,
    start,
    backups,
    rewrite,
    change,
    commentsOf: `${at}/${change.id}/comments`,
    at: `/o/${org}/s/${space}/changes/${change.number}`,
  }
}

const reviewer = (browser: Browser, service: ServiceProcess, org: string, name: string) =>
  secondPerson(browser, service, org, name)

test('an author requests a review, the reviewer approves with comments, the rules are met and the change request is merged', async ({
  page,
  browser,
  api,
  service,
}) => {
  const { org, start, at, commentsOf } = await asked(api, 'Verdicts')
  const rita = await reviewer(browser, service, org, 'Rita')
  await signIn(page, service)
  await page.goto(`${at}/diff/${start}?view=unified`)
  const merge = page.getByRole('button', { name: 'Merge', exact: true })
  await expect(merge).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: '0 of 1 rule met' }).click()
  await expect(page.getByRole('dialog', { name: 'Merge rules' })).toContainText('Rules of this space')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Request review' }).click()
  await page.getByRole('searchbox', { name: 'Search people and teams' }).fill('rit')
  await page.getByRole('checkbox', { name: 'Rita rita@example.org', exact: true }).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Request review' }).click()
  await expect(page.getByRole('button', { name: 'Rita review requested' })).toBeVisible()

  await rita.goto(`/o/${org}/changes?tab=review`)
  await rita.getByRole('link', { name: 'Explain the commands of Verdicts' }).click()
  // Who was asked to review lands on the changes.
  await expect(rita).toHaveURL(/\/diff$/)
  await rita.getByRole('button', { name: 'Unified' }).click()
  await expect(rita.getByText('new', { exact: true })).toBeVisible()
  await rita.keyboard.press('n')
  await rita.keyboard.press('c')
  await rita.getByRole('textbox', { name: 'Comment on this block' }).fill('Is this the right word?')
  await rita.getByRole('button', { name: 'Add to review' }).click()
  const waiting = rita.getByRole('region', { name: 'Pending comment' })
  await expect(waiting).toContainText('Pending')
  await rita.reload()
  await expect(waiting).toContainText('Is this the right word?')
  await expect(page.getByText('Is this the right word?')).toHaveCount(0)

  await rita.keyboard.press('a')
  const sheet = rita.getByRole('dialog', { name: /^Review #/ })
  await sheet.getByLabel('Overall comment').fill('Good as it is.')
  await sheet.getByRole('button', { name: 'Approve with 1 comment' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(rita.getByRole('button', { name: 'Review', exact: true })).toBeVisible()

  await expect(page.getByRole('button', { name: 'Rita approved' })).toBeVisible()
  await expect(page.getByText('Is this the right word?')).toBeVisible()
  await expect(page.getByRole('button', { name: '1 of 1 rule met' })).toBeVisible()
  await merge.click()
  // The thread is still open: the sheet names it, and merging takes a second step.
  const merging = page.getByRole('alertdialog')
  const open = merging.getByRole('region', { name: 'Open objections' })
  await expect(open.getByRole('listitem')).toHaveText(
    /Rita has an open thread on Start.*Is this the right word/,
  )
  const confirm = merging.getByRole('button', { name: 'Merge 2 pages anyway' })
  await expect(confirm).toHaveAttribute('aria-disabled', 'true')
  await open.getByLabel('Merge despite this objection').check()
  // Another objection takes back the confirmation.
  await done(api, 'POST', commentsOf, { body: { markdown: 'And the backups?' } })
  await expect(open.getByRole('listitem')).toHaveCount(2)
  await expect(confirm).toHaveAttribute('aria-disabled', 'true')
  await open.getByLabel('Merge despite these 2 objections').check()
  await confirm.click()
  await expect(page.getByText(/^Merged by/)).toBeVisible()

  // The record says so, with the revision of main that it became.
  await page.getByRole('link', { name: 'Discussion' }).click()
  const merged = page.locator('[data-timeline=merged]')
  await expect(merged).toContainText('With 2 open objections by')
  await expect(page.locator('[data-timeline=reviewed]')).toContainText('Rita approved these changes')
  await page.getByRole('link', { name: 'Edits', exact: true }).click()
  await expect(merged).toHaveCount(0)
  await expect(page.locator('[data-timeline=edited]').first()).toContainText('edited')
  await page.getByRole('link', { name: 'Everything', exact: true }).click()
  await merged.getByRole('link', { name: /^revision/ }).click()
  await expect(page).toHaveURL(/\/history\?revision=/)
})

test('viewed marks are cleared by changes, and a returning reviewer sees what is new', async ({
  browser,
  api,
  service,
}) => {
  const { org, backups, rewrite, at } = await asked(api, 'Marks')
  const rita = await reviewer(browser, service, org, 'Nell')
  await rita.goto(`${at}/diff?view=unified`)
  const tree = rita.getByRole('tree', { name: 'Changes' })
  await expect(tree.getByRole('treeitem')).toHaveCount(2, { timeout: 15_000 })
  await rita.keyboard.press('M')
  await expect(rita.getByText('1 of 2 viewed')).toBeVisible()
  await expect(rita).toHaveURL(new RegExp(`/diff/${backups}`))
  // Shortcuts act on what is rendered.
  await expect(rita.getByRole('article', { name: 'Backups' })).toBeVisible()
  const kept = rita.waitForResponse(
    (answer) => answer.url().endsWith('/viewed') && answer.request().method() !== 'GET',
  )
  await rita.keyboard.press('v')
  await expect(rita.getByText('2 of 2 viewed')).toBeVisible()
  await kept
  await rita.reload()
  await expect(rita.getByText('2 of 2 viewed')).toBeVisible()

  await rita.keyboard.press('a')
  await rita.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(rita.getByRole('button', { name: 'Nell approved' })).toBeVisible()

  await rewrite(backups, 'Backups are made every hour.')
  await expect(rita.getByText('Showing changes since your review')).toBeVisible()
  await expect(tree.getByRole('treeitem')).toHaveCount(1)
  await expect(tree.getByRole('treeitem', { name: /Backups/ })).toBeVisible()
  await rita.goto(`${at}/diff/${backups}?view=unified`)
  const difference = rita.getByRole('article', { name: 'Backups' })
  await expect(difference.getByText('Changed since you viewed it')).toBeVisible()
  await expect(difference.getByText('night', { exact: true })).toBeVisible()
  await rita.getByRole('button', { name: 'Show all changes' }).click()
  await expect(tree.getByRole('treeitem')).toHaveCount(2)
  await expect(rita.getByText('1 of 2 viewed')).toBeVisible()
  await expect(rita.getByRole('button', { name: 'Nell reviewed an earlier version' })).toBeVisible()
})

test('a change request is found, read, filtered and reviewed by keyboard alone', async ({
  browser,
  api,
  service,
}) => {
  const { org, start } = await asked(api, 'Keys')
  const rita = await reviewer(browser, service, org, 'Kim')
  await rita.goto(`/o/${org}/changes?q=Keys`)
  const link = rita.getByRole('link', { name: 'Explain the commands of Keys' })
  await expect(link).toBeVisible()
  await rita.keyboard.press('j')
  await expect(link).toBeFocused()
  await rita.keyboard.press('x')
  await expect(rita.getByText('1 selected')).toBeVisible()
  await rita.keyboard.press('x')
  await expect(rita.getByText('1 selected')).toHaveCount(0)
  await rita.keyboard.press('Enter')
  const tab = rita.getByRole('link', { name: 'Changes', exact: true })
  await tab.focus()
  await rita.keyboard.press('Enter')
  await expect(rita.getByRole('tree', { name: 'Changes' })).toBeVisible()

  await rita.keyboard.press('t')
  await rita.keyboard.type('start')
  await expect(rita.getByText('1 of 2 found')).toBeVisible()
  await rita.keyboard.press('Enter')
  await expect(rita).toHaveURL(new RegExp(`/diff/${start}\\?.*filter=start`))
  await rita.keyboard.press('Escape')
  await rita.keyboard.press('Escape')
  await expect(rita.locator('[data-change]').first()).toBeVisible({ timeout: 15_000 })
  await rita.keyboard.press('n')
  await expect(rita.locator('[data-change]:focus')).toBeVisible()
  await rita.keyboard.press('r')
  const sheet = rita.getByRole('dialog', { name: /^Review #/ })
  await expect(sheet.getByRole('radio', { name: /Request changes/ })).toBeChecked()
  await rita.keyboard.press('Tab')
  await expect(sheet.getByLabel('Overall comment')).toBeFocused()
  await rita.keyboard.type('Say which command it was before.')
  await rita.keyboard.press('Control+Enter')
  await expect(rita.getByRole('button', { name: 'Kim requested changes' })).toBeVisible()
  await rita.keyboard.press('?')
  await expect(rita.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Next change')
})

test('actions are available before the diff has loaded', async ({ page, api, service }) => {
  const { at } = await asked(api, 'Slow')
  await signIn(page, service)
  let held = 0
  const release = Promise.withResolvers<undefined>()
  await page.route(/\/change-requests\/[^/]+\/changes(\?|$)/, async (route) => {
    held += 1
    await release.promise
    await route.continue()
  })
  await page.goto(`${at}/diff`)
  await expect(page.getByRole('button', { name: 'Merge', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Update from main' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Request review' })).toBeVisible()
  expect(held).toBeGreaterThan(0)
  await expect(page.getByRole('tree', { name: 'Changes' })).toHaveCount(0)
  release.resolve(undefined)
  await expect(page.getByRole('tree', { name: 'Changes' })).toBeVisible()
})

test('shortcuts pressed before the diff has loaded wait for it', async ({ page, api, service }) => {
  const { at } = await asked(api, 'Early')
  await signIn(page, service)
  const list = Promise.withResolvers<undefined>()
  await page.route(/\/change-requests\/[^/]+\/changes(\?|$)/, async (route) => {
    await list.promise
    await route.continue()
  })
  await page.goto(`${at}/diff`)
  await expect(page.getByLabel('Loading diff')).toBeVisible()
  await page.keyboard.press('n')
  list.resolve(undefined)
  await expect(page.locator('[data-change]').first()).toBeFocused()
  await page.unroute(/\/change-requests\/[^/]+\/changes(\?|$)/)

  // The content arrives after the list: the navigation waits for it, and the comment for the navigation.
  const texts = Promise.withResolvers<undefined>()
  await page.route(/\/content\/page\//, async (route) => {
    await texts.promise
    await route.continue()
  })
  await page.reload()
  await expect(page.getByLabel('Loading page')).toBeVisible()
  await page.keyboard.press('n')
  await page.keyboard.press('c')
  texts.resolve(undefined)
  await expect(page.getByRole('textbox', { name: 'Comment on this block' })).toBeFocused()
})

test('merging names who requested changes and whose suggestion has no answer', async ({
  page,
  browser,
  api,
  service,
}) => {
  const { org, start, at, commentsOf } = await asked(api, 'Objections')
  const change = commentsOf.replace(/\/comments$/, '')
  const { document } = await done<{ document: { nodes: { key: string }[] } }>(
    api,
    'GET',
    `${change}/content/page/${start}?format=document`,
  )
  const [vera, nora] = [
    await reviewer(browser, service, org, 'Vera'),
    await reviewer(browser, service, org, 'Nora'),
  ]
  const post = async (by: Page, path: string, data: unknown): Promise<void> => {
    const headers = { origin: service.url }
    const answer = await by.request.post(`/v1${change}${path}`, { data, headers })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  await post(nora, '/reviews', { status: 'approved' })
  await post(vera, '/reviews', { status: 'changes-requested', comment: { markdown: 'Name the flags.' } })
  const replacement = { markdown: 'Run the newest command now.' }
  await post(vera, '/suggestions', { page: start, node: document.nodes[0]?.key, replacement })

  await signIn(page, service)
  await page.goto(`${at}/diff/${start}`)
  await page.getByRole('button', { name: 'Merge', exact: true }).click()
  const open = page.getByRole('alertdialog').getByRole('region', { name: 'Open objections' })
  await expect(open.getByRole('listitem')).toHaveText([
    /Vera requested changes.*Name the flags/,
    /Vera suggested an edit, not answered yet on Start/,
  ])
  expect(await faultsOf(page)).toEqual([])
})
