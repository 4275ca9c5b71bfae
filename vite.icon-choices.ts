import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { IconChoice } from './src/dashboard/ui/icons/icon-choices.ts'

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

/** The icons that sites draw (`vite.site-media.ts`), each with one drawing and what it is found by; letters and brands last. */
const iconChoices = (): string => {
  const families = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, IconFamily>>
  const lastly = (name: string): number =>
    families[name]?.svgs.classic['brands'] !== undefined ? 2 : name.length === 1 ? 1 : 0
  const ordered = Object.entries(families).toSorted(([a], [b]) => lastly(a) - lastly(b))
  const choices = ordered.flatMap(([name, { aliases, search, svgs }]): IconChoice[] => {
    const { regular, solid, brands } = svgs.classic
    const drawing = regular ?? solid ?? brands
    if (drawing === undefined) return []
    const terms = [...new Set(search?.terms ?? [])].join(' ').toLowerCase()
    return [[name, aliases?.names ?? [], terms, drawing.width, drawing.height, drawing.path]]
  })
  const license = 'Font Awesome Free by Fonticons, Inc. (https://fontawesome.com), icons: CC BY 4.0'
  return JSON.stringify({ license, icons: choices })
}

/** `icon-choices.json`: all icons of pages and sections. Screens fetch it when they first show one. */
export const iconChoicesFile: Plugin = {
  name: 'icon-choices',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'icon-choices.json', source: iconChoices() })
  },
  configureServer({ middlewares }) {
    middlewares.use('/icon-choices.json', (_request, response) => {
      response.setHeader('content-type', 'application/json')
      response.end(iconChoices())
    })
  },
}
