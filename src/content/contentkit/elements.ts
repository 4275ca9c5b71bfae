/**
 * What a component of an integration draws: a tree of elements as JSON, with the actions that they dispatch.
 *
 * A component is rendered for a request (`RenderRequest`) and answers with an output (`RenderOutput`). The types give the
 * normal form, which `readOutput` of the contract makes from what an integration sends: ignored children are gone,
 * lists are flat, every URL is an absolute http(s) URL.
 */
import type { Json, JsonObject } from '../document/document.ts'

/** Stands for the client's value of a state key; replaced when an action is dispatched or a frame gets its data. */
export interface StateBinding {
  readonly $state: string
}

/** Text that is known, or bound to a state key. */
export type BoundText = string | StateBinding

/** An action as dispatched: a name and whatever else the component wants back. Names with `@` are ours. */
export interface Action {
  readonly action: string
  readonly [name: string]: Json
}

export type IconName =
  | 'close'
  | 'edit'
  | 'github'
  | 'gitlab'
  | 'maximize'
  | 'email'
  | 'settings'
  | 'search'
  | 'delete'
  | 'star'
  | 'warning'
  | 'link'
  | 'link-external'
  | 'eye'
  | 'eye-off'
  | 'lock'
  | 'check'
  | 'check-circle'

/** An icon by name, or a picture. */
export type ElementIcon = IconName | ImageElement

/** Asked before the action is dispatched. `confirm` is the label of the button. */
export interface Confirmation {
  readonly title: string
  readonly text: string
  readonly confirm: string
  readonly style?: 'primary' | 'danger'
}

/** An address; http or https. */
export interface ElementSource {
  readonly url: string
}

/** An entry of the menu of a block. */
export interface BlockControl {
  readonly label: string
  readonly icon?: ElementIcon
  readonly onPress: Action
  readonly confirm?: Confirmation
}

export interface BlockElement {
  readonly type: 'block'
  readonly children: readonly ContentElement[]
  /** Entries, or groups of them that are drawn apart. */
  readonly controls?: readonly (BlockControl | readonly BlockControl[])[]
}

export interface ModalElement {
  readonly type: 'modal'
  readonly title?: string
  readonly subtitle?: readonly TextChild[]
  readonly size?: 'medium' | 'xlarge' | 'fullscreen'
  /** What the parent gets when the modal is closed without an action of its own. */
  readonly returnValue?: JsonObject
  readonly children: readonly ContentElement[]
  readonly submit?: ButtonElement
}

export interface ConfigurationElement {
  readonly type: 'configuration'
  readonly children: readonly ContentElement[]
}

export interface StepElement {
  readonly type: 'step'
  readonly id: string
  readonly title?: string
  /** The step that follows when it is not the next of the list. */
  readonly next?: string
  readonly children: readonly ContentElement[]
}

export interface StepperElement {
  readonly type: 'stepper'
  /** The id of the step that is shown. */
  readonly activeStep: string
  readonly onStepChange: Action
  readonly onComplete: Action
  readonly children: readonly StepElement[]
}

export interface StackElement {
  readonly type: 'hstack' | 'vstack'
  readonly align?: 'start' | 'center' | 'end'
  readonly children: readonly ContentElement[]
}

export interface BoxElement {
  readonly type: 'box'
  /** The share of the free space that it takes; none by default. */
  readonly grow?: number
  readonly children: readonly ContentElement[]
}

export interface DividerElement {
  readonly type: 'divider'
  readonly size?: 'small' | 'medium' | 'large'
}

export interface HintElement {
  readonly type: 'hint'
  readonly children: readonly ContentElement[]
}

export interface ImageElement {
  readonly type: 'image'
  readonly source: ElementSource
  /** Width divided by height. */
  readonly aspectRatio?: number
}

export interface TextElement {
  readonly type: 'text'
  readonly style?: 'bold' | 'italic' | 'code' | 'strikethrough'
  readonly children: readonly TextChild[]
}

export interface LinkElement {
  readonly type: 'link'
  readonly target: ElementSource
  readonly children: readonly TextChild[]
}

export type TextChild = string | TextElement | LinkElement

export interface MarkdownElement {
  readonly type: 'markdown'
  readonly content: BoundText
}

export interface CardElement {
  readonly type: 'card'
  readonly title?: string
  readonly hint?: readonly TextChild[]
  readonly icon?: ElementIcon
  readonly onPress?: Action
  readonly children?: readonly ContentElement[]
  readonly buttons?: readonly ButtonElement[]
}

export interface ButtonElement {
  readonly type: 'button'
  readonly onPress: Action
  readonly style?: 'primary' | 'secondary' | 'danger'
  readonly icon?: ElementIcon
  readonly trailingIcon?: ElementIcon
  readonly label?: string
  readonly tooltip?: string
  readonly confirm?: Confirmation
  readonly disabled?: boolean
}

/** A label and a hint around the control that they describe. */
export interface InputElement {
  readonly type: 'input'
  readonly label: string
  readonly hint?: readonly TextChild[]
  readonly element: InputControl
}

