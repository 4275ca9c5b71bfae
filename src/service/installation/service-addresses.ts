/** The addresses that the service was last started with, for commands whose environment does not say them. */
import { sql } from 'kysely'
import type { Config } from '../config.ts'
import { among } from '../storage/sql.ts'
import type { Store } from '../storage/store.ts'

/** Of the dashboard, the sites and the public endpoints of integrations. */
export type ServiceAddresses = Pick<Config, 'baseUrl' | 'sitesUrl' | 'integrationsUrl'>
type AddressName = keyof ServiceAddresses

/** By address: the setting that stores it, and the variables of the environment that decide it. */
const addresses: Readonly<
  Record<AddressName, { readonly setting: string; readonly variables: readonly string[] }>
> = {
  baseUrl: { setting: 'service-address', variables: ['BASE_URL', 'PORT', 'HOST'] },
  sitesUrl: { setting: 'sites-address', variables: ['SITES_URL', 'SITES_PORT', 'PORT', 'HOST'] },
  integrationsUrl: {
    setting: 'integrations-address',
    variables: ['INTEGRATIONS_URL', 'INTEGRATIONS_PORT', 'PORT', 'HOST'],
  },
}
const names = Object.keys(addresses) as readonly AddressName[]

/** Settings of the place: a restored installation may run at other addresses. */
export const addressSettings: readonly string[] = names.map((name) => addresses[name].setting)

const storedAddresses = async ({
  read,
  engine,
}: Pick<Store, 'read' | 'engine'>): Promise<Partial<ServiceAddresses>> => {
  const rows = await read
    .selectFrom('settings')
    .select(['name', 'value'])
    .where(among(engine, sql.ref('name'), addressSettings))
    .execute()
  const values = new Map(rows.map(({ name, value }) => [name, value]))
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = values.get(addresses[name].setting)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/** Stores the addresses of a service that started. */
export const storeAddresses = async (store: Store, started: ServiceAddresses): Promise<void> => {
  const stored = await storedAddresses(store)
  const changed = names.filter((name) => stored[name] !== started[name])
  if (changed.length === 0) return
  await store.write((db) =>
    db
      .insertInto('settings')
      .values(changed.map((name) => ({ name: addresses[name].setting, value: started[name] })))
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet((row) => ({ value: row.ref('excluded.value') })),
      )
      .execute(),
  )
}

/** For what a command prints: what its environment says, else what the service was last started with. */
export const serviceAddresses = async (
  store: Pick<Store, 'read' | 'engine'>,
  own: ServiceAddresses,
  variable: (name: string) => string | undefined,
): Promise<ServiceAddresses> => {
  const stored = await storedAddresses(store)
  const addressOf = (name: AddressName): string =>
    addresses[name].variables.some((one) => variable(one) !== undefined)
      ? own[name]
      : (stored[name] ?? own[name])
  return {
    baseUrl: addressOf('baseUrl'),
    sitesUrl: addressOf('sitesUrl'),
    integrationsUrl: addressOf('integrationsUrl'),
  }
}
