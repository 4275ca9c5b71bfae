/**
 * A component of an integration as HTML, with what its script needs: the one printer for the first answer, which is in
 * the page, and for later ones, which the page's script asks for.
 */
import { initialValues } from '../../content/contentkit/initial-values.ts'
import type {
  BlockControl,
  ContentElement,
  ElementOutput,
  ModalElement,
  RootElement,
} from '../../content/contentkit/elements.ts'
import type { Html } from '../html.ts'
import { attributes, markup, nothing } from '../html.ts'
import { printElements } from './print-element.ts'
import type { ComponentContext, ComponentOptions } from './print-options.ts'
import { pressable, printButton, printIcon, printInline } from './print-text.ts'

export interface PrintedComponent {
  readonly html: string
  /** Origins of its frames. */
  readonly frames: readonly string[]
}

const printControlEntry = ({ label, icon, onPress, confirm }: BlockControl): Html =>
  markup`<li><button${attributes({ type: 'button', ...pressable(onPress, confirm) })}>${printIcon(icon)}${label}</button></li>`

/** The menu of a block. */
const printControls = (
  controls: readonly (BlockControl | readonly BlockControl[])[] | undefined,
  { labels }: ComponentContext,
): Html => {
  if (controls === undefined || controls.length === 0) return nothing
  const groups = controls.map((entry) => ('label' in entry ? [entry] : entry))
  return markup`<details class="ck-controls"><summary aria-label="${labels.menu}"><span class="i i-more" aria-hidden="true"></span></summary>${groups.map((group) => markup`<ul>${group.map(printControlEntry)}</ul>`)}</details>`
}

const printModal = (modal: ModalElement, context: ComponentContext): Html => {
  const { title = '', subtitle, children, submit } = modal
  const id = `${context.prefix}-title`
  return markup`<div class="ck-modal-head">${title === '' ? nothing : markup`<h2 id="${id}">${title}</h2>`}<button type="button" class="ck-close" data-close aria-label="${context.labels.close}"><span class="i i-close" aria-hidden="true"></span></button>${subtitle === undefined ? nothing : markup`<p class="ck-note">${printInline(subtitle, context)}</p>`}</div><div class="ck-stack">${printElements(children, context)}</div>${submit === undefined ? nothing : markup`<div class="ck-buttons">${printButton({ style: 'primary', ...submit })}</div>`}`
}

const printRoot = (root: RootElement, context: ComponentContext): Html => {
  switch (root.type) {
    case 'block':
      return markup`${printControls(root.controls, context)}<div class="ck-stack">${printElements(root.children, context)}</div>`
    case 'modal':
      return printModal(root, context)
    case 'configuration':
      return markup`<div class="ck-stack">${printElements(root.children, context)}</div>`
  }
}

/** Prints an output with the values of `options.state`, or where that lacks some with their initial ones. */
export const printComponent = ({ element }: ElementOutput, options: ComponentOptions): PrintedComponent => {
  const frames = new Set<string>()
  let given = 0
  const context: ComponentContext = {
    ...options,
    state: { ...initialValues(element), ...options.state },
    unique: () => `${options.prefix}-${(given += 1)}`,
    framed: (origin) => void frames.add(origin),
  }
  return { html: printRoot(element, context).markup, frames: [...frames] }
}

/**
 * An output without what only the printer needs: what remains tells the page's script the initial values of inputs, and
 * what a modal returns when it is closed.
 */
export const outputForScript = (output: ElementOutput): ElementOutput => {
  const { element, state, props, canAccessVisitorClaims } = output
  const children = Object.entries(initialValues(element)).map(([key, initialValue]): ContentElement =>
    typeof initialValue === 'boolean'
      ? { type: 'switch', state: key, initialValue }
      : typeof initialValue === 'string'
        ? { type: 'textinput', state: key, initialValue }
        : { type: 'select', state: key, initialValue: initialValue as readonly string[], options: [] },
  )
  return {
    element:
      element.type === 'modal'
        ? {
            type: 'modal',
            children,
            ...(element.size && { size: element.size }),
            ...(element.returnValue && { returnValue: element.returnValue }),
          }
        : { type: element.type, children },
    state,
    props,
    ...(canAccessVisitorClaims && { canAccessVisitorClaims }),
  }
}
