/**
 * A person's daily digest as an Atom feed (RFC 4287), one entry per day of the last month with notifications. Feed
 * readers cannot sign in, so the URL is the secret: it is signed, on the sites' origin, and its owner can replace it at
 * any time.
 */
import { requireOwnCredential } from '../../access/organization-entry.ts'
import { operations } from '../../../contract/operations.ts'
import { Id } from '../../../contract/wire/shapes.ts'
import { reads, writes } from '../../http/verb.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import type { NotificationView } from './notifications.ts'
import { notificationsSince } from './notifications.ts'
import { notificationText } from './notification-text.ts'

const days = 30
const maxNotifications = 500
const day = 24 * 3600 * 1000

const settingOf = (person: string): string => `feed:${person}`

/** Number of feed URLs a person has had; each is signed with its number. */
const generationOf = async (db: Db, person: string): Promise<number> => {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', settingOf(person))
    .executeTakeFirst()
  return Number(row?.value ?? 1)
}

const signedText = (person: string, generation: number): string => JSON.stringify([person, generation])

const addressOf = ({ config, keys }: Context, person: string, generation: number) => ({
  url: `${config.sitesUrl}/feeds/${person}?signature=${keys.sign('feed-address', signedText(person, generation))}`,
})

export const getNotificationFeed = reads(operations.getNotificationFeed, async ({ caller, ctx }, db) => {
  // The feed covers all organizations of the person.
  requireOwnCredential(caller)
  return addressOf(ctx, caller.person, await generationOf(db, caller.person))
})

/** Ends the URL of a person's feed. Returns the generation of the next. */
export const endNotificationFeed = async (db: Db, person: string): Promise<number> => {
  const next = (await generationOf(db, person)) + 1
  await db
    .insertInto('settings')
    .values({ name: settingOf(person), value: String(next) })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: String(next) }))
    .execute()
  return next
}

export const renewNotificationFeed = writes(operations.renewNotificationFeed, async ({ caller, ctx }, db) => {
  requireOwnCredential(caller)
  return addressOf(ctx, caller.person, await endNotificationFeed(db, caller.person))
})

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}
/** Removes control characters, which XML 1.0 does not allow even escaped. */
const escapeXml = (text: string): string =>
  text
    .replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '')
    .replace(/[&<>"]/gu, (character) => escapes[character] ?? '')

const entryOf = (
  base: string,
  person: string,
  date: string,
  notifications: readonly NotificationView[],
): string => {
  const lines = notifications
    .map((one) => `<li><a href="${escapeXml(one.urls.app)}">${escapeXml(notificationText(one))}</a></li>`)
    .join('')
  const title = `${notifications.length} ${notifications.length === 1 ? 'notification' : 'notifications'} on ${date}`
  const latest = notifications[0]?.createdAt ?? `${date}T00:00:00.000Z`
  return `  <entry>
    <id>urn:recto:digest:${person}:${date}</id>
    <title>${title}</title>
    <updated>${latest}</updated>
    <link href="${escapeXml(base)}/"/>
    <content type="html">${escapeXml(`<ul>${lines}</ul>`)}</content>
  </entry>`
}

/** The feed of a URL; undefined if it is invalid, was replaced, or its owner is gone. */
export const readFeed = async (
  ctx: Context,
  { person }: { readonly person: string },
  { signature }: { readonly signature?: unknown },
): Promise<string | undefined> => {
  const db = ctx.store.read
  if (typeof signature !== 'string' || !Id.safeParse(person).success) return undefined
  const generation = await generationOf(db, person)
  if (!ctx.keys.verify('feed-address', signedText(person, generation), signature)) return undefined
  const owner = await db
    .selectFrom('persons')
    .select('display_name')
    .where('id', '=', person)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  if (owner === undefined) return undefined
  const now = ctx.now()
  const since = new Date(Date.parse(now) - days * day).toISOString()
  const notifications = await notificationsSince(ctx, db, person, since, maxNotifications)
  const byDay = Map.groupBy(notifications, ({ createdAt }) => createdAt.slice(0, 10))
  const { baseUrl } = ctx.config
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>urn:recto:digest:${person}</id>
  <title>Recto notifications for ${escapeXml(owner.display_name)}</title>
  <updated>${notifications[0]?.createdAt ?? now}</updated>
  <author><name>Recto</name></author>
  <link href="${escapeXml(baseUrl)}/"/>
${[...byDay].map(([date, ofDay]) => entryOf(baseUrl, person, date, ofDay)).join('\n')}
</feed>
`
}
