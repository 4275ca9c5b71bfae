import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { IconDrawing, IconSet } from './src/site/look/icon-set.ts'
import { offeredFonts, type OfferedFace } from './src/site/look/offered-fonts.ts'

const packages = join(import.meta.dirname, 'node_modules')
const readJson = <Value>(...path: string[]): Value =>
  JSON.parse(readFileSync(join(packages, ...path), 'utf8')) as Value

/** Subsets of fonts that are taken; readers load those of the characters on a page. */
const subsets = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic', 'cyrillic-ext']

interface FontMetadata {
  readonly id: string
  readonly variable: { readonly wght?: { readonly min: string; readonly max: string } } | false
}

/** The fonts that sites can choose: their files, and `fonts.json` that lists them. */
export const siteFonts = (): Plugin => ({
  name: 'site-fonts',
  generateBundle() {
    const list: Record<string, OfferedFace[]> = {}
    for (const [name, { package: from, weights }] of Object.entries(offeredFonts)) {
      const { id, variable } = readJson<FontMetadata>(from, 'metadata.json')
      const ranges = readJson<Readonly<Record<string, string>>>(from, 'unicode.json')
      const range = variable === false ? undefined : variable.wght
      const faces = weights ?? [undefined]
      list[name] = subsets.flatMap((subset) =>
        faces.flatMap((weight): OfferedFace[] => {
          const path = join(packages, from, 'files', `${id}-${subset}-${weight ?? 'wght'}-normal.woff2`)
          const characters = ranges[subset]
          if (characters === undefined || !existsSync(path)) return []
          const source = readFileSync(path)
          const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
          const file = `${id}-${subset}-${weight ?? 'wght'}-${hash}.woff2`
          this.emitFile({ type: 'asset', fileName: file, source })
          return [
            {
              file,
              weight: weight ?? Number(range?.min),
              weightTo: weight ?? Number(range?.max),
              range: characters,
            },
          ]
        }),
      )
      if (list[name].length === 0) this.error(`${from} has no files for ${name}.`)
    }
    this.emitFile({ type: 'asset', fileName: 'fonts.json', source: JSON.stringify(list) })
  },
})

interface IconFamily {
  readonly aliases?: { readonly names?: readonly string[] }
  readonly search?: { readonly terms?: readonly string[] }
  readonly svgs: {
    readonly classic: Readonly<
      Record<string, { readonly width: number; readonly height: number; readonly path: string }>
    >
  }
}

/** Font Awesome Free as `icons.json`, with the notice that its license asks for. */
export const siteIcons = (): Plugin => ({
  name: 'site-icons',
  generateBundle() {
    const families = readJson<Readonly<Record<string, IconFamily>>>(
      '@fortawesome/fontawesome-free/metadata/icon-families.json',
    )
    const icons: Record<string, IconSet['icons'][string]> = {}
    const aliases: Record<string, string> = {}
    for (const [name, { aliases: other, svgs }] of Object.entries(families)) {
      const drawing = (style: string): IconDrawing | undefined => {
        const svg = svgs.classic[style]
        return svg && [svg.width, svg.height, svg.path]
      }
      const [solid, regular, brand] = ['solid', 'regular', 'brands'].map(drawing)
      icons[name] = { ...(solid && { solid }), ...(regular && { regular }), ...(brand && { brand }) }
      for (const alias of other?.names ?? []) aliases[alias] = name
    }
    const license = 'Font Awesome Free by Fonticons, Inc. (https://fontawesome.com), icons: CC BY 4.0'
    this.emitFile({
      type: 'asset',
      fileName: 'icons.json',
      source: JSON.stringify({ license, icons, aliases }),
    })
  },
})
