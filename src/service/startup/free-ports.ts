/** Checks that the service's ports are available, before a start does anything that takes long. */
import { createServer } from 'node:net'
import type { Config } from '../config.ts'
import { ConfigError } from '../config.ts'
import { portHolder } from './port-holder.ts'

type PortVariable = 'PORT' | 'SITES_PORT'

const finder = (port: number): string =>
  process.platform === 'win32' ? `netstat -ano | findstr :${port}` : `lsof -i :${port}`

const takenText = (port: number, variable: PortVariable): string => {
  const holder = portHolder(port)
  return holder === undefined
    ? `Port ${port} is taken. See which process has it with "${finder(port)}" and stop that, or set ${variable} to another port.`
    : `Port ${port} is taken by ${holder.name} (process ${holder.pid}). Stop it, or set ${variable} to another port.`
}

/** Why listening failed, as a message for the operator; undefined if it is not about the address. */
export const listenProblem = (
  error: unknown,
  { host, port, variable }: { readonly host: string; readonly port: number; readonly variable: PortVariable },
): ConfigError | undefined => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return new ConfigError(takenText(port, variable))
  if (code === 'EACCES')
    return new ConfigError(`Recto may not listen on port ${port}. Set ${variable} to one above 1023.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new ConfigError(`HOST is "${host}", which is no address of this machine.`)
  return undefined
}

const tryPort = (host: string, port: number, variable: PortVariable): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => reject(listenProblem(error, { host, port, variable }) ?? error))
    probe.listen(port, host, () => probe.close(() => resolve()))
  })

/** Throws a `ConfigError` that names the variable and, if it can be determined, the process that uses the port. */
export const requireFreePorts = async ({ host, port, sitesPort }: Config): Promise<void> => {
  if (port === sitesPort && port !== 0)
    throw new ConfigError(`PORT and SITES_PORT are both ${port}. Set one of them to another port.`)
  await tryPort(host, port, 'PORT')
  await tryPort(host, sitesPort, 'SITES_PORT')
}
