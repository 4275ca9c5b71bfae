/**
 * Checks the integrity of the store: every object and blob matches its hash, every revision can be read down to its
 * documents and files, heads and counters match the rows. Changes nothing.
 */
import { sql } from 'kysely'
import { canonicalBytes, parseCanonical } from '../../content/document/canonical.ts'
import { readTree } from '../../content/revision/read-revision.ts'
import type { Entry, Hash } from '../../content/revision/revision.ts'
import type { FileStorage } from '../storage/files/file-storage.ts'
import { fileKey } from '../storage/files/file-storage.ts'
import { keysWithoutRow } from '../storage/files/unused-files.store.ts'
import { decodeStored, everyObject, sha256 } from '../storage/objects/objects.ts'
import { remote } from '../storage/objects/packed-blob.ts'
import { auditEventView } from '../events/audit-log.ts'
import { verifyChain } from '../events/verify-chain.ts'
import { secretFits } from './installation-secret.ts'
import type { Keys } from '../keys.ts'
import { foreignUses, readSecretUses } from './secret-uses.ts'
import type { RevisionRow, SpaceRow } from '../storage/schema/schema.ts'
import type { Db, Store } from '../storage/store.ts'
import { parentsOf } from '../content/revisions/revision-rows.ts'
import { checkGrants } from '../access/check-grants.ts'
import { checkApiSpecs } from '../api-specs/check-api-specs.ts'
import { checkConversations } from '../conversations/check-conversations.ts'
import { checkTranslations } from '../translations/check-translations.ts'
import { checkSites } from '../sites/check-sites.ts'

interface Problem {
  /** '' if it belongs to no space. */
  readonly space: string
  readonly message: string
}

export interface FsckResult {
  readonly spaces: number
  readonly revisions: number
  readonly objects: number
  readonly blobs: number
  readonly auditEvents: number
  readonly sites: number
  readonly apiSpecs: number
  readonly conversations: number
  /** Objects of the object storage that belong to no file. They are deleted after a week. */
  readonly unusedFiles: number
  readonly problems: readonly Problem[]
}

/** Maximum number of rows with bytes in memory. */
const batch = 200

/** The rows of a space's blobs in order of hash. */
async function* storedBlobs(db: Db, space: string) {
  for (let after = ''; ;) {
    const rows = await db
      .selectFrom('blobs')
      .select(['hash', 'size', 'encoding', 'bytes'])
      .where('space', '=', space)
      .where('hash', '>', after)
      .orderBy('hash')
      .limit(batch)
      .execute()
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < batch) return
    after = last.hash
  }
}

const blobsNamed = (entry: Entry): Hash[] => {
  if (entry.kind === 'file' || entry.kind === 'kept-file') return [entry.blob]
  return entry.kind !== 'variable' && entry.source !== undefined ? [entry.source.blob] : []
}

const wrongBytes = (table: string, hash: Hash): string =>
  `The bytes of ${table} ${hash} do not match its hash.`

/** The sizes of a space's objects in the object storage, by key. */
const objectSizes = async (
  files: FileStorage | undefined,
  space: string,
): Promise<ReadonlyMap<string, number>> => {
  const sizes = new Map<string, number>()
  for await (const some of files?.list(`${space}/`) ?? [])
    for (const { key, size } of some) sizes.set(key, size)
  return sizes
}

/** Files in the object storage: that they are there with their size. Their bytes are checked whenever they are read. */
const checkRemote = async (
  files: FileStorage | undefined,
  space: string,
  remotes: ReadonlyMap<Hash, number>,
  report: (message: string) => void,
): Promise<void> => {
  if (remotes.size === 0) return
  if (files === undefined)
    return report(
      `${remotes.size === 1 ? '1 file is' : `${remotes.size} files are`} in an object storage, but FILES_S3_ENDPOINT is not set.`,
    )
  const sizes = await objectSizes(files, space)
  for (const [hash, size] of remotes) {
    const found = sizes.get(fileKey({ space, hash }))
    if (found === undefined) report(`File ${hash} is missing in the object storage.`)
    else if (found !== size)
      report(`File ${hash} has ${found} bytes in the object storage instead of ${size}.`)
  }
}

const checkBlobs = async (
  { files }: Store,
  db: Db,
  space: string,
  report: (message: string) => void,
): Promise<Set<Hash>> => {
  const kept = new Set<Hash>()
  const remotes = new Map<Hash, number>()
  for await (const { hash, size, encoding, bytes } of storedBlobs(db, space)) {
    if (encoding === remote) {
      remotes.set(hash, Number(size))
      kept.add(hash)
      continue
    }
    try {
      if (sha256(decodeStored(encoding, bytes)) !== hash) report(wrongBytes('blobs', hash))
      kept.add(hash)
    } catch (error) {
      report(`blobs ${hash} cannot be decompressed: ${(error as Error).message}`)
    }
  }
  await checkRemote(files, space, remotes, report)
  return kept
}

