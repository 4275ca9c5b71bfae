/** Data in the store that depends on the installation's secret, and what happens to it if the secret changes. */
import type { Keys } from '../keys.ts'
import { signOnKeySetting } from '../people/sign-on/service-key.ts'
import { shareHash, shareSecret } from '../sites/model/site-secrets.ts'
import type { Db } from '../storage/store.ts'

interface Counted {
  readonly total: number
  /** Number made with another secret. */
  readonly foreign: number
}

export interface SecretUses {
  /** With the addresses of people whose factors cannot be opened. */
  readonly secondFactors: Counted & { readonly people: readonly string[] }
  /** The key that signs requests to identity providers: 0 or 1. */
  readonly signOnKey: Counted
  readonly shareLinks: Counted
  /** Unmasked texts of conversations. */
  readonly originals: Counted
  /** Keys of translation engines. */
  readonly engineKeys: Counted
  /** The rest is derived from the current secret, so only its number is known. */
  readonly samlProviders: number
  readonly visitorKeys: number
  readonly invites: number
}

const countFactors = async (db: Db, keys: Keys): Promise<SecretUses['secondFactors']> => {
  const factors = await db
    .selectFrom('second_factors as f')
    .innerJoin('persons as p', 'p.id', 'f.person')
    .select(['p.email', 'f.secret'])
    .orderBy('p.email')
    .execute()
  const foreign = factors.filter(({ secret }) => keys.open('second-factor', secret) === undefined)
  return {
    total: factors.length,
    foreign: foreign.length,
    people: [...new Set(foreign.map(({ email }) => email))],
  }
}

const signOnKeyOf = (db: Db) =>
  db.selectFrom('settings').select('value').where('name', '=', signOnKeySetting).executeTakeFirst()

const countSignOnKey = async (db: Db, keys: Keys): Promise<Counted> => {
  const row = await signOnKeyOf(db)
  if (!row) return { total: 0, foreign: 0 }
  const { privateKey } = JSON.parse(row.value) as { privateKey: string }
  return { total: 1, foreign: keys.open('sign-on-key', privateKey) === undefined ? 1 : 0 }
}

/** Share links whose stored hash does not match the address that is shown. */
const shareLinks = async (db: Db, keys: Keys) => {
  const links = await db.selectFrom('share_links').select(['organization', 'site', 'id', 'hash']).execute()
  const foreign = links.filter(({ id, hash }) => shareHash(shareSecret(keys, id)) !== hash)
  return { total: links.length, foreign }
}

const countOriginals = async (db: Db, { fingerprint }: Keys): Promise<Counted> => {
  const rows = await db
    .selectFrom('conversation_originals')
    .select(['sealed_with', (e) => e.fn.countAll<number>().as('total')])
    .groupBy('sealed_with')
    .execute()
  const sum = (some: typeof rows) => some.reduce((all, { total }) => all + Number(total), 0)
  return { total: sum(rows), foreign: sum(rows.filter((row) => row.sealed_with !== fingerprint)) }
}

const countEngineKeys = async (db: Db, keys: Keys): Promise<Counted> => {
  const rows = await db.selectFrom('translation_engines').select('key').where('key', 'is not', null).execute()
  const foreign = rows.filter(({ key }) => keys.open('translation-engine', key ?? '') === undefined)
  return { total: rows.length, foreign: foreign.length }
}