export type InputControl =
  | TextInputElement
  | SelectElement
  | SwitchElement
  | RadioElement
  | CheckboxElement
  | ButtonElement
  | CodeBlockElement

export interface TextInputElement {
  readonly type: 'textinput'
  /** The state key that holds its text. */
  readonly state: string
  readonly initialValue?: string
  readonly placeholder?: string
  readonly multiline?: boolean
  readonly inputType?: 'text' | 'password' | 'email'
  readonly disabled?: boolean
}

export interface SelectOption {
  readonly id: string
  readonly label: string
  readonly icon?: ElementIcon
}

/** `url`: fetched by our server, as `SelectOption[]`. `source`: what the organization has. */
export type SelectOptions = readonly SelectOption[] | ElementSource | { readonly source: 'openapi' }

export interface SelectElement {
  readonly type: 'select'
  /** The state key that holds the id of the chosen option, or with `multiple` a list of ids. */
  readonly state: string
  readonly initialValue?: string | readonly string[]
  readonly options: SelectOptions
  readonly onValueChange?: Action
  readonly placeholder?: string
  readonly multiple?: boolean
  /** Whether a value that is no option can be typed. */
  readonly acceptInput?: boolean
  readonly disabled?: boolean
}

export interface SwitchElement {
  readonly type: 'switch'
  /** The state key that holds whether it is on. */
  readonly state: string
  readonly initialValue?: boolean
  readonly onValueChange?: Action
  readonly confirm?: Confirmation
  readonly disabled?: boolean
}

/** What radios and checkboxes put into the state. */
export type ChoiceValue = string | number | boolean

export interface RadioElement {
  readonly type: 'radio'
  /** The state key that holds the value of the chosen radio. */
  readonly state: string
  readonly value: ChoiceValue
  readonly confirm?: Confirmation
  readonly disabled?: boolean
}

export interface CheckboxElement {
  readonly type: 'checkbox'
  /** The state key that holds the list of the values of all checked boxes. */
  readonly state: string
  readonly value: ChoiceValue
  readonly confirm?: Confirmation
}

export interface CodeBlockElement {
  readonly type: 'codeblock'
  readonly content: BoundText
  readonly syntax?: string
  readonly lineNumbers?: boolean
  readonly buttons?: readonly ButtonElement[]
  /** The state key that holds its text; with it the code can be edited. */
  readonly state?: string
  readonly onContentChange?: Action
  readonly header?: readonly ContentElement[]
  readonly footer?: readonly ContentElement[]
}

export interface WebframeElement {
  readonly type: 'webframe'
  readonly source: ElementSource
  /** Width divided by height. */
  readonly aspectRatio?: number
  readonly buttons?: readonly ButtonElement[]
  /** Sent to the frame, with its bindings resolved. */
  readonly data?: JsonObject
}

/** An element below the root. Steps occur only in a stepper. */
export type ContentElement =
  | StepperElement
  | StackElement
  | BoxElement
  | DividerElement
  | HintElement
  | ImageElement
  | TextElement
  | LinkElement
  | MarkdownElement
  | CardElement
  | ButtonElement
  | InputElement
  | TextInputElement
  | SelectElement
  | SwitchElement
  | RadioElement
  | CheckboxElement
  | CodeBlockElement
  | WebframeElement

/** What an output holds. */
export type RootElement = BlockElement | ModalElement | ConfigurationElement

/** Every element. */
export type ContentKitElement = RootElement | StepElement | ContentElement

/** What a component drew, with the state and the props that the next request goes out with. */
export interface ElementOutput {
  readonly type?: 'element'
  readonly element: RootElement
  readonly state: JsonObject
  readonly props: JsonObject
  /** Set by us: whether frames of the component get the claims of the visitor. */
  readonly canAccessVisitorClaims?: boolean
}

/** The component is done: its modal or configuration closes. */
export interface CompleteOutput {
  readonly type: 'complete'
  readonly returnValue?: Json
}

export type RenderOutput = ElementOutput | CompleteOutput

export type Theme = 'light' | 'dark'

/** Where a component is drawn; it decides which installation answers. */
export type RenderContext =
  | { readonly type: 'document'; readonly theme: Theme; readonly spaceId: string; readonly editable: boolean }
  | { readonly type: 'configuration_account'; readonly theme: Theme; readonly organizationId: string }
  | { readonly type: 'configuration_space'; readonly theme: Theme; readonly spaceId: string }
  | { readonly type: 'configuration_site'; readonly theme: Theme; readonly siteId: string }
  | {
      readonly type: 'configuration_contentsource'
      readonly theme: Theme
      readonly organizationId: string
      readonly spaceId?: string
    }

export interface RenderRequest {
  readonly componentId: string
  readonly props: JsonObject
  /** Absent at first: the component's initial state applies. */
  readonly state?: JsonObject
  readonly context: RenderContext
  readonly action?: Action
}
