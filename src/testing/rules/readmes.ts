import { posix } from 'node:path'

/** The most source files that a folder of a layer may hold without a README. */
const mostFilesWithout = 10
const mostLines = 40

/** `src/LAYER/NAME` of a path below it; undefined for other paths and for generated code. */
function folderOfLayer(path: string): string | undefined {
  const match = /^(src\/[^/]+\/[^/]+)\/./.exec(path)
  return path.startsWith('src/client/') ? undefined : match?.[1]
}

function isSource(path: string): boolean {
  return /\.tsx?$/.test(path) && !/\.(test|gen)\.tsx?$/.test(path)
}

/** Folders `src/LAYER/NAME` that have no README although they and their subfolders hold more than ten source files. */
export function foldersWithoutReadme(paths: readonly string[]): string[] {
  const folders = Map.groupBy(paths.filter(isSource), (path) => folderOfLayer(path) ?? '')
  return [...folders]
    .filter(([folder, files]) => folder !== '' && files.length > mostFilesWithout)
    .map(([folder]) => folder)
    .filter((folder) => !paths.includes(`${folder}/README.md`))
}

/** Files and folders in backquotes: names with the ending of a source, and names that end with a slash. */
function namesIn(text: string): string[] {
  return [...text.matchAll(/`([\w@$./-]+(?:\.(?:tsx?|css|md)|\/))`/g)].map(([, name = '']) => name)
}

/**
 * What is wrong with the README of a folder `src/LAYER/NAME`: too many lines, and names of files and folders that exist
 * neither below its folder, relative to it, nor from `src` or the root of the repository.
 */
export function readmeFaults(path: string, text: string, paths: readonly string[]): string[] {
  const folder = posix.dirname(path)
  const lines = text.trimEnd().split('\n').length
  const exists = (name: string): boolean => {
    const plain = name.replace(/\/$/, '')
    const places = [plain, `src/${plain}`, posix.join(folder, plain)]
    return paths.some((known) =>
      name.endsWith('/')
        ? places.some((place) => known.startsWith(`${place}/`)) ||
          (known.startsWith(`${folder}/`) && known.includes(`/${plain}/`, folder.length))
        : places.includes(known) || (known.startsWith(`${folder}/`) && known.endsWith(`/${plain}`)),
    )
  }
  return [
    ...(lines > mostLines ? [`${path}: ${lines} lines`] : []),
    ...namesIn(text)
      .filter((name) => !exists(name))
      .map((name) => `${path}: ${name} does not exist`),
  ]
}
