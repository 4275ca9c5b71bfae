import { faultsOf } from '../accessibility-faults.ts'
import { done, expect, test } from '../fixtures.ts'
import { insertPage, ownOrganization, writeContent } from '../open-change.ts'

test.use({ scene: 'kinds of pages of a site' })

interface Made {
  readonly id: string
}

const cover = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const hebrew = `מים שקטים בנמל.

{% hint style="info" %}
יש לבדוק את החבל.
{% endhint %}

## עגינה

* ראשון
* שני

| אות | פירוש |
| --- | ----- |
| א   | נמל   |

\`\`\`js
const knots = 12
\`\`\`
`

test('every kind of page passes the accessibility checks in both themes, on a phone and right to left', async ({
  page,
  service,
  api,
  browser,
}) => {
  const org = await ownOrganization(api)
  const spaceOf = async (title: string, language: string, changes: readonly unknown[]) => {
    const { id } = await done<Made>(api, 'POST', `/orgs/${org}/spaces`, { title, language, editMode: 'live' })
    return { id, pages: await writeContent(api, `/spaces/${id}`, changes) }
  }
  const guide = await spaceOf('Pier guide', 'en', [
    insertPage('Welcome', 'Quiet water in the harbour.\n\n## Mooring\n\nTwo lines.'),
    insertPage('Tides', 'They come twice a day.'),
  ])
  await done(api, 'POST', `/spaces/${guide.id}/content`, {
    changes: [
      {
        operation: 'insert_files',
        files: [
          { name: 'pier.png', ref: 'pier', contentType: 'image/png', base64: cover.toString('base64') },
        ],
      },
    ],
  })
  const { items: files } = await done<{ items: Made[] }>(api, 'GET', `/spaces/${guide.id}/content/files`)
  await done(api, 'POST', `/spaces/${guide.id}/content`, {
    changes: [
      {
        ...{ operation: 'update_page', page: guide.pages[0], description: 'Where boats lie.' },
        cover: { ref: { kind: 'file', file: files[0]?.id } },
      },
    ],
  })
  const translated = await spaceOf('Pier guide in Hebrew', 'he', [
    insertPage('ברוכים הבאים', hebrew),
    { ...insertPage('גאות', 'פעמיים ביום.'), slug: 'tides' },
  ])
  const log = await spaceOf('Pier log', 'en', [insertPage('First day', 'We left at dawn.')])
  const site = await done<Made & { basename: string }>(api, 'POST', `/orgs/${org}/sites`, {
    title: 'Pier school',
    spaces: [guide.id],
  })
  const at = `/orgs/${org}/sites/${site.id}`
  await done(api, 'POST', `${at}/site-spaces`, { spaceId: translated.id })
  const section = await done<Made>(api, 'POST', `${at}/sections`, { spaceId: log.id, title: 'The log' })
  const group = await done<Made>(api, 'POST', `${at}/section-groups`, { title: 'More' })
  await done(api, 'POST', `${at}/section-groups/${group.id}/sections`, { sectionId: section.id })
  const look = await done<object>(api, 'GET', `${at}/customization`)
  await done(api, 'PUT', `${at}/customization`, {
    ...look,
    feedback: { enabled: true },
    git: { showEditLink: true },
    header: { links: [{ title: 'Shop', to: { kind: 'url', url: 'https://example.org' }, links: [] }] },
    announcement: { enabled: true, message: 'The pier is closed on Monday.', style: 'warning' },
    footer: {
      groups: [{ title: 'About', links: [{ title: 'Us', to: { kind: 'url', url: 'https://example.org' } }] }],
    },
  })
  await done(api, 'POST', `${at}/publish`)
  const address = `${service.sitesUrl}/${site.basename}`

  const kinds: readonly (readonly [kind: string, path: string, heading: string])[] = [
    ['a page with a cover', '', 'Welcome'],
    ['a page', '/tides', 'Tides'],
    ['a page of a section in a group', '/the-log', 'First day'],
    ['a page from right to left', '/pier-guide-in-hebrew', 'ברוכים הבאים'],
    ['what a search found', '/~search?q=water', 'Search'],
    ['a search that found nothing', '/~search?q=penguins', 'Search'],
    ['a page that is missing', '/tide-tables', 'Page not found'],
  ]
  for (const [kind, path, heading] of kinds) {
    await test.step(kind, async () => {
      await page.emulateMedia({ colorScheme: 'light' })
      for (const [width, theme] of [
        [1280, 'light'],
        [360, 'light'],
        [360, 'dark'],
        [1280, 'dark'],
      ] as const) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(`${address}${path}`)
        await page.evaluate((chosen) => localStorage.setItem('recto-theme', chosen), theme)
        await page.reload()
        await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
        expect(await faultsOf(page), `${theme}, ${width}`).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      }
    })
  }

  await test.step('Hebrew text and navigation are right to left, and code is left to right', async () => {
    await page.goto(`${address}/pier-guide-in-hebrew`)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    const places = await page.evaluate(() => {
      const side = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().x ?? 0
      return { tree: side('nav.tree'), text: side('article'), outline: side('aside.side') }
    })
    expect(places.tree).toBeGreaterThan(places.text)
    expect(places.outline).toBeLessThan(places.text)
    expect(await page.locator('article ul').evaluate((list) => getComputedStyle(list).direction)).toBe('rtl')
    expect(await page.locator('pre').evaluate((code) => getComputedStyle(code).direction)).toBe('ltr')
  })

  await test.step('A page that a variant lacks falls back to its nearest ancestor with a notice', async () => {
    await done(api, 'POST', `/spaces/${guide.id}/content`, {
      changes: [{ ...insertPage('Spring tides', 'Highest of all.'), into: guide.pages[1] }],
    })
    await page.goto(`${address}/tides/spring-tides`)
    await expect(page.getByText('Highest of all.')).toBeVisible()
    await page.getByRole('banner').locator('summary', { hasText: 'English' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'עברית', exact: true }).click()
    await expect(page.getByRole('status')).toContainText('הדף אינו קיים בגרסה זו')
    expect(await faultsOf(page)).toEqual([])
  })

  await test.step('Feedback without JavaScript shows a thank-you page', async () => {
    // Blocks the site's script; axe itself needs a browser that runs scripts.
    const plain = await (await browser.newContext()).newPage()
    await plain.route('**/*.js', (route) => route.abort())
    await plain.goto(`${address}/tides`)
    await plain.getByRole('button', { name: 'Yes', exact: true }).click()
    await expect(plain.getByRole('heading', { level: 1, name: 'Thanks for your feedback.' })).toBeVisible()
    expect(await faultsOf(plain)).toEqual([])
    await plain.context().close()
  })

  await test.step('Print shows only the text, dark on white', async () => {
    await page.goto(`${address}/tides`)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('They come twice a day.')).toBeVisible()
    for (const part of ['header.bar', 'nav.tree', '.announcement', 'aside.side', '.pager', '.feedback'])
      await expect(page.locator(part)).toBeHidden()
    const paper = await page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.body)
      return { scheme: getComputedStyle(document.documentElement).colorScheme, color, backgroundColor }
    })
    expect(paper).toMatchObject({ scheme: 'light', backgroundColor: 'rgba(0, 0, 0, 0)' })
    expect((await page.pdf()).length).toBeGreaterThan(1000)
    await page.emulateMedia({ media: 'screen' })
  })

  await test.step('A private site is not found without a share link', async () => {
    await done(api, 'PATCH', at, { visibility: 'share-link' })
    const shared = await done<{ urls: { published: string } }>(api, 'POST', `${at}/share-links`, {
      name: 'Crew',
    })
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'You need a link to read this site' })).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await page.goto(shared.urls.published)
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome', exact: true })).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
  })
})
