/** Specifications as pages show them: the latest good version, and since when an operation is gone. */
import { referenceOperation } from '../../../content/api-reference/reference-operation.ts'
import type { Db } from '../../storage/store.ts'
import { slugKey } from '../model/api-specs.queries.ts'
import { findVersion } from '../model/versions.queries.ts'
import type { ApiSource } from '../read-reference.ts'
import { storedDocument } from './stored-document.ts'
import { storedModels } from './stored-models.ts'

/** The first version after the last one that had the operation; undefined if none had it, or the newest has it. */
const goneSince = async (db: Db, spec: string, key: string): Promise<number | undefined> => {
  const { last } = await db
    .selectFrom('api_spec_operations as o')
    .innerJoin('api_spec_versions as v', 'v.id', 'o.version')
    .select((e) => e.fn.max('v.number').as('last'))
    .where('o.spec', '=', spec)
    .where('o.key', '=', key)
    .executeTakeFirstOrThrow()
  if (last === null) return undefined
  const { next } = await db
    .selectFrom('api_spec_versions')
    .select((e) => e.fn.min('number').as('next'))
    .where('spec', '=', spec)
    .where('number', '>', Number(last))
    .executeTakeFirstOrThrow()
  return next === null ? undefined : Number(next)
}

export const storedApi: ApiSource = async ({ store }, organization, name) => {
  const spec = await store.read
    .selectFrom('api_specs')
    .selectAll()
    .where('organization', '=', organization)
    .where((e) => e.or([e('slug_key', '=', slugKey(name)), e('id', '=', name)]))
    .executeTakeFirst()
  if (!spec || spec.last_version === null) return undefined
  const version = await findVersion(store.read, spec.id, spec.last_version)
  if (!version) return undefined
  return {
    ...{ id: spec.id, slug: spec.slug, title: version.title },
    ...{ version: Number(version.number), contentHash: version.content_hash },
    reference: async (key) => referenceOperation(await storedDocument(store, version), key),
    models: (names) => storedModels(store, version, names.length === 0 ? undefined : names),
    goneSince: (key) => goneSince(store.read, spec.id, key),
  }
}
