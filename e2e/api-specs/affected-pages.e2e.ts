import { screenFaults } from '../accessibility-faults.ts'
import { done, expect, signIn, test } from '../fixtures.ts'
import { openSpace } from '../open-change.ts'
import { brokenPetStore, petStore } from './pet-store.ts'

test.use({ scene: 'pages affected by API specifications' })

const block = (path: string): string =>
  `{% openapi-operation spec="/openapi/pets" path="${path}" method="get" %}\n[Pets](https://pets.example)\n{% endopenapi-operation %}`

test('a version that breaks callers leads to the pages that it concerns, and to a change request', async ({
  page,
  api,
  service,
}) => {
  const org = await signIn(page, service)
  const path = `/orgs/${org}/openapi/pets`
  const versions = async (): Promise<number> => (await done<{ versions: number }>(api, 'GET', path)).versions
  await done(api, 'POST', `/orgs/${org}/openapi`, { slug: 'pets', source: { text: petStore } })
  await expect.poll(versions).toBe(1)
  const { space, pages: ids } = await openSpace(api, 'Pet guide', {
    'Reading pets': `Read one pet.\n\n${block('/pets/{petId}')}`,
    Mentions: 'Call `GET /pets/42` to read a pet.',
    Unrelated: 'Nothing about the API.',
  })

  await test.step('The page shows the operation', async () => {
    await page.goto(`/o/${org}/s/${space}/p/${ids[0]}`)
    await page.getByRole('button', { name: /Read a pet/ }).click()
    await expect(page.getByText('There is no such pet')).toBeVisible()
    expect(await screenFaults(page, 'light')).toEqual([])
    await page.getByRole('link', { name: 'Open in Pet store' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Read a pet' })).toBeVisible()
  })

  await test.step('Pages that the next version concerns are listed with the line', async () => {
    await done(api, 'PUT', path, { source: { text: brokenPetStore } })
    await expect(page.getByText('Version 2 (2.0.0)', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Pages affected' }).click()
    const pages = page.getByRole('list', { name: 'Pages of Pet guide' })
    await expect(pages.getByRole('link', { name: 'Reading pets' })).toBeVisible()
    await expect(pages.getByText('Shows it')).toBeVisible()
    await expect(pages.getByRole('link', { name: 'Mentions' })).toBeVisible()
    await expect(pages.getByText(/GET \/pets\/42/)).toBeVisible()
    await expect(pages.getByRole('link', { name: 'GET /pets/{petId}', exact: true })).toHaveCount(2)
    await expect(pages.getByText('Unrelated')).toHaveCount(0)
    expect(await screenFaults(page, 'light')).toEqual([])
    expect(await screenFaults(page, 'dark')).toEqual([])
  })

  await test.step('A change request names the findings', async () => {
    await page.getByRole('button', { name: 'Create change request' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Subject').fill('Pets can no longer be read')
    expect(await screenFaults(page, 'light')).toEqual([])
    await dialog.getByRole('button', { name: 'Create change request' }).click()
    await page.waitForURL(/\/changes\/\d+/)
    await expect(page.getByText('Pets can no longer be read').first()).toBeVisible()
    await expect(page.getByText(/The operation was removed/).first()).toBeVisible()
    const [request] = (
      await done<{ items: { id: string }[] }>(api, 'GET', `/spaces/${space}/change-requests?status=draft`)
    ).items
    const comments = `/spaces/${space}/change-requests/${request?.id}/comments?format=markdown`
    const { items } = await done<{ items: { body: { markdown: string } }[] }>(api, 'GET', comments)
    expect(items.map(({ body }) => body.markdown.split('\n')[0])).toContain(
      'Check this against the new version: GET /pets/{petId}',
    )
  })

  await test.step('The page says what is gone', async () => {
    await page.goto(`/o/${org}/s/${space}/p/${ids[0]}`)
    await expect(page.getByText(/is not in Pet store, version 2/)).toBeVisible()
  })
})
