import { done, expect, signIn, test } from '../fixtures.ts'

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test('a person finds files that nobody uses, files that are there twice, and pictures that say nothing', async ({
  page,
  api,
  service,
}) => {
  const org = await signIn(page, service)
  const space = await done<{ id: string }>(api, 'POST', `/orgs/${org}/spaces`, {
    title: 'Buoys',
    editMode: 'live',
  })
  const write = (...changes: object[]) => done(api, 'POST', `/spaces/${space.id}/content`, { changes })
  await write({
    operation: 'insert_files',
    files: ['bell.png', 'bell again.png'].map((name) => ({ name, contentType: 'image/png', base64: png })),
  })
  const { items } = await done<{ items: { id: string; name: string }[] }>(
    api,
    'GET',
    `/spaces/${space.id}/content/files`,
  )
  const bell = items.find(({ name }) => name === 'bell.png')
  await write({
    operation: 'insert_page',
    title: 'Bell buoy',
    document: {
      document: {
        object: 'document',
        data: {},
        nodes: [
          {
            object: 'block',
            type: 'images',
            data: {},
            nodes: [
              {
                ...{ object: 'block', type: 'image', isVoid: true },
                data: { ref: { kind: 'file', file: bell?.id } },
              },
            ],
          },
        ],
      },
    },
  })

  await page.goto(`/o/${org}/s/${space.id}/files`)
  await expect(page.getByRole('heading', { name: '2 files' })).toBeVisible()
  await page.getByLabel('Show', { exact: true }).selectOption('Not used in this space')
  await expect(page.getByRole('heading', { name: '1 of 2 files' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'bell again.png' })).toBeVisible()
  await page.getByLabel('Show', { exact: true }).selectOption('There more than once')
  await expect(page.getByRole('button', { name: 'bell.png' })).toBeVisible()
  await expect(page).toHaveURL(/show=duplicates/)
  await page.getByLabel('Show', { exact: true }).selectOption('Pictures without alternative text')
  await page.getByRole('link', { name: 'Bell buoy' }).last().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bell buoy' })).toBeVisible()
})
