/**
 * The text of a version at its signed address on the sites' origin. Browsers download it: nothing that somebody wrote
 * is shown as a page there.
 */
import type { Context } from '../../context.ts'
import { readBlob } from '../../storage/objects/blobs.ts'
import type { Db } from '../../storage/store.ts'
import { mainFileOf } from '../model/version-files.ts'
import { findVersion } from '../model/versions.queries.ts'
import { lasting, latestVersion, signedText } from './raw-url.ts'

interface RawText {
  readonly bytes: Buffer
  readonly contentType: string
  readonly name: string
  readonly etag: string
  /** Whether pages of all origins may read it. */
  readonly isPublic: boolean
}

interface RawPath {
  readonly spec: string
  /** The id of a version, or `latest`. */
  readonly version: string
}

interface RawQuery {
  readonly expires?: string
  readonly signature?: string
}

const isExpired = (expires: string, now: string): boolean =>
  !/^\d{1,12}$/.test(expires) || Number(expires) * 1000 < Date.parse(now)

const versionOf = async (db: Db, { spec: id, version }: RawPath) => {
  const spec = await db.selectFrom('api_specs').selectAll().where('id', '=', id).executeTakeFirst()
  const wanted = version === latestVersion ? spec?.last_version : version
  const row = spec && wanted ? await findVersion(db, id, wanted) : undefined
  return spec && row ? { spec, row } : undefined
}

/** Undefined for an address that was never issued, has expired, or was that of a public text that is private now. */
export const readRawText = async (
  { store, keys, now }: Context,
  path: RawPath,
  { expires, signature }: RawQuery,
): Promise<RawText | undefined> => {
  if (typeof expires !== 'string' || typeof signature !== 'string') return undefined
  if (!keys.verify('api-spec-address', signedText(path.spec, path.version, expires), signature))
    return undefined
  if (expires !== lasting && isExpired(expires, now())) return undefined
  const found = await versionOf(store.read, path)
  if (!found) return undefined
  const isPublic = found.spec.visibility === 'public'
  if (expires === lasting && !isPublic) return undefined
  const { blob, format } = mainFileOf(found.row)
  const bytes = await readBlob(store, path.spec, blob)
  return (
    bytes && {
      bytes: Buffer.from(bytes),
      contentType: format === 'json' ? 'application/json; charset=utf-8' : 'application/yaml; charset=utf-8',
      name: `${found.spec.slug}.${format}`,
      etag: `"${blob}"`,
      isPublic,
    }
  )
}
