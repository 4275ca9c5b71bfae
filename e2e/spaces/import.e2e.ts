import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { zipSync } from 'fflate'
import type { Page } from '@playwright/test'
import { expect, signIn, test } from '../fixtures.ts'

test.use({ scene: 'the tree of spaces: import' })

/** Twelve pages, one image, one broken link, and a folder that is not documentation. */
const guide: Record<string, string> = {
  'README.md': '# Field guide\n\nBegin with [tools](tools.md).\n',
  'SUMMARY.md': '# Summary\n\n* [Field guide](README.md)\n* [Tools](tools.md)\n',
  'tools.md': '# Tools\n\n![A hammer](.gitbook/assets/hammer.svg)\n\nSee [nails](nails.md).\n',
  '.gitbook/assets/hammer.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
  '.git/HEAD': 'ref: refs/heads/main\n',
  ...Object.fromEntries(
    Array.from({ length: 10 }, (_, index) => [`birds/bird-${index}.md`, `# Bird ${index}\n\nIt flies.\n`]),
  ),
}
const makeFolder = (folder: string, files: Record<string, string>): string => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}
const choose = async (page: Page, button: string, path: string): Promise<void> => {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button }).click()
  await (await choosing).setFiles(path)
}

test('a writer imports a folder, reads what needs a look, and opens the space', async ({
  page,
  service,
}, info) => {
  await signIn(page, service)
  await page.getByRole('button', { name: 'More about spaces' }).click()
  await page.getByRole('menuitem', { name: 'Import documentation' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Import documentation' })).toBeVisible()
  await choose(page, 'Choose a folder', makeFolder(info.outputPath('field-guide'), guide))
  await expect(page.getByText(/13 Markdown files, 1 other file, /)).toBeVisible()

  const title = page.getByLabel('Title of the new space')
  await expect(title).toHaveValue('Field guide')
  await title.fill('x'.repeat(51))
  await page.getByRole('button', { name: 'Import as a new space' }).click()
  await expect(title).toHaveAttribute('aria-invalid', 'true')
  await title.fill('Birds and tools')
  await page.getByRole('button', { name: 'Import as a new space' }).click()

  await expect(page.getByText('12 pages and 1 file imported')).toBeVisible({ timeout: 15_000 })
  await expect(page.getByRole('heading', { name: '1 warning' })).toBeVisible()
  await expect(page.getByText(/^tools\.md:\d+$/)).toBeVisible()
  // The report has its own URL.
  await page.reload()
  await expect(page.getByText('12 pages and 1 file imported')).toBeVisible()
  await page.getByRole('link', { name: 'Open the space' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Birds and tools' })).toBeVisible()
  await expect(page.getByRole('treeitem', { name: 'Birds and tools' })).toBeVisible()
})

test('an archive goes in as it is, and a report of many warnings is filtered in its address', async ({
  page,
  service,
}, info) => {
  const org = await signIn(page, service)
  const links = Array.from({ length: 20 }, (_, index) => `[Nowhere](gone-${index}.md)`).join('\n\n')
  const encode = (text: string): Uint8Array => new TextEncoder().encode(text)
  const archive = zipSync({ 'docs/README.md': encode(`# Docs\n\n${links}\n`), 'docs/a.md': encode('# A\n') })
  mkdirSync(info.outputPath('.'), { recursive: true })
  writeFileSync(info.outputPath('docs-main.zip'), archive)
  await page.goto(`/o/${org}/import`)
  await choose(page, 'Choose a zip archive', info.outputPath('docs-main.zip'))
  await expect(page.getByLabel('Title of the new space')).toHaveValue('Docs')
  await page.getByRole('button', { name: 'Import as a new space' }).click()
  await expect(page.getByText('2 pages and 0 files imported')).toBeVisible({ timeout: 15_000 })
  await page.getByLabel('Filter').fill('gone-7.md')
  await expect(page.getByText('1 of 20 shown')).toBeVisible()
  await expect(page).toHaveURL(/q=gone-7\.md/)
})

test('what cannot be imported says so and what to do, before anything is sent', async ({
  page,
  service,
}, info) => {
  const org = await signIn(page, service)
  await page.goto(`/o/${org}/import`)
  await choose(page, 'Choose a folder', makeFolder(info.outputPath('pictures'), { 'a.svg': '<svg/>' }))
  await expect(page.getByRole('alert')).toContainText('pictures holds no Markdown')
  writeFileSync(info.outputPath('notes.zip'), 'not an archive')
  await choose(page, 'Choose a zip archive', info.outputPath('notes.zip'))
  await expect(page.getByRole('alert')).toContainText('notes.zip is not a zip archive')
  await expect(page.getByRole('alert')).toContainText('Nothing was sent')
  // The archive starts correctly and is corrupt further in: only the service notices.
  writeFileSync(
    info.outputPath('torn.zip'),
    Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(200)]),
  )
  await choose(page, 'Choose a zip archive', info.outputPath('torn.zip'))
  await page.getByRole('button', { name: 'Import as a new space' }).click()
  await expect(page.getByRole('alert')).toContainText('This is not a zip archive that can be read', {
    timeout: 15_000,
  })
  await page.getByRole('button', { name: 'Import something else' }).click()
  await expect(page.getByRole('button', { name: 'Choose a folder' })).toBeVisible()
})

test('an empty space takes a folder as a change request', async ({ page, service, api }, info) => {
  const org = await signIn(page, service)
  const made = await api('POST', `/v1/orgs/${org}/spaces`, { title: 'Still empty' })
  const { id } = made.body as { id: string }
  await page.goto(`/o/${org}/s/${id}`)
  await page.getByRole('link', { name: 'Import documentation' }).click()
  await expect(page.getByText('becomes a change request of “Still empty”')).toBeVisible()
  await choose(page, 'Choose a folder', makeFolder(info.outputPath('field-guide'), guide))
  await page.getByRole('button', { name: 'Import into a change request' }).click()
  await page.getByRole('link', { name: 'Open the change request' }).click({ timeout: 15_000 })
  await expect(page).toHaveURL(/\/changes\/[^/]+/)
  await expect(page.getByRole('main')).toContainText('Bird 3')
})

test('a writer makes a site from a folder in one go, and what was typed stays when it is refused', async ({
  page,
  service,
}, info) => {
  const org = await signIn(page, service)
  await page.goto(`/o/${org}/sites`)
  await page.getByRole('button', { name: 'New site' }).first().click()
  await page.getByRole('link', { name: 'Make a site from a folder of Markdown' }).click()
  await choose(page, 'Choose a folder', makeFolder(info.outputPath('bird-guide'), guide))
  const site = page.getByLabel('Title of the new site')
  await expect(site).toHaveValue('Bird guide')
  await site.fill('B')
  await page.getByLabel('Title of the new space').fill('Birds of the shore')
  await page.getByRole('button', { name: 'Import as a new site' }).click()
  await expect(site).toHaveAttribute('aria-invalid', 'true')
  await site.fill('Birds for everybody')
  await expect(page.getByLabel('Title of the new space')).toHaveValue('Birds of the shore')
  await page.getByRole('button', { name: 'Import as a new site' }).click()
  await page.getByRole('link', { name: 'Open the site' }).click({ timeout: 15_000 })
  await expect(page).toHaveURL(/\/sites\/z\w+$|\/sites\/z\w+\/structure/)
  await expect(page.getByText('Birds for everybody').first()).toBeVisible()
  await expect(page.getByText('Birds of the shore').first()).toBeVisible()
})
