/** `npm run package`: the archive that `npm install` and the image install, in `dist`. */
import { statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../processes/programs.ts'
import { packProgram } from './write-package.ts'

const archive = await packProgram(join(root, 'dist'), (line) => console.log(line))
console.log(`${relative(root, archive)}, ${(statSync(archive).size / 2 ** 20).toFixed(1)} MiB`)
