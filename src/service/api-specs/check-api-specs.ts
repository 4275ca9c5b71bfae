/** Checks the consistency of all API specifications in a store, for `recto fsck`. Read-only. */
import { decodeStored, sha256 } from '../storage/objects/objects.ts'
import type { ApiSpecRow, ApiSpecVersionRow } from '../storage/schema/api-spec-tables.ts'
import type { Db } from '../storage/store.ts'
import { filesOf } from './model/version-files.ts'

type Report = (message: string) => void

/** The texts of a specification, which are read one at a time: whether each is intact, by hash. */
const checkBlobs = async (db: Db, spec: string, report: Report): Promise<Set<string>> => {
  const intact = new Set<string>()
  const hashes = await db.selectFrom('blobs').select('hash').where('space', '=', spec).execute()
  for (const { hash } of hashes) {
    const { encoding, bytes } = await db
      .selectFrom('blobs')
      .select(['encoding', 'bytes'])
      .where('space', '=', spec)
      .where('hash', '=', hash)
      .executeTakeFirstOrThrow()
    try {
      if (sha256(decodeStored(encoding, bytes)) === hash) intact.add(hash)
      else report(`The bytes of the text ${hash} do not match its hash.`)
    } catch (error) {
      report(`The text ${hash} cannot be decompressed: ${(error as Error).message}`)
    }
  }
  return intact
}

const countsByVersion = async (
  db: Db,
  table: 'api_spec_operations' | 'api_spec_schemas',
  spec: string,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .selectFrom(table)
    .select(['version', (e) => e.fn.countAll<number>().as('total')])
    .where('spec', '=', spec)
    .groupBy('version')
    .execute()
  return new Map(rows.map(({ version, total }) => [version, Number(total)]))
}

const checkVersions = async (
  db: Db,
  spec: string,
  versions: readonly ApiSpecVersionRow[],
  blobs: ReadonlySet<string>,
  report: Report,
): Promise<void> => {
  const operations = await countsByVersion(db, 'api_spec_operations', spec)
  const schemas = await countsByVersion(db, 'api_spec_schemas', spec)
  for (const row of versions) {
    const named = [row.document, ...filesOf(row).map(({ blob }) => blob)]
    for (const blob of named)
      if (!blobs.has(blob)) report(`The text ${blob} of version ${row.number} is missing.`)
    if ((operations.get(row.id) ?? 0) !== Number(row.operations))
      report(`Version ${row.number} has ${row.operations} operations, which its index does not list.`)
    if ((schemas.get(row.id) ?? 0) !== Number(row.schemas))
      report(`Version ${row.number} has ${row.schemas} schemas, which its index does not list.`)
  }
}

const checkSpec = async (db: Db, spec: ApiSpecRow, report: Report): Promise<void> => {
  const blobs = await checkBlobs(db, spec.id, report)
  const versions = await db.selectFrom('api_spec_versions').selectAll().where('spec', '=', spec.id).execute()
  const last = versions.find(({ id }) => id === spec.last_version)
  if (last === undefined ? spec.last_version !== null : Number(last.number) !== Number(spec.last_number))
    report('Its last version is missing or has another number.')
  if (spec.source_blob !== null && !blobs.has(spec.source_blob)) report('The text that was sent is missing.')
  await checkVersions(db, spec.id, versions, blobs, report)
}

/** The number of specifications; problems are reported. */
export const checkApiSpecs = async (db: Db, report: Report): Promise<number> => {
  const specs = await db.selectFrom('api_specs').selectAll().orderBy('id').execute()
  for (const spec of specs)
    await checkSpec(db, spec, (message) => report(`API specification ${spec.id} (${spec.slug}): ${message}`))
  const orphans = await db
    .selectFrom('api_spec_versions as v')
    .leftJoin('api_specs as s', 's.id', 'v.spec')
    .select('v.id')
    .where('s.id', 'is', null)
    .execute()
  for (const { id } of orphans) report(`The version ${id} belongs to no API specification.`)
  return specs.length
}
