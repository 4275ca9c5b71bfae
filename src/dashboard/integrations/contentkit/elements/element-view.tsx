import type { ReactNode } from 'react'
import type { ContentElement } from '../../../../content/contentkit/elements.ts'
import { ButtonElement } from './button-element.tsx'
import { CodeBlockElement } from './code-block-element.tsx'
import { InputElement } from './input-element.tsx'
import { InputControl } from './input-control.tsx'
import {
  BoxElement,
  CardElement,
  DividerElement,
  HintElement,
  ImageElement,
  StackElement,
} from './layout-elements.tsx'
import { StepperElement } from './stepper-element.tsx'
import { LinkElement, MarkdownElement, TextRun } from './text-elements.tsx'
import { WebframeElement } from './webframe-element.tsx'

/** Any element below the root. */
function ElementView({ element }: { readonly element: ContentElement }) {
  switch (element.type) {
    case 'stepper':
      return <StepperElement stepper={element} />
    case 'hstack':
    case 'vstack':
      return <StackElement stack={element} />
    case 'box':
      return <BoxElement box={element} />
    case 'divider':
      return <DividerElement divider={element} />
    case 'hint':
      return <HintElement hint={element} />
    case 'image':
      return <ImageElement image={element} />
    case 'text':
      return (
        <p className="min-w-0">
          <TextRun text={element} />
        </p>
      )
    case 'link':
      return (
        <p className="min-w-0">
          <LinkElement link={element} />
        </p>
      )
    case 'markdown':
      return <MarkdownElement markdown={element} />
    case 'card':
      return <CardElement card={element} />
    case 'button':
      return (
        <div className="flex">
          <ButtonElement button={element} />
        </div>
      )
    case 'input':
      return <InputElement input={element} />
    case 'codeblock':
      return <CodeBlockElement code={element} />
    case 'webframe':
      return <WebframeElement frame={element} />
    default:
      return <InputControl control={element} />
  }
}

/** Elements in a list. */
export const drawElements = (elements: readonly ContentElement[]): ReactNode =>
  // Elements have no identity but their place and type: a list keeps what is typed as long as both are the same.
  elements.map((element, index) => <ElementView key={`${index} ${element.type}`} element={element} />)