const count = async (db: Db, table: 'visitor_keys' | 'saml_providers'): Promise<number> => {
  const { total } = await db
    .selectFrom(table)
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

export const readSecretUses = async (db: Db, keys: Keys): Promise<SecretUses> => {
  const links = await shareLinks(db, keys)
  const { invites } = await db
    .selectFrom('invites')
    .select((e) => e.fn.countAll<number>().as('invites'))
    .where((e) => e.or([e('email', 'is', null), e('used_at', 'is', null)]))
    .executeTakeFirstOrThrow()
  return {
    secondFactors: await countFactors(db, keys),
    signOnKey: await countSignOnKey(db, keys),
    shareLinks: { total: links.total, foreign: links.foreign.length },
    originals: await countOriginals(db, keys),
    engineKeys: await countEngineKeys(db, keys),
    samlProviders: await count(db, 'saml_providers'),
    visitorKeys: await count(db, 'visitor_keys'),
    invites: Number(invites),
  }
}

/** Whether the data that can be checked was made with another secret: true if none of it matches this one. */
export const isUnderAnotherSecret = ({
  secondFactors,
  signOnKey,
  shareLinks: links,
  originals,
  engineKeys,
}: SecretUses): boolean => {
  const all = [secondFactors, signOnKey, links, originals, engineKeys]
  const foreign = all.reduce((sum, one) => sum + one.foreign, 0)
  return foreign > 0 && all.every(({ total, foreign: others }) => total === others)
}

const line = (total: number, one: string, many: string): string[] =>
  total === 0 ? [] : [`${total} ${total === 1 ? one : many}`]

/** The problems of a store with data from another secret. */
export const foreignUses = ({
  secondFactors,
  signOnKey,
  shareLinks: links,
  originals,
  engineKeys,
}: SecretUses): string[] => [
  ...line(
    secondFactors.foreign,
    `second factor cannot be verified with this secret: ${secondFactors.people.join(', ')}.`,
    `second factors cannot be verified with this secret: ${secondFactors.people.join(', ')}.`,
  ),
  ...line(
    signOnKey.foreign,
    'key for requests to identity providers cannot be decrypted with this secret.',
    'keys for requests to identity providers cannot be decrypted with this secret.',
  ),
  ...line(
    links.foreign,
    'share link of a site does not work at the URL shown.',
    'share links of sites do not work at the URLs shown.',
  ),
  ...line(
    originals.foreign,
    'original text of a conversation cannot be decrypted with this secret.',
    'original texts of conversations cannot be decrypted with this secret.',
  ),
  ...line(
    engineKeys.foreign,
    'key of a translation engine cannot be decrypted with this secret.',
    'keys of translation engines cannot be decrypted with this secret.',
  ),
]

/** What still works with another secret and what does not, and what to do about each. */
export const consequences = ({
  secondFactors,
  signOnKey,
  shareLinks: links,
  originals,
  engineKeys,
  samlProviders,
  visitorKeys,
  invites,
}: SecretUses): string[] => [
  ...(secondFactors.foreign === 0
    ? []
    : [
        `These people can no longer use their second factors: ${secondFactors.people.join(', ')}. ` +
          'They can sign in with a recovery code, remove the second factor and set up a new one. ' +
          'If someone has no recovery code left, run reset-second-factor EMAIL.',
      ]),
  ...(signOnKey.foreign === 0
    ? []
    : [
        `Single sign-on gets a new key and certificate. Identity providers that verify requests ` +
          `(of ${samlProviders} here) need the new metadata.`,
      ]),
  ...line(links.foreign, 'share link of a site gets a new URL.', 'share links of sites get new URLs.'),
  ...line(
    originals.foreign,
    'original text of a conversation is erased. The masked text stays.',
    'original texts of conversations are erased. The masked texts stay.',
  ),
  ...line(
    engineKeys.foreign,
    'key of a translation engine is lost. Enter it again.',
    'keys of translation engines are lost. Enter them again.',
  ),
  ...line(
    visitorKeys,
    'visitor key of a site changes. The program that signs visitor tokens needs the new one.',
    'visitor keys of sites change. The programs that sign visitor tokens need the new ones.',
  ),
  ...line(invites, 'invite gets a new link. Send it again.', 'invites get new links. Send them again.'),
  'Existing URLs of files, PDFs, feeds and previews stop working. The dashboard shows the new ones.',
  'Passwords, sessions, API tokens and all content stay the same.',
]

/**
 * Recreates what can be recreated with these keys and deletes unmasked texts that can never be opened again: the single sign-on key is created on its next use, share links get
 * the addresses that are shown. Second factors are preserved, so that a password alone never becomes enough to sign in.
 */
export const renewSecretUses = async (db: Db, keys: Keys): Promise<void> => {
  if ((await countSignOnKey(db, keys)).foreign > 0)
    await db.deleteFrom('settings').where('name', '=', signOnKeySetting).execute()
  await db.deleteFrom('conversation_originals').where('sealed_with', '!=', keys.fingerprint).execute()
  for (const { organization, site, id } of (await shareLinks(db, keys)).foreign)
    await db
      .updateTable('share_links')
      .set({ hash: shareHash(shareSecret(keys, id)) })
      .where('organization', '=', organization)
      .where('site', '=', site)
      .where('id', '=', id)
      .execute()
}
