/** The address of the dashboard as the service was last started with, for commands whose environment does not say it. */
import type { Config } from '../config.ts'
import type { Store } from '../storage/store.ts'

/** A setting of the place: a restored installation may run at another address. */
export const addressSetting = 'service-address'

const storedAddress = async ({ read }: Pick<Store, 'read'>): Promise<string | undefined> =>
  (await read.selectFrom('settings').select('value').where('name', '=', addressSetting).executeTakeFirst())
    ?.value

/** Stores the address of a service that started. */
export const storeAddress = async (
  store: Store,
  { baseUrl: value }: Pick<Config, 'baseUrl'>,
): Promise<void> => {
  if ((await storedAddress(store)) === value) return
  await store.write((db) =>
    db
      .insertInto('settings')
      .values({ name: addressSetting, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute(),
  )
}

/** What decides the address in the environment. */
const variables = ['BASE_URL', 'PORT', 'HOST']

/** For a link that a command prints: what its environment says, else what the service was last started with. */
export const serviceAddress = async (
  store: Pick<Store, 'read'>,
  { baseUrl }: Pick<Config, 'baseUrl'>,
  variable: (name: string) => string | undefined,
): Promise<string> =>
  variables.some((name) => variable(name) !== undefined) ? baseUrl : ((await storedAddress(store)) ?? baseUrl)
