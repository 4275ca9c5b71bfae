/** `GET|POST /setup`: creates the first person and the first organization, and invalidates the one-time link. */
import { operations } from '../../contract/operations.ts'
import { countAttempt } from '../http/limits/attempt-limit.ts'
import { sessionCookie } from '../http/binding/cookies.ts'
import { Failure } from '../http/failure.ts'
import { open, reads } from '../http/verb.ts'
import { commandPrefix } from '../installation/command-call.ts'
import { insertOrganization } from '../organizations/organization-rows.ts'
import { beginSession, insertPerson } from '../people/person-rows.ts'
import { hashPassword } from '../people/sign-in/passwords.ts'
import { personView } from '../people/person-view.ts'
import { isSetUp, useOneTime } from './set-up.ts'

export const getSetup = reads(operations.getSetup, async ({ ctx }, db) => {
  const setup = { done: await isSetUp(db), commandPrefix }
  const { config } = ctx
  return setup.done || config.databaseUrl !== undefined ? setup : { ...setup, dataPath: config.dataDir }
})

const done = () => new Failure('set-up-done', 'This installation is already set up. Sign in.')

export const runSetup = open(operations.runSetup, async ({ body, ctx, request, setHeader }) => {
  const { store, now } = ctx
  if (await isSetUp(store.read)) throw done()
  await store.write((db) => countAttempt(db, 'set-up', { attempts: 20, seconds: 900 }, now()))
  const password = await hashPassword(body.password)
  const { person, secret } = await store.write(async (db) => {
    if (await isSetUp(db)) throw done()
    if ((await useOneTime(ctx, db, 'set-up', body.token)) === undefined) {
      throw new Failure(
        'bad-credentials',
        'This link is no longer valid. Restart the service to get a new one.',
      )
    }
    const made = await insertPerson(ctx, db, {
      email: body.email,
      displayName: body.displayName,
      password,
      operator: true,
    })
    if (!body.demo) await insertOrganization(ctx, db, { title: body.organization, admin: made.id })
    return { person: made, secret: await beginSession(ctx, db, made.id, request, 'set-up') }
  })
  if (body.demo) {
    const { addDemoOrganizations } = await import('./demo-world.ts')
    await addDemoOrganizations(ctx, person.id)
  }
  setHeader('set-cookie', sessionCookie(ctx.config.baseUrl, secret))
  return personView(ctx, person)
})
