/**
 * Clipboard content of other applications (`pasted/NAME.html`, or `.txt` for plain text) becomes clean
 * blocks: those of the Markdown file next to it.
 */
import { readFileSync } from 'node:fs'
import { expect, test, text, writing } from './editor-page.ts'

const read = (name: string): string => readFileSync(new URL(`./pasted/${name}`, import.meta.url), 'utf8')

const samples: readonly (readonly [program: string, file: string])[] = [
  ['Word', 'word.html'],
  ['Word in a browser', 'word-online.html'],
  ['Google Docs', 'google-docs.html'],
  ['LibreOffice', 'libreoffice.html'],
  ['Notion', 'notion.html'],
  ['Notion, as Markdown', 'notion-markdown.txt'],
  ['a page of GitHub', 'github.html'],
  ['Excel', 'excel.html'],
  ['Google Sheets', 'sheets.html'],
]

test('content copied from other programs is pasted as clean blocks', async ({ page, api, service }) => {
  const { markdown, paste } = await writing(page, api, service, 'Programs', 'Begin.')
  for (const [program, file] of samples)
    await test.step(program, async () => {
      await text(page).click()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.press('Delete')
      await paste({ [file.endsWith('.html') ? 'text/html' : 'text/plain']: read(file) })
      const wanted = read(file.replace(/\.\w+$/u, '.md')).trim()
      await expect.poll(markdown, program).toBe(wanted)
    })
})
