/** Custom fonts of a site: list, upload, delete. */
import { createHash } from 'node:crypto'
import { operations } from '../../../contract/operations.ts'
import { largestFontFile, mostFontFiles } from '../../../contract/sites/look/font-schemas.ts'
import { Failure, notFound } from '../../http/failure.ts'
import { listPage } from '../../http/list-page.ts'
import { open, reads, writes } from '../../http/verb.ts'
import { receivedBytes } from '../../content/files/received-file.ts'
import type { SiteFontRow } from '../../storage/schema/site-font-tables.ts'
import type { SiteRow } from '../../storage/schema/site-tables.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import { lockSite, touchSite } from '../structure/change-structure.ts'
import { looksOfSite } from './looks-of-site.ts'
import { fontFileName } from './font-address.ts'
import type { FontFormat } from './font-format.ts'
import { fontFormat } from './font-format.ts'
import type { FontFamilyRows } from '../model/site-fonts.store.ts'
import { familiesOf, fontRowsOf } from '../model/site-fonts.store.ts'

/** Fonts used by any customization of the site, including its draft. */
const fontsInUse = async (db: Db, site: SiteRow): Promise<(id: string) => boolean> => {
  const looks = await looksOfSite(db, site)
  // Ids are long and random: if one occurs in the text, the font is in use.
  return (id) => looks.includes(`"${id}"`)
}

const fontView = (
  { addresses }: Context,
  site: SiteRow,
  rows: FontFamilyRows,
  used: (id: string) => boolean,
) => {
  const [{ id, family, created_at: createdAt }] = rows
  const address = { basename: site.basename, ...(site.hostname !== null && { hostname: site.hostname }) }
  return {
    object: 'site-font' as const,
    id,
    custom: true as const,
    fontFamily: family,
    fontFaces: rows.map((row) => {
      const format = row.format as FontFormat
      return {
        weight: row.weight,
        ...(row.weight_to !== null && { weightTo: row.weight_to }),
        format,
        size: row.size,
        sources: [
          {
            url: addresses.published(address, `~fonts/${fontFileName(row)}`),
            ...((format === 'woff2' || format === 'woff') && { format }),
          },
        ],
      }
    }),
    used: used(id),
    createdAt,
  }
}

export const listSiteFonts = reads(operations.listSiteFonts, async ({ query, ctx }, db, { site }) => {
  const families = [...familiesOf(await fontRowsOf(db, site)).values()]
  const used = await fontsInUse(db, site)
  return listPage(ctx.keys, {
    list: `sites/${site.id}/fonts`,
    query,
    count: () => Promise.resolve(families.length),
    rows: (after, limit) => {
      const rest =
        after === undefined ? families : families.filter(([{ family_key: name }]) => name > String(after[0]))
      return Promise.resolve(rest.slice(0, limit))
    },
    key: ([{ family_key: name }]) => [name],
    items: (rows) => rows.map((family) => fontView(ctx, site, family, used)),
  })
})

const record = (ctx: Context, db: Db, site: SiteRow, person: string): Promise<void> =>
  ctx.events.record(db, {
    organization: site.organization,
    kind: 'site.fonts-changed',
    subject: site.id,
    actor: person,
    data: { title: site.title },
  })

const checked = (bytes: Buffer, { weight, weightTo }: { weight: number; weightTo?: number | undefined }) => {
  const format = fontFormat(bytes)
  if (format === undefined)
    throw new Failure(
      'bad-content',
      'This font is not supported. Upload a complete WOFF2, WOFF, TTF or OTF file.',
    )
  if (weightTo !== undefined && weightTo <= weight)
    throw new Failure(
      'bad-content',
      'The maximum weight of a variable font must be greater than its minimum.',
      {
        details: [{ path: 'query.weightTo', message: `Must be greater than ${weight}.` }],
      },
    )
  return { format, hash: createHash('sha256').update(bytes).digest('hex'), size: bytes.length, bytes }
}

export const uploadSiteFont = open(operations.uploadSiteFont, async (call, read) => {
  const { ctx, caller, query } = call
  await call.authorize(read)
  const file = checked(await receivedBytes(call.request.stream, largestFontFile), query)
  return ctx.store.write(async (db) => {
    const site = await lockSite(db, (await call.authorize(db)).site)
    const rows = await fontRowsOf(db, site)
    const key = query.family.toLowerCase()
    const family = rows.find((row) => row.family_key === key)
    const before = rows.find((row) => row.family_key === key && row.weight === query.weight)
    if (before === undefined && rows.length >= mostFontFiles)
      throw new Failure(
        'bad-content',
        `A site can have at most ${mostFontFiles} font files. Delete some first.`,
      )
    const row = {
      organization: site.organization,
      site: site.id,
      id: family?.id ?? ctx.mint('site-font'),
      weight: query.weight,
      weight_to: query.weightTo ?? null,
      family: family?.family ?? query.family,
      family_key: key,
      ...file,
      created_by: caller.person,
      created_at: ctx.now(),
    }
    await db
      .insertInto('site_fonts')
      .values(row)
      .onConflict((conflict) => conflict.columns(['organization', 'site', 'id', 'weight']).doUpdateSet(row))
      .execute()
    const after = await touchSite(ctx, db, site)
    await record(ctx, db, site, caller.person)
    const whole = familiesOf(await fontRowsOf(db, site)).get(row.id)
    if (whole === undefined) throw new Error('The uploaded font is missing.')
    call.created(`${ctx.addresses.site(site.organization, site.id).location}/fonts/${row.id}`)
    return fontView(ctx, after, whole, await fontsInUse(db, after))
  })
})

export const deleteSiteFont = writes(
  operations.deleteSiteFont,
  async ({ params, caller, ctx }, db, subject) => {
    const site = await lockSite(db, subject.site)
    const rows: readonly SiteFontRow[] = await fontRowsOf(db, site)
    if (!rows.some(({ id }) => id === params.fontId)) throw notFound()
    if ((await fontsInUse(db, site))(params.fontId))
      throw new Failure(
        'state-forbids',
        'The site, one of its sections or an unpublished draft uses this font. Choose another font there first.',
      )
    await db
      .deleteFrom('site_fonts')
      .where('organization', '=', site.organization)
      .where('site', '=', site.id)
      .where('id', '=', params.fontId)
      .execute()
    await touchSite(ctx, db, site)
    await record(ctx, db, site, caller.person)
  },
)
