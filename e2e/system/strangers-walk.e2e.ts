/**
 * The walk of somebody who has never seen the product, without a clipboard: set up with nothing, import, edit with two
 * people, review with objections, merge, revert, publish, read in the dark on a phone, delete a space that a site shows.
 */
import type { Browser, Page } from '@playwright/test'
import type { ServiceProcess } from '../../src/testing/processes/service-process.ts'
import { expect } from '../fixtures.ts'
import { password } from '../second-person.ts'
import { withoutClipboard } from '../without-clipboard.ts'
import { chooseFolder, setUp, test } from './new-installation.ts'

const svg = (color: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" fill="${color}"/></svg>`

const manual: Readonly<Record<string, string>> = {
  'README.md': '# Welcome\n\nBegin with [valves](operation-and-usage/valves.md).\n',
  'SUMMARY.md': '# Summary\n\n* [Welcome](README.md)\n* [Valves](operation-and-usage/valves.md)\n',
  'operation-and-usage/valves.md': [
    '# Valves',
    'Open the left valve.',
    '<figure><picture><source srcset="../.gitbook/assets/night.svg" media="(prefers-color-scheme: dark)"><img src="../.gitbook/assets/day.svg" alt="A valve"></picture></figure>',
    '```js\nconst valve = "left"\n```',
    '',
  ].join('\n\n'),
  '.gitbook/assets/day.svg': svg('white'),
  '.gitbook/assets/night.svg': svg('black'),
}

const text = (page: Page) => page.getByRole('textbox', { name: 'Page text' })
const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible()

interface Person {
  readonly name: string
  readonly role: 'Editor' | 'Reviewer'
}

/** Invites a person, whose link is read from the screen. Returns the window in which they have joined. */
const invited = async (
  page: Page,
  browser: Browser,
  { url }: ServiceProcess,
  { name, role }: Person,
): Promise<Page> => {
  const email = `${name.toLowerCase().split(' ')[0]}@example.org`
  await page.getByRole('link', { name: 'People', exact: true }).click()
  await page.getByRole('button', { name: 'Invite people' }).click()
  await page.getByRole('dialog').getByLabel('Email addresses').fill(email)
  await page.getByRole('dialog').getByLabel('Role').selectOption(role)
  await page.getByRole('dialog').getByRole('button', { name: 'Create invite' }).click()
  const created = page.getByRole('dialog', { name: 'Invite created' })
  const link = await created.getByLabel(`Invite link for ${email}`).inputValue()
  await page.getByRole('button', { name: 'Done' }).click()
  const there = await (await browser.newContext({ baseURL: url })).newPage()
  await there.goto(new URL(link).pathname)
  await there.getByLabel('Your name').fill(name)
  await there.getByLabel('Password', { exact: true }).fill(password)
  await there.getByRole('button', { name: 'Continue and join' }).click()
  await expect(there.getByRole('heading', { level: 1, name: 'Halden' })).toBeVisible()
  return there
}

/** Imports the manual; the preview says which addresses change. Returns the URL of the page about valves. */
const importManual = async (page: Page, info: Parameters<typeof chooseFolder>[1]): Promise<string> => {
  await chooseFolder(page, info, 'manual', manual)
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText(
    '1 page keeps its URL. 1 old URL redirects to the new one.',
  )
  await page.getByLabel('Space title').fill('Pump manual')
  await page.getByRole('button', { name: 'Import as new space' }).click()
  await page.getByRole('link', { name: 'Open space' }).click({ timeout: 15_000 })
  await page.getByRole('treeitem', { name: 'Valves' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Valves' })).toBeVisible()
  return page.url()
}

/** Mara and Ines write in one paragraph at the same time, and neither loses a word. Returns the URL of the changes. */
const writeTogether = async (mara: Page, ines: Page, valves: string): Promise<string> => {
  await mara.goto(valves)
  await mara.getByRole('button', { name: 'Edit', exact: true }).click()
  await expect(mara).toHaveURL(/\/changes\/\d+\/edit\//)
  await ines.goto(mara.url())
  await expect(text(ines).getByText('Open the left valve.')).toBeVisible()
  await text(mara).getByText('Open the left valve.').click()
  await mara.keyboard.press('Home')
  await mara.keyboard.type('First: ')
  await text(ines).getByText('Open the left valve.').click()
  await ines.keyboard.press('End')
  await ines.keyboard.type(' Then wait.')
  for (const page of [mara, ines])
    await expect(text(page)).toContainText('First: Open the left valve. Then wait.', { timeout: 20_000 })
  await saved(mara)
  await mara.getByRole('link', { name: 'View changes' }).click()
  await expect(mara.getByRole('article', { name: 'Valves' })).toBeVisible()
  return mara.url().replace(/\/diff.*$/, '')
}

/** Rolf asks for changes, and later approves with his question still open. */
const review = async (rolf: Page, changes: string): Promise<void> => {
  await rolf.goto(`${changes}/diff`)
  await expect(rolf.locator('[data-change]').first()).toBeVisible()
  await rolf.keyboard.press('n')
  await rolf.keyboard.press('c')
  const comment = rolf.getByRole('textbox', { name: 'Comment on this block' })
  await comment.fill('How long?')
  await comment.press('Control+Enter')
  await expect(rolf.getByText('How long?')).toBeVisible()
  await rolf.keyboard.press('Escape')
  await rolf.keyboard.press('r')
  await rolf
    .getByRole('dialog', { name: /^Review #/ })
    .getByLabel('Overall comment')
    .fill('Say how long.')
  await rolf.keyboard.press('Control+Enter')
  await expect(rolf.getByRole('button', { name: 'Rolf Berg requested changes' })).toBeVisible()
}

/** Mara cannot merge without an approval, and not past an objection without saying so. */
const mergeDespite = async (mara: Page, rolf: Page, changes: string): Promise<void> => {
  await mara.goto(`${changes}/diff`)
  const merge = mara.getByRole('button', { name: 'Merge', exact: true })
  await expect(merge).toHaveAttribute('aria-disabled', 'true')
  await rolf.keyboard.press('a')
  await rolf
    .getByRole('dialog', { name: /^Review #/ })
    .getByRole('button', { name: /^Approve/ })
    .click()
  await expect(mara.getByRole('button', { name: 'Rolf Berg approved' })).toBeVisible()
  await merge.click()
  const sheet = mara.getByRole('alertdialog')
  await expect(sheet.getByRole('region', { name: 'Open objections' })).toContainText(
    'Rolf Berg has an open thread on Valves',
  )
  const anyway = sheet.getByRole('button', { name: /^Merge .* anyway$/ })
  await expect(anyway).toHaveAttribute('aria-disabled', 'true')
  await sheet.getByLabel(/^Merge despite/).check()
  await anyway.click()
  await expect(mara.getByText(/^Merged by Mara Oduya/)).toBeVisible()
}

const revert = async (mara: Page, rolf: Page, changes: string, valves: string): Promise<void> => {
  await mara.getByRole('button', { name: 'Revert' }).click()
  await mara.getByRole('alertdialog').getByRole('button', { name: 'Create revert' }).click()
  await expect(mara).not.toHaveURL(new RegExp(`${new URL(changes).pathname}(/|$)`))
  await rolf.goto(mara.url())
  await expect(rolf.locator('[data-change]').first()).toBeVisible()
  await rolf.keyboard.press('a')
  await rolf
    .getByRole('dialog', { name: /^Review #/ })
    .getByRole('button', { name: /^Approve/ })
    .click()
  await mara.getByRole('button', { name: 'Merge', exact: true }).click({ timeout: 15_000 })
  await mara
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Merge/ })
    .click()
  await expect(mara.getByText(/^Merged by/)).toBeVisible()
  await mara.goto(valves)
  await expect(mara.getByText('Open the left valve.', { exact: true })).toBeVisible()
}

/** The history says in words how each revision came about. */
const readHistory = async (page: Page, valves: string): Promise<void> => {
  await page.goto(valves.replace(/\/p\/.*$/, '/history'))
  const main = page.getByRole('main')
  for (const cause of ['Imported', 'Merged', 'Reverted with']) await expect(main).toContainText(cause)
}

/** Publishes a site of the space and returns its address. */
const publish = async (page: Page): Promise<string> => {
  await page.getByRole('link', { name: 'Sites', exact: true }).click()
  await page.getByRole('button', { name: 'New site' }).click()
  await page.getByRole('dialog').getByLabel('Title').fill('Pump docs')
  await page.getByRole('dialog').getByRole('checkbox').first().check()
  await page.getByRole('dialog').getByRole('button', { name: 'Create site' }).click()
  await page.getByRole('link', { name: 'Publish', exact: true }).click()
  await page.getByRole('button', { name: 'Publish site' }).click()
  await expect(page.getByText('Live at')).toBeVisible()
  const home = page.getByRole('main').locator('a[href^="http"]').first()
  return String(await home.getAttribute('href')).replace(/\/$/, '')
}

/** Reads the page on a dark phone at the address that it had elsewhere: the picture for the dark, and nothing wider than the screen. */
const readInTheDark = async (browser: Browser, home: string): Promise<void> => {
  const context = await browser.newContext({ viewport: { width: 360, height: 780 }, colorScheme: 'dark' })
  const phone = await context.newPage()
  await phone.goto(`${home}/operation-and-usage/valves`)
  await expect(phone.getByRole('heading', { level: 1, name: 'Valves' })).toBeVisible()
  // One of the two pictures is seen, and it is the one for the dark.
  const picture = phone.getByRole('img', { name: 'A valve' })
  await expect(picture).toHaveCount(1)
  await expect(picture).toHaveAttribute('src', /night\.svg$/)
  const { background, width } = await phone.evaluate(() => ({
    background: getComputedStyle(document.body).backgroundColor,
    width: document.documentElement.scrollWidth,
  }))
  expect(width).toBe(360)
  for (const channel of background.match(/\d+/g)?.slice(0, 3) ?? ['255'])
    expect(Number(channel), background).toBeLessThan(80)
  await context.close()
}

/** The space is deleted although a live site shows it, which is said before and after. */
const deleteShown = async (page: Page, valves: string): Promise<void> => {
  await page.goto(valves.replace(/\/p\/.*$/, ''))
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Readers of the live site “Pump docs” can no longer open these pages.')
  await dialog.getByRole('textbox').fill('Pump manual')
  await dialog.getByRole('button', { name: 'Move to trash' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('link', { name: 'Sites', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Home page missing' })).toBeVisible()
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Getting started' })).toBeVisible()
  await page.getByRole('list', { name: 'Sites' }).getByRole('link', { name: 'Home page missing' }).click()
  await expect(page).toHaveURL(/\/structure$/)
}

test('a stranger sets up, imports, edits with two people, reviews, merges, reverts, publishes, reads and deletes', async ({
  page,
  browser,
  fresh,
}, info) => {
  test.setTimeout(180_000)
  await withoutClipboard(page)
  await setUp(page, fresh)
  const valves = await importManual(page, info)
  const ines = await invited(page, browser, fresh, { name: 'Ines Moreau', role: 'Editor' })
  const rolf = await invited(page, browser, fresh, { name: 'Rolf Berg', role: 'Reviewer' })
  const changes = await writeTogether(page, ines, valves)
  await review(rolf, changes)
  await mergeDespite(page, rolf, changes)
  await revert(page, rolf, changes, valves)
  await readHistory(page, valves)
  const home = await publish(page)
  await readInTheDark(browser, home)
  await deleteShown(page, valves)
  for (const there of [ines, rolf]) await there.context().close()
})
