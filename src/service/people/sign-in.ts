/** `POST /sessions`: signs a person in with a password, or with the one-time link that a start printed. */
import { operations } from '../../contract/operations.ts'
import { auditRefusal } from '../events/audit-log.ts'
import { countAttempt, forgetAttempts } from '../http/attempts.ts'
import { sessionCookie } from '../http/cookies.ts'
import { Failure } from '../http/failure.ts'
import { open } from '../http/verb.ts'
import type { PersonRow } from '../storage/schema.ts'
import { useOneTime } from '../system/set-up.ts'
import { verifyPassword } from './passwords.ts'
import { beginSession, findPersonByEmail } from './add-people.ts'
import { personView } from './person-view.ts'

/** For one account, whoever tries; and for one address, whatever it tries. Counted before the password is looked at. */
const perAccount = { attempts: 10, seconds: 900 }
const perAddress = { attempts: 60, seconds: 900 }

const wrong = () => new Failure('bad-credentials', 'The e-mail address or the password is wrong.')

export const signIn = open(operations.createSession, async ({ body, around, request, setHeader }) => {
  const { store, now } = around
  let person: PersonRow | undefined
  if ('link' in body) {
    await store.write((db) => countAttempt(db, `sign-in-link/${request.address}`, perAddress, now()))
    person = await store.write(async (db) => {
      const id = await useOneTime(around, db, 'sign-in', body.link)
      return id === undefined
        ? undefined
        : db.selectFrom('persons').selectAll().where('id', '=', id).executeTakeFirst()
    })
    if (!person) throw new Failure('bad-credentials', 'This link was used already or has expired.')
  } else {
    const account = `sign-in/${body.email.toLowerCase()}`
    await store.write(async (db) => {
      await countAttempt(db, `sign-in-from/${request.address}`, perAddress, now())
      await countAttempt(db, account, perAccount, now())
    })
    person = await findPersonByEmail(store.read, body.email)
    // The same work for an address that nobody has, so that the time tells nothing.
    const right = await verifyPassword(body.password, person?.password ?? null)
    if (!right || !person || person.disabled_at !== null) {
      const { email } = body
      const known = person?.id
      await store.write((db) => auditRefusal(db, around, known, email, 'wrong-password'))
      throw wrong()
    }
    await store.write((db) => forgetAttempts(db, account))
  }
  const { id } = person
  const via = 'link' in body ? ('link' as const) : ('password' as const)
  const secret = await store.write((db) => beginSession(around, db, id, request, via))
  setHeader('set-cookie', sessionCookie(around.config.baseUrl, secret))
  return personView(around, person)
})