/** Objects are decoded through their bases, even if some of these are damaged. */
const checkObjects = async (
  store: Store,
  db: Db,
  space: string,
  report: (message: string) => void,
): Promise<Map<Hash, Uint8Array>> => {
  const kept = new Map<Hash, Uint8Array>()
  for await (const found of everyObject(store, db, space)) {
    if ('error' in found) {
      report(`objects ${found.hash} cannot be decompressed: ${found.error.message}`)
      continue
    }
    if (sha256(found.bytes) !== found.hash) report(wrongBytes('objects', found.hash))
    kept.set(found.hash, found.bytes)
  }
  return kept
}

const checkSpace = async (store: Store, db: Db, space: SpaceRow, report: (message: string) => void) => {
  const objects = await checkObjects(store, db, space.id, report)
  const blobs = await checkBlobs(store, db, space.id, report)
  const revisions = await db.selectFrom('revisions').selectAll().where('space', '=', space.id).execute()
  const byId = new Map(revisions.map((row) => [row.id, row]))

  const isIntact = new Set<Hash>()
  const checkEntries = (entries: readonly Entry[], root: Hash): void => {
    for (const entry of entries) {
      const document = entry.kind === 'page' || entry.kind === 'reusable-content' ? entry.document : undefined
      if (document !== undefined && !isIntact.has(document)) {
        const bytes = objects.get(document)
        if (bytes === undefined) report(`Tree ${root}: the document of ${entry.kind} ${entry.id} is missing.`)
        else if (sha256(canonicalBytes(parseCanonical(bytes))) !== document)
          report(`Document ${document} is not in canonical form.`)
        isIntact.add(document)
      }
      for (const blob of blobsNamed(entry))
        if (!blobs.has(blob)) report(`Tree ${root}: the bytes of ${entry.kind} ${entry.id} are missing.`)
    }
  }
  const load = (hashes: readonly Hash[]) =>
    Promise.resolve(
      new Map(
        hashes.map((hash): [Hash, Uint8Array] => {
          const bytes = objects.get(hash)
          if (bytes === undefined) throw new Error(`node ${hash} is missing`)
          return [hash, bytes]
        }),
      ),
    )
  for (const root of new Set(revisions.map((row) => row.root))) {
    try {
      checkEntries(await readTree(root, load), root)
    } catch (error) {
      report(`Tree ${root} cannot be read: ${(error as Error).message}.`)
    }
  }
  checkLine(space, revisions, byId, report)
  await checkCounts(db, space, byId, report)
  return { revisions: revisions.length, objects: objects.size, blobs: blobs.size }
}

/** Main must be one chain of first parents, numbered from 1 to the head. */
const checkLine = (
  space: SpaceRow,
  revisions: readonly RevisionRow[],
  byId: ReadonlyMap<string, RevisionRow>,
  report: (message: string) => void,
): void => {
  for (const row of revisions)
    for (const parent of parentsOf(row))
      if (!byId.has(parent)) report(`Revision ${row.id} refers to a missing parent: ${parent}.`)
  const main = revisions.filter(({ main_number }) => main_number !== null)
  let row = byId.get(space.revision)
  if (row === undefined) return report('The head is missing.')
  let expected = main.length
  while (row !== undefined) {
    if (row.main_number !== expected)
      return report(`Revision ${row.id} has number ${row.main_number} on main instead of ${expected}.`)
    expected -= 1
    row = byId.get(parentsOf(row)[0] ?? '')
  }
  if (expected !== 0) report('The first parents of the head do not lead to the first revision.')
}

const checkCounts = async (
  db: Db,
  space: SpaceRow,
  byId: ReadonlyMap<string, RevisionRow>,
  report: (message: string) => void,
): Promise<void> => {
  const requests = await db.selectFrom('change_requests').selectAll().where('space', '=', space.id).execute()
  for (const row of requests) {
    for (const id of [row.revision, row.revision_initial, row.revision_merged_ancestor, row.revision_merged])
      if (id !== null && !byId.has(id))
        report(`Change request #${row.number} refers to a missing revision: ${id}.`)
    if ((row.status === 'merged') !== (row.revision_merged !== null))
      report(`Change request #${row.number} has status ${row.status}, which does not match its revisions.`)
  }
  const open = await db
    .selectFrom('comments')
    .select(['change_request', (e) => e.fn.countAll<number>().as('total')])
    .where('space', '=', space.id)
    .where('resolved_at', 'is', null)
    .groupBy('change_request')
    .execute()
  const threads = new Map(open.map(({ change_request, total }) => [change_request, Number(total)]))
  const expect = (label: string, counted: number, real: number): void => {
    if (counted !== real) report(`The stored count of ${label} is ${counted}; there are ${real}.`)
  }
  expect('open comments', space.open_comments, threads.get('') ?? 0)
  for (const row of requests)
    expect(`open comments of change request #${row.number}`, row.open_comments, threads.get(row.id) ?? 0)
  const withStatus = (status: string) => requests.filter((row) => row.status === status).length
  expect('change requests', space.change_requests, requests.length)
  expect('open change requests', space.change_requests_open, withStatus('open'))
  expect('drafts', space.change_requests_draft, withStatus('draft'))
}

