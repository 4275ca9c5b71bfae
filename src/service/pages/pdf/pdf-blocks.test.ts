/** What a rendered tree becomes in a PDF, and which characters can be drawn. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { RenderNode } from '../../../content/render/render-node.ts'
import { element, textNode } from '../../../content/render/render-node.ts'
import { readPdf } from '../../../testing/fixtures/read-pdf.ts'
import { pdfBlocks } from './pdf-blocks.ts'
import { pdfBytes } from './render-pdf.ts'
import { pdfDefinition, pdfSheets } from './pdf-document.ts'
import { eastAsianFont, scriptOf } from './pdf-cjk-fonts.ts'
import { splitByFont } from './pdf-font-runs.ts'
import { coveredRanges, drawable, fontFiles } from './pdf-fonts.ts'
import type { PdfNode } from './pdf-node.ts'
import type { PdfContext } from './pdf-text.ts'

const contextOf = (): PdfContext => ({
  target: (href) => (href.startsWith('#') ? { linkToDestination: href.slice(1) } : { link: href }),
  picture: (src) => (src === '/a.png' ? { name: 'a', width: 2000, height: 100 } : undefined),
  missing: new Set(),
})
const blocksOf = (nodes: readonly RenderNode[], context = contextOf()): PdfNode[] =>
  pdfBlocks(nodes, { context, sections: { name: (anchor) => anchor, parent: () => 'page' }, width: 400 })
const p = (...nodes: RenderNode[]) => element('p', {}, nodes)
const [a, b] = [textNode('a'), textNode('b')]

describe('blocks', () => {
  it('keep marks and links of text', () => {
    const link = element('a', { href: '#there' }, [element('strong', {}, [textNode('go')])])
    expect(
      blocksOf([p(a, element('em', {}, [b]), link, element('a', { href: 'https://x.org/' }, [a]))]),
    ).toEqual([
      {
        text: [
          { text: 'a' },
          { text: 'b', italics: true },
          { text: 'go', bold: true, linkToDestination: 'there', color: '#2456a6' },
          { text: 'a', link: 'https://x.org/', color: '#2456a6' },
        ],
        margin: [0, 0, 0, 7],
      },
    ])
  })

  it('add headings to the outline below their page', () => {
    expect(blocksOf([element('h2', { id: 'why' }, [textNode('Why')])])).toMatchObject([
      { bold: true, id: 'why', outline: true, outlineText: 'Why', outlineParentId: 'page', headlineLevel: 2 },
    ])
    expect(blocksOf([element('h2', { id: 'why' }, [textNode(' ')])])).toEqual([])
  })

  it('keep lines and spaces of code, in Courier where it has the characters', () => {
    const code: RenderNode = {
      type: 'embed',
      embed: {
        kind: 'code',
        wrap: false,
        lineNumbers: false,
        expandable: false,
        fullWidth: false,
        lines: [
          { children: [textNode('if (x)')], highlighted: false },
          { children: [textNode('    да')], highlighted: false },
        ],
      },
    }
    expect(blocksOf([code])).toMatchObject([
      {
        layout: 'box',
        table: {
          body: [
            [
              {
                stack: [
                  { text: [{ text: 'if (x)', font: 'Courier' }], preserveLeadingSpaces: true },
                  { text: [{ text: '    ', font: 'Courier' }, { text: 'да' }] },
                ],
              },
            ],
          ],
        },
      },
    ])
  })

  it('wrap only lines of code that are wider than their box', () => {
    // 400 points without the edges of the box have room for 79 characters of 4.8 points.
    const lines = ['x'.repeat(79), 'x'.repeat(80), 'да']
    const wrapped = expect.not.objectContaining({ noWrap: true }) as object
    expect(blocksOf([element('pre', {}, [textNode(lines.join('\n'))])])).toMatchObject([
      { table: { body: [[{ stack: [{ noWrap: true }, wrapped, wrapped] }]] } },
    ])
  })

  it('leave room for the numbers of a list', () => {
    // 359 points remain beside "100. " and inside of the box: 74 characters.
    const code = ['x'.repeat(74), 'x'.repeat(76)].join('\n')
    const list = element('ol', { start: '100' }, [element('li', {}, [element('pre', {}, [textNode(code)])])])
    const wrapped = expect.not.objectContaining({ noWrap: true }) as object
    expect(blocksOf([list])).toMatchObject([
      { ol: [{ stack: [{ table: { body: [[{ stack: [{ noWrap: true }, wrapped] }]] } }] }] },
    ])
  })

  it('draw images no wider than the text, and replace missing ones with their text', () => {
    const image = (src: string, more = {}) => element('img', { src, alt: 'Plan', ...more })
    expect(blocksOf([element('figure', {}, [image('/a.png')])])).toMatchObject([{ image: 'a', width: 400 }])
    expect(blocksOf([image('/a.png', { width: '100' })])).toMatchObject([{ image: 'a', width: 75 }])
    expect(blocksOf([image('/b.png')])).toMatchObject([{ text: [{ text: '[Plan]', italics: true }] }])
    expect(blocksOf([image('/a.png', { 'data-theme': 'dark' })])).toEqual([])
  })

  it('give every row of a table the same number of cells', () => {
    const row = (...cells: RenderNode[]) => element('tr', {}, cells)
    const td = (text: string) => element('td', {}, [textNode(text)])
    const table = element('table', {}, [element('tbody', {}, [row(td('1'), td('2')), row(td('3'))])])
    const [drawn] = blocksOf([table])
    const body = drawn !== undefined && 'table' in drawn ? drawn.table.body : []
    expect(body.map((cells) => cells.length)).toEqual([2, 2])
  })

  it('expand folded blocks, and box colored ones', () => {
    const folded = element('details', {}, [element('summary', {}, [a]), p(b)])
    expect(JSON.stringify(blocksOf([folded]))).toMatch(/"a".*"b"/)
    const hint = element('div', { 'data-type': 'hint', 'data-style': 'danger' }, [p(a)])
    expect(blocksOf([hint])).toMatchObject([{ layout: 'bar', table: { bar: '#b4443c' } }])
    expect(blocksOf([element('ol', { start: '3' }, [element('li', {}, [p(a)])])])).toMatchObject([
      { start: 3 },
    ])
  })
})

describe('characters', () => {
  it('are those of the bundled font', () => {
    const ranges = coveredRanges(readFileSync(fontFiles().Roboto.normal))
    const has = (letter: string) =>
      ranges.some(
        ([first, last]) => first <= (letter.codePointAt(0) ?? 0) && (letter.codePointAt(0) ?? 0) <= last,
      )
    expect([...'AzßĄΩжЯ€—'].filter((letter) => !has(letter))).toEqual([])
    expect([...'漢字あ한😀'].filter(has)).toEqual([])
  })

  it('that cannot be drawn are reported once each', () => {
    const missing = new Set<string>()
    expect(drawable('Été → 漢字 𝄞𓀀 𝄞 ☑\u0007', missing)).toBe('Été -> 漢字 ?? ? [x]')
    expect([...missing]).toEqual(['𝄞', '𓀀'])
    expect(missing.size).toBe(2)
  })
})

describe('emoji', () => {
  it('use their own font, without skin tones; other symbols are unchanged', () => {
    const missing = new Set<string>()
    const text = drawable('Go 🚀 👍🏽, 🇩🇪 © ✅ ❤️ 👩‍💻 1️⃣ 1 ↔ ▶️', missing)
    expect(text).toBe('Go 🚀 👍, 🇩🇪 © ✅ ❤ 👩‍💻 1⃣ 1 <-> >')
    expect(missing.size).toBe(0)
    const runs = splitByFont({ text, bold: true }, 'sc')
    expect(runs.map((run) => run.text).join('')).toBe(text)
    const drawn = runs.filter(({ font }) => font !== undefined)
    expect(drawn.map((run) => run.text)).toEqual(['🚀', '👍', '🇩🇪', '✅', '❤', '👩‍💻', '1⃣'])
    expect(drawn.every(({ font, bold }) => font?.startsWith('emoji-') === true && bold)).toBe(true)
  })

  it('are embedded in the file as single characters and can be extracted', async () => {
    const context = contextOf()
    const said = 'Start 🚀 now 👩‍💻 of 🇩🇪'
    const nodes = [p(textNode(said), element('strong', {}, [textNode(' ✅ done')]))]
    const sheets = [pdfSheets({ id: 'p', title: '🪁 Kites', depth: 0, nodes }, false, context)]
    const { missing } = context
    expect([...missing]).toEqual([])
    const definition = pdfDefinition({ title: 'Fly 🪁', subtitle: '', sheets, images: {}, missing })
    const bytes = await pdfBytes(definition, new AbortController().signal)
    const { words, source } = readPdf(bytes)
    expect(words).toContain('🪁')
    expect(words.replaceAll(/\s+/g, '')).toContain(said.replaceAll(' ', ''))
    expect(words).toContain('✅')
    expect(source).toMatch(/NotoEmoji/)
    expect(bytes.length).toBeLessThan(200_000)
  })
})

describe('Chinese, Japanese and Korean', () => {
  it('use their own fonts, and the rest of a run keeps its font', () => {
    const runs = splitByFont({ text: 'See 文档。', bold: true }, 'sc')
    expect(runs.map(({ text }) => text).join('')).toBe('See 文档。')
    expect(runs[0]).toEqual({ text: 'See ', bold: true })
    expect(runs.slice(1).every(({ font, bold }) => font?.startsWith('sc-') === true && bold)).toBe(true)
    const plain = { text: 'nothing of them → é' }
    expect(splitByFont(plain, 'sc')).toEqual([plain])
  })

  it('use the shapes of the language, and another font for missing characters', () => {
    expect(eastAsianFont('直', 'jp')).toMatch(/^jp-/)
    expect(eastAsianFont('直', 'kr')).toMatch(/^kr-/)
    expect(eastAsianFont('简', 'kr')).toMatch(/^(jp|sc)-/)
    expect(eastAsianFont('한', 'sc')).toMatch(/^kr-/)
    expect(['a', 'я', '😀', '→'].map((letter) => eastAsianFont(letter))).toEqual(Array(4).fill(undefined))
  })

  it('are distinguished by the language of the space, else by kana and Hangul', () => {
    expect(scriptOf('zh', 'かな')).toBe('sc')
    expect(scriptOf('ja', '漢字')).toBe('jp')
    expect([undefined, 'en', 'ko'].map((language) => scriptOf(language, '漢字'))).toEqual(['sc', 'sc', 'kr'])
    expect(['漢字かな', '漢字 한글', 'Text'].map((text) => scriptOf(undefined, text))).toEqual([
      'jp',
      'kr',
      'sc',
    ])
  })

  it('are embedded in the file with only the characters it uses', async () => {
    const context = contextOf()
    const page = {
      id: 'p',
      title: '审阅文档',
      depth: 0,
      nodes: [
        p(
          textNode('简体 '),
          element('strong', {}, [textNode('汉字')]),
          element('code', {}, [textNode('变量')]),
        ),
      ],
    }
    const sheets = [pdfSheets(page, false, context)]
    expect([...context.missing]).toEqual([])
    const definition = pdfDefinition({
      title: '手册',
      subtitle: '',
      sheets,
      images: {},
      missing: context.missing,
    })
    const bytes = await pdfBytes(definition, new AbortController().signal)
    const fonts = new Set(bytes.toString('latin1').match(/NotoSansSC\w*-\w+/g))
    expect(fonts.size).toBeGreaterThan(0)
    expect(bytes.length).toBeLessThan(200_000)
  })
})

describe('the whole document', () => {
  const page = (id: string, nodes: readonly RenderNode[]) => ({ id, title: id, depth: 0, nodes })
  const bytesOf = (nodes: readonly RenderNode[]) => {
    const context = contextOf()
    const sheets = ['one', 'two'].map((id) => pdfSheets(page(id, nodes), true, context))
    const { missing } = context
    return pdfBytes(
      pdfDefinition({ title: 'T', subtitle: 'S', sheets, images: {}, missing }),
      new AbortController().signal,
    )
  }

  it('is a valid PDF despite broken links and duplicate headings', async () => {
    const heading = element('h2', { id: 'same' }, [a])
    const bytes = await bytesOf([heading, heading, p(element('a', { href: '#none' }, [b]))])
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(bytes.subarray(-7).toString()).toContain('%%EOF')
  })

  it('opens no file or URL of an image', async () => {
    for (const image of ['/etc/passwd', 'file:///etc/passwd', 'http://169.254.169.254/']) {
      const definition = { title: 'T', content: [{ image, width: 10 }], images: {} }
      await expect(pdfBytes(definition, new AbortController().signal)).rejects.toThrow()
    }
  })

  it('rejects bytes that are not an image', async () => {
    const images = { a: { type: 'png' as const, bytes: new TextEncoder().encode('no picture') } }
    const definition = { title: 'T', content: [{ image: 'a', width: 10 }], images }
    await expect(pdfBytes(definition, new AbortController().signal)).rejects.toThrow()
  })

  it('ends immediately when aborted', async () => {
    const given = AbortSignal.abort()
    const definition = pdfDefinition({ title: '', subtitle: '', sheets: [], images: {}, missing: new Set() })
    await expect(pdfBytes(definition, given)).rejects.toBe(given.reason)
  })
})
