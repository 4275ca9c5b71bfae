/** What a start on an empty store does, and the lines that it prints. */
import { hashPassword } from '../people/sign-in/passwords.ts'
import { insertPerson, insertToken } from '../people/person-rows.ts'
import { ConfigError } from '../config.ts'
import type { Surroundings } from '../context.ts'
import { insertOrganization } from '../organizations/organization-rows.ts'
import { isSetUp, makeOneTime } from './set-up.ts'

/**
 * On an empty store: fills in the demo world when asked, makes the administrator that the environment names, or
 * prints a one-time link to make the first one in the browser. On a store in use: nothing. Of several processes that
 * start at once on one store, one does it, and the others find it done.
 */
export const firstStart = async (around: Surroundings, demo: boolean): Promise<readonly string[]> => {
  const { store } = around
  if (await isSetUp(store.read)) return inUse(demo)
  return store.alone(async () => ((await isSetUp(store.read)) ? inUse(demo) : fillStore(around, demo)))
}

const inUse = (demo: boolean): readonly string[] =>
  demo
    ? ['The store is in use, so the demo organizations were not added. Use an empty DATA_DIR for them.']
    : []

const fillStore = async (around: Surroundings, demo: boolean): Promise<readonly string[]> => {
  const { config, store } = around
  if (demo) return demoWorld(around)
  if (config.adminEmail !== undefined || config.adminToken !== undefined) {
    await adminFromEnvironment(around)
    return [`${config.adminEmail ?? 'admin@localhost'} administers this installation.`]
  }
  const token = await store.write((db) => makeOneTime(around, db, 'set-up', ''))
  return [`Set it up, within a day: ${config.baseUrl}/setup?token=${token}`]
}

const demoWorld = async (around: Surroundings): Promise<readonly string[]> => {
  const { config, store } = around
  const { buildDemoWorld } = await import('./demo-world.ts')
  const person = await buildDemoWorld(around)
  if (config.adminToken !== undefined) {
    const secret = config.adminToken
    await store.write((db) =>
      insertToken(around, db, {
        person,
        name: 'RECTO_ADMIN_TOKEN',
        scope: 'admin',
        expiresAt: null,
        secret,
      }),
    )
  }
  const link = await store.write((db) => makeOneTime(around, db, 'sign-in', person))
  return [`Look around as its administrator, within the hour: ${config.baseUrl}/sign-in?link=${link}`]
}

const adminFromEnvironment = async (around: Surroundings): Promise<void> => {
  const { adminEmail: email = 'admin@localhost', adminPassword, adminToken } = around.config
  if (adminPassword === undefined && adminToken === undefined) {
    throw new ConfigError('RECTO_ADMIN_EMAIL is set without RECTO_ADMIN_PASSWORD or RECTO_ADMIN_TOKEN.')
  }
  const password = adminPassword === undefined ? null : await hashPassword(adminPassword)
  await around.store.write(async (db) => {
    if (await isSetUp(db)) return
    const person = await insertPerson(around, db, {
      email,
      displayName: email.split('@')[0] ?? email,
      password,
      operator: true,
    })
    await insertOrganization(around, db, { title: 'My organization', admin: person.id })
    if (adminToken !== undefined) {
      await insertToken(around, db, {
        person: person.id,
        name: 'RECTO_ADMIN_TOKEN',
        scope: 'admin',
        expiresAt: null,
        secret: adminToken,
      })
    }
  })
}
