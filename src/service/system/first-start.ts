/** What a start on an empty store does, and the lines that it prints. */
import { hashPassword } from '../people/sign-in/passwords.ts'
import { insertPerson, insertToken } from '../people/person-rows.ts'
import { ConfigError } from '../config.ts'
import type { Context } from '../context.ts'
import { insertOrganization } from '../organizations/organization-rows.ts'
import { commandCall } from '../installation/command-call.ts'
import { isSetUp, makeOneTime } from './set-up.ts'

/**
 * On an empty store: creates the demo world if requested, creates the administrator that the environment names, or
 * prints a one-time link to create the first one in the browser. Does nothing on a store in use. If several processes
 * start on one store at the same time, one does it, and the others find it done.
 */
export const firstStart = async (ctx: Context, demo: boolean): Promise<readonly string[]> => {
  const { store } = ctx
  if (await isSetUp(store.read)) return inUse(demo)
  return store.alone(async () => ((await isSetUp(store.read)) ? inUse(demo) : fillStore(ctx, demo)))
}

const inUse = (demo: boolean): readonly string[] =>
  demo
    ? [
        'The store is not empty, so the demo organizations were not added. Use an empty DATA_DIR to try the demo.',
      ]
    : []

const fillStore = async (ctx: Context, demo: boolean): Promise<readonly string[]> => {
  const { config, store } = ctx
  if (demo) return demoWorld(ctx)
  if (config.adminEmail !== undefined || config.adminToken !== undefined) {
    await adminFromEnvironment(ctx)
    return [`The administrator of this installation is ${config.adminEmail ?? 'admin@localhost'}.`]
  }
  const token = await store.write((db) => makeOneTime(ctx, db, 'set-up', ''))
  return [`Set it up within one day: ${config.baseUrl}/setup?token=${token}`]
}

const demoWorld = async (ctx: Context): Promise<readonly string[]> => {
  const { config, store } = ctx
  const { buildDemoWorld } = await import('./demo-world.ts')
  const { id: person, email } = await buildDemoWorld(ctx)
  if (config.adminToken !== undefined) {
    const secret = config.adminToken
    await store.write((db) =>
      insertToken(ctx, db, {
        person,
        name: 'RECTO_ADMIN_TOKEN',
        scope: 'admin',
        expiresAt: null,
        secret,
      }),
    )
  }
  const link = await store.write((db) => makeOneTime(ctx, db, 'sign-in', person))
  return [
    `Sign in as the demo administrator within one hour: ${config.baseUrl}/sign-in?link=${link}`,
    ...(config.adminPassword === undefined
      ? []
      : [`Or sign in as ${email} with the password in RECTO_ADMIN_PASSWORD.`]),
    `To get another link later, run: ${commandCall(`sign-in-link ${email}`)}`,
  ]
}

const adminFromEnvironment = async (ctx: Context): Promise<void> => {
  const { adminEmail: email = 'admin@localhost', adminPassword, adminToken } = ctx.config
  if (adminPassword === undefined && adminToken === undefined) {
    throw new ConfigError('RECTO_ADMIN_EMAIL also needs RECTO_ADMIN_PASSWORD or RECTO_ADMIN_TOKEN.')
  }
  const password = adminPassword === undefined ? null : await hashPassword(adminPassword)
  await ctx.store.write(async (db) => {
    if (await isSetUp(db)) return
    const person = await insertPerson(ctx, db, {
      email,
      displayName: email.split('@')[0] ?? email,
      password,
      operator: true,
    })
    await insertOrganization(ctx, db, { title: 'My organization', admin: person.id })
    if (adminToken !== undefined) {
      await insertToken(ctx, db, {
        person: person.id,
        name: 'RECTO_ADMIN_TOKEN',
        scope: 'admin',
        expiresAt: null,
        secret: adminToken,
      })
    }
  })
}
