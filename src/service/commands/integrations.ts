/** Prints what the published command line of integrations needs to reach a service on the same machine. */
import type { Command } from './command.ts'
import { CommandError } from './command.ts'

/**
 * Stands in for the program `cloudflared`: it is started with `--url http://localhost:PORT`, and says on standard error
 * what the command line waits for. The service maps the host name to this machine while INTEGRATION_DEV_LOOPBACK is on.
 */
const tunnelProgram = `#!/bin/sh
port=80
for argument in "$@"; do
  case "$argument" in http://localhost:*) port="\${argument##*:}" ;; esac
done
echo "https://p$port.localhost.trycloudflare.com" >&2
echo "Registered tunnel" >&2
while :; do sleep 3600; done`

export const integrationsCommand: Command = {
  name: 'integrations',
  usage: 'tunnel',
  summary: 'Prints a program that replaces cloudflared when integrations are developed on this machine.',
  options: {},
  positionals: 1,
  standsAlone: true,
  async run({ positionals: [what], print }) {
    if (what !== 'tunnel')
      throw new CommandError('Say what to print: "integrations tunnel" is the only choice.')
    print(tunnelProgram)
    await Promise.resolve()
  },
}
