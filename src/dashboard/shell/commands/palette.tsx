import { Content, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog'
import { Command } from 'cmdk'
import { useCallback, useState, type ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { useReturnFocus } from '../../ui/overlays/use-return-focus.ts'
import { appleKeys } from './apple-keys.ts'
import { commandGroups, useAllCommands, type Command as Known } from './commands.ts'
import { keyLabels } from './key-sequences.ts'
import { rankCommands } from './command-ranking.ts'

/** Search results as rows of cmdk above the commands. */
export type PaletteResults = (found: {
  readonly query: string
  readonly close: () => void
  /**
   * Selects a row by its value, unless the user selected one for this query: late results must not move the selection.
   */
  readonly suggest: (value: string) => void
}) => ReactNode

export interface PaletteProps {
  /** The query. Held by the parent, because typing is captured before this code has loaded. */
  readonly query: string
  readonly onQuery: (query: string) => void
  readonly onClose: () => void
  readonly results?: PaletteResults | undefined
}

/** Puts the caret behind what was typed before the field appeared. */
const focusBehind = (content: HTMLElement): void => {
  const field = content.querySelector('input')
  field?.focus()
  field?.setSelectionRange(field.value.length, field.value.length)
}

/** The command palette: all commands and destinations, by typing. Loaded lazily. */
export function Palette({ query, onQuery, onClose, results }: PaletteProps) {
  const focus = useReturnFocus(focusBehind)
  // The list also selects rows itself, for example one that matched half of the query; only a manual selection is
  // preserved.
  const [choice, setChoice] = useState({ value: '', byHand: false })
  const chosenByHand = (): void => setChoice((now) => (now.byHand ? now : { ...now, byHand: true }))
  const all = useAllCommands().filter(({ id }) => id !== 'palette')
  const { best, isNamed, others } = rankCommands(all, query)
  const opensResult = !isNamed
  // Without a query, commands with search terms would make the list too long.
  const listed = query.trim() === '' ? all.filter(({ searchTerms }) => searchTerms === undefined) : []
  const suggest = useCallback(
    (value: string) => setChoice((now) => (now.byHand || !opensResult ? now : { value, byHand: false })),
    [opensResult],
  )
  const run = (command: Known): void => {
    onClose()
    command.run()
  }
  return (
    <Root open onOpenChange={onClose}>
      <Portal container={document.body}>
        <Overlay className="fixed inset-0 z-40 bg-shade" />
        <Content
          {...focus}
          aria-describedby={undefined}
          data-palette=""
          className="fixed inset-x-2 top-2 z-40 animate-appear overflow-hidden rounded-base bg-raised shadow-float sm:inset-x-auto sm:top-[12dvh] sm:left-1/2 sm:w-[min(36rem,92vw)] sm:-translate-x-1/2"
        >
          <Title className="sr-only">Command palette</Title>
          <Command
            label="Commands"
            loop
            // Results keep the order of the service; cmdk's own filter would reorder them.
            shouldFilter={false}
            value={choice.value}
            // `value` is undefined when nothing is selected, contrary to its type.
            onValueChange={(value: string | undefined) =>
              setChoice((now) => ({ ...now, value: value ?? '' }))
            }
            onKeyDown={({ key }) => {
              if (key === 'ArrowDown' || key === 'ArrowUp' || key === 'Home' || key === 'End') chosenByHand()
            }}
          >
            <Command.Input
              value={query}
              onValueChange={(next) => {
                setChoice((now) => ({ ...now, byHand: false }))
                onQuery(next)
              }}
              placeholder="Search or run a command…"
              className="h-12 w-full border-b border-line bg-raised px-4 text-title outline-none"
            />
            <Command.List onPointerMove={chosenByHand} className="max-h-[60dvh] overflow-y-auto p-1.5">
              <Command.Empty className="px-3 py-6 text-ink-soft">No results for “{query}”.</Command.Empty>
              <CommandRows heading="Best matches" commands={best} onRun={run} />
              {results?.({ query, close: onClose, suggest })}
              <CommandRows heading="Commands" commands={others} onRun={run} />
              {commandGroups.map((group) => (
                <CommandRows
                  key={group}
                  heading={group}
                  commands={listed.filter((one) => one.group === group)}
                  onRun={run}
                />
              ))}
            </Command.List>
          </Command>
        </Content>
      </Portal>
    </Root>
  )
}

interface CommandRowsProps {
  readonly heading: string
  readonly commands: readonly Known[]
  readonly onRun: (command: Known) => void
}

function CommandRows({ heading, commands, onRun }: CommandRowsProps) {
  if (commands.length === 0) return null
  return (
    <Command.Group
      heading={heading}
      className="[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-caption [&_[cmdk-group-heading]]:text-ink-soft"
    >
      {commands.map((command) => (
        <Command.Item
          key={command.id}
          value={command.label}
          onSelect={() => onRun(command)}
          className="flex touch-row cursor-pointer items-center gap-2.5 rounded-small px-2.5 data-[selected=true]:bg-hover"
        >
          <span className="flex size-4 text-ink-soft">
            {command.icon !== undefined && <Icon of={command.icon} />}
          </span>
          <span className="flex-1">{command.label}</span>
          {command.keys !== undefined && <Kbd keys={keyLabels(command.keys, appleKeys)} />}
        </Command.Item>
      ))}
    </Command.Group>
  )
}
