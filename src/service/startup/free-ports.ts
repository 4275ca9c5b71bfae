/** Checks that the service's ports are available, before a start does anything that takes long. */
import { createServer } from 'node:net'
import type { Config } from '../config.ts'
import { ConfigError } from '../config.ts'
import { portHolder } from './port-holder.ts'

export type PortVariable = 'PORT' | 'SITES_PORT' | 'INTEGRATIONS_PORT' | 'METRICS_PORT'

const finder = (port: number): string =>
  process.platform === 'win32' ? `netstat -ano | findstr :${port}` : `lsof -i :${port}`

const takenText = (port: number, variable: PortVariable): string => {
  const holder = portHolder(port)
  return holder === undefined
    ? `Port ${port} is already in use. Find the process with "${finder(port)}" and stop it, or set ${variable} to another port.`
    : `Port ${port} is already in use by ${holder.name} (process ${holder.pid}). Stop it, or set ${variable} to another port.`
}

/** Why listening failed, as a message for the operator; undefined if it is not about the address. */
export const listenProblem = (
  error: unknown,
  { host, port, variable }: { readonly host: string; readonly port: number; readonly variable: PortVariable },
): ConfigError | undefined => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return new ConfigError(takenText(port, variable))
  if (code === 'EACCES')
    return new ConfigError(
      `Recto is not allowed to listen on port ${port}. Set ${variable} to a port above 1023.`,
    )
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new ConfigError(
      `${variable === 'METRICS_PORT' ? 'METRICS_HOST' : 'HOST'} is "${host}", which is not an address of this machine.`,
    )
  return undefined
}

const tryPort = (host: string, port: number, variable: PortVariable): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => reject(listenProblem(error, { host, port, variable }) ?? error))
    probe.listen(port, host, () => probe.close(() => resolve()))
  })

/** A port that the service listens on, and the variable that sets it. */
export interface ListeningPort {
  readonly variable: PortVariable
  readonly port: number
  readonly host: string
}

/** The ports that the service listens on. A worker has one for its health, and each may have one for metrics. */
export const portsOf = (config: Config): readonly ListeningPort[] => {
  const { role, host, metricsPort } = config
  return [
    { variable: 'PORT', port: config.port, host },
    ...(role === 'worker'
      ? []
      : ([
          { variable: 'SITES_PORT', port: config.sitesPort, host },
          { variable: 'INTEGRATIONS_PORT', port: config.integrationsPort, host },
        ] as const)),
    ...(metricsPort === undefined
      ? []
      : ([{ variable: 'METRICS_PORT', port: metricsPort, host: config.metricsHost }] as const)),
  ]
}

/** Throws a `ConfigError` that names the variable and, if it can be determined, the process that uses the port. */
export const requireFreePorts = async (config: Config): Promise<void> => {
  const ports = portsOf(config)
  for (const [at, { variable, port }] of ports.entries()) {
    const other = ports.slice(0, at).find((taken) => taken.port === port && port !== 0)
    if (other)
      throw new ConfigError(
        `${other.variable} and ${variable} are both ${port}. Set one of them to another port.`,
      )
  }
  for (const { host, port, variable } of ports) await tryPort(host, port, variable)
}
