/** The key and certificate that this installation signs its requests to identity providers with. */
import { generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import { Failure } from '../../http/failure.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import { selfSigned } from './self-signed-certificate.ts'

export interface ServiceKey {
  /** PEM. */
  readonly privateKey: string
  readonly certificate: string
}

/** The setting in the store that contains it. */
export const signOnKeySetting = 'sign-on-key'
const years = 10

const stored = async ({ keys }: Context, db: Db): Promise<ServiceKey | undefined> => {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', signOnKeySetting)
    .executeTakeFirst()
  if (!row) return undefined
  const { privateKey: sealed, certificate } = JSON.parse(row.value) as ServiceKey
  const privateKey = keys.open('sign-on-key', sealed)
  if (privateKey === undefined)
    throw new Failure(
      'state-forbids',
      'The key for single sign-on was created with a different secret of this installation. ' +
        'The operator of the installation can run fsck to find out what to do.',
    )
  return { privateKey, certificate }
}

/** The key; generated and stored on first use. The private part is encrypted in the store. */
export const serviceKey = async (ctx: Context): Promise<ServiceKey> => {
  const known = await stored(ctx, ctx.store.read)
  if (known) return known
  const { privateKey: key } = await promisify(generateKeyPair)('rsa', { modulusLength: 3072 })
  const privateKey = key.export({ type: 'pkcs8', format: 'pem' }).toString()
  const now = ctx.now()
  const certificate = selfSigned({
    privateKey,
    name: new URL(ctx.config.baseUrl).hostname,
    notBefore: now,
    notAfter: `${Number(now.slice(0, 4)) + years}${now.slice(4)}`,
    serial: ctx.random(16),
  })
  const value = JSON.stringify({ privateKey: ctx.keys.seal('sign-on-key', privateKey), certificate })
  return ctx.store.write(async (db) => {
    await db
      .insertInto('settings')
      .values({ name: signOnKeySetting, value })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
    // A concurrent request may have stored one first; then that one is used.
    const key = await stored(ctx, db)
    if (!key) throw new Error('The key for single sign-on was not stored.')
    return key
  })
}
