/** Elements of a component as HTML. Every action and value is in a `data-` attribute for the page's script. */
import { resolveText } from '../../content/contentkit/bindings.ts'
import type {
  CardElement,
  ContentElement,
  StepperElement,
  TextChild,
} from '../../content/contentkit/elements.ts'
import type { Html } from '../html.ts'
import { attributes, markup, nothing } from '../html.ts'
import { iconClass } from '../look/icons.ts'
import { printCodeBlock } from './print-code-block.ts'
import { printFrame } from './print-frame.ts'
import { printControl, printInput } from './print-inputs.ts'
import type { ComponentContext } from './print-options.ts'
import { pressable, printButton, printButtons, printIcon, printImage, printInline } from './print-text.ts'

export const printElements = (elements: readonly ContentElement[], context: ComponentContext): Html =>
  markup`${elements.map((element) => printElement(element, context))}`

const printCard = (card: CardElement, context: ComponentContext): Html => {
  const { title, hint, icon, onPress, children, buttons } = card
  const named = title ?? ''
  const head =
    named === '' && hint === undefined && icon === undefined
      ? nothing
      : markup`<div class="ck-card-head">${printIcon(icon)}<div class="ck-card-text">${named === '' ? nothing : markup`<b>${named}</b>`}${hint === undefined ? nothing : markup`<span class="ck-note">${printInline(hint, context)}</span>`}</div>${printButtons(buttons)}</div>`
  // Its buttons and links cannot be inside another button: the card's own lies over it instead.
  const press =
    onPress === undefined
      ? nothing
      : markup`<button${attributes({ type: 'button', class: 'ck-card-press', 'aria-label': named === '' ? onPress.action : named, ...pressable(onPress) })}></button>`
  return markup`<div class="ck-card">${press}${head}${head === nothing ? printButtons(buttons) : nothing}${printElements(children ?? [], context)}</div>`
}

/** The active step with the way to the next one; the others as a list of titles. */
const printStepper = (stepper: StepperElement, context: ComponentContext): Html => {
  const { activeStep, onStepChange, onComplete, children: steps } = stepper
  const { labels } = context
  const at = Math.max(
    0,
    steps.findIndex(({ id }) => id === activeStep),
  )
  const step = steps[at]
  if (step === undefined) return nothing
  const next = step.next ?? steps[at + 1]?.id
  const before = steps[at - 1]
  const go = (id: string, label: string, style: 'primary' | 'secondary'): Html =>
    printButton({ type: 'button', label, style, onPress: { ...onStepChange, step: id } })
  return markup`<div class="ck-stepper"><ol>${steps.map(
    ({ title }, index) =>
      markup`<li${attributes({ 'aria-current': index === at && 'step' })}>${title ?? String(index + 1)}</li>`,
  )}</ol><div class="ck-stack">${printElements(step.children, context)}</div><div class="ck-buttons">${
    before === undefined ? nothing : go(before.id, labels.previous, 'secondary')
  }${
    next === undefined
      ? printButton({ type: 'button', label: labels.done, style: 'primary', onPress: onComplete })
      : go(next, labels.next, 'primary')
  }</div></div>`
}

const printTextBlock = (element: TextChild, context: ComponentContext): Html =>
  markup`<p class="ck-text" dir="auto">${printInline([element], context)}</p>`

/** Whole numbers have a rule each in the style sheet. */
const growth = (grow: number | undefined): number =>
  grow === undefined || !(grow > 0) ? 0 : Math.min(6, Math.max(1, Math.round(grow)))

const printElement = (element: ContentElement, context: ComponentContext): Html => {
  const inside = (children: readonly ContentElement[]): Html => printElements(children, context)
  switch (element.type) {
    case 'stepper':
      return printStepper(element, context)
    case 'vstack':
    case 'hstack':
      return markup`<div${attributes({ class: element.type === 'vstack' ? 'ck-stack' : 'ck-row', 'data-align': element.align })}>${inside(element.children)}</div>`
    case 'box':
      return markup`<div class="ck-box grow-${growth(element.grow)}">${inside(element.children)}</div>`
    case 'divider':
      return markup`<hr class="ck-divider ${element.size ?? 'medium'}">`
    case 'hint':
      return markup`<div class="hint info" role="note" aria-label="${context.labels.info}"><span class="${iconClass('info') ?? ''}"></span><div>${inside(element.children)}</div></div>`
    case 'image':
      return printImage(element, 'ck-image')
    case 'text':
    case 'link':
      return printTextBlock(element, context)
    case 'markdown':
      return markup`<div class="ck-markdown">${context.markdown(resolveText(element.content, context.state))}</div>`
    case 'card':
      return printCard(element, context)
    case 'button':
      return printButton(element)
    case 'input':
      return printInput(element, context)
    case 'codeblock':
      return printCodeBlock(element, context, inside)
    case 'webframe':
      return printFrame(element, context)
    default:
      return printControl(element, {}, context)
  }
}
