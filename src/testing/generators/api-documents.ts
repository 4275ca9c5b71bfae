/** Real API documents for tests and benchmarks. */
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { root } from '../processes/programs.ts'

const githubFolder = (): string | undefined => {
  const named = process.env['RECTO_API_CORPUS'] ?? ''
  const path = named === '' ? join(root, '..', 'shared', 'corpora', 'github-openapi') : resolve(named)
  if (named !== '' && !existsSync(path))
    throw new Error(`RECTO_API_CORPUS names ${named}, which does not exist`)
  return existsSync(path) ? path : undefined
}

/** The texts of GitHub's two descriptions, 11 MB each, if they are on this machine. */
export const githubDocuments = (): { readonly older: string; readonly newer: string } | undefined => {
  const folder = githubFolder()
  if (folder === undefined) return undefined
  const read = (name: string): string => gunzipSync(readFileSync(join(folder, name))).toString()
  return { older: read('ghes-3.17.json.gz'), newer: read('ghes-3.19.json.gz') }
}

/** Why tests of GitHub's descriptions do not run here; empty if they do. */
export const withoutGithub =
  githubFolder() === undefined ? 'not run: GitHub’s descriptions are not on this machine' : ''
