/** How large each organization is. One query for a page, which reads a bounded number of files of each. */
import { sql } from 'kysely'
import { mostCountedFiles } from '../../../contract/system/installation-schemas.ts'
import { operations } from '../../../contract/operations.ts'
import { listPage } from '../../http/list-page.ts'
import { reads } from '../../http/verb.ts'

/** Organizations in a page, at most: the files of each are counted. */
const mostInPage = 50

/** An aggregate over the files of an organization `o`, up to one more than are counted. */
const ofFiles = (aggregate: 'count(*)' | 'coalesce(sum(size), 0)', most: number) => sql<number>`
  (select ${sql.raw(aggregate)} from (select b.size from spaces s join blobs b on b.space = s.id
    where s.organization = o.id order by b.space, b.hash limit ${sql.lit(most)}) as counted)`

export const listOrganizationSizes = reads(operations.listOrganizationSizes, ({ query, ctx }, db) =>
  listPage(ctx.keys, {
    list: 'installation/organizations',
    query: { ...query, limit: Math.min(query.limit, mostInPage) },
    count: async () => {
      const { total } = await db
        .selectFrom('organizations')
        .select((e) => e.fn.countAll().as('total'))
        .executeTakeFirstOrThrow()
      return Number(total)
    },
    rows: (after, limit) =>
      db
        .selectFrom('organizations as o')
        .select((e) => [
          ...(['o.id', 'o.title', 'o.created_at'] as const),
          e
            .selectFrom('members as m')
            .whereRef('m.organization', '=', 'o.id')
            .select((members) => members.fn.countAll().as('people'))
            .as('people'),
          e
            .selectFrom('spaces as s')
            .whereRef('s.organization', '=', 'o.id')
            .select((spaces) => spaces.fn.countAll().as('spaces'))
            .as('spaces'),
          ofFiles('count(*)', mostCountedFiles + 1).as('files'),
          ofFiles('coalesce(sum(size), 0)', mostCountedFiles).as('bytes'),
        ])
        .$if(after !== undefined, (rows) => rows.where('o.id', '>', String(after?.[0])))
        .orderBy('o.id')
        .limit(limit)
        .execute(),
    key: ({ id }) => [id],
    items: (rows) =>
      rows.map(({ id, title, created_at, ...counted }) => ({
        object: 'organization-size' as const,
        ...{ id, title, people: Number(counted.people), spaces: Number(counted.spaces) },
        files: {
          count: Math.min(Number(counted.files), mostCountedFiles),
          bytes: Number(counted.bytes),
          more: Number(counted.files) > mostCountedFiles,
        },
        createdAt: created_at,
      })),
  }),
)
