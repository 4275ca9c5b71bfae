import { expect, test } from 'vitest'
import { previewImport } from './preview-import.ts'

test('tells what an import would make', () => {
  const files = new Map(
    Object.entries({
      'SUMMARY.md': '* [Home](README.md)\n  * [A](guide/a.md)\n## More\n* [B](more/b.md)\n',
      'README.md': '# Home\n\n[gone](gone.md)\n\n<section>\nraw\n</section>\n',
      'guide/a.md':
        '# A\n\n> <object data="x"></object>\n\n[there](#part) [not](#parts) [not](../README.md#x)\n\n## Part\n',
      'more/b.md': '# B\n\n![i](../.gitbook/assets/i.png)\n',
      'left.md': '# Left\n',
      '.gitbook/assets/i.png': '',
    }).map(([path, text]) => [path, new TextEncoder().encode(text)]),
  )
  const progress: string[] = []
  const preview = previewImport(files, (done, total) => progress.push(`${done} of ${total}`))
  expect(
    preview.pages.map(({ depth, type, title, address }) => `${depth} ${type} ${title}: ${address}`),
  ).toEqual([
    '0 document Home: ',
    '1 document A: readme/a',
    '0 group More: more',
    '1 document B: more/b',
    '0 document Left: left',
  ])
  expect(preview.pages.flatMap(({ file, former }) => former.map((path) => `${path} to ${file}`))).toEqual([
    'guide/a to guide/a.md',
  ])
  expect(preview.pages.filter(({ hidden }) => hidden).map(({ title }) => title)).toEqual(['Left'])
  expect(preview).toMatchObject({
    counts: { pages: 4, files: 1 },
    addresses: { kept: 3, redirected: 1 },
    deadLinks: 1,
    deadAnchors: 2,
    htmlBlocks: 1,
  })
  expect(preview.warnings.map(({ code }) => code)).toEqual(['not-in-summary', 'missing-target'])
  expect(progress.at(-1)).toBe('5 of 5')
})
