/**
 * Numbered migrations, applied on start in one transaction under a lock, so that several processes can start on one
 * store at the same time. A store newer than the program is refused.
 */
import { sql } from 'kysely'
import * as ground from './0001-ground.ts'
import * as content from './0002-content.ts'
import * as formerPaths from './0003-former-paths.ts'
import * as linksSearch from './0004-links-search.ts'
import * as pageChanges from './0005-page-changes.ts'
import * as reviews from './0006-reviews.ts'
import * as notifications from './0007-notifications.ts'
import * as discussion from './0008-discussion.ts'
import * as search from './0009-search.ts'
import * as pageLinks from './0010-page-links.ts'
import * as people from './0011-people.ts'
import * as sites from './0012-sites.ts'
import * as signOn from './0013-sign-on.ts'
import * as auditLog from './0014-audit.ts'
import * as secondFactor from './0015-second-factor.ts'
import * as desk from './0016-desk.ts'
import * as siteLooks from './0017-site-looks.ts'
import * as feedback from './0018-feedback.ts'
import * as proofs from './0019-proofs.ts'
import * as siteAccess from './0020-site-access.ts'
import * as siteFonts from './0021-site-fonts.ts'
import * as ignoredNotes from './0023-ignored-notes.ts'
import * as presence from './0026-presence.ts'
import * as smallPictures from './0027-small-pictures.ts'
import * as carriedReviews from './0028-carried-reviews.ts'
import * as changesByRevision from './0029-changes-by-revision.ts'
import * as jobLeases from './0030-job-leases.ts'
import * as integrations from './0031-integrations.ts'
import * as apiSpecs from './0032-api-specs.ts'
import * as visitorIntegration from './0033-visitor-integration.ts'
import * as computedResults from './0034-computed-results.ts'
import * as changeRequestTimeline from './0035-change-request-timeline.ts'
import * as causesAndDefaultRules from './0036-causes-and-default-rules.ts'
import * as passwordResets from './0038-password-resets.ts'
import * as spaceDescription from './0040-space-description.ts'
import * as siteImages from './0041-site-images.ts'
import * as organizationNotifications from './0044-organization-notifications.ts'
import * as translations from './0045-translations.ts'
import * as conversations from './0046-conversations.ts'
import * as backups from './0047-backups.ts'
import * as emptySearches from './0048-empty-searches.ts'
import * as unusedFiles from './0049-unused-files.ts'
import * as sharedCaches from './0050-shared-caches.ts'
import * as backupCopies from './0051-backup-copies.ts'
import * as linksToSpecifications from './0052-links-to-specifications.ts'
import * as visitingMembers from './0053-visiting-members.ts'
import * as changeRequestCauses from './0054-change-request-causes.ts'
import * as linksInTitles from './0055-links-in-titles.ts'
import * as scriptSources from './0056-script-sources.ts'
import * as memoryOrigins from './0057-memory-origins.ts'
import * as confirmedDomains from './0058-confirmed-domains.ts'
import * as wordWeights from './0059-word-weights.ts'
import * as siteConnections from './0060-site-connections.ts'
import { noTimeouts, takeLock } from '../locks.ts'
import type { ColumnTypes } from '../sql.ts'
import { columnTypes } from '../sql.ts'
import type { Db, Store } from '../store.ts'

export interface Migration {
  readonly number: number
  readonly name: string
  readonly up: (db: Db, types: ColumnTypes) => Promise<void>
}

