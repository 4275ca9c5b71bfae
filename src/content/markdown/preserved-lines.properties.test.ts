/** On real and generated pages: an edit of some blocks reads back as the edit, and changes no other line. */
import { describe, expect, it } from 'vitest'
import { corpusFolder, generateCorpus, readFolder } from '../../testing/generators/corpus.ts'
import { chanceOf } from '../../testing/generators/seeded.ts'
import { contentText } from '../document/canonical.ts'
import type { Block } from '../document/document.ts'
import { plainText } from '../document/document.ts'
import { editText } from './folders/edit-page-text.ts'
import { parseMarkdown } from './parse-markdown.ts'

const seed = Number(process.env['FC_SEED'] ?? 20261121)
const folder = corpusFolder()
const files = folder ? readFolder(folder.path) : generateCorpus(seed, 60)
const pages = [...files].flatMap(([path, bytes]) =>
  path.endsWith('.md') && !/SUMMARY|PROVENANCE/.test(path)
    ? [[path, new TextDecoder().decode(bytes)] as const]
    : [],
)
/** All of them in long runs, otherwise some. */
const step = process.env['RECTO_LONG'] === '1' || pages.length < 100 ? 1 : 4
const paragraph = (text: string): Block => ({
  object: 'block',
  type: 'paragraph',
  data: {},
  nodes: [plainText(text)],
})

describe(`edited pages (seed ${seed})`, () => {
  it('read back as edited, and keep the lines of what was not touched', () => {
    const chance = chanceOf(seed)
    let kept = 0
    let tried = 0
    const whole: string[] = []
    for (const [path, source] of pages.filter((_, number) => number % step === 0)) {
      const { document, title = '', lines } = parseMarkdown(source, { file: path })
      if (document.nodes.length < 3 || document.nodes[0]?.type === 'heading-1') continue
      const at = 1 + Math.floor(chance.next() * (document.nodes.length - 1))
      const said = `Said anew, ${tried}.`
      const nodes =
        tried % 3 === 0
          ? document.nodes.with(at, paragraph(said))
          : tried % 3 === 1
            ? document.nodes.toSpliced(at, 0, paragraph(said))
            : document.nodes.toSpliced(at, 1)
      const text = editText({
        source,
        title,
        formerTitle: title,
        document: { ...document, nodes },
        formerDocument: document,
        titled: true,
        changes: () => ({}),
        href: (reference) => (reference.kind === 'url' ? reference.url : ''),
      })
      tried += 1
      expect(
        parseMarkdown(text, { file: path }).document.nodes.map(contentText),
        `${path}, block ${at}`,
      ).toEqual(nodes.map(contentText))
      // The lines outside the changed block, in order, without blank ones.
      const own = lines[at] ?? { start: 0, end: 0 }
      const gone = tried % 3 === 2 ? { start: 0, end: 0 } : own
      const rest = source
        .replace(/\r\n?/g, '\n')
        .split('\n')
        .filter((line, number) => line.trim() !== '' && (number < gone.start || number >= gone.end))
      const now = text
        .replace(/\r\n?/g, '\n')
        .split('\n')
        .filter((line) => line.trim() !== '' && line !== said)
      if (rest.join('\n') === now.join('\n')) kept += 1
      else whole.push(`${path}, block ${at}`)
    }
    expect(tried).toBeGreaterThan(20)
    // If the parts would not parse back to the same blocks, the whole page is rewritten: rare cases, listed here.
    expect(kept / tried, whole.join('\n')).toBeGreaterThan(0.97)
  })
})
