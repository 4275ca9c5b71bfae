/** Reads the text of a specification and prepares everything that is stored of it. */
import type {
  ApiDialect,
  ApiFormat,
  ApiIndex,
  ApiProblem,
} from '../../../content/api-document/api-document.ts'
import { bundle } from '../../../content/api-document/bundle.ts'
import { SourceError } from '../../../content/api-document/source/parsed-source.ts'
import { readApiDocument } from '../../../content/api-document/read-api-document.ts'
import type { Asks } from '../../computing/task.ts'
import type { PackedBlob } from '../../storage/objects/packed-blob.ts'
import { packBlob } from '../../storage/objects/packed-blob.ts'
import { sha256 } from '../../storage/objects/sha256.ts'

interface Input {
  readonly bytes: Uint8Array
  /** Where the text was fetched; files of the same origin that it refers to are fetched as well. */
  readonly url?: string | undefined
  /** Whether only the findings are wanted, and nothing is prepared for storing. */
  readonly checkOnly: boolean
}

/** A text that was accepted. */
export interface AcceptedSource {
  readonly accepted: true
  readonly format: ApiFormat
  readonly dialect: ApiDialect
  readonly index: ApiIndex
  readonly problems: readonly ApiProblem[]
  /** Whether it refers to other files, fetched or not: then an equal text does not mean an equal document. */
  readonly hasFiles: boolean
  /** Files that it refers to and that could not be read. */
  readonly unread: readonly UnreadFile[]
  /** The texts, the document itself first, and the upgraded document as JSON, in their stored form. */
  readonly files?: readonly StoredFile[]
  readonly document?: PackedBlob
}

export interface StoredFile {
  /** A path relative to the document, for example `schemas/pet.yaml`. */
  readonly name: string
  readonly format: ApiFormat
  readonly blob: PackedBlob
}

export interface UnreadFile {
  /** A path relative to the document. */
  readonly name: string
  /** Why, as a sentence. */
  readonly message: string
}

export interface ReadAsks extends Asks {
  /** The bytes at a URL; rejects with the reason. */
  readonly fetch: (url: string) => Promise<Uint8Array>
}

export type ReadSource = AcceptedSource | { readonly accepted: false; readonly errors: readonly ApiProblem[] }

/** Bytes of an upgraded document: aliases of YAML are repeated in it. */
const largestDocument = 50 * 1024 * 1024

const tooLarge: ReadSource = {
  accepted: false,
  errors: [{ code: 'too-large', message: 'The document is too large once its aliases are expanded.' }],
}

/** The path of a file relative to the document that refers to it. */
const nameOf = (url: string, root: string): string => {
  const { pathname, search } = new URL(url)
  const folder = new URL('.', root).pathname
  return (pathname.startsWith(folder) ? pathname.slice(folder.length) : pathname.slice(1)) + search
}

interface Gathered {
  /** The text to store: with what other files hold, if it refers to some. */
  readonly text: Uint8Array
  readonly files: readonly StoredFile[]
  /** Files of its origin that could not be read. */
  readonly unread: readonly UnreadFile[]
}

/** Fetches the files that a document at a URL refers to and puts them into it. */
const gather = async (bytes: Uint8Array, url: string, fetchOne: ReadAsks['fetch']): Promise<Gathered> => {
  const { filesystem, text, failures } = await bundle(bytes, url, fetchOne)
  const [, ...others] = filesystem
  const unread = failures.map((failure) => ({ name: nameOf(failure.url, url), message: failure.message }))
  if (others.length === 0) return { text: bytes, files: [], unread }
  return {
    text: Buffer.from(text),
    unread,
    files: others.map(([address, value]) => ({
      name: nameOf(address, url),
      format: 'json' as const,
      blob: packBlob(Buffer.from(JSON.stringify(value)), 'application/json'),
    })),
  }
}

const readText = async ({ text, files, unread }: Gathered, checkOnly: boolean): Promise<ReadSource> => {
  const read = await readApiDocument(text, { sha256 })
  if (!read.accepted) return read
  const { format, document, index, problems } = read
  const accepted = {
    ...{ accepted: true as const, format, dialect: document.dialect, index, problems, unread },
    hasFiles: files.length + unread.length > 0,
  }
  const json = Buffer.from(JSON.stringify(document.root))
  if (json.length > largestDocument) return tooLarge
  if (checkOnly) return accepted
  return {
    ...accepted,
    files: [{ name: `openapi.${format}`, format, blob: packBlob(text, 'text/plain') }, ...files],
    document: packBlob(json, 'application/json'),
  }
}

export const run = async ({ bytes, url, checkOnly }: Input, { fetch }: ReadAsks): Promise<ReadSource> => {
  const itself: Gathered = { text: bytes, files: [], unread: [] }
  if (url === undefined) return readText(itself, checkOnly)
  try {
    return await readText(await gather(bytes, url, fetch), checkOnly)
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    // Reading the text itself says where it is wrong; it is not, if a limit of its files was exceeded.
    const alone = await readText(itself, true)
    return alone.accepted ? { accepted: false, errors: [error.fault] } : alone
  }
}
