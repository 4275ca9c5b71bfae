/**
 * Dependencies are in the right group: what the service needs at run time is installed with `--omit=dev`, everything
 * else is not. The dashboard is built beforehand, so its packages are development dependencies.
 */
import { packageOwners } from './imports.ts'

export interface Manifest {
  readonly scripts: Readonly<Record<string, string>>
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
}

const builtLayers = ['dashboard', 'client']
/** Packages of other layers that are part of a build: frames on published sites. */
const builtPackages = ['mermaid']

/** Whether one of the layers that may load the package runs in the service. */
const runs = (name: string): boolean => {
  if (builtPackages.includes(name)) return false
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

/** Packages needed by another one, or used as a command with another name: by the text that shows their use. */
const neededBy: Readonly<Record<string, string>> = {
  '@tanstack/router-cli': 'tsr',
  'oxlint-tsgolint': 'oxlint',
}

/**
 * Packages that no source, configuration or script mentions. `texts` are those of the repository except its manifest.
 */
export function unusedPackages(manifest: Manifest, texts: Iterable<string>): string[] {
  const all = [...texts, ...Object.values(manifest.scripts)].join('\n')
  const isNamed = (name: string): boolean => {
    const [scope = ''] = name.split('/')
    return (
      all.includes(`'${name}'`) ||
      all.includes(`'${name}/`) ||
      all.includes(`"${name}"`) ||
      // A member of a family with a computed name: `@scope/${name}`.
      (name.includes('/') && new RegExp(`[\`'"]${scope}/[\\w-]*\\$\\{`).test(all))
    )
  }
  return Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }).filter((name) => {
    if (name.startsWith('@types/')) return false
    const word = neededBy[name]
    return word === undefined ? !isNamed(name) : !all.includes(word)
  })
}
