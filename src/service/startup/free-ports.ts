/** Checks that the service's ports are available, before a start does anything that takes long. */
import { createServer } from 'node:net'
import type { Config } from '../config.ts'
import { ConfigError } from '../config.ts'
import { portHolder } from './port-holder.ts'

export type PortVariable = 'PORT' | 'SITES_PORT' | 'INTEGRATIONS_PORT'

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
    return new ConfigError(`HOST is "${host}", which is not an address of this machine.`)
  return undefined
}

const tryPort = (host: string, port: number, variable: PortVariable): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => reject(listenProblem(error, { host, port, variable }) ?? error))
    probe.listen(port, host, () => probe.close(() => resolve()))
  })

/** The ports that the service listens on, by the variable that sets each. A worker has one, for its health. */
export const portsOf = ({
  role,
  port,
  sitesPort,
  integrationsPort,
}: Config): Partial<Record<PortVariable, number>> =>
  role === 'worker'
    ? { PORT: port }
    : { PORT: port, SITES_PORT: sitesPort, INTEGRATIONS_PORT: integrationsPort }

/** Throws a `ConfigError` that names the variable and, if it can be determined, the process that uses the port. */
export const requireFreePorts = async (config: Config): Promise<void> => {
  const { host } = config
  const ports = Object.entries(portsOf(config)) as [PortVariable, number][]
  for (const [at, [variable, port]] of ports.entries()) {
    const [other] = ports.slice(0, at).find(([, taken]) => taken === port && port !== 0) ?? []
    if (other !== undefined)
      throw new ConfigError(`${other} and ${variable} are both ${port}. Set one of them to another port.`)
  }
  for (const [variable, port] of ports) await tryPort(host, port, variable)
}
