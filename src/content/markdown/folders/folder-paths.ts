/** Paths inside a documentation folder: always with `/`, never with a leading one, without `.` or `..`. */

/** Whether a path stays inside its folder on every system, also where `\` parts names and `C:` names a drive. */
export const isInsideFolder = (path: string): boolean =>
  !/^[a-z]:/i.test(path) &&
  !path.includes('\\') &&
  !path.includes('\0') &&
  path.split('/').every((part) => part !== '' && part !== '.' && part !== '..')

/** The folder of a path, empty at the top level. */
export const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')))

/** The last segment. */
export const baseOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** The last segment without a Markdown extension. */
export const stemOf = (path: string): string => baseOf(path).replace(/\.(?:md|markdown)$/i, '')

export const isMarkdown = (path: string): boolean => /\.(?:md|markdown)$/i.test(path)

/** Whether a file is the page of its folder. */
export const isFolderPage = (path: string): boolean =>
  /^(?:readme|index)\.(?:md|markdown)$/i.test(baseOf(path))

/**
 * Resolves a relative URL against a folder; undefined if it leads out of the root. The folder itself is its own path.
 */
export function joinPath(folder: string, relative: string): string | undefined {
  const parts = folder === '' ? [] : folder.split('/')
  for (const part of relative.split('/')) {
    if (part === '' || part === '.') continue
    if (part !== '..') parts.push(part)
    else if (parts.pop() === undefined) return undefined
  }
  return parts.join('/')
}

/** The relative URL of `path` from `folder`: the inverse of `joinPath`, with `%`, `#` and `?` escaped. */
export function relativePath(folder: string, path: string): string {
  const from = folder === '' ? [] : folder.split('/')
  const to = path.split('/')
  let common = 0
  while (common < from.length && common < to.length - 1 && from[common] === to[common]) common += 1
  const parts = [...from.slice(common).map(() => '..'), ...to.slice(common)]
  const address = parts
    .join('/')
    .replace(/[%#?]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)
  // A colon in the first segment would be parsed as a scheme.
  return /^[^/]*:/.test(address) ? `./${address}` : address
}

/** The top-level folder that all paths are in, with a trailing `/`; empty if there is none, or it is a hidden one. */
export const sharedFolder = (paths: readonly string[]): string => {
  const name = paths[0]?.split('/', 1)[0] ?? ''
  return name.startsWith('.') || !paths.every((path) => path.startsWith(`${name}/`)) || paths.length === 0
    ? ''
    : `${name}/`
}

const types: ReadonlyMap<string, string> = new Map([
  ['avif', 'image/avif'],
  ['css', 'text/css'],
  ['csv', 'text/csv'],
  ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['drawio', 'application/vnd.jgraph.mxfile'],
  ['gif', 'image/gif'],
  ['gz', 'application/gzip'],
  ['htm', 'text/html'],
  ['html', 'text/html'],
  ['ico', 'image/x-icon'],
  ['jpeg', 'image/jpeg'],
  ['jpg', 'image/jpeg'],
  ['js', 'text/javascript'],
  ['json', 'application/json'],
  ['markdown', 'text/markdown'],
  ['md', 'text/markdown'],
  ['mov', 'video/quicktime'],
  ['mp3', 'audio/mpeg'],
  ['mp4', 'video/mp4'],
  ['pdf', 'application/pdf'],
  ['png', 'image/png'],
  ['pptx', 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
  ['svg', 'image/svg+xml'],
  ['txt', 'text/plain'],
  ['wav', 'audio/wav'],
  ['webm', 'video/webm'],
  ['webp', 'image/webp'],
  ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['xml', 'application/xml'],
  ['yaml', 'application/yaml'],
  ['yml', 'application/yaml'],
  ['zip', 'application/zip'],
])

/** The media type for a file's extension; `application/octet-stream` if unknown. */
export const contentTypeOf = (path: string): string =>
  types.get(/\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '') ?? 'application/octet-stream'
