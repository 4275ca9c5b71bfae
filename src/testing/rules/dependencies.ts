/**
 * Dependencies in the group where they belong: what the service needs while it runs is installed by `--omit=dev`, and
 * everything else is not. The dashboard is built before, so its packages are development dependencies too.
 */
import { packageOwners } from './imports.ts'

export interface Manifest {
  readonly scripts: Readonly<Record<string, string>>
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
}

const builtLayers = ['dashboard', 'client']

/** Packages by the layers that may load them: whether one of those runs in the service. */
const runs = (name: string): boolean => {
  const owners = packageOwners[name] ?? packageOwners[`${name.split('/')[0] ?? ''}/*`] ?? []
  return owners.some((layer) => !builtLayers.includes(layer))
}

/** Dependencies that only the build or the tests need, and development dependencies that the service needs. */
export function misplacedPackages({ dependencies, devDependencies }: Manifest): string[] {
  return [
    ...Object.keys(dependencies).filter((name) => !runs(name)),
    ...Object.keys(devDependencies).filter((name) => runs(name)),
  ]
}

/** Packages that are there for another one, or as a command of another name: by the text that needs them. */
const neededBy: Readonly<Record<string, string>> = {
  '@tanstack/router-cli': 'tsr',
  'oxlint-tsgolint': 'oxlint',
}

/** Packages that no source, configuration or script names. `texts` are those of the repository but for its manifest. */
export function unusedPackages(manifest: Manifest, texts: Iterable<string>): string[] {
  const all = [...texts, ...Object.values(manifest.scripts)].join('\n')
  const isNamed = (name: string): boolean => {
    const [scope = ''] = name.split('/')
    return (
      all.includes(`'${name}'`) ||
      all.includes(`'${name}/`) ||
      all.includes(`"${name}"`) ||
      // A member of a family that is named by a part: `@scope/${name}`.
      (name.includes('/') && new RegExp(`[\`'"]${scope}/[\\w-]*\\$\\{`).test(all))
    )
  }
  return Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }).filter((name) => {
    if (name.startsWith('@types/')) return false
    const word = neededBy[name]
    return word === undefined ? !isNamed(name) : !all.includes(word)
  })
}
