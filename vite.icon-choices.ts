import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { IconChoice } from './src/dashboard/ui/icons/icon-choices.ts'
import type { IconDrawing } from './src/site/look/icon-set.ts'

interface IconFamily {
  readonly aliases?: { readonly names?: readonly string[] }
  readonly search?: { readonly terms?: readonly string[] }
  readonly svgs: {
    readonly classic: Readonly<
      Record<string, { readonly width: number; readonly height: number; readonly path: string }>
    >
  }
}

const file = join(
  import.meta.dirname,
  'node_modules/@fortawesome/fontawesome-free/metadata/icon-families.json',
)

const license = 'Font Awesome Free by Fonticons, Inc. (https://fontawesome.com), icons: CC BY 4.0'

/**
 * The files of icons of pages and sections, those that sites draw (`vite.site-media.ts`): `icon-choices.json` with what
 * they are found by, letters and brands last, and `icon-drawings/` with one drawing of each, by the first character.
 */
const iconFiles = (): ReadonlyMap<string, string> => {
  const families = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, IconFamily>>
  const lastly = (name: string): number =>
    families[name]?.svgs.classic['brands'] !== undefined ? 2 : name.length === 1 ? 1 : 0
  const ordered = Object.entries(families).toSorted(([a], [b]) => lastly(a) - lastly(b))
  const choices: IconChoice[] = []
  const drawings: Record<string, Record<string, IconDrawing>> = {}
  for (const [name, { aliases, search, svgs }] of ordered) {
    const { regular, solid, brands } = svgs.classic
    const drawing = regular ?? solid ?? brands
    if (drawing === undefined) continue
    const others = aliases?.names ?? []
    choices.push([name, others, [...new Set(search?.terms ?? [])].join(' ').toLowerCase()])
    for (const called of [name, ...others.filter((other) => families[other] === undefined)])
      (drawings[called.charAt(0)] ??= {})[called] = [drawing.width, drawing.height, drawing.path]
  }
  return new Map([
    ['icon-choices.json', JSON.stringify({ license, icons: choices })],
    ...Object.entries(drawings).map(
      ([first, some]) => [`icon-drawings/${first}.json`, JSON.stringify({ license, icons: some })] as const,
    ),
  ])
}

/** The files of icons. Screens fetch them when they first show one. */
export const pageIcons: Plugin = {
  name: 'icon-choices',
  generateBundle() {
    for (const [fileName, source] of iconFiles()) this.emitFile({ type: 'asset', fileName, source })
  },
  configureServer({ middlewares }) {
    const files = iconFiles()
    middlewares.use((request, response, next) => {
      const source = files.get(request.url?.slice(1) ?? '')
      if (source === undefined) return next()
      response.setHeader('content-type', 'application/json')
      response.end(source)
    })
  },
}
