/**
 * The files that every published page loads: one style sheet, one script, the bundled faces. Made once when the first
 * page is asked for; each is known by the hash of its bytes, so it is kept by browsers for ever.
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
  /** By the name in its address. */
  readonly files: ReadonlyMap<string, SiteAsset>
  readonly style: string
  readonly script: string
  /** The name of the file with the most used letters of a face. */
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

/** Lines without their indentation; those that are comments alone are left out. Texts of several lines stand nowhere here. */
const tight = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(\/\/|\/\*\*?|\*( |\/|$))/.test(line))
    .join('\n')

/** The script: each file of the folder in a block of its own, types taken away. They import nothing. */
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

/** The files of all sites; made when first asked for. */
export const siteAssets = (): SiteAssetSet => (made ??= make())
