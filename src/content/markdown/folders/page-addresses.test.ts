import { decodeEscapes } from '../../links/decode-escapes.ts'
import { describe, expect, it } from 'vitest'
import { corpusFolder, readFolder } from '../../../testing/generators/corpus.ts'
import { addressOf, buildPageTree } from '../../tree/page-tree.ts'
import type { ImportedFolder } from './import-folder.ts'
import { importFolder } from './import-folder.ts'
import { folderOf, joinPath } from './folder-paths.ts'

const importFiles = (files: ReadonlyMap<string, Uint8Array>): ImportedFolder => {
  let count = 0
  return importFolder(files, {
    sha256: () => `${(count += 1)}`,
    mintId: (kind) => `${kind}-${(count += 1)}`,
  })
}
const read = (files: { readonly [path: string]: string }): ImportedFolder =>
  importFiles(new Map(Object.entries(files).map(([path, text]) => [path, new TextEncoder().encode(text)])))

/** The file of the page at each address. */
const addresses = ({ entries }: ImportedFolder): Map<string, string | undefined> => {
  const tree = buildPageTree(entries)
  return new Map([...tree.byId.values()].map((node) => [addressOf(tree, node), node.entry.source?.path]))
}
/** The file of the page that a former address leads to. */
const former = (imported: ImportedFolder): { readonly [path: string]: string | undefined } => {
  const files = new Map(
    imported.entries.map((entry) => [entry.id, entry.kind === 'page' ? entry.source?.path : undefined]),
  )
  return Object.fromEntries(imported.addresses.former.map(({ path, page }) => [path, files.get(page)]))
}