/** The rows of an organization's audit log as the API shows them, in order. */
async function* auditRows(db: Db, organization: string) {
  for (let after = -Infinity; ;) {
    const rows = await db
      .selectFrom('audit_events')
      .selectAll()
      .where('organization', '=', organization)
      .$if(after > -Infinity, (batchOfOrganizations) => batchOfOrganizations.where('number', '>', after))
      .orderBy('number')
      .limit(batch)
      .execute()
    for (const row of rows) yield auditEventView(row)
    const last = rows.at(-1)
    if (!last || rows.length < batch) return
    after = Number(last.number)
  }
}

/** Every audit log must be one unbroken chain up to its head. */
const checkAuditLogs = async (db: Db, report: (message: string) => void): Promise<number> => {
  const { rows } = await sql<{ organization: string }>`
    select organization from audit_heads union select organization from audit_events order by 1`.execute(db)
  let events = 0
  for (const { organization } of rows) {
    const head = await db
      .selectFrom('audit_heads')
      .select(['number', 'hash'])
      .where('organization', '=', organization)
      .executeTakeFirst()
    const found = await verifyChain(auditRows(db, organization), {
      number: Number(head?.number ?? 0),
      hash: head?.hash ?? '',
    })
    events += found.events
    const label = organization === '' ? 'the installation' : `organization ${organization}`
    for (const problem of found.problems) report(`Audit log of ${label}: ${problem}`)
  }
  return events
}

/** Checks that the secret is the one that the store was written with, and that everything sealed can be opened. */
const checkSecret = async (db: Db, keys: Keys, report: (message: string) => void): Promise<void> => {
  const uses = await readSecretUses(db, keys)
  if (!(await secretFits(db, keys))) {
    const { visitorKeys, invites } = uses
    report(
      'The secret of this installation is missing, or is not the one this store was written with. Restore that ' +
        `one (in SECRET, or where it is stored). ${visitorKeys} visitor keys of sites and ${invites} invites ` +
        'also depend on it. If it is lost, run adopt-secret.',
    )
  }
  for (const message of foreignUses(uses)) report(message)
}

/**
 * Checks everything on one snapshot of the store. The objects of one space at a time are in memory. Without keys,
 * checks that need the secret are skipped.
 */
export const fsck = async (store: Store, keys?: Keys): Promise<FsckResult> => ({
  ...(await checkSnapshot(store, keys)),
  unusedFiles: await countUnused(store),
})

const countUnused = async ({ engine, read, files }: Store): Promise<number> => {
  let unused = 0
  for await (const some of files?.list('') ?? []) {
    const keys = some.map(({ key }) => key)
    unused += (await keysWithoutRow({ engine }, read, keys)).length
  }
  return unused
}

/**
 * Checks the files that a store keeps in the object storage, of which a backup holds the bytes itself: what `fsck` finds
 * of them in the store, without anything else.
 */
export const checkRemoteFiles = async (
  store: Store,
): Promise<Pick<FsckResult, 'unusedFiles' | 'problems'>> => {
  const rows = await store.read
    .selectFrom('blobs')
    .select(['space', 'hash', 'size'])
    .where('encoding', '=', remote)
    .where('space', 'in', (spaces) => spaces.selectFrom('spaces').select('id'))
    .execute()
  const problems: Problem[] = []
  for (const [space, files] of Map.groupBy(rows, (row) => row.space)) {
    const sizes = new Map(files.map(({ hash, size }) => [hash, Number(size)]))
    await checkRemote(store.files, space, sizes, (message) => problems.push({ space, message }))
  }
  return { unusedFiles: await countUnused(store), problems }
}

const checkSnapshot = (store: Store, keys?: Keys): Promise<Omit<FsckResult, 'unusedFiles'>> =>
  store.snapshot(async (db) => {
    const problems: Problem[] = []
    const total = { revisions: 0, objects: 0, blobs: 0 }
    const spaces = await db.selectFrom('spaces').selectAll().orderBy('id').execute()
    for (const space of spaces) {
      const found = await checkSpace(store, db, space, (message) =>
        problems.push({ space: space.id, message }),
      )
      total.revisions += found.revisions
      total.objects += found.objects
      total.blobs += found.blobs
    }
    const auditEvents = await checkAuditLogs(db, (message) => problems.push({ space: '', message }))
    await checkGrants(db, (message) => problems.push({ space: '', message }))
    if (keys) await checkSecret(db, keys, (message) => problems.push({ space: '', message }))
    const organizations = new Map(spaces.map(({ id, organization }) => [id, organization]))
    const sites = await checkSites(db, organizations, (message) => problems.push({ space: '', message }))
    const apiSpecs = await checkApiSpecs(db, (message) => problems.push({ space: '', message }))
    const conversations = await checkConversations(db, (message) => problems.push({ space: '', message }))
    await checkTranslations(db, (message) => problems.push({ space: '', message }))
    return { spaces: spaces.length, ...total, auditEvents, sites, apiSpecs, conversations, problems }
  })
