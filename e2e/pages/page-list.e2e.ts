import { faultsIn } from '../accessibility-faults.ts'
import { done, expect, signIn, test } from '../fixtures.ts'
import { ownOrganization } from '../open-change.ts'

test('lists facts about each page, and changes several pages with the keyboard', async ({
  page,
  api,
  service,
}) => {
  const org = await ownOrganization(api)
  const { id: space } = await done<{ id: string }>(api, 'POST', `/orgs/${org}/spaces`, {
    title: 'Harbour list',
    editMode: 'live',
  })
  const write = async (path: string, change: object): Promise<string> => {
    const { changes } = await done<{ changes: { page: { id: string } }[] }>(
      api,
      'POST',
      `${path}/content?compat=false`,
      { changes: [change] },
    )
    return changes[0]?.page.id ?? ''
  }
  const on = `/spaces/${space}`
  const insert = (title: string, markdown: string) =>
    write(on, { operation: 'insert_page', title, document: { markdown } })
  const quay = await insert('Quay', 'Where ships lie.')
  await insert('Crane', 'It lifts more than two people can.')
  const link = { object: 'inline', type: 'link', data: { ref: { kind: 'page', page: quay } } }
  const words = (text: string) => ({ object: 'text', leaves: [{ object: 'leaf', text, marks: [] }] })
  const paragraph = { object: 'block', type: 'paragraph', data: {} }
  await write(on, {
    operation: 'insert_page',
    title: 'Map',
    document: {
      document: {
        object: 'document',
        data: {},
        nodes: [{ ...paragraph, nodes: [{ ...link, nodes: [words('the quay')] }] }],
      },
    },
  })
  const requests = `${on}/change-requests`
  const change = await done<{ id: string }>(api, 'POST', requests, { subject: 'Name the quay' })
  await write(`${requests}/${change.id}`, { operation: 'update_page', page: quay, title: 'North quay' })

  await signIn(page, service)
  await page.goto(`/o/${org}/s/${space}/pages`)
  const list = page.getByRole('tree', { name: 'Pages' })
  const row = (name: string) => list.getByRole('treeitem', { name: new RegExp(`^${name}`) })
  await expect(row('Quay')).toContainText('Drafted in #1')
  await expect(row('Quay')).toContainText('1 page links here')
  await expect(row('Quay')).toContainText('3 words')
  await expect(row('Map')).toContainText('0 pages link here')
  await expect(row('Crane')).not.toContainText('#1')

  // The filter is part of the URL.
  await page.getByLabel('Show', { exact: true }).selectOption('In a change request')
  await expect(list.getByRole('treeitem')).toHaveCount(1)
  await expect(page).toHaveURL(/show=drafted/)
  await page.getByLabel('Show', { exact: true }).selectOption('Orphan pages')
  await expect(list.getByRole('treeitem')).toHaveCount(2)

  await list.focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('x')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('x')
  const bar = page.getByRole('region', { name: 'Selected pages' })
  await expect(bar).toContainText('2 pages selected')
  expect(await faultsIn(page, ['main'])).toEqual([])
  await bar.getByRole('button', { name: 'Change options' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Exclude from search' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Exclude from search' })
  await expect(dialog).toContainText('2 pages will change')
  await dialog.getByRole('button', { name: 'Create change request' }).press('Enter')
  await expect(page.getByText('2 pages changed in #2')).toBeVisible()
  await expect(row('Crane')).toContainText('Drafted in #2')
  await expect(bar).toBeHidden()

  // Several pages move into another one, in order; their current parent is marked.
  await page.getByLabel('Show', { exact: true }).selectOption('All pages')
  await list.focus()
  for (const key of ['Home', 'x', 'ArrowDown', 'x']) await page.keyboard.press(key)
  await expect(bar).toContainText('2 pages selected')
  await bar.getByRole('button', { name: 'Move' }).click()
  const moving = page.getByRole('dialog', { name: 'Move pages' })
  await moving.getByRole('textbox', { name: 'Page or group' }).fill('map')
  await expect(moving.getByRole('heading', { name: '2 pages will move' })).toBeVisible()
  await moving.getByRole('button', { name: 'Create change request' }).click()
  await expect(page.getByText('2 pages moved in #3')).toBeVisible()
  await done(api, 'POST', `${requests}/3/merge`)
  await expect(row('Crane')).toHaveCount(0)
  await list.focus()
  for (const key of ['Home', 'ArrowRight']) await page.keyboard.press(key)
  await expect(row('Crane')).toHaveAttribute('aria-level', '2')

  // Preview next to the list: opened pages are shown there, and the list keeps its position and the focus.
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const preview = page.getByRole('complementary', { name: 'Page preview' })
  await expect(preview.getByText('the quay')).toBeVisible()
  await list.focus()
  for (const key of ['End', 'Enter']) await page.keyboard.press(key)
  await expect(preview.getByText('It lifts more than two people can.')).toBeVisible()
  await expect(list).toBeFocused()
  await expect(row('Crane')).toHaveAttribute('aria-current', 'true')
  expect(await faultsIn(page, ['main'])).toEqual([])
  await page.reload()
  await expect(preview.getByRole('link', { name: 'Crane' })).toBeVisible()
  await page.getByRole('button', { name: 'Close preview' }).click()
  await expect(preview).toHaveCount(0)

  // The tabs of the space by shortcuts.
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('l')
  await page.waitForURL(/\/links$/)
  await page.keyboard.press('f')
  await page.waitForURL(/\/files$/)
})
