import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { fontFormat } from './font-format.ts'

const folder = dirname(createRequire(import.meta.url).resolve('@fontsource-variable/inter/LICENSE'))
const inter = readFileSync(join(folder, 'files/inter-latin-wght-normal.woff2'))

/** A font with the named tables of four bytes each; `reach` is how far the last one claims to extend beyond its end. */
const sfnt = (version: string, names: readonly string[], reach = 0): Buffer => {
  const head = 12 + 16 * names.length
  const bytes = Buffer.alloc(head + 4 * names.length)
  bytes.write(version, 0, 'latin1')
  bytes.writeUInt16BE(names.length, 4)
  names.forEach((name, index) => {
    const at = 12 + 16 * index
    bytes.write(name, at, 'latin1')
    bytes.writeUInt32BE(head + 4 * index, at + 8)
    bytes.writeUInt32BE(4 + (index === names.length - 1 ? reach : 0), at + 12)
  })
  return bytes
}
const needed = ['cmap', 'head', 'hhea', 'maxp']
const truetype = '\0\u0001\0\0'

const webFont = (magic: string, said: number, tables = 1): Buffer => {
  const bytes = Buffer.alloc(64)
  bytes.write(magic, 0, 'latin1')
  bytes.writeUInt32BE(said, 8)
  bytes.writeUInt16BE(tables, 12)
  return bytes
}

describe('the format of a font', () => {
  it.each([
    ['a real woff2', inter, 'woff2'],
    ['woff2 that is cut off', inter.subarray(0, inter.length - 1), undefined],
    ['woff2 with something behind it', Buffer.concat([inter, Buffer.from('<script>')]), undefined],
    ['woff', webFont('wOFF', 64), 'woff'],
    ['woff of another length', webFont('wOFF', 65), undefined],
    ['woff without tables', webFont('wOFF', 64, 0), undefined],
    ['TrueType', sfnt(truetype, [...needed, 'glyf']), 'truetype'],
    ['TrueType by its old name', sfnt('true', [...needed, 'glyf']), 'truetype'],
    ['OpenType', sfnt('OTTO', [...needed, 'CFF ']), 'opentype'],
    ['OpenType without letters', sfnt('OTTO', ['head', 'hhea', 'maxp', 'CFF ']), undefined],
    ['TrueType without outlines', sfnt(truetype, needed), undefined],
    ['a table that reaches beyond the file', sfnt(truetype, [...needed, 'glyf'], 1), undefined],
    [
      'a directory that reaches beyond the file',
      sfnt(truetype, [...needed, 'glyf']).subarray(0, 40),
      undefined,
    ],
    ['a collection of fonts', sfnt('ttcf', [...needed, 'glyf']), undefined],
    ['a page', Buffer.from('<!doctype html><title>Not a font</title>'), undefined],
    ['three bytes', Buffer.from('wOF'), undefined],
    ['a name alone', Buffer.from('wOF2'), undefined],
    ['nothing', Buffer.alloc(0), undefined],
  ])('%s', (_, bytes, format) => {
    expect(fontFormat(bytes)).toBe(format)
  })
})
