/** The rows and counts of the list of change requests, and the edges of this and other screens. */
import { done, expect, signIn, test } from '../fixtures.ts'
import { insertPage, openSpace } from '../open-change.ts'

test.use({ scene: 'the counts of change requests' })

test('tabs count, and the button to start one stands in the row of the filters', async ({
  page,
  api,
  service,
}) => {
  const { org, space, propose } = await openSpace(api, 'Counts', { One: 'First.' })
  await propose('A', [insertPage('A', 'A.')])
  await propose('B', [insertPage('B', 'B.')])
  await propose('C', [insertPage('C', 'C.')], 'draft')
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, service)
  await page.goto(`/o/${org}/s/${space}/changes`)
  const tabs = page.getByRole('navigation', { name: 'Change requests by status' })
  await expect(tabs.getByRole('link', { name: 'Open 2' })).toBeVisible()
  await expect(tabs.getByRole('link', { name: 'Drafts 1' })).toBeVisible()
  await expect(tabs.getByRole('link', { name: 'Mine 3' })).toBeVisible()
  const [field, create, sections] = [
    await page.getByRole('searchbox', { name: 'Filter by subject or number' }).boundingBox(),
    await page.getByRole('button', { name: 'New change request' }).boundingBox(),
    await page.getByRole('navigation', { name: /space/i }).first().boundingBox(),
  ]
  expect(Math.abs((create?.y ?? 0) - (field?.y ?? 1000))).toBeLessThan(8)
  const rows = await page.getByRole('list', { name: 'Change requests' }).boundingBox()
  const right = (box: { x: number; width: number } | null): number => (box?.x ?? 0) + (box?.width ?? 0)
  expect(Math.abs(right(rows) - right(create))).toBeLessThan(2)
  expect(sections).not.toBeNull()
})

test('screens of an organization and of a space end at one right edge', async ({ page, api, service }) => {
  const { org, space, propose } = await openSpace(api, 'Edges', { One: 'See [two](gone.md).' })
  await propose('D', [insertPage('D', 'D.')])
  const file = { name: 'notes.txt', contentType: 'text/plain', base64: btoa('A file for the list.') }
  const added = await propose('A file')
  await done(api, 'POST', `${added.at}/content`, {
    changes: [{ operation: 'insert_files', files: [file] }],
  })
  await done(api, 'POST', `${added.at}/merge`)
  await done(api, 'POST', `/orgs/${org}/sites`, { title: 'Edge' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, service)
  // The widest lists, tables and headings. Forms inside of them keep the shorter measure of forms.
  const edge = () =>
    page
      .getByRole('main')
      .evaluate((main) =>
        Math.max(
          ...[...main.querySelectorAll('h1:not(.sr-only), ul, ol, table, [role=table], section')]
            .filter((element) => element.closest('nav, header') === null)
            .map((element) => Math.round(element.getBoundingClientRect().right)),
        ),
      )
  const inOrganization = ['', '/spaces', '/changes', '/people', '/trash', '/settings/general', '/sites']
  const inSpace = ['', '/changes', '/files', '/links?status=broken', '/history']
  const edges: (readonly [string, number])[] = []
  for (const path of [...inOrganization, ...inSpace.map((tab) => `/s/${space}${tab}`)]) {
    await page.goto(`/o/${org}${path}`)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached()
    await page.waitForLoadState('networkidle')
    edges.push([path, await edge()])
  }
  const [[, home] = ['', 0]] = edges
  expect(home).toBeGreaterThan(1300)
  expect(edges.filter(([, right]) => Math.abs(right - home) > 1)).toEqual([])
})
