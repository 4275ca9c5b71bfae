/** Shortcuts of the conflicts screen. They apply to the focused conflict, otherwise to the first unresolved one. */
import type { RefObject } from 'react'
import { useCommands, type Command } from '../../shell/commands/commands.ts'

const cardsIn = (frame: HTMLElement | null): HTMLElement[] => [
  ...(frame?.querySelectorAll<HTMLElement>('[data-conflict]') ?? []),
]

/** Scrolls to a card and focuses it. */
export const showCard = (card: HTMLElement | undefined): void => {
  card?.focus({ preventScroll: true })
  card?.scrollIntoView({ block: 'start' })
}

/** Focuses the next or previous card; with `open` only unresolved ones, wrapping around. */
export const goToCard = (frame: HTMLElement | null, by: 1 | -1, open = false): void => {
  const cards = cardsIn(frame)
  const at = cards.findIndex((card) => card.contains(document.activeElement))
  const from = at < 0 && by === -1 ? 0 : at
  for (let step = 1; step <= cards.length; step += 1) {
    const place = from + step * by
    if (!open && (place < 0 || place >= cards.length)) return
    const card = cards[(place + cards.length) % cards.length]
    if (card === undefined) return
    if (!open || card.dataset['open'] === 'true') return showCard(card)
  }
}

const press = (frame: HTMLElement | null, place: number): void => {
  const cards = cardsIn(frame)
  const card =
    cards.find((one) => one.contains(document.activeElement)) ??
    cards.find(({ dataset }) => dataset['open'] === 'true')
  if (card === undefined) return
  if (!card.contains(document.activeElement)) showCard(card)
  card.querySelectorAll<HTMLButtonElement>('[data-choice]')[place]?.click()
}

/** Registers the shortcuts while the screen is mounted. `most` is the maximum number of choices of a conflict. */
export const useConflictKeys = (frame: RefObject<HTMLElement | null>, maxChoices: number): void => {
  const screenCommand = (id: string, label: string, keys: string, run: () => void): Command => ({
    id,
    label,
    group: 'This screen',
    keys,
    run,
  })
  useCommands([
    screenCommand('next-conflict', 'Next conflict', 'n', () => goToCard(frame.current, 1)),
    screenCommand('previous-conflict', 'Previous conflict', 'p', () => goToCard(frame.current, -1)),
    screenCommand('next-unresolved', 'Next unresolved conflict', 'u', () => goToCard(frame.current, 1, true)),
    ...Array.from({ length: Math.min(maxChoices, 9) }, (_, place) =>
      screenCommand(`choice-${place + 1}`, `Choose option ${place + 1}`, String(place + 1), () =>
        press(frame.current, place),
      ),
    ),
  ])
}
