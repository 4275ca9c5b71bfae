/** Reads PDFs of our own maker back. */
import { inflateSync } from 'node:zlib'

/** The words of a PDF and the titles of its outline: streams unpacked, glyphs read back through each font's table. */
export const readPdf = (bytes: Buffer) => {
  const source = bytes.toString('latin1')
  const objects = new Map<string, string>()
  for (const found of source.matchAll(/(?:^|\n)(\d+) 0 obj\n([^]*?)\nendobj/g))
    objects.set(found[1] ?? '', found[2] ?? '')
  const streamOf = (object: string): string => {
    const begin = object.indexOf('stream\n')
    if (begin < 0) return ''
    const packed = Buffer.from(object.slice(begin + 7, object.lastIndexOf('\nendstream')), 'latin1')
    return object.includes('/FlateDecode')
      ? inflateSync(packed).toString('latin1')
      : packed.toString('latin1')
  }
  const utf16 = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le')
  const fonts = new Map<string, Map<number, string> | undefined>()
  for (const [, name = '', number = ''] of source.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(number) ?? '')?.[1]
    if (table === undefined) {
      fonts.set(name, undefined)
      continue
    }
    const glyphs = new Map<number, string>()
    const text = streamOf(objects.get(table) ?? '')
    for (const [, first = '', list = ''] of text.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
      let glyph = Number.parseInt(first, 16)
      for (const [, hex = ''] of list.matchAll(/<([\w ]*)>/g))
        glyphs.set(glyph++, utf16(hex.replaceAll(' ', '')))
    }
    fonts.set(name, glyphs)
  }
  let words = ''
  let pages = 0
  for (const object of objects.values()) {
    if (/\/Type \/Page\n/.test(object)) pages += 1
    if (!object.includes('stream\n') || object.includes('/Image')) continue
    const text = streamOf(object)
    if (!text.includes(' Tf')) continue
    let glyphs: Map<number, string> | undefined
    for (const [, font, shown] of text.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (font !== undefined) glyphs = fonts.get(font)
      for (const [, hex = ''] of (shown ?? '').matchAll(/<(\w*)>/g))
        words +=
          glyphs === undefined
            ? Buffer.from(hex, 'hex').toString('latin1')
            : (hex.match(/.{4}/g) ?? [])
                .map((glyph) => glyphs?.get(Number.parseInt(glyph, 16)) ?? '?')
                .join('')
    }
    words += '\n'
  }
  const outline = [...objects.values()].flatMap((object) => {
    if (!object.includes('/Parent') || !object.includes('/Title')) return []
    const title = /\/Title \(([^]*?[^\\])\)/.exec(object)?.[1] ?? ''
    const raw = Buffer.from(title.replace(/\\([()\\])/g, '$1'), 'latin1')
    return [raw[0] === 0xfe ? raw.subarray(2).swap16().toString('utf16le') : raw.toString('latin1')]
  })
  return { words, outline, pages, source }
}
