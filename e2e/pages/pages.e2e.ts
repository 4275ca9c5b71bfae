import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import type { ServiceProcess } from '../../src/testing/processes/service-process.ts'
import { expect, signIn, test as base, type World } from '../fixtures.ts'

/** One pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const files: Readonly<Record<string, string | Buffer>> = {
  'SUMMARY.md': `# Table of contents

* [Welcome](README.md)
* [Tools](tools/README.md)
  * [Spade](tools/spade.md)
  * [Level](tools/level.md)

## Work

* [Dig a hole](work/dig.md)
`,
  'README.md': `---
description: How to set a mast.
---

# Welcome

Begin with the [spade](tools/spade.md#sharpen-it), and read about [what is lost](gone.md).

{% hint style="warning" %}
Two people dig.
{% endhint %}

{% tabs %}
{% tab title="Sand" %}
Sand is light.
{% endtab %}

{% tab title="Clay" %}
Clay is heavy.
{% endtab %}
{% endtabs %}
`,
  'tools/README.md': '# Tools\n\nTwo of them.\n',
  'tools/spade.md': `# Spade

![A spade](../.gitbook/assets/spade.png)

| Part  | Of what |
| ----- | ------- |
| Blade | Steel   |

${'A spade is for digging.\n\n'.repeat(30)}## Sharpen it

\`\`\`sh
file --flat blade
\`\`\`
`,
  'tools/level.md': '# Level\n\nA level shows what is level.\n',
  'work/dig.md': '# Dig a hole\n\nDeep enough.\n\n{% include "../.gitbook/includes/care.md" %}\n',
  '.gitbook/includes/care.md': '---\ntitle: Care\n---\n\n![A rag](../assets/rag.png)\n',
  '.gitbook/assets/spade.png': picture,
  '.gitbook/assets/rag.png': picture,
}

/** Imports the folder above on the command line, as an operator would, and returns the id of the space. */
const importFolder = async (service: ServiceProcess, org: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'recto-e2e-'))
  try {
    for (const [path, content] of Object.entries(files)) {
      const file = join(folder, path)
      // Sequential: a few small files, and errors in order.
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, content)
    }
    const program = ['--disable-warning=ExperimentalWarning', 'src/service/cli.ts']
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [...program, 'import', folder, '--org', org, '--title', 'Mast guide', '--json'],
      { env: { HOME: process.env['HOME'] ?? tmpdir(), DATA_DIR: service.dataDir } },
    )
    return (JSON.parse(stdout) as { space: string }).space
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A space with five pages and two images, and a signed-in user. */
const test = base.extend<World & { space: string }, { imported: { org: string; space: string } }>({
  imported: [
    async ({ service }, run) => {
      const answer = await fetch(`${service.url}/v1/orgs`, {
        headers: { authorization: `Bearer ${service.admin.token}` },
      })
      const org = ((await answer.json()) as { items: { id: string }[] }).items[0]?.id ?? ''
      await run({ org, space: await importFolder(service, org) })
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  space: async ({ imported, page, service }, run) => {
    await signIn(page, service)
    await run(`/o/${imported.org}/s/${imported.space}`)
  },
})

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const tree = (page: Page) => page.getByRole('tree', { name: 'Pages' })

test('finds a page in the tree with the keyboard, and follows links in its text', async ({ page, space }) => {
  await page.goto(space)
  await page.getByRole('link', { name: 'Pages', exact: true }).click()
  await expect(title(page, '5 pages')).toBeVisible()

  await tree(page).focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('treeitem', { name: 'Tools' })).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('treeitem', { name: 'Tools' })).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.type('lev')
  await page.keyboard.press('Enter')
  await expect(title(page, 'Level')).toBeVisible()
  await expect(page.getByText('A level shows what is level.')).toBeVisible()
  await expect(page.getByRole('treeitem', { name: 'Level' })).toHaveAttribute('aria-selected', 'true')

  // Expanded pages stay expanded after a reload.
  await page.reload()
  await expect(page.getByRole('treeitem', { name: 'Spade' })).toBeVisible()

  await page.getByRole('treeitem', { name: 'Welcome' }).click()
  const article = page.getByRole('article')
  await expect(article.getByText('How to set a mast.')).toBeVisible()
  await expect(article.getByText('Two people dig.')).toBeVisible()
  await expect(article.getByText('Sand is light.')).toBeVisible()
  await article.getByRole('tab', { name: 'Clay' }).click()
  await expect(article.getByText('Clay is heavy.')).toBeVisible()
  await expect(article.getByText('what is lost')).not.toHaveAttribute('href', /./)

  await article.getByRole('link', { name: 'spade' }).click()
  await expect(title(page, 'Spade')).toBeVisible()
  await expect(page).toHaveURL(/#sharpen-it$/)
  await expect(page.getByRole('heading', { level: 2, name: /Sharpen it/ })).toBeInViewport()
  await page.goBack()
  await expect(title(page, 'Welcome')).toBeVisible()
})

test('shows images, tables and code of a page, its Markdown, and the next page', async ({ page, space }) => {
  await page.goto(`${space}/pages?q=spade`)
  await expect(tree(page).getByRole('treeitem')).toHaveText(
    ['Tools', 'Spade'].map((name) => new RegExp(name)),
  )
  await page.getByRole('treeitem', { name: 'Spade' }).click()
  const article = page.getByRole('article')
  const image = article.getByRole('img', { name: 'A spade' })
  await expect(image).toBeVisible()
  await expect
    .poll(() => image.evaluate((one) => one instanceof HTMLImageElement && one.naturalWidth))
    .toBe(1)
  await expect(article.getByRole('cell', { name: 'Steel' })).toBeVisible()
  await expect(article.getByText('file --flat blade')).toBeVisible()

  await page.getByRole('link', { name: 'View Markdown' }).click()
  await expect(article.getByText('## Sharpen it')).toBeVisible()
  await page.reload()
  await expect(article.getByText('## Sharpen it')).toBeVisible()
  await page.getByRole('link', { name: 'View page' }).click()
  await article.getByRole('link', { name: /Next/ }).click()
  await expect(title(page, 'Level')).toBeVisible()
})

test('shows the images of reusable content, and loads nothing that only reading does not need', async ({
  page,
  space,
}) => {
  const asked: URL[] = []
  page.on('request', (request) => asked.push(new URL(request.url())))
  await page.goto(`${space}/pages?q=hole`)
  await page.getByRole('treeitem', { name: 'Dig a hole' }).click()
  await expect(title(page, 'Dig a hole')).toBeVisible()
  const image = page.getByRole('article').getByRole('img', { name: 'A rag' })
  await expect(image).toBeVisible()
  await page.waitForLoadState('networkidle')
  asked.length = 0
  await page.reload()
  await expect(image).toBeVisible()
  await expect
    .poll(() => image.evaluate((one) => one instanceof HTMLImageElement && one.naturalWidth))
    .toBe(1)
  await page.waitForLoadState('networkidle')
  const lists = asked.filter(({ pathname }) => pathname.endsWith('/content/files'))
  const listed = lists.map(({ searchParams }) => searchParams.get('files')?.split(',').length)
  expect([...new Set(listed)]).toEqual([1])
  const scripts = () => asked.filter(({ pathname }) => pathname.endsWith('.js'))
  expect(scripts().length).toBeLessThan(20)
  const palette = () => scripts().filter(({ pathname }) => pathname.includes('palette-')).length
  expect(palette()).toBe(0)
  // Loaded by the first key, before the one that opens it.
  await page.keyboard.press('Control')
  await expect.poll(palette).toBe(1)
})

test('shows that a page does not exist, and keeps the tree', async ({ page, space }) => {
  await page.goto(`${space}/p/pThisPageIsNotThere00`)
  await expect(page.getByText('Page not found').first()).toBeVisible()
  await page.getByRole('treeitem', { name: 'Dig a hole' }).click()
  await expect(title(page, 'Dig a hole')).toBeVisible()
})

test('shows an old revision with a notice', async ({ page, space, api }) => {
  const id = space.split('/').at(-1) ?? ''
  const { body } = await api('GET', `/v1/spaces/${id}`)
  const { revision } = body as { revision: string }
  const { pages } = (await api('GET', `/v1/spaces/${id}/content/pages`)).body as { pages: { id: string }[] }
  await page.goto(`${space}/p/${pages[0]?.id}?rev=${revision}`)
  await expect(page.getByText('You are viewing an old revision')).toBeVisible()
  await page.getByRole('article').getByRole('link', { name: 'spade' }).click()
  await expect(title(page, 'Spade')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`rev=${revision}`))
  await page.getByRole('link', { name: 'Back to the current page' }).click()
  await expect(page.getByText('You are viewing an old revision')).toBeHidden()
  await expect(title(page, 'Spade')).toBeVisible()
})

