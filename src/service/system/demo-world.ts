/** The demo world: two organizations with spaces, for a first look around. */
import { insertMember, insertOrganization } from '../organizations/organization-rows.ts'
import { demoSetting } from '../organizations/demo-setting.ts'
import { insertPerson } from '../people/person-rows.ts'
import { hashPassword } from '../people/sign-in/passwords.ts'
import type { ImportRequest } from '../pages/transfer/import-space.ts'
import { importedFolder } from '../pages/transfer/folder-to-content.ts'
import { importSpace } from '../pages/transfer/import-space.ts'
import { insertCollection } from '../spaces/space-rows.ts'
import type { Context } from '../context.ts'
import type { PersonRow } from '../storage/schema/schema.ts'
import { demoOrganizations } from './demo-content.ts'
import { addDemoChanges } from './demo-review.ts'
import { addDemoSite } from './demo-site.ts'

/** The space with the demo's change requests. */
const spaceWithChanges = 'Fieldline guide'

/** Colleagues in the demo organizations; nobody can sign in as one of them. */
const colleagues = [
  { email: 'ines.farrow@demo.example', displayName: 'Ines Farrow', role: 'review' },
  { email: 'tomas.berg@demo.example', displayName: 'Tomas Berg', role: 'edit' },
  { email: 'aiko.lindqvist@demo.example', displayName: 'Aiko Lindqvist', role: 'comment' },
] as const

/** Adds the demo organizations with `admin` as their administrator; their spaces go through the regular import. */
export const addDemoOrganizations = async (ctx: Context, admin: string): Promise<void> => {
  const planned = await ctx.store.write(async (db) => {
    const people = []
    for (const { email, displayName, role } of colleagues) {
      people.push({
        role,
        ...(await insertPerson(ctx, db, { email, displayName, password: null, operator: false })),
      })
    }
    const imports: ImportRequest[] = []
    for (const { title, spaces } of demoOrganizations) {
      // Nobody could give the approval: the colleagues cannot sign in.
      const organization = await insertOrganization(ctx, db, { title, admin, defaultRules: false })
      await db
        .insertInto('settings')
        .values({ name: demoSetting(organization.id), value: '1' })
        .execute()
      for (const { id, role } of people) await insertMember(ctx, db, organization.id, id, role)
      const collections = new Map<string, string>()
      for (const { collection, ...space } of spaces) {
        let parent = collection === undefined ? undefined : collections.get(collection)
        if (collection !== undefined && parent === undefined) {
          const made = await insertCollection(ctx, db, {
            organization: organization.id,
            title: collection,
            createdBy: admin,
          })
          parent = made.id
          collections.set(collection, parent)
        }
        imports.push({
          organization: organization.id,
          title: space.title,
          emoji: space.emoji,
          parent,
          createdBy: admin,
          content: importedFolder(
            new Map(
              Object.entries(space.files).map(([path, text]) => [path, new TextEncoder().encode(text)]),
            ),
            ctx.mint,
          ),
        })
      }
    }
    return { imports, people: people.map(({ id }) => id) }
  })
  for (const request of planned.imports) {
    const { space } = await importSpace(ctx, request)
    if (request.title !== spaceWithChanges) continue
    const [ines = '', tomas = '', aiko = ''] = planned.people
    await addDemoChanges(ctx, space.id, { mara: admin, ines, tomas, aiko })
    await addDemoSite(ctx, {
      organizationId: request.organization,
      spaceId: space.id,
      person: admin,
    })
  }
}

/** Creates the content of the demo world and its administrator, with the email address and password of the environment. */
export const buildDemoWorld = async (ctx: Context): Promise<PersonRow> => {
  const { adminEmail: email = 'mara.oduya@demo.example', adminPassword } = ctx.config
  const password = adminPassword === undefined ? null : await hashPassword(adminPassword)
  const person = await ctx.store.write((db) =>
    insertPerson(ctx, db, { email, displayName: 'Mara Oduya', password, operator: true }),
  )
  await addDemoOrganizations(ctx, person.id)
  return person
}
