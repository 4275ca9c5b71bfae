/** The search dialog: Ctrl K, Cmd K or `/` opens it, arrow keys select, Enter follows. Late results are discarded. */
import { withTextDirective } from '../text-directive.ts'

interface Found {
  readonly title: string
  readonly href: string
  readonly above: readonly string[]
  readonly text: string
  readonly marks: readonly (readonly [number, number])[]
}

const addressOf = ({ href, text, marks }: Found): string => withTextDirective(href, text, marks)

const labels = JSON.parse(document.body.dataset['words'] ?? '{}') as Record<string, string>
const form = document.querySelector<HTMLFormElement>('.search')

// Without popover support, search uses the page that the form leads to.
if (form && 'popover' in HTMLElement.prototype) {
  // A popover instead of a modal dialog: to make the rest inert, a browser processes the whole page at opening and
  // closing, which takes a third of a second on a long page and a slow machine. The focus is still trapped.
  const dialog = document.createElement('div')
  dialog.className = 'finder'
  dialog.popover = 'auto'
  dialog.setAttribute('role', 'dialog')
  dialog.setAttribute('aria-modal', 'true')
  dialog.setAttribute('aria-label', labels['search'] ?? '')
  const label = document.createElement('label')
  const icon = document.createElement('span')
  icon.className = 'i i-search'
  const input = document.createElement('input')
  input.type = 'search'
  input.placeholder = labels['searchHint'] ?? ''
  input.maxLength = 200
  for (const [name, value] of Object.entries({
    role: 'combobox',
    'aria-label': labels['searchHint'] ?? '',
    'aria-expanded': 'true',
    'aria-controls': '@found',
    'aria-autocomplete': 'list',
    autocomplete: 'off',
  }))
    input.setAttribute(name, value)
  label.append(icon, input)
  const list = document.createElement('div')
  list.id = '@found'
  list.setAttribute('role', 'listbox')
  list.setAttribute('aria-label', labels['search'] ?? '')
  const status = document.createElement('p')
  status.setAttribute('role', 'status')
  dialog.append(label, list, status)
  document.body.append(dialog)

  let chosen = -1
  let asked = 0
  let timer = 0
  let found: readonly Found[] = []

  const choose = (index: number): void => {
    list.children[chosen]?.setAttribute('aria-selected', 'false')
    chosen = index
    list.children[index]?.setAttribute('aria-selected', 'true')
    if (index < 0) input.removeAttribute('aria-activedescendant')
    else input.setAttribute('aria-activedescendant', `@found-${index}`)
  }

  const marked = (text: string, marks: Found['marks']): (string | Node)[] => {
    const parts: (string | Node)[] = []
    let at = 0
    for (const [start, end] of marks) {
      if (start < at) continue
      const mark = document.createElement('mark')
      mark.className = 'hit'
      mark.textContent = text.slice(start, end)
      parts.push(text.slice(at, start), mark)
      at = end
    }
    return [...parts, text.slice(at)]
  }

  const show = (results: readonly Found[], said: string): void => {
    found = results
    list.replaceChildren(
      ...results.map((one, index) => {
        const option = document.createElement('div')
        option.id = `@found-${index}`
        option.setAttribute('role', 'option')
        option.setAttribute('aria-selected', 'false')
        const title = document.createElement('b')
        title.textContent = one.title
        const above = document.createElement('small')
        above.textContent = one.above.join(' › ')
        const text = document.createElement('p')
        text.append(...marked(one.text, one.marks))
        option.append(title, above, text)
        option.addEventListener('click', (event) => {
          if (event.metaKey || event.ctrlKey) open(addressOf(one))
          else location.href = addressOf(one)
        })
        option.addEventListener('pointermove', () => {
          if (chosen !== index) choose(index)
        })
        return option
      }),
    )
    list.scrollTop = 0
    status.textContent = said
    choose(results.length > 0 ? 0 : -1)
  }

  const ask = async (): Promise<void> => {
    const query = input.value.trim()
    const number = (asked += 1)
    if (query === '') return show([], '')
    const address = `${document.body.dataset['base'] ?? ''}/~search.json?q=${encodeURIComponent(query)}`
    const answer = await fetch(address).catch(() => undefined)
    const { results, indexing } = answer?.ok
      ? ((await answer.json()) as { results: readonly Found[]; indexing?: true })
      : { results: [] }
    const nothing = labels[answer?.status === 429 ? 'tooManyText' : 'nothingFound'] ?? ''
    const said = [
      ...(results.length === 0 ? [nothing] : []),
      ...(indexing === true ? [labels['stillIndexing'] ?? ''] : []),
    ]
    if (number === asked) show(results, said.join(' '))
  }

  input.addEventListener('input', () => {
    clearTimeout(timer)
    timer = window.setTimeout(() => void ask(), 120)
  })
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && found.length > 0) {
      event.preventDefault()
      choose((chosen + step + found.length) % found.length)
      list.children[chosen]?.scrollIntoView({ block: 'nearest' })
    }
    // Nothing else in the dialog takes focus, and nothing behind it should.
    if (event.key === 'Tab') event.preventDefault()
    if (event.key === 'Enter') {
      event.preventDefault()
      const one = found[chosen]
      if (one) location.href = addressOf(one)
    }
  })
  // Navigation within the same page: close the dialog.
  addEventListener('hashchange', () => dialog.hidePopover())

  const start = (): void => {
    if (dialog.matches(':popover-open')) return
    dialog.showPopover()
    input.focus({ preventScroll: true })
    input.select()
  }
  document.addEventListener('keydown', (event) => {
    const typing = (event.target as HTMLElement).closest('input, textarea, select, [contenteditable]')
    const asks =
      ((event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'k') || (event.key === '/' && !typing)
    if (!asks || event.altKey) return
    event.preventDefault()
    start()
  })
  const field = form.querySelector('input')
  // A press outside closes a popover on pointer up, so it is opened after that.
  form.addEventListener('pointerdown', (event) => event.preventDefault())
  form.addEventListener('click', (event) => {
    event.preventDefault()
    start()
  })
  field?.addEventListener('keydown', (event) => {
    if (event.key === 'Tab' || event.key === 'Shift') return
    event.preventDefault()
    start()
    if (event.key.length === 1) input.value = event.key
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    start()
  })
}
