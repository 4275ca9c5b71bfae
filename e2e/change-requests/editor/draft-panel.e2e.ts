import { done, expect, signIn, test } from '../../fixtures.ts'
import { text } from './editor-page.ts'
import { faultsOf } from '../../accessibility-faults.ts'
import { dragRow } from '../../drag-row.ts'

test('a page is dropped into another one, and the outline panel lists problems', async ({
  page,
  api,
  service,
}) => {
  const org = await signIn(page, service)
  const { id: space } = await done<{ id: string }>(api, 'POST', `/orgs/${org}/spaces`, { title: 'Panels' })
  const requests = `/spaces/${space}/change-requests`
  const change = await done<{ id: string; number: number }>(api, 'POST', requests, { subject: 'Panels' })
  const lines = Array.from({ length: 40 }, (_, line) => `Line ${line} of the text.`).join('\n\n')
  const { changes } = await done<{ changes: { page: { id: string } }[] }>(
    api,
    'POST',
    `${requests}/${change.id}/content?compat=false`,
    {
      changes: [
        {
          operation: 'insert_page',
          title: 'Long',
          document: { markdown: `## First part\n\n${lines}\n\n## Same\n\nOnce.\n\n## Same\n\nTwice.` },
        },
        { operation: 'insert_page', title: 'Shelf', document: { markdown: 'Empty so far.' } },
      ],
    },
  )
  const [long = '', shelf = ''] = changes.map(({ page: one }) => one.id)
  await page.goto(`/o/${org}/s/${space}/changes/${change.number}/edit/${long}`)
  await expect(text(page)).toBeVisible({ timeout: 20_000 })

  // The panel: duplicate headings are reported, and the entry links to them.
  await page.getByRole('button', { name: 'Outline, word count and problems: 1 found' }).click()
  const outline = page.getByRole('list', { name: 'Outline' })
  await expect(outline.getByRole('listitem')).toHaveCount(3)
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('list', { name: 'Problems' }).getByRole('button').click()
  await expect(text(page).getByRole('heading', { name: 'Same' }).last()).toBeInViewport()
  await expect(text(page)).toBeFocused()

  // The tree: dropping on the middle of a row moves into that page.
  const tree = page.getByRole('tree', { name: 'Pages' })
  await dragRow(tree.getByRole('treeitem', { name: 'Long' }), tree.getByRole('treeitem', { name: 'Shelf' }))
  await expect(tree.getByRole('treeitem', { name: 'Long' })).toHaveAttribute('aria-level', '2')
  const read = () =>
    done<{ pages: { id: string; pages?: { id: string }[] }[] }>(
      api,
      'GET',
      `${requests}/${change.id}/content/pages`,
    )
  await expect
    .poll(async () => (await read()).pages.map((one) => [one.id, one.pages?.map(({ id }) => id)]))
    .toEqual([[shelf, [long]]])
  // The editor stays on the page.
  await expect(text(page).getByText('Twice.')).toBeAttached()
})