test('creates a change request named after the page that is edited', async ({ page, space, api }) => {
  const id = space.split('/').at(-1) ?? ''
  await page.goto(`${space}/pages?q=dig`)
  await page.getByRole('treeitem', { name: 'Dig a hole' }).click()
  // The list of pages, which is being left, has a button of the same name.
  await expect(title(page, 'Dig a hole')).toBeVisible()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await expect(page).toHaveURL(/\/changes\/\d+/)
  const number = /\/changes\/(\d+)/.exec(page.url())?.[1]
  const { body } = await api('GET', `/v1/spaces/${id}/change-requests/${number}`)
  expect(body).toMatchObject({ subject: 'Edit Dig a hole', status: 'draft' })
})

test('shows the tree in a sheet on a phone, without horizontal scrolling', async ({ page, space }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${space}/pages`)
  await page.getByRole('treeitem', { name: 'Welcome' }).click()
  await expect(title(page, 'Welcome')).toBeVisible()
  await page.getByRole('button', { name: 'Contents' }).click()
  await page.getByRole('dialog').getByRole('treeitem', { name: 'Dig a hole' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(title(page, 'Dig a hole')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

test('lists, filters and previews the files of a space', async ({ page, space }) => {
  await page.goto(`${space}/files`)
  await expect(title(page, '2 files')).toBeVisible()
  const row = page.getByRole('row', { name: /spade\.png/ })
  await expect(row.getByText('image/png')).toBeVisible()
  await expect(row.getByText('1 × 1')).toBeVisible()
  await page.getByLabel('Name').fill('nothing like it')
  await expect(page.getByText('No matching files')).toBeVisible()
  await expect(page).toHaveURL(/q=/)
  await page.getByLabel('Name').fill('SPA')
  await page.getByRole('button', { name: 'spade.png' }).click()
  const dialog = page.getByRole('dialog', { name: 'spade.png' })
  await expect(dialog.getByRole('img')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'spade.png' })).toBeFocused()
})

test('lists the links of a space, and where a file is used', async ({ page, space }) => {
  await page.goto(`${space}/links`)
  const table = page.getByRole('table', { name: 'Links of the space' })
  const welcome = table
    .getByRole('rowgroup')
    .filter({ has: page.getByRole('rowheader', { name: /^Welcome/ }) })
  await expect(welcome.getByRole('row', { name: /Spade.*OK/ })).toBeVisible()
  await page.getByRole('navigation', { name: 'Status' }).getByRole('link', { name: 'Broken' }).click()
  await expect(page).toHaveURL(/status=broken/)
  await expect(page.getByText(/\d+ broken|None broken/)).toBeVisible()
  await page.getByRole('navigation', { name: 'Status' }).getByRole('link', { name: 'All' }).click()
  await table.getByRole('link', { name: 'Spade' }).first().click()
  await expect(title(page, 'Spade')).toBeVisible()

  await page.goto(`${space}/files`)
  await page.getByRole('button', { name: 'spade.png' }).click()
  const uses = page.getByRole('dialog').getByRole('region', { name: 'Used in' })
  await expect(uses.getByText('Used in 1 place')).toBeVisible()
  await uses.getByRole('link', { name: 'Spade' }).click()
  await expect(title(page, 'Spade')).toBeVisible()
})
