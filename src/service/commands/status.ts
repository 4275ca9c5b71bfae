import type { HealthCheck } from '../../contract/system/installation-schemas.ts'
import type { StoredStatus } from '../system/operator/installation-status.ts'
import { serviceAddresses } from '../installation/service-addresses.ts'
import { installationStatus } from '../system/operator/installation-status.ts'
import type { Command } from './command.ts'
import { CommandError } from './command.ts'

const engines = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`

const lists = (name: string, values: readonly string[]): [string, string][] =>
  values.length === 0 ? [] : [[name, values.join(', ')]]

const placeNames = { machine: 'folder', bucket: 'object storage' } as const

const backupFacts = ({ folder, bucket, lastProvedAt, lastCopiedAt, kept }: StoredStatus['backups']) => [
  ...lists(
    'Backups',
    [folder, bucket].filter((place) => place !== undefined),
  ),
  ...lists('Last proved', lastProvedAt === undefined ? [] : [lastProvedAt]),
  ...lists('Last copied', lastCopiedAt === undefined ? [] : [lastCopiedAt]),
  ...kept.map(({ name, places }): [string, string] => [
    'Backup',
    `${name}, ${places.map((place) => placeNames[place]).join(' and ')}`,
  ]),
]

/** Names and values. */
const factsOf = (status: StoredStatus): [string, string][] => {
  const { store, dataFolder, addresses, network } = status
  const free = dataFolder.freeBytes === undefined ? '' : `, ${megabytes(dataFolder.freeBytes)} free`
  return [
    ['Version', status.version],
    ['Database', `${engines[store.engine]}, version ${store.version}, ${megabytes(store.bytes)}`],
    ['Data folder', `${dataFolder.path}${free}`],
    ...backupFacts(status.backups),
    ['Dashboard', addresses.app],
    ['Sites', addresses.sites],
    ['Integrations', addresses.integrations],
    ...lists('Outgoing', network.outgoingAllow),
    ...lists('Proxies', network.trustProxy),
    ...lists('Trusted names', network.trustedHostnames),
    ...status.jobs.map(({ kind, state, count }): [string, string] => ['Jobs', `${kind} ${state} ${count}`]),
  ]
}

const marks: Readonly<Record<HealthCheck['state'], string>> = {
  ok: 'ok',
  warning: 'WARNING',
  failed: 'FAILED',
}

/** Lines with the second column aligned. */
const aligned = (rows: readonly (readonly [string, string])[]): string[] => {
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, value]) => `${name.padEnd(width)}  ${value}`)
}

export const statusCommand: Command = {
  name: 'status',
  usage: '[--json]',
  summary: 'Prints the version, the database, waiting work and health. Fails if a check failed.',
  options: { json: { type: 'boolean' } },
  positionals: 0,
  async run({ installation: { ctx }, variable, options, print }) {
    const addresses = await serviceAddresses(ctx.store, ctx.config, variable)
    const status = await installationStatus({ ...ctx, config: { ...ctx.config, ...addresses } })
    if (options['json'] === true) print(JSON.stringify(status))
    else {
      for (const line of aligned(factsOf(status))) print(line)
      print('')
      for (const line of aligned(status.health.map(({ state, message }) => [marks[state], message])))
        print(line)
    }
    const failed = status.health.filter(({ state }) => state === 'failed')
    if (failed.length > 0)
      throw new CommandError(failed.length === 1 ? '1 check failed.' : `${failed.length} checks failed.`)
  },
}
