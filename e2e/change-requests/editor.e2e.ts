import type { Page } from '@playwright/test'
import type { ServiceProcess } from '../../src/testing/service-process.ts'
import { expect, test, type World } from '../fixtures.ts'

type Api = World['api']

const signIn = async (page: Page, service: ServiceProcess): Promise<void> => {
  await page.goto('/sign-in')
  await page.getByLabel('E-mail').fill(service.admin.email)
  await page.getByLabel('Password', { exact: true }).fill(service.admin.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My organization' })).toBeVisible()
}

/** Calls the API and insists that it did as asked. */
const done = async <Body>(api: Api, method: string, path: string, body?: unknown): Promise<Body> => {
  const answer = await api(method, `/v1${path}`, body)
  expect(answer.status, `${method} ${path}: ${JSON.stringify(answer.body)}`).toBeLessThan(300)
  // The shape is the operation's, which the contract's own tests hold.
  return answer.body as Body
}

interface Change {
  readonly id: string
  readonly number: number
}

/** A space whose main holds these pages (title → Markdown), in their order. */
const spaceWith = async (api: Api, title: string, pages: Readonly<Record<string, string>>) => {
  const { items } = await done<{ items: { id: string }[] }>(api, 'GET', '/orgs')
  const org = items[0]?.id ?? ''
  const { id: space } = await done<{ id: string }>(api, 'POST', `/orgs/${org}/spaces`, { title })
  const at = `/spaces/${space}/change-requests`
  const first = await done<Change>(api, 'POST', at, { subject: 'First pages' })
  const { changes } = await done<{ changes: { page: { id: string } }[] }>(
    api,
    'POST',
    `${at}/${first.id}/content?compat=false`,
    {
      changes: Object.entries(pages).map(([name, markdown]) => ({
        operation: 'insert_page',
        title: name,
        document: { markdown },
      })),
    },
  )
  await done(api, 'POST', `${at}/${first.id}/merge`)
  return { org, space, ids: changes.map(({ page }) => page.id), at: `/o/${org}/s/${space}` }
}

const text = (page: Page) => page.getByRole('textbox', { name: 'Text of the page' })
const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible()
const markdownOf = async (api: Api, space: string, number: number | string, page: string) =>
  (
    await done<{ markdown: string }>(
      api,
      'GET',
      `/spaces/${space}/change-requests/${number}/content/page/${page}?format=markdown`,
    )
  ).markdown

test('a writer presses Edit, writes, and sees the difference', async ({ page, api, service }) => {
  const { space, ids, at } = await spaceWith(api, 'Manual', {
    Start: 'Run the old command now.\n\nThe second paragraph stays.',
  })
  await signIn(page, service)
  await page.goto(`${at}/p/${ids[0]}`)
  await page.getByRole('button', { name: 'Edit in a change request' }).click()
  await expect(page).toHaveURL(/\/changes\/\d+\/edit\/\w+$/)
  const number = /changes\/(\d+)/.exec(page.url())?.[1] ?? ''

  await text(page).getByText('The second paragraph stays.').click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('## A new part')
  await page.keyboard.press('Enter')
  await page.keyboard.type('It is **bold** and `code`. Here.')
  await expect(text(page).getByRole('heading', { level: 2, name: 'A new part' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Description' }).fill('How to run it.')
  await saved(page)
  expect(await markdownOf(api, space, number, ids[0] ?? '')).toContain(
    'The second paragraph stays.\n\n## A new part\n\nIt is **bold** and `code`. Here.',
  )

  await page.getByRole('link', { name: 'See the difference' }).click()
  const difference = page.getByRole('article', { name: 'Start' })
  await expect(difference.getByText('A new part')).toBeVisible()
  await page.getByRole('link', { name: 'Edit pages' }).click()
  await expect(text(page).getByText('A new part')).toBeVisible()
})
