/**
 * The files that every published page loads: one style sheet, one script, the bundled fonts. `npm run build` makes them;
 * their names contain their hash, so browsers cache them permanently.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'
import '../rendering/read-icon-set.ts'
import { z } from 'zod'
import type { OfferedFace, OfferedFaces } from '../../../site/look/offered-fonts.ts'
import type { BundledFont } from '../../../site/look/bundled-fonts.ts'
import { fontFile } from '../../../site/look/bundled-fonts.ts'

interface SiteAsset {
  readonly contentType: string
  /** Read when it is first asked for: most sites use few of the fonts. */
  readonly bytes: () => Buffer
  readonly gzip?: Buffer
  readonly br?: Buffer
}

export interface SiteAssetSet {
  /** By file name in the URL. */
  readonly files: ReadonlyMap<string, SiteAsset>
  readonly style: string
  readonly script: string
  /** Name of the file with the Latin characters of a font. */
  readonly latin: (font: BundledFont) => string
  /** The files of a font that sites can choose; none if it is a bundled or an unknown one. */
  readonly fonts: (name: string) => readonly OfferedFace[]
}

const folder = resolve(import.meta.dirname, '../../../../dist/site')

/** The build's list of files, by source. */
const manifest = z.record(z.string(), z.object({ file: z.string() }))

const contentTypes = new Map([
  ['.css', 'text/css; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.woff2', 'font/woff2'],
])

const readAsset = (name: string, contentType: string): SiteAsset => {
  const path = join(folder, name)
  const compressed = (ending: 'gz' | 'br'): Buffer | undefined =>
    existsSync(`${path}.${ending}`) ? readFileSync(`${path}.${ending}`) : undefined
  const [gzip, br] = [compressed('gz'), compressed('br')]
  let read: Buffer | undefined
  const bytes = (): Buffer => (read ??= readFileSync(path))
  return { contentType, bytes, ...(gzip && { gzip }), ...(br && { br }) }
}

const readAll = (): SiteAssetSet => {
  const made = manifest.parse(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')))
  /** Packages may be installed in a folder above. */
  const fileOf = (source: string): string => {
    const found = Object.entries(made).find(([key]) => key === source || key.endsWith(`/${source}`))
    if (found === undefined) throw new Error(`dist/site has no ${source}. Run "npm run build".`)
    return found[1].file
  }
  const fonts = JSON.parse(readFileSync(join(folder, 'fonts.json'), 'utf8')) as OfferedFaces
  const files = new Map<string, SiteAsset>()
  for (const name of readdirSync(folder)) {
    const contentType = contentTypes.get(extname(name))
    if (contentType !== undefined) files.set(name, readAsset(name, contentType))
  }
  return {
    files,
    style: fileOf('style.css'),
    script: fileOf('src/site/assets.ts'),
    latin: (font) => fileOf(fontFile(font, 'latin')),
    fonts: (name) => (Object.hasOwn(fonts, name) ? fonts[name] : undefined) ?? [],
  }
}

let loaded: SiteAssetSet | undefined

/** The files of all sites; read on first use. */
export const siteAssets = (): SiteAssetSet => (loaded ??= readAll())
