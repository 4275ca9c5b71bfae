/**
 * The files that every published page loads: one style sheet, one script, the bundled fonts. Built once for the first
 * request; named by their hash, so browsers cache them permanently.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire, stripTypeScriptTypes } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { without } from '../../../content/document/linear-text.ts'
import { faceFiles, faceStyles, latinFile } from '../../../site/look/bundled-fonts.ts'
import type { FaceFile } from '../../../site/look/bundled-fonts.ts'
import { iconStyles } from '../../../site/look/icons.ts'
import { sheets } from '../../../site/look/sheets.ts'

export interface SiteAsset {
  readonly contentType: string
  readonly bytes: Buffer
  readonly gzip?: Buffer
  readonly br?: Buffer
}

export interface SiteAssetSet {
  /** By file name in the URL. */
  readonly files: ReadonlyMap<string, SiteAsset>
  readonly style: string
  readonly script: string
  /** Name of the file with the Latin characters of a font. */
  readonly latin: (face: FaceFile['face']) => string
}

const siteFolder = resolve(import.meta.dirname, '../../../site')
const resolved = createRequire(import.meta.url)

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64url').slice(0, 16)

const packed = (contentType: string, text: string): SiteAsset => {
  const bytes = Buffer.from(text)
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
  return {
    contentType,
    bytes,
    gzip: gzipSync(bytes, { level: 9 }),
    br: brotliCompressSync(bytes, options),
  }
}

/** Removes indentation and comment lines. Requires that there are no multi-line strings. */
const tight = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(\/\/|\/\*\*?|\*( |\/|$))/.test(line))
    .join('\n')

/** The script: each file of the folder in its own block, with types stripped. The files import nothing. */
const scriptText = (): string => {
  const folder = join(siteFolder, 'reader')
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  const blocks = files
    .sort()
    .map((name) => `{\n${tight(stripTypeScriptTypes(readFileSync(join(folder, name), 'utf8')))}\n}`)
  return `'use strict'\n${blocks.join('\n')}\n`
}

const styleText = (): string =>
  without(
    sheets.map((name) => readFileSync(join(siteFolder, `look/sheets/${name}.css`), 'utf8')).join('\n'),
    '/*',
    '*/',
  )

const make = (): SiteAssetSet => {
  const files = new Map<string, SiteAsset>()
  const faces = new Map<string, string>()
  for (const { face, name } of faceFiles) {
    const folder = dirname(resolved.resolve(`@fontsource-variable/${face}/LICENSE`))
    const bytes = readFileSync(join(folder, 'files', name))
    const hashed = name.replace(/\.woff2$/, `-${hashOf(bytes)}.woff2`)
    faces.set(name, hashed)
    files.set(hashed, { contentType: 'font/woff2', bytes })
  }
  const add = (name: string, type: string, contentType: string, text: string): string => {
    const asset = packed(contentType, text)
    const hashed = `${name}-${hashOf(asset.bytes)}.${type}`
    files.set(hashed, asset)
    return hashed
  }
  const style = `${faceStyles((name) => faces.get(name) ?? name)}\n${iconStyles()}\n${tight(styleText())}\n`
  return {
    files,
    style: add('site', 'css', 'text/css; charset=utf-8', style),
    script: add('site', 'js', 'text/javascript; charset=utf-8', scriptText()),
    latin: (face) => faces.get(latinFile(face)) ?? '',
  }
}

let made: SiteAssetSet | undefined

/** The files of all sites; built on first use. */
export const siteAssets = (): SiteAssetSet => (made ??= make())
