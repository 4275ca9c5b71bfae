import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { zipSync } from 'fflate'
import type { Page } from '@playwright/test'
import { expect, openHome, signIn, test } from '../fixtures.ts'

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

test('imports a folder, reports warnings, and opens the space', async ({ page, service }, info) => {
  await openHome(page, service)
  await page.getByRole('button', { name: 'More space actions' }).click()
  await page.getByRole('menuitem', { name: 'Import documentation' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Import documentation' })).toBeVisible()
  await choose(page, 'Choose folder', makeFolder(info.outputPath('field-guide'), guide))
  await expect(page.getByText(/13 Markdown files, 1 other file, /)).toBeVisible()

  // What the import will make is shown before anything is uploaded.
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByRole('list', { name: 'What will be imported' })).toHaveText(
    '12 pages1 file1 broken link',
  )
  await expect(preview).toContainText('2 pages keep their URL. 10 old URLs redirect to the new one.')
  const pages = preview.getByRole('region', { name: 'Pages to import' })
  await expect(pages).toContainText('/tools')
  await preview.getByLabel('URLs').selectOption('changed')
  await expect(pages).not.toContainText('/tools')
  await preview.getByLabel('Find page').fill('bird-3')
  await expect(pages).toHaveText('Bird 3Hidden/bird-3/birds/bird-3 redirects here')
  await preview.getByRole('tab', { name: 'Warnings (11)' }).click()
  await preview.getByLabel('Filter').fill('nails')
  await expect(preview.getByText(/^tools\.md:5$/)).toBeVisible()

  const title = page.getByLabel('Space title')
  await expect(title).toHaveValue('Field guide')
  await title.fill('x'.repeat(51))
  await page.getByRole('button', { name: 'Import as new space' }).click()
  await expect(title).toHaveAttribute('aria-invalid', 'true')
  await title.fill('Birds and tools')
  await page.getByRole('button', { name: 'Import as new space' }).click()

  await expect(page.getByText('12 pages and 1 file imported')).toBeVisible({ timeout: 15_000 })
  await expect(page.getByRole('heading', { name: '11 warnings' })).toBeVisible()
  await expect(page.getByText('2 pages keep their URL.')).toBeVisible()
  await expect(page.getByText(/^tools\.md:\d+$/)).toBeVisible()
  // The report has its own URL.
  await page.reload()
  await expect(page.getByText('12 pages and 1 file imported')).toBeVisible()
  await page.getByRole('link', { name: 'Open space' }).click()
  // It opens at its first page.
  await expect(page).toHaveURL(/\/s\/[^/]+\/p(\/|$)/)
  await page.goto(page.url().replace(/\/p(\/.*)?$/, ''))
  await expect(page.getByRole('heading', { level: 1, name: 'Birds and tools' })).toBeVisible()
  await expect(page.getByRole('treeitem', { name: 'Birds and tools' })).toBeVisible()
  // SVG is shown as a picture.
  await page.getByRole('navigation', { name: 'Space' }).getByRole('link', { name: 'Pages' }).click()
  await page.getByRole('treeitem', { name: /^Tools/ }).click()
  const hammer = page.getByRole('main').getByRole('img', { name: 'A hammer' })
  await expect.poll(() => hammer.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(8)
})

test('imports an archive, and keeps the filter of the warnings in the URL', async ({
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
  await choose(page, 'Choose zip archive', info.outputPath('docs-main.zip'))
  await expect(page.getByLabel('Space title')).toHaveValue('Docs')
  await page.getByRole('button', { name: 'Import as new space' }).click()
  await expect(page.getByText('2 pages and 0 files imported')).toBeVisible({ timeout: 15_000 })
  await page.getByLabel('Filter').fill('gone-7.md')
  await expect(page.getByText('1 of 20 shown')).toBeVisible()
  await expect(page).toHaveURL(/q=gone-7\.md/)
})

test('rejects what cannot be imported before the upload', async ({ page, service }, info) => {
  const org = await signIn(page, service)
  await page.goto(`/o/${org}/import`)
  await choose(page, 'Choose folder', makeFolder(info.outputPath('pictures'), { 'a.svg': '<svg/>' }))
  await expect(page.getByRole('alert')).toContainText('pictures contains no Markdown files')
  writeFileSync(info.outputPath('notes.zip'), 'not an archive')
  await choose(page, 'Choose zip archive', info.outputPath('notes.zip'))
  await expect(page.getByRole('alert')).toContainText('notes.zip is not a zip archive')
  await expect(page.getByRole('alert')).toContainText('Nothing was uploaded')
  // The archive starts correctly and is corrupt further in: only the service notices.
  writeFileSync(
    info.outputPath('torn.zip'),
    Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(200)]),
  )
  await choose(page, 'Choose zip archive', info.outputPath('torn.zip'))
  await page.getByRole('button', { name: 'Import as new space' }).click()
  await expect(page.getByRole('alert')).toContainText('This is not a valid zip archive', {
    timeout: 15_000,
  })
  await page.getByRole('button', { name: 'Import something else' }).click()
  await expect(page.getByRole('button', { name: 'Choose folder' })).toBeVisible()
})

test('imports a folder into an empty space as a change request', async ({ page, service, api }, info) => {
  const org = await signIn(page, service)
  const made = await api('POST', `/v1/orgs/${org}/spaces`, { title: 'Still empty' })
  const { id } = made.body as { id: string }
  await page.goto(`/o/${org}/s/${id}`)
  await page.getByRole('link', { name: 'Import into this space' }).click()
  await expect(page.getByText('becomes a change request in “Still empty”')).toBeVisible()
  await choose(page, 'Choose folder', makeFolder(info.outputPath('field-guide'), guide))
  await page.getByRole('button', { name: 'Import as change request' }).click()
  await page.getByRole('link', { name: 'Open change request' }).click({ timeout: 15_000 })
  await expect(page).toHaveURL(/\/changes\/[^/]+/)
  await expect(page.getByRole('main')).toContainText('Bird 3')
})

test('imports a folder as a new site, and keeps the form when it is rejected', async ({
  page,
  service,
}, info) => {
  const org = await signIn(page, service)
  await page.goto(`/o/${org}/sites`)
  await page.getByRole('button', { name: 'New site' }).first().click()
  await page.getByRole('link', { name: 'Create a site from a folder' }).click()
  await choose(page, 'Choose folder', makeFolder(info.outputPath('bird-guide'), guide))
  const site = page.getByLabel('Site title')
  await expect(site).toHaveValue('Bird guide')
  await site.fill('B')
  await page.getByLabel('Space title').fill('Birds of the shore')
  await page.getByRole('button', { name: 'Import as new site' }).click()
  await expect(site).toHaveAttribute('aria-invalid', 'true')
  await site.fill('Birds for everybody')
  await expect(page.getByLabel('Space title')).toHaveValue('Birds of the shore')
  await page.getByRole('button', { name: 'Import as new site' }).click()
  await page.getByRole('link', { name: 'Open site' }).click({ timeout: 15_000 })
  await expect(page).toHaveURL(/\/sites\/z\w+$|\/sites\/z\w+\/structure/)
  await expect(page.getByText('Birds for everybody').first()).toBeVisible()
  await expect(page.getByText('Birds of the shore').first()).toBeVisible()
})
