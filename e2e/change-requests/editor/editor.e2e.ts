/** Entering the editor in every way, writing, leaving, and read-only states. */
import { done, signIn } from '../../fixtures.ts'
import { openSpace, ownOrganization } from '../../open-change.ts'
import { changing, expect, markdownOf, saved, test, text, titlesOf } from './editor-page.ts'

test('a writer clicks Edit, writes, and views the changes', async ({ page, api, service }) => {
  const { org, space, pages } = await openSpace(api, 'Manual', {
    Start: 'Run the old command now.\n\nThe second paragraph stays.',
  })
  await signIn(page, service)
  await page.goto(`/o/${org}/s/${space}/p/${pages[0]}`)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await expect(page).toHaveURL(/\/changes\/\d+\/edit\/\w+$/)
  const number = /changes\/(\d+)/.exec(page.url())?.[1] ?? ''
  // The breadcrumbs lead back to the space.
  const above = page.getByRole('navigation', { name: 'Breadcrumbs' })
  await expect(above.getByRole('link', { name: 'Manual', exact: true })).toHaveAttribute(
    'href',
    `/o/${org}/s/${space}`,
  )

  await text(page).getByText('The second paragraph stays.').click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('## A new part')
  await page.keyboard.press('Enter')
  await page.keyboard.type('It is **bold** and `code`. Here.')
  await expect(text(page).getByRole('heading', { level: 2, name: 'A new part' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Description' }).fill('How to run it.')
  await saved(page)
  expect(await markdownOf(api, space, number, pages[0])).toContain(
    'The second paragraph stays.\n\n## A new part\n\nIt is **bold** and `code`. Here.',
  )

  await page.getByRole('link', { name: 'View changes' }).click()
  const difference = page.getByRole('article', { name: 'Start' })
  await expect(difference.getByText('A new part')).toBeVisible()
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await expect(text(page).getByText('A new part')).toBeVisible()
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

test('switching to Markdown and back changes nothing; an edit there changes only its block', async ({
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
  const source = page.getByRole('textbox', { name: 'Page as Markdown' })
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

test('an archived change request is read-only, with the reason', async ({ page, api, service }) => {
  const { space, change, edit, ids } = await changing(api, 'Archive', { Start: 'Begin.' })
  await done(api, 'PATCH', `/spaces/${space}/change-requests/${change.id}`, { status: 'archived' })
  await signIn(page, service)
  await page.goto(`${edit}/${ids[0]}`)
  await expect(page.getByText('This change request is archived. Reopen it first.')).toBeVisible()
  await expect(text(page)).toHaveAttribute('contenteditable', 'false')
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveJSProperty('readOnly', true)
  // The shortcut for suggestions explains why it does nothing here, and where it works.
  await page.keyboard.press('ControlOrMeta+Shift+E')
  await expect(page.getByText('This text is read-only')).toBeVisible()
  await expect(page.getByRole('button', { name: 'View changes' })).toBeVisible()
  await page.getByRole('button', { name: 'Status: Archived' }).click()
  await page.getByRole('menuitem', { name: 'Convert to draft' }).click()
  await expect(text(page)).toHaveAttribute('contenteditable', 'true')
})

test('an empty space gets its first page in the editor', async ({ page, api, service }) => {
  const org = await ownOrganization(api)
  const { id: space } = await done<{ id: string }>(api, 'POST', `/orgs/${org}/spaces`, { title: 'Empty' })
  await signIn(page, service)
  await page.goto(`/o/${org}/s/${space}/pages`)
  await page.getByRole('button', { name: 'Write the first page' }).click()
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused()
  await page.keyboard.type('Welcome')
  await saved(page)
  const number = Number(/changes\/(\d+)/.exec(page.url())?.[1])
  expect(await titlesOf(api, space, number)).toEqual(['Welcome'])
})
