import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../processes/programs.ts'

interface Lock {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean }>>
}

/**
 * The paths `node_modules/NAME` of what a lock file installs besides development dependencies, as far as this repository
 * has them: it lacks optional packages for other systems. Each holds the packages that are nested in it.
 */
export const lockedPackages = (lockFile: string): string[] => {
  const { packages } = JSON.parse(readFileSync(lockFile, 'utf8')) as Lock
  return Object.keys(packages).filter(
    (path) =>
      /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) &&
      packages[path]?.dev !== true &&
      existsSync(join(root, path)),
  )
}
