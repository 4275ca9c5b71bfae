import { expect, signIn, test } from '../fixtures.ts'

test('a reader finds a page of any space by its words with the keyboard alone', async ({
  page,
  api,
  service,
}) => {
  const { items } = (await api('GET', '/v1/orgs')).body as { items: { id: string }[] }
  const org = items[0]?.id ?? ''
  const { id: space } = (await api('POST', `/v1/orgs/${org}/spaces`, { title: 'Ferry manual' })).body as {
    id: string
  }
  const change = (await api('POST', `/v1/spaces/${space}/change-requests`, { subject: 'Pages' })).body as {
    id: string
  }
  const at = `/v1/spaces/${space}/change-requests/${change.id}`
  await api('POST', `${at}/content`, {
    changes: [
      {
        operation: 'insert_page',
        title: 'Mooring',
        document: { markdown: 'Throw the line.\n\n## In a storm\n\nDouble the hawsers and wait.' },
      },
    ],
  })
  await api('POST', `${at}/merge`)
  await signIn(page, service)

  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('double haws')
  const found = page.getByRole('option', { name: /In a storm/ })
  await expect(found).toBeVisible()
  await expect(found.locator('mark')).toHaveText(['Double', 'haws'])
  await expect(page.getByText('Pages in Ferry manual')).toBeVisible()
  await expect(page.getByRole('option', { name: /^Mooring/ })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#in-a-storm$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Mooring' })).toBeVisible()

  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('xyzzy nowhere')
  await expect(page.getByText(/Nothing is called/)).toBeVisible()
})
