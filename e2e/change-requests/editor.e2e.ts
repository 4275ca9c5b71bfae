import type { Page } from '@playwright/test'
import { done, expect, signIn, test, type World } from '../fixtures.ts'

type Api = World['api']

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

/** A change request to edit in, and the address of its editor. */
const changing = async (api: Api, title: string, pages: Readonly<Record<string, string>>) => {
  const made = await spaceWith(api, title, pages)
  const change = await done<Change>(api, 'POST', `/spaces/${made.space}/change-requests`, {
    subject: `Change ${title}`,
  })
  return { ...made, change, edit: `${made.at}/changes/${change.number}/edit` }
}

const titlesOf = async (api: Api, space: string, number: number) => {
  interface Listed {
    readonly title: string
    readonly pages?: readonly Listed[]
  }
  const { pages } = await done<{ pages: Listed[] }>(
    api,
    'GET',
    `/spaces/${space}/change-requests/${number}/content/pages`,
  )
  const named = (all: readonly Listed[]): unknown[] =>
    all.map((one) => ((one.pages ?? []).length === 0 ? one.title : [one.title, named(one.pages ?? [])]))
  return named(pages)
}

test('a writer makes a page, names it, moves it with the keyboard, and deletes and brings back another', async ({
  page,
  api,
  service,
}) => {
  const { space, change, edit } = await changing(api, 'Guide', { One: 'First.', Two: 'Second.' })
  await signIn(page, service)
  await page.goto(edit)
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('One')
  const tree = page.getByRole('tree', { name: 'Pages' })

  await page.getByRole('button', { name: 'New', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Page below “One”' }).click()
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused()
  await page.keyboard.type('Three')
  await page.keyboard.press('Enter')
  await page.keyboard.type('What it is about')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Third.')
  await saved(page)
  await expect(tree.getByRole('treeitem', { name: 'Three' })).toHaveAttribute('aria-level', '2')
  await expect(text(page)).toHaveText('Third.')

  await tree.focus()
  await page.keyboard.press('m')
  const dialog = page.getByRole('dialog', { name: 'Move “Three”' })
  await dialog.getByLabel('Find a page').fill('two')
  await dialog.getByRole('radio', { name: 'Two' }).check()
  await dialog.getByLabel('Place').selectOption('After it')
  await dialog.getByRole('button', { name: 'Move' }).click()
  await expect(tree.getByRole('treeitem', { name: 'Three' })).toHaveAttribute('aria-level', '1')
  expect(await titlesOf(api, space, change.number)).toEqual(['One', 'Two', 'Three'])

  await tree
    .getByRole('treeitem', { name: 'Three' })
    .dragTo(tree.getByRole('treeitem', { name: 'One' }), { targetPosition: { x: 60, y: 3 } })
  await expect.poll(() => titlesOf(api, space, change.number)).toEqual(['Three', 'One', 'Two'])

  await page.getByRole('button', { name: 'New', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Group' }).click()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('New group')
  await tree.getByRole('treeitem', { name: 'One' }).click()
  await page.getByRole('button', { name: 'Actions for “One”' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(tree.getByRole('treeitem', { name: 'One' })).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Three')
  expect(await titlesOf(api, space, change.number)).toEqual(['Three', 'Two', 'New group'])
  await page
    .getByRole('region', { name: /^Messages/ })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(tree.getByRole('treeitem', { name: 'One' })).toBeVisible()
  expect(await titlesOf(api, space, change.number)).toEqual(['Three', 'One', 'Two', 'New group'])
})

test('a page with pages below it is deleted and brought back whole', async ({ page, api, service }) => {
  const { space, change, edit, ids } = await changing(api, 'Tree', { Root: 'R.', Other: 'O.' })
  const write = (changes: readonly unknown[]) =>
    done(api, 'POST', `/spaces/${space}/change-requests/${change.id}/content`, { changes })
  await write([
    { operation: 'insert_page', ref: 'a', title: 'A', into: ids[0], document: { markdown: 'a' } },
    { operation: 'insert_page', title: 'B', into: 'a', document: { markdown: 'b' } },
    { operation: 'insert_page', title: 'C', into: ids[0], document: { markdown: 'c' } },
  ])
  const before = [['Root', [['A', ['B']], 'C']], 'Other']
  await signIn(page, service)
  await page.goto(`${edit}/${ids[0]}`)
  await page.getByRole('button', { name: 'Actions for “Root”' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const sure = page.getByRole('alertdialog')
  await expect(sure).toContainText('The 3 pages below it go along.')
  await sure.getByRole('button', { name: 'Delete 4 pages' }).click()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Other')
  expect(await titlesOf(api, space, change.number)).toEqual(['Other'])
  await page
    .getByRole('region', { name: /^Messages/ })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Root')
  expect(await titlesOf(api, space, change.number)).toEqual(before)
})

const allKinds = `## Heading

Text with a [link](https://example.org/a) and **bold**.

{% hint style="warning" %}
Two people dig a hole together.
{% endhint %}

{% tabs %}
{% tab title="One" %}
In one.
{% endtab %}
{% endtabs %}

| A | B |
| - | - |
| 1 | 2 |

* [ ] to do
* [x] done
`

test('to Markdown and back changes nothing; words changed there change that block alone', async ({
  page,
  api,
  service,
}) => {
  const { space, change, edit, ids } = await changing(api, 'Source', { Start: allKinds })
  const at = `/spaces/${space}/change-requests/${change.number}`
  const read = async () =>
    (
      await done<{ document: { nodes: { key: string; type: string }[] } }>(
        api,
        'GET',
        `${at}/content/page/${ids[0]}?format=document`,
      )
    ).document.nodes
  const before = await read()
  const { revision } = await done<{ revision: string }>(api, 'GET', at)
  await signIn(page, service)
  await page.goto(`${edit}/${ids[0]}`)
  await expect(text(page)).toContainText('Two people dig')
  await page.getByRole('button', { name: 'Edit as Markdown' }).click()
  const source = page.getByRole('textbox', { name: 'Markdown of the page' })
  await expect(source).toHaveValue(
    /{% hint style="warning" %}\nTwo people dig a hole together\.\n{% endhint %}/,
  )
  await page.keyboard.press('Control+Shift+s')
  await expect(text(page)).toContainText('Two people dig')
  expect((await done<{ revision: string }>(api, 'GET', at)).revision).toBe(revision)

  await page.keyboard.press('Control+Shift+s')
  await source.fill((await source.inputValue()).replace('Two people', 'Three people'))
  await page.keyboard.press('Control+Shift+s')
  await expect(text(page)).toContainText('Three people dig')
  await saved(page)
  const after = await read()
  expect(after.map(({ key, type }) => [key, type])).toEqual(before.map(({ key, type }) => [key, type]))
  expect(JSON.stringify(after)).toBe(JSON.stringify(before).replace('Two people', 'Three people'))
})

test('what is typed without a connection is kept, and saved when it is back or the page is opened again', async ({
  page,
  api,
  service,
  context,
}) => {
  const { space, change, edit, ids } = await changing(api, 'Offline', { Start: 'Begin.' })
  await signIn(page, service)
  await page.goto(`${edit}/${ids[0]}`)
  await text(page).getByText('Begin.').click()
  await page.keyboard.press('End')
  await context.setOffline(true)
  await page.keyboard.type(' On the train.')
  await expect(page.getByText('The service cannot be reached – one change kept here')).toBeVisible()
  await page.keyboard.type(' In a tunnel.')
  await context.setOffline(false)
  await saved(page)
  expect(await markdownOf(api, space, change.number, ids[0] ?? '')).toContain(
    'Begin. On the train. In a tunnel.',
  )

  await context.setOffline(true)
  await page.keyboard.type(' Then the window closed.')
  await expect(page.getByText('The service cannot be reached')).toBeVisible()
  const other = await context.newPage()
  await page.close()
  await context.setOffline(false)
  await other.goto(`${edit}/${ids[0]}`)
  await expect(text(other)).toContainText('Then the window closed.')
  await saved(other)
  expect(await markdownOf(api, space, change.number, ids[0] ?? '')).toContain('Then the window closed.')
})

test('two writers on one page: edits of different places meet, those of one place are decided', async ({
  page,
  api,
  service,
  context,
}) => {
  const { space, change, edit, ids } = await changing(api, 'Together', {
    Start: 'First paragraph.\n\nSecond paragraph.',
  })
  await signIn(page, service)
  await page.goto(`${edit}/${ids[0]}`)
  await expect(text(page)).toContainText('Second paragraph.')
  const other = await context.newPage()
  await other.goto(`${edit}/${ids[0]}`)
  await text(other).getByText('Second paragraph.').click()
  await other.keyboard.press('End')
  await other.keyboard.type(' Theirs.')
  await saved(other)
  // It comes by itself, without a key pressed here.
  await expect(text(page)).toContainText('Second paragraph. Theirs.')

  await text(page).getByText('First paragraph.').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' Mine.')
  await saved(page)
  await expect(text(other)).toContainText('First paragraph. Mine.')
  expect(await markdownOf(api, space, change.number, ids[0] ?? '')).toContain(
    'First paragraph. Mine.\n\nSecond paragraph. Theirs.',
  )

  await context.setOffline(true)
  await page.keyboard.type(' Again mine.')
  await expect(page.getByText('The service cannot be reached')).toBeVisible()
  await done(api, 'POST', `/spaces/${space}/change-requests/${change.id}/content`, {
    changes: [
      {
        operation: 'update_page',
        page: ids[0],
        document: { markdown: 'First of another.\n\nSecond paragraph. Theirs.' },
      },
    ],
  })
  await other.close()
  await context.setOffline(false)
  const dialog = page.getByRole('dialog', { name: 'Two versions of one place' })
  await expect(dialog.getByText('First of another.')).toBeVisible()
  await expect(dialog.getByText('First paragraph. Mine. Again mine.')).toBeVisible()
  expect(await markdownOf(api, space, change.number, ids[0] ?? '')).toContain('First of another.')
  await dialog.getByRole('radio', { name: 'What you wrote' }).check()
  await dialog.getByRole('button', { name: 'Save this' }).click()
  await saved(page)
  expect(await markdownOf(api, space, change.number, ids[0] ?? '')).toContain('Again mine.')
})

test('whoever is signed out while writing signs in again and finds all of it', async ({
  page,
  api,
  service,
  context,
}) => {
  const { space, change, edit, ids } = await changing(api, 'Session', { Start: 'Begin.' })
  await signIn(page, service)
  await page.goto(`${edit}/${ids[0]}`)
  await text(page).getByText('Begin.').click()
  await page.keyboard.press('End')
  await context.clearCookies()
  await page.keyboard.type(' Written without a session.')
  await expect(page.getByText('You are signed out')).toBeVisible()
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await page.getByLabel('E-mail').fill(service.admin.email)
  await page.getByLabel('Password', { exact: true }).fill(service.admin.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(text(page)).toContainText('Written without a session.')
  await saved(page)
  expect(await markdownOf(api, space, change.number, ids[0] ?? '')).toContain(
    'Begin. Written without a session.',
  )
})

test('an archived change request is shown and not changed, and says why', async ({ page, api, service }) => {
  const { space, change, edit, ids } = await changing(api, 'Archive', { Start: 'Begin.' })
  await done(api, 'PATCH', `/spaces/${space}/change-requests/${change.id}`, { status: 'archived' })
  await signIn(page, service)
  await page.goto(`${edit}/${ids[0]}`)
  await expect(page.getByText('It is archived. Reopen it first.')).toBeVisible()
  await expect(text(page)).toHaveAttribute('contenteditable', 'false')
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveJSProperty('readOnly', true)
  // The key that suggests other words says why it does not, and where it can be done.
  await page.keyboard.press('ControlOrMeta+Shift+E')
  await expect(page.getByText('Here the text can only be read')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open the difference' })).toBeVisible()
  await page.getByRole('button', { name: 'Status: Archived' }).click()
  await page.getByRole('menuitem', { name: 'Back to draft' }).click()
  await expect(text(page)).toHaveAttribute('contenteditable', 'true')
})

test('an empty space gets its first page in the editor', async ({ page, api, service }) => {
  const { items } = await done<{ items: { id: string }[] }>(api, 'GET', '/orgs')
  const org = items[0]?.id ?? ''
  const { id: space } = await done<{ id: string }>(api, 'POST', `/orgs/${org}/spaces`, { title: 'Empty' })
  await signIn(page, service)
  await page.goto(`/o/${org}/s/${space}/pages`)
  await page.getByRole('button', { name: 'Begin a change request' }).click()
  await page.getByRole('button', { name: 'Write the first page' }).click()
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused()
  await page.keyboard.type('Welcome')
  await saved(page)
  const number = Number(/changes\/(\d+)/.exec(page.url())?.[1])
  expect(await titlesOf(api, space, number)).toEqual(['Welcome'])
})
