/** Says where the icon set of documents is: the build of the sites. Imported by every process that prints pages. */
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { IconSet } from '../../../site/look/icon-set.ts'
import { provideIcons } from '../../../site/look/icon-set.ts'

const file = resolve(import.meta.dirname, '../../../../dist/site/icons.json')

provideIcons(() =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as IconSet) : { icons: {}, aliases: {} },
)
