/** Finds the command, parses its arguments, opens the installation for it, and maps the outcome to an exit code. */
import { parseArgs } from 'node:util'
import { BackupError } from '../installation/backup-folder.ts'
import { ConfigError, readConfig, variable } from '../config.ts'
import { Failure } from '../http/failure.ts'
import { SecretError } from '../installation/installation-secret.ts'
import type { Installation } from '../installation/installation.ts'
import { openInstallation } from '../installation/installation.ts'
import { programVersion } from '../installation/program-version.ts'
import { openLog } from '../log.ts'
import { NewerStoreError } from '../storage/migrations/migrate.ts'
import { adoptSecretCommand } from './adopt-secret.ts'
import { StoreUnavailable } from '../storage/store-unavailable.ts'
import { verifyAuditCommand } from './audit.ts'
import { backupCommand, backupsCommand, rehearseCommand, restoreCommand } from './backup.ts'
import { actingOnCommandLine } from '../http/binding/request-source.ts'
import type { Command } from './command.ts'
import { CommandError, UsageError } from './command.ts'
import { exportCommand } from './export.ts'
import { fsckCommand } from './fsck.ts'
import { importCommand } from './import.ts'
import { integrationsCommand } from './integrations.ts'
import { setupLinkCommand, signInLinkCommand } from './one-time-links.ts'
import { moveFilesCommand } from './move-files.ts'
import { createAdminCommand, resetPasswordCommand, resetSecondFactorCommand } from './people.ts'
import { statusCommand } from './status.ts'
import { upgradeCommand } from './upgrade.ts'

const commands: readonly Command[] = [
  createAdminCommand,
  resetPasswordCommand,
  resetSecondFactorCommand,
  signInLinkCommand,
  setupLinkCommand,
  importCommand,
  exportCommand,
  statusCommand,
  fsckCommand,
  moveFilesCommand,
  verifyAuditCommand,
  backupCommand,
  backupsCommand,
  rehearseCommand,
  restoreCommand,
  upgradeCommand,
  adoptSecretCommand,
  integrationsCommand,
]

const usage = (): string => {
  const calls = commands.map(({ name, usage: commandUsage, summary }) => ({
    call: `${name} ${commandUsage}`,
    summary,
  }))
  const width = Math.max(...calls.map(({ call }) => call.length))
  return [
    'Recto commands. They work whether or not the service is running:',
    '',
    ...calls.map(({ call, summary }) => `  ${call.padEnd(width)}  ${summary}`),
    '',
    'Installed from its package, `recto` without a command starts the service, with the data folder ./data unless DATA_DIR',
    'names another; `recto --demo` fills an empty store with examples, and `recto --version` prints the version.',
    '',
    'The commands use the same environment as the service (DATA_DIR, DATABASE_URL, SECRET, …).',
  ].join('\n')
}

const readLine = async (prompt: string): Promise<string> => {
  if (process.stdin.isTTY) process.stderr.write(prompt)
  let text = ''
  for await (const chunk of process.stdin) {
    text += String(chunk)
    if (text.includes('\n')) break
  }
  return text.split(/\r?\n/, 1)[0] ?? ''
}

/** Runs a command. Errors that the user can fix are printed as one line, others with their stack. */
export const runCommand = async (
  argv: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<number> => {
  const [name, ...rest] = argv
  if (name === '--version') {
    process.stdout.write(`${programVersion()}\n`)
    return 0
  }
  const command = commands.find((candidate) => candidate.name === name)
  if (!command) {
    process.stderr.write(
      `${name === undefined || name === 'help' || name === '--help' ? '' : `Unknown command "${name}".\n`}${usage()}\n`,
    )
    return name === 'help' || name === '--help' ? 0 : 2
  }
  let parsed: { values: Record<string, string | boolean | undefined>; positionals: string[] }
  try {
    parsed = parseArgs({ args: [...rest], options: command.options, allowPositionals: true }) as typeof parsed
    if (parsed.positionals.length !== command.positionals) {
      throw new CommandError(`Usage: ${command.name} ${command.usage}`)
    }
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    return 2
  }
  let installation: Installation | undefined
  try {
    const call = {
      positionals: parsed.positionals,
      options: parsed.values,
      print: (line: string) => void process.stdout.write(`${line}\n`),
      readSecret: readLine,
      variable: (variableName: string) => variable(environment, variableName),
    }
    if (command.standsAlone === true) {
      await command.run(call)
      return 0
    }
    const config = readConfig(environment)
    if (command.opensNothing === true) {
      await command.run({ ...call, config })
      return 0
    }
    const opened = await openInstallation(config, openLog('warn'), { anySecret: command.anySecret ?? false })
    installation = opened
    await actingOnCommandLine(() => command.run({ ...call, installation: opened, config }))
    return 0
  } catch (error) {
    const plain =
      error instanceof CommandError ||
      error instanceof ConfigError ||
      error instanceof BackupError ||
      error instanceof NewerStoreError ||
      error instanceof SecretError ||
      error instanceof StoreUnavailable ||
      error instanceof Failure
    process.stderr.write(`${plain ? error.message : error instanceof Error ? error.stack : String(error)}\n`)
    return error instanceof UsageError ? 2 : 1
  } finally {
    await installation?.close()
  }
}