/** Ordered by number, possibly with gaps. A released migration is never changed. */
export const migrations: readonly Migration[] = [
  { number: 1, name: 'ground', up: ground.up },
  { number: 2, name: 'content', up: content.up },
  { number: 3, name: 'former-paths', up: formerPaths.up },
  { number: 4, name: 'links-search', up: linksSearch.up },
  { number: 5, name: 'page-changes', up: pageChanges.up },
  { number: 6, name: 'reviews', up: reviews.up },
  { number: 7, name: 'notifications', up: notifications.up },
  { number: 8, name: 'discussion', up: discussion.up },
  { number: 9, name: 'search', up: search.up },
  { number: 10, name: 'page-links', up: pageLinks.up },
  { number: 11, name: 'people', up: people.up },
  { number: 12, name: 'sites', up: sites.up },
  { number: 13, name: 'sign-on', up: signOn.up },
  { number: 14, name: 'audit', up: auditLog.up },
  { number: 15, name: 'second-factor', up: secondFactor.up },
  { number: 16, name: 'desk', up: desk.up },
  { number: 17, name: 'site-looks', up: siteLooks.up },
  { number: 18, name: 'feedback', up: feedback.up },
  { number: 19, name: 'proofs', up: proofs.up },
  { number: 20, name: 'site-access', up: siteAccess.up },
  { number: 21, name: 'site-fonts', up: siteFonts.up },
  { number: 23, name: 'ignored-notes', up: ignoredNotes.up },
  { number: 26, name: 'presence', up: presence.up },
  { number: 27, name: 'small-pictures', up: smallPictures.up },
  { number: 28, name: 'carried-reviews', up: carriedReviews.up },
  { number: 29, name: 'changes-by-revision', up: changesByRevision.up },
  { number: 30, name: 'job-leases', up: jobLeases.up },
  { number: 31, name: 'integrations', up: integrations.up },
  { number: 32, name: 'api-specs', up: apiSpecs.up },
  { number: 33, name: 'visitor-integration', up: visitorIntegration.up },
  { number: 34, name: 'computed-results', up: computedResults.up },
  { number: 35, name: 'change-request-timeline', up: changeRequestTimeline.up },
  { number: 36, name: 'causes-and-default-rules', up: causesAndDefaultRules.up },
  { number: 38, name: 'password-resets', up: passwordResets.up },
  { number: 40, name: 'space-description', up: spaceDescription.up },
  { number: 41, name: 'site-images', up: siteImages.up },
  { number: 44, name: 'organization-notifications', up: organizationNotifications.up },
  { number: 45, name: 'translations', up: translations.up },
  { number: 46, name: 'conversations', up: conversations.up },
  { number: 47, name: 'backups', up: backups.up },
  { number: 48, name: 'empty-searches', up: emptySearches.up },
  { number: 49, name: 'unused-files', up: unusedFiles.up },
  { number: 50, name: 'shared-caches', up: sharedCaches.up },
  { number: 51, name: 'backup-copies', up: backupCopies.up },
  { number: 52, name: 'links-to-specifications', up: linksToSpecifications.up },
  { number: 53, name: 'visiting-members', up: visitingMembers.up },
  { number: 54, name: 'change-request-causes', up: changeRequestCauses.up },
  { number: 55, name: 'links-in-titles', up: linksInTitles.up },
  { number: 56, name: 'script-sources', up: scriptSources.up },
  { number: 57, name: 'memory-origins', up: memoryOrigins.up },
  { number: 58, name: 'confirmed-domains', up: confirmedDomains.up },
  { number: 59, name: 'word-weights', up: wordWeights.up },
  { number: 60, name: 'site-connections', up: siteConnections.up },
]

/** The version of a store with all migrations. */
export const newestVersion: number = migrations.at(-1)?.number ?? 0

export class NewerStoreError extends Error {}

const appliedIn = async (db: Db): Promise<number> => {
  const { last } = await db
    .selectFrom('schema_versions')
    .select((e) => e.fn.max('number').as('last'))
    .executeTakeFirstOrThrow()
  return Number(last ?? 0)
}

/** The number of the last migration in the store; 0 for an empty one. */
export const storeVersion = async (store: Store): Promise<number> => {
  const tables = await sql<{ found: number }>`select 1 as found from ${sql.raw(
    store.engine === 'postgres'
      ? `pg_catalog.pg_tables where tablename = 'schema_versions' and schemaname = any(current_schemas(false))`
      : `sqlite_master where name = 'schema_versions'`,
  )}`.execute(store.read)
  return tables.rows.length === 0 ? 0 : appliedIn(store.read)
}

/**
 * Migrates the store to `upTo` (by default the last migration) and returns the migrations that it applied. Throws
 * `NewerStoreError` if the store was written by a newer program; nothing is changed then.
 */
export const migrate = (
  store: Store,
  now: () => string,
  upTo: number = newestVersion,
): Promise<readonly Migration[]> =>
  store.write(async (db) => {
    const types = columnTypes(store.engine)
    if (store.engine === 'postgres') await sql.raw(noTimeouts).execute(db)
    await takeLock(store.engine, db, 'migrations')
    await db.schema
      .createTable('schema_versions')
      .ifNotExists()
      .addColumn('number', types.integer, (c) => c.primaryKey())
      .addColumn('name', types.text, (c) => c.notNull())
      .addColumn('applied_at', types.text, (c) => c.notNull())
      .execute()
    const last = await appliedIn(db)
    if (last > newestVersion) {
      throw new NewerStoreError(
        `The store has version ${last}; this program knows ${newestVersion}. ` +
          'Start the newer program again, or restore a backup made before it.',
      )
    }
    // Check every number, not only the last: one that was left out may have been added later.
    const applied = new Set(
      (await db.selectFrom('schema_versions').select('number').execute()).map(({ number }) => Number(number)),
    )
    const due = migrations.filter(({ number }) => !applied.has(number) && number <= upTo)
    for (const { number, name, up } of due) {
      await up(db, types)
      await db.insertInto('schema_versions').values({ number, name, applied_at: now() }).execute()
    }
    return due
  })
