import type { Page } from '@playwright/test'
import { attacks } from '../../src/testing/hostile/raw-html.ts'
import { done, expect, framesOf, signIn, test } from '../fixtures.ts'
import { ownOrganization, writeContent } from '../open-change.ts'
import { blockAttacks, pagesOf, storable, watch } from '../page-attacks.ts'

test.use({ scene: 'attacks on a site' })

const hostile = `"><img src=x onerror=alert(1)>'</title></style><script>alert(2)</script>`
/** For fields with a short limit. */
const short = `"><img src=x onerror=alert(1)>`
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(2)</script></svg>'

/** Elements that could run, load or link to a script; and whether content leaves its place in the layout. */
const remains = (page: Page, frames: string): Promise<string[]> =>
  page.evaluate((framesAddress) => {
    const found: string[] = []
    for (const element of document.querySelectorAll('body *')) {
      const tag = element.localName
      for (const { name, value } of element.attributes) {
        if (/^on|^style$|^srcdoc$|^formaction$|^srcset$|^ping$/.test(name)) found.push(`${tag} ${name}`)
        if (
          /^(href|src|action|data|poster|xlink:href)$/.test(name) &&
          !/^(https?:|mailto:|tel:|data:image\/(png|gif|jpeg|webp|avif)|[/#?]|[^:]*$)/i.test(value)
        )
          found.push(`${tag} ${name} ${value}`)
      }
      if (/^(object|embed|base|portal|frameset|template|audio|video)$/.test(tag)) found.push(tag)
    }
    const text = document.querySelector('article')
    for (const element of text?.querySelectorAll('*') ?? []) {
      // Diagrams are drawn in frames that can reach nothing of the page.
      const isDiagram =
        element instanceof HTMLIFrameElement &&
        element.src.startsWith(`${framesAddress}/diagram.html?`) &&
        element.getAttribute('sandbox') === 'allow-scripts'
      if (isDiagram) continue
      if (/^(script|style|link|meta|iframe|svg)$/.test(element.localName)) found.push(element.localName)
      // Footnote popups belong to the page and open over it.
      if (!element.matches('.note') && ['fixed', 'sticky'].includes(getComputedStyle(element).position))
        found.push(element.outerHTML)
    }
    const title = document.querySelector('h1')?.getBoundingClientRect()
    const over = title && document.elementFromPoint(title.x + 4, title.y + 4)
    if (title === undefined || title.height === 0) found.push('no title is drawn')
    else if (over?.closest('h1') === null) found.push(`over the title lies ${over.outerHTML.slice(0, 80)}`)
    return found
  }, frames)

/** Draws the diagrams of the page, which wait until they are in view. */
const drawDiagrams = async (page: Page): Promise<void> => {
  for (const frame of await page.locator('[data-diagram] iframe').all()) {
    await frame.scrollIntoViewIfNeeded()
    await expect(page.locator('[data-diagram]:not(.drawn) iframe').and(frame)).toHaveCount(0)
  }
  await page.evaluate(() => scrollTo(0, 0))
}

test('row 30: published content runs no script, loads nothing from elsewhere and stays in its place', async ({
  page,
  service,
  api,
  browser,
}) => {
  const org = await ownOrganization(api)
  const space = await done<{ id: string }>(api, 'POST', `/orgs/${org}/spaces`, {
    title: short,
    editMode: 'live',
  })
  const at = `/spaces/${space.id}`
  await writeContent(api, at, [
    {
      operation: 'insert_page',
      title: hostile,
      description: hostile,
      document: { markdown: `# ${hostile}` },
    },
    ...pagesOf(attacks, 'HTML'),
    ...pagesOf(blockAttacks, 'Blocks'),
  ])
  // The same HTML as an HTML block, which no Markdown parser has processed.
  await writeContent(
    api,
    at,
    Object.entries(attacks).map(([kind, texts]) => ({
      operation: 'insert_page',
      title: `Block: ${kind}`,
      document: {
        document: {
          object: 'document',
          data: {},
          nodes: texts
            .filter(storable)
            .map((html) => ({ object: 'block', type: 'html', isVoid: true, data: { html } })),
        },
      },
    })),
  )
  await done(api, 'POST', `${at}/content`, {
    changes: [
      {
        operation: 'insert_files',
        files: [
          {
            ...{ name: 'drawing.svg', ref: 'drawing', contentType: 'image/svg+xml' },
            base64: Buffer.from(drawing).toString('base64'),
          },
        ],
      },
    ],
  })
  const { items: files } = await done<{ items: { id: string }[] }>(api, 'GET', `${at}/content/files`)
  await writeContent(api, at, [
    {
      operation: 'insert_page',
      title: 'A drawing',
      document: {
        document: {
          object: 'document',
          data: {},
          nodes: [
            {
              ...{ object: 'block', type: 'images', data: {} },
              nodes: [
                {
                  ...{ object: 'block', type: 'image', isVoid: true },
                  data: { ref: { kind: 'file', file: files[0]?.id } },
                },
              ],
            },
          ],
        },
      },
    },
  ])
  const site = await done<{ id: string; basename: string }>(api, 'POST', `/orgs/${org}/sites`, {
    title: hostile,
    spaces: [space.id],
  })
  const siteAt = `/orgs/${org}/sites/${site.id}`
  const address = `${service.sitesUrl}/${site.basename}`

  await test.step('The look rejects javascript: URLs, and text in the frame stays text', async () => {
    const look = await done<{ header: object; footer: object }>(api, 'GET', `${siteAt}/customization`)
    const away = { kind: 'url', url: 'https://ok.example/"onclick="alert(1)' }
    const dressed = {
      ...look,
      title: hostile,
      feedback: { enabled: true },
      git: { showEditLink: true },
      header: { ...look.header, links: [{ title: short, to: away, links: [{ title: short, to: away }] }] },
      footer: {
        ...look.footer,
        groups: [{ title: short, links: [{ title: short, to: away }] }],
        copyright: hostile,
      },
      announcement: { enabled: true, message: hostile, link: { title: short, to: away }, style: 'info' },
    }
    await done(api, 'PUT', `${siteAt}/customization`, dressed)
    for (const bad of [
      { favicon: { icon: { light: 'javascript:alert(1)', dark: 'javascript:alert(1)' } } },
      { header: { ...look.header, logo: { light: 'data:text/html,x', dark: 'data:text/html,x' } } },
      { privacyPolicy: { url: 'javascript:alert(1)' } },
    ]) {
      const { status } = await api('PUT', `/v1${siteAt}/customization`, { ...dressed, ...bad })
      expect([400, 422], JSON.stringify(bad)).toContain(status)
    }
    await done(api, 'POST', `${siteAt}/publish`)
  })

  const { pages } = await done<{ pages: { path: string }[] }>(api, 'GET', `${at}/content`)
  expect(pages.length).toBeGreaterThan(2 * Object.keys(attacks).length)
  // Once as readers see it, and once with the content security policy bypassed: the HTML must be harmless on
  // its own.
  const bare = await (await browser.newContext({ bypassCSP: true })).newPage()
  for (const reader of [page, bare]) {
    const seen = watch(reader, [service.sitesUrl, framesOf(service)])
    for (const { path } of pages) {
      await test.step(`${reader === bare ? 'Without' : 'With'} a policy: ${path}`, async () => {
        await reader.goto(`${address}/${path}`)
        expect(await remains(reader, framesOf(service))).toEqual([])
        await drawDiagrams(reader)
        // Triggers handlers for pointer, keys and clicks.
        for (const one of await reader.locator('article').getByText('press', { exact: true }).all())
          if (await one.isVisible()) await one.click({ modifiers: ['Alt'] })
        for (const summary of await reader.locator('article summary').all()) await summary.click()
        expect(seen).toEqual([])
      })
    }
    for (const path of [
      `?q=${encodeURIComponent(hostile)}`,
      `/${encodeURIComponent(hostile)}`,
      `/~search?q=${encodeURIComponent(hostile)}`,
      `?visitor.x=${encodeURIComponent(hostile)}`,
      // The browser styles plain text files with its own CSS, which their policy blocks.
      ...(reader === bare ? ['/llms.txt', '/sitemap.xml', `/${pages[1]?.path}.md`] : []),
    ]) {
      await reader.goto(`${address}${path}`)
      expect(seen, path).toEqual([])
    }
    // The page's search shows results while typing.
    await reader.goto(address)
    await reader.keyboard.press('Control+k')
    await reader.keyboard.type('onerror')
    await expect(reader.getByRole('option').first()).toBeVisible()
    expect(await reader.getByRole('dialog').locator('img, script, svg[onload]').count()).toBe(0)
    expect(seen).toEqual([])
  }

  await test.step('An SVG file is shown as an image only and is downloaded when opened directly', async () => {
    const seen = watch(bare, [service.sitesUrl])
    await bare.goto(`${address}/a-drawing`)
    const src = (await bare.locator('article img').getAttribute('src')) ?? ''
    const saved = bare.waitForEvent('download')
    await bare.goto(new URL(src, address).href).catch(() => undefined)
    expect((await saved).suggestedFilename()).toBe('drawing.svg')
    expect(seen).toEqual([])
  })

  await test.step('Reader feedback is shown as plain text in the dashboard', async () => {
    await page.goto(address)
    await page.getByRole('button', { name: 'No', exact: true }).click()
    await page.getByLabel('What is missing or incorrect?').fill(`${hostile} ${drawing}`)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByLabel('What is missing or incorrect?')).toBeHidden()
    await signIn(page, service)
    const seen = watch(page, [service.url, service.sitesUrl])
    for (const screen of ['feedback', 'structure', 'customize', 'audience', 'redirects']) {
      await page.goto(`/o/${org}/sites/${site.id}/${screen}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('.animate-wait')).toHaveCount(0)
      if (screen === 'feedback') {
        await page.getByRole('list', { name: 'Pages with feedback' }).getByRole('button').click()
        await expect(page.getByText('onload="alert(1)"').first()).toBeVisible()
      }
      expect(await page.locator('main img[src="x"], main svg[onload]').count()).toBe(0)
      expect(seen, screen).toEqual([])
    }
  })
})
