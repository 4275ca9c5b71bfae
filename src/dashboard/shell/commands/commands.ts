/**
 * The registry of commands. Screens register their commands while they are mounted; the palette lists them, the
 * shortcut sheet shows their keys, and the keyboard runs them. Of equal keys, the last registered wins.
 */
import type { LucideIcon } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { createStore, useStore } from '../../ui/external-store.ts'

/** Groups in display order. */
export const commandGroups = ['This screen', 'Go to', 'Actions', 'Settings'] as const

export interface Command {
  /** Unique among the commands of one screen, and stable between renders. */
  readonly id: string
  readonly label: string
  readonly group: (typeof commandGroups)[number]
  readonly icon?: LucideIcon | undefined
  /** `g h` for a sequence, `mod+k` for Control or Command. */
  readonly keys?: string | undefined
  /** Further search terms. The palette lists a command with terms only when the query matches. */
  readonly searchTerms?: string | undefined
  readonly run: () => void
}

const registered = new Map<symbol, readonly Command[]>()
const allCommands = createStore<readonly Command[]>([])

const updateCommands = (): void => allCommands.set([...registered.values()].flat())

/** The commands of all mounted screens. */
export const commandsNow = allCommands.get

export const useAllCommands = (): readonly Command[] => useStore(allCommands)

/**
 * Registers commands while the component is mounted, so that every visible shortcut works. Re-registers when labels or
 * keys change; `run` is always the latest.
 */
export const useCommands = (commands: readonly Command[]): void => {
  const latest = useRef(commands)
  useLayoutEffect(() => {
    latest.current = commands
  })
  const content = JSON.stringify(
    commands.map(({ id, label, group, keys, searchTerms }) => [id, label, group, keys, searchTerms]),
  )
  useLayoutEffect(() => {
    const key = Symbol('commands')
    registered.set(
      key,
      latest.current.map((command) => ({
        ...command,
        run: () => latest.current.find((other) => other.id === command.id)?.run(),
      })),
    )
    updateCommands()
    return () => {
      registered.delete(key)
      updateCommands()
    }
  }, [content])
}
