/**
 * Options that the integration is asked for. An element is filled once; later drawings keep it as it is, so that a list
 * that is open stays open.
 */
import { askChoices, type Choice, NotAnswered } from './ask.ts'
import { label } from './page.ts'
import { whenNear } from './when-near.ts'

type Fillable = HTMLSelectElement | HTMLDataListElement

/** Elements that are filled, or waiting for their options. */
const taken = new WeakSet<Fillable>()

const isLoading = (element: Fillable): boolean =>
  element instanceof HTMLSelectElement && element.ariaBusy === 'true'

const showLoading = (element: Fillable): void => {
  if (!(element instanceof HTMLSelectElement) || isLoading(element)) return
  const loading = new Option(label('blockLoading'), '')
  loading.disabled = true
  element.add(loading)
  element.ariaBusy = 'true'
}

const endLoading = (element: Fillable): void => {
  if (!isLoading(element)) return
  element.lastElementChild?.remove()
  element.ariaBusy = null
}

/** The first option of a select stands for no choice, unless several can be chosen. */
const fill = (element: Fillable, choices: readonly Choice[]): void => {
  const isSelect = element instanceof HTMLSelectElement
  const none = isSelect && !element.multiple ? [...element.options].slice(0, 1) : []
  const options = choices.map(({ id, label: text }) => {
    if (isSelect) return new Option(text, id)
    const option = new Option('', text)
    option.dataset['id'] = id
    return option
  })
  element.replaceChildren(...none, ...options)
}

export interface ChoicesOf {
  readonly integration: string
  readonly siteSpace: string
  /** Called after an element was filled. */
  readonly filled: () => void
  /** Called with a message for the reader. */
  readonly failed: (message: string, retry: () => void) => void
}

const load = async (elements: readonly Fillable[], of: ChoicesOf): Promise<void> => {
  const failed: Fillable[] = []
  let message = ''
  const loadOne = async (element: Fillable): Promise<void> => {
    showLoading(element)
    try {
      const choices = await askChoices(of.integration, of.siteSpace, element.dataset['choices'] ?? '')
      endLoading(element)
      fill(element, choices)
      of.filled()
    } catch (error) {
      if (!(error instanceof NotAnswered)) throw error
      endLoading(element)
      failed.push(element)
      message = error.message
    }
  }
  await Promise.all(elements.map(loadOne))
  const left = failed.filter((element) => element.isConnected)
  if (left.length > 0) of.failed(message, () => void load(left, of))
}

/** Fills the selects and lists in an element of the page once it comes near the screen. */
export const fillChoices = (root: Element, of: ChoicesOf): void => {
  const open = [...root.querySelectorAll<Fillable>('[data-choices]')].filter((one) => !taken.has(one))
  if (open.length === 0) return
  for (const element of open) {
    taken.add(element)
    showLoading(element)
  }
  whenNear(root, () => void load(open, of))
}
