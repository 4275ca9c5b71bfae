/** Dialogs: modals of components, and questions before an action. */
import type { Confirmation } from '../../../content/contentkit/elements.ts'
import { label } from './page.ts'

const button = (text: string, look: string): HTMLButtonElement => {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = `button ${look}`
  made.textContent = text
  return made
}

/** Asks, and resolves with whether the reader confirmed. */
export const confirmed = ({ title, text, confirm, style }: Confirmation): Promise<boolean> => {
  const dialog = document.createElement('dialog')
  dialog.className = 'ck-modal ck-question'
  const [heading, paragraph, buttons] = [
    document.createElement('h2'),
    document.createElement('p'),
    document.createElement('div'),
  ]
  heading.textContent = title
  heading.id = '@ck-question'
  dialog.setAttribute('aria-labelledby', heading.id)
  paragraph.textContent = text
  buttons.className = 'ck-buttons'
  const [yes, no] = [
    button(confirm, style === 'danger' ? 'danger' : 'primary'),
    button(label('cancel'), 'secondary'),
  ]
  buttons.append(no, yes)
  dialog.append(heading, paragraph, buttons)
  document.body.append(dialog)
  dialog.showModal()
  return new Promise((resolve) => {
    yes.addEventListener('click', () => dialog.close('yes'))
    no.addEventListener('click', () => dialog.close())
    dialog.addEventListener('close', () => {
      resolve(dialog.returnValue === 'yes')
      dialog.remove()
    })
  })
}

/** An empty modal. `close` is called when the reader closes it; the component decides whether it goes. */
export const openModal = (close: () => void): HTMLDialogElement => {
  const dialog = document.createElement('dialog')
  dialog.className = 'ck-modal'
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    close()
  })
  dialog.addEventListener('click', (event) => {
    // Only the backdrop is the dialog itself: its content fills it.
    const { target, clientX, clientY } = event
    const { left, right, top, bottom } = dialog.getBoundingClientRect()
    const isOutside = clientX < left || clientX > right || clientY < top || clientY > bottom
    if (target === dialog && isOutside) close()
  })
  document.body.append(dialog)
  dialog.showModal()
  return dialog
}
