/**
 * What can be done now. Screens register their commands while they are shown; the palette lists them, the sheet of
 * shortcuts prints their keys, and the keyboard runs them. Registered last wins where keys are equal.
 */
import type { LucideIcon } from 'lucide-react'
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'

/** Groups in the order in which they are listed. */
export const commandGroups = ['This screen', 'Go to', 'Actions', 'Settings'] as const

export interface Command {
  /** Unique among the commands of one screen; stays the same between renders. */
  readonly id: string
  readonly label: string
  readonly group: (typeof commandGroups)[number]
  readonly icon?: LucideIcon | undefined
  /** `g h` for one after the other, `mod+k` for Control or Command. */
  readonly keys?: string | undefined
  /** Other words that find it. The palette lists it only when something is typed that it is called. */
  readonly words?: string | undefined
  readonly run: () => void
}

const registered = new Map<symbol, readonly Command[]>()
const listeners = new Set<() => void>()
let all: readonly Command[] = []

const tell = (): void => {
  all = [...registered.values()].flat()
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The commands of all screens that are shown. */
export const commandsNow = (): readonly Command[] => all

export const useAllCommands = (): readonly Command[] => useSyncExternalStore(subscribe, commandsNow)

/**
 * Registers commands while the component is shown: a key that a person can see works. Labels and keys are compared; `run`
 * is always the latest.
 */
export const useCommands = (commands: readonly Command[]): void => {
  const latest = useRef(commands)
  useLayoutEffect(() => {
    latest.current = commands
  })
  const face = JSON.stringify(
    commands.map(({ id, label, group, keys, words }) => [id, label, group, keys, words]),
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
    tell()
    return () => {
      registered.delete(key)
      tell()
    }
  }, [face])
}
