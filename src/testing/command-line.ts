/** Commands of the command line, run in this process. */
import { expect, vi } from 'vitest'
import { runCommand } from '../service/commands/run-command.ts'
import type { TestPlace } from './stores.ts'

/** What a command is told of an installation. */
export const environmentOf = (
  { dataDir, databaseUrl }: TestPlace,
  more: Record<string, string> = {},
): Record<string, string> => ({
  DATA_DIR: dataDir,
  ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  ...more,
})

/** Runs a command; its exit code and all that it printed. */
export const recto = async (argv: readonly string[], environment: Record<string, string>) => {
  let printed = ''
  const take = (text: unknown) => {
    printed += String(text)
    return true
  }
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(take),
    vi.spyOn(process.stderr, 'write').mockImplementation(take),
  ]
  try {
    return { code: await runCommand(argv, environment), printed }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

/** Runs a command that has to succeed; what it printed. */
export const done = async (argv: readonly string[], environment: Record<string, string>): Promise<string> => {
  const { code, printed } = await recto(argv, environment)
  expect([code, printed]).toEqual([0, expect.any(String)])
  return printed
}