describe('the address of an imported page', () => {
  it('is the path of its file', () => {
    const imported = read({
      'SUMMARY.md': [
        '* [Home](README.md)',
        '## Operation & Usage',
        '* [Start](operation-and-usage/get-started.md)',
        '* [CLI](operation-and-usage/cli/README.md)',
        '  * [Spec](operation-and-usage/cli/clispec.5.md)',
        '  * [Module](operation-and-usage/cli/_ncs.md)',
        '  * [Other module](operation-and-usage/cli/ncs.md)',
        '  * [Upper](operation-and-usage/cli/README_First.md)',
        '## Reference <a href="#ref" id="ref"></a>',
        '* [Empty]()',
        '## Q & A',
        '* [Also empty]()',
      ].join('\n'),
      'README.md': '# Home',
      'operation-and-usage/get-started.md': '# Start',
      'operation-and-usage/cli/README.md': '# CLI',
      'operation-and-usage/cli/clispec.5.md': '# Spec',
      'operation-and-usage/cli/_ncs.md': '# Module',
      'operation-and-usage/cli/ncs.md': '# Other module',
      'operation-and-usage/cli/README_First.md': '# Upper',
    })
    expect([...addresses(imported)]).toEqual([
      ['', 'README.md'],
      ['operation-and-usage', undefined],
      ['operation-and-usage/get-started', 'operation-and-usage/get-started.md'],
      ['operation-and-usage/cli', 'operation-and-usage/cli/README.md'],
      ['operation-and-usage/cli/clispec.5', 'operation-and-usage/cli/clispec.5.md'],
      ['operation-and-usage/cli/_ncs', 'operation-and-usage/cli/_ncs.md'],
      ['operation-and-usage/cli/ncs', 'operation-and-usage/cli/ncs.md'],
      ['operation-and-usage/cli/README_First', 'operation-and-usage/cli/README_First.md'],
      ['ref', undefined],
      ['ref/empty', undefined],
      ['q-and-a', undefined],
      ['q-and-a/also-empty', undefined],
    ])
    expect(imported.addresses).toEqual({ kept: 7, former: [] })
  })

  it('has a redirect from the path of its file where the table of contents puts it elsewhere', () => {
    const imported = read({
      '.gitbook.yaml':
        'root: ./docs\nredirects:\n  /old/place/: guide/a.md\n  guide/a: b.md\n  nowhere: gone.md\n  "": b.md\n',
      'docs/SUMMARY.md': '* [Home](README.md)\n  * [A](guide/a.md)\n* [B](b.md)\n* [C](c%20d.md)\n',
      'docs/README.md': '# Home',
      'docs/guide/a.md': '# A',
      'docs/b.md': '# B',
      'docs/c d.md': '# C',
    })
    expect(former(imported)).toEqual({
      'guide/a': 'docs/guide/a.md',
      'c d': 'docs/c d.md',
      'old/place': 'docs/guide/a.md',
    })
    expect(imported.addresses.kept).toBe(2)
    expect(imported.warnings.map(({ code }) => code)).toEqual(['bad-gitbook-yaml', 'redirect-target'])
  })

  it('belongs to the entry with pages below it, if the table of contents names a file twice', () => {
    const imported = read({
      'SUMMARY.md': '* [First](a/README.md)\n* [Again](a/README.md)\n  * [B](a/b.md)\n    * [C](a/b/c.md)\n',
      'a/README.md': '# A',
      'a/b.md': '# B',
      'a/b/c.md': '# C',
    })
    expect([...addresses(imported)]).toEqual([
      ['first', undefined],
      ['', 'a/README.md'],
      ['a/b', 'a/b.md'],
      ['a/b/c', 'a/b/c.md'],
    ])
    expect(imported.warnings.map(({ line, code }) => `${line} ${code}`)).toEqual(['1 page-twice'])
  })

  const folder = corpusFolder()
  it.skipIf(folder === undefined)(
    'leads every link of real documentation to its page',
    { timeout: 120_000 },
    () => {
      const files = readFolder(folder?.path ?? '')
      const imported = importFiles(files)
      const pages = addresses(imported)
      const redirects = former(imported)
      const found = (address: string): string | undefined => pages.get(address) ?? redirects[address]
      let links = 0
      let redirected = 0
      for (const [path, bytes] of files) {
        if (!path.endsWith('.md')) continue
        for (const [, href = ''] of new TextDecoder()
          .decode(bytes)
          .matchAll(/\]\(([^()\s#?:]+\.md)(?:#[^()\s]*)?\)/g)) {
          const target = joinPath(folderOf(path), decodeEscapes(href))
          if (target === undefined || !files.has(target) || target === 'SUMMARY.md') continue
          const address = target.replace(/(?:^|\/)README\.md$/, '').replace(/\.md$/, '')
          expect(found(address), `${path}: ${href}`).toBe(target)
          links += 1
          if (!pages.has(address)) redirected += 1
        }
      }
      // Links to the published site, which begins at /nso-docs/guides.
      for (const [, address = ''] of new TextDecoder()
        .decode(Buffer.concat([...files].filter(([path]) => path.endsWith('.md')).map(([, bytes]) => bytes)))
        .matchAll(/https:\/\/cisco-tailf\.gitbook\.io\/nso-docs\/guides\/([\w./-]+)/g))
        expect(found(address), address).toBe(`${address}.md`)
      expect(links).toBeGreaterThan(1000)
      expect(redirected).toBeLessThan(links / 50)
      expect(imported.addresses.kept).toBe(181)
      expect(imported.addresses.former).toHaveLength(3)
    },
  )
})

describe('a link to a folder', () => {
  it('leads to the page of the folder before the file beside it', () => {
    const { documents, entries } = read({
      'p.md': '[1](x/) [2](x)\n',
      'x.md': '# File',
      'x/README.md': '# Folder',
    })
    const files = new Map(
      entries.map((entry) => [entry.id, entry.kind === 'page' ? entry.source?.path : undefined]),
    )
    const targets = [...documents.values()].flatMap((bytes) =>
      [...new TextDecoder().decode(bytes).matchAll(/"page":"([^"]+)"/g)].map(([, id]) => id),
    )
    expect(targets.map((id = '') => files.get(id))).toEqual(['x/README.md', 'x.md'])
  })
})

describe('a warning about a link', () => {
  it('names the line of a URL that is written with escapes', () => {
    const { warnings } = read({ 'p.md': '# P\n\na\n\n[1](e\\_f.md)\n\n[2](g&#x26;h.md)\n\n[3](<i j.md>)\n' })
    expect(warnings.map(({ line, code }) => `${line} ${code}`)).toEqual([
      '5 missing-target',
      '7 missing-target',
      '9 missing-target',
    ])
  })
})
