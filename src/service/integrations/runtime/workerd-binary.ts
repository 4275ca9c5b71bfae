/** Where the program is that runs scripts, or why there is none. */
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'

export type WorkerdBinary = { readonly path: string } | { readonly missing: string }

/** Packages with the program, by platform and architecture. Windows has no sockets that only one person can reach. */
const packages: Readonly<Record<string, string>> = {
  'linux-x64': '@cloudflare/workerd-linux-64',
  'linux-arm64': '@cloudflare/workerd-linux-arm64',
  'darwin-x64': '@cloudflare/workerd-darwin-64',
  'darwin-arm64': '@cloudflare/workerd-darwin-arm64',
}

/** Whether this is a Linux with another C library than glibc, as Alpine is. */
const isMusl = (): boolean => {
  if (process.platform !== 'linux') return false
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } }
  return header.glibcVersionRuntime === undefined
}

/** Finds the program of this platform; `missing` is a sentence for an administrator. */
export const findWorkerd = (): WorkerdBinary => {
  const name = packages[`${process.platform}-${process.arch}`]
  if (name === undefined)
    return { missing: 'Scripts of integrations run on Linux and macOS only, on x64 and arm64 processors.' }
  if (isMusl())
    return { missing: 'Scripts of integrations need a Linux with glibc; this system uses another C library.' }
  const require = createRequire(import.meta.url)
  try {
    const path = require.resolve(`${name}/bin/workerd`)
    if (existsSync(path)) return { path }
  } catch {
    // Left out when the packages were installed.
  }
  return {
    missing: `The package ${name} is not installed. Install Recto with its optional packages to run scripts of integrations.`,
  }
}
