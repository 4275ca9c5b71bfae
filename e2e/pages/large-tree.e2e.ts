/** A space of more pages than the reader loads at once: its tree grows with what is expanded. */
import { insertPage, openSpace, ownOrganization, writeContent } from '../open-change.ts'
import { expect, signIn, test, type World } from '../fixtures.ts'

const chapters = 6
const pagesOfChapter = 100
/** In one request. */
const mostChanges = 50

/** Six chapters of a hundred pages below a short introduction. Returns the ids of the pages by title. */
const largeSpace = async (api: World['api'], title: string) => {
  const { space } = await openSpace(api, title, {}, { editMode: 'live' })
  const at = `/spaces/${space}`
  const ids = new Map<string, string>()
  const add = async (changes: readonly { readonly title: string }[]) => {
    for (const [index, id] of (await writeContent(api, at, changes)).entries())
      ids.set(changes[index]?.title ?? '', id)
  }
  await add([insertPage('Introduction', 'It begins here.')])
  for (let chapter = 1; chapter <= chapters; chapter += 1) {
    await add([insertPage(`Chapter ${chapter}`, 'A chapter.')])
    const into = ids.get(`Chapter ${chapter}`)
    const pages = Array.from({ length: pagesOfChapter }, (_, page) => ({
      ...insertPage(`Page ${chapter}.${page}`, `Text of ${chapter}.${page}.`),
      into,
    }))
    for (let from = 0; from < pagesOfChapter; from += mostChanges)
      await add(pages.slice(from, from + mostChanges))
  }
  const linked = ids.get('Page 6.50')
  await add([insertPage('Index', `See [the last but half](/pages/${linked}).`)])
  return { space, at, ids, org: await ownOrganization(api) }
}

test('the tree of a large space loads what is expanded, and all to filter it', async ({
  page,
  api,
  service,
}) => {
  await signIn(page, service)
  const { space, org, ids } = await largeSpace(api, 'Large tree')
  const outlines: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/outline')) outlines.push(new URL(request.url()).search)
  })
  const tree = page.getByRole('tree', { name: 'Pages' })
  const row = (name: string) => tree.getByRole('treeitem', { name, exact: true })

  await page.goto(`/o/${org}/s/${space}/p`)
  await expect(page.getByRole('heading', { name: 'Introduction', level: 1 })).toBeVisible()
  await expect(row('Chapter 6')).toHaveAttribute('aria-expanded', 'false')
  // Its neighbor stands below a page that is not loaded.
  await expect(page.getByRole('link', { name: 'Next Chapter 1' })).toBeVisible()
  expect(outlines.every((search) => /[?&](?:open|pages)=/.test(search))).toBe(true)

  // With the keys: expands, loads and stays at its place.
  await row('Introduction').click()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await expect(row('Page 1.0')).toBeVisible()
  await row('Page 1.1').click()
  await expect(page.getByRole('heading', { name: 'Page 1.1', level: 1 })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Parent pages' })).toHaveText(/Chapter 1/)
  await expect(page.getByRole('link', { name: 'Previous Page 1.0' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Next Page 1.2' })).toBeVisible()

  // A page that no one expanded is revealed, and what was expanded is still there after a reload.
  await page.goto(`/o/${org}/s/${space}/p/${ids.get('Page 5.99')}`)
  await expect(row('Page 5.99')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Next Chapter 6' })).toBeVisible()
  await tree.press('Home')
  await expect(row('Chapter 1')).toHaveAttribute('aria-expanded', 'true')

  expect(outlines).not.toContain('')
  await page.getByRole('searchbox', { name: 'Filter pages' }).fill('page 3.77')
  await expect(row('Page 3.77')).toBeVisible()
  await expect(page.getByText('1 page', { exact: true })).toBeVisible()
  expect(outlines).toContain('')
})

test('a part of the tree that fails to load is asked for again', async ({ page, api, service }) => {
  await signIn(page, service)
  const { space, org, ids } = await largeSpace(api, 'Large failure')
  const tree = page.getByRole('tree', { name: 'Pages' })
  const row = (name: string) => tree.getByRole('treeitem', { name, exact: true })

  // A link to a page that the tree does not hold is not taken for a broken one.
  await page.goto(`/o/${org}/s/${space}/p/${ids.get('Index')}`)
  await page.getByRole('link', { name: 'the last but half' }).click()
  await expect(page.getByRole('heading', { name: 'Page 6.50', level: 1 })).toBeVisible()
  await expect(row('Page 6.50')).toBeVisible()

  await page.route('**/outline?*', (route) => route.abort())
  await tree.focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Some pages could not be loaded.')).toBeVisible({ timeout: 20_000 })
  await page.unroute('**/outline?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(row('Page 2.0')).toBeVisible()
  await expect(page.getByText('Some pages could not be loaded.')).toHaveCount(0)
})
