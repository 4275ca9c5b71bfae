/**
 * What a component of an integration is asked and what it draws. The types are those of
 * `content/contentkit/elements.ts`; the compiler holds each schema against its type, in both directions.
 */
import { z } from 'zod'
import type {
  Action as ActionValue,
  BlockControl,
  BlockElement,
  BoxElement,
  ButtonElement,
  CardElement,
  CheckboxElement,
  CodeBlockElement,
  ConfigurationElement,
  CompleteOutput as CompleteOutputValue,
  Confirmation,
  ContentElement,
  DividerElement,
  ElementIcon,
  ElementOutput as ElementOutputValue,
  ElementSource,
  HintElement,
  IconName as IconNameValue,
  ImageElement,
  InputControl,
  InputElement,
  LinkElement,
  MarkdownElement,
  ModalElement,
  RadioElement,
  RenderContext as RenderContextValue,
  RenderOutput as RenderOutputValue,
  RenderRequest as RenderRequestValue,
  RootElement as RootElementValue,
  SelectElement,
  SelectOption,
  SelectOptions,
  StackElement,
  StateBinding,
  StepElement,
  StepperElement,
  SwitchElement,
  TextChild,
  TextElement,
  TextInputElement,
  WebframeElement,
} from '../../content/contentkit/elements.ts'
import { JsonObject, JsonValue } from '../documents/schemas.ts'
import { Id, LongUrl, text } from '../wire/shapes.ts'

/** Whether both have the same members, each assignable to the other. */
type Same<One, Other> = [One] extends [Other]
  ? [Other] extends [One]
    ? [keyof One] extends [keyof Other]
      ? [keyof Other] extends [keyof One]
        ? unknown
        : never
      : never
    : never
  : never

/** Returns the schema; does not compile unless it gives exactly `Value`. */
const exactly =
  <Value>() =>
  <Schema extends z.ZodType>(schema: Schema & Same<z.output<Schema>, Value>): Schema =>
    schema

/** A list whose type cannot be written to. Schemas of lists give arrays that can. */
const list = <Item>(item: z.ZodType<Item, Item>) =>
  z.array(item) as unknown as z.ZodType<readonly Item[], readonly Item[]>

/** A schema of a recursive type. */
const later = <Value>(schema: () => z.ZodType<Value, Value>): z.ZodType<Value, Value> => z.lazy(schema)

const componentId = text({ min: 1, max: 100 })
const stateKey = text({ min: 1, max: 100 })

/** Names that begin with `@` are carried out by Recto; any other renders the component again. */
const Action = JsonObject.refine(
  ({ action }) => typeof action === 'string' && action !== '' && action.length <= 100,
  { error: 'Name the action with at most 100 characters.', path: ['action'] },
).meta({
  id: 'ContentKitAction',
  type: 'object',
  properties: { action: { type: 'string', minLength: 1, maxLength: 100 } },
  required: ['action'],
  additionalProperties: true,
}) as unknown as z.ZodType<ActionValue, ActionValue>

const Binding = exactly<StateBinding>()(z.strictObject({ $state: stateKey }))
const boundText = z.union([text(), Binding], { error: 'Must be text or {"$state": key}.' })

const source: z.ZodType<ElementSource, ElementSource> = exactly<ElementSource>()(z.object({ url: LongUrl }))

export const IconName = exactly<IconNameValue>()(
  z.enum([
    'close',
    'edit',
    'github',
    'gitlab',
    'maximize',
    'email',
    'settings',
    'search',
    'delete',
    'star',
    'warning',
    'link',
    'link-external',
    'eye',
    'eye-off',
    'lock',
    'check',
    'check-circle',
  ]),
)

const aspectRatio = z.number().positive().max(1000)
const image = exactly<ImageElement>()(
  z.object({ type: z.literal('image'), source, aspectRatio: aspectRatio.exactOptional() }),
)
const icon: z.ZodType<ElementIcon, ElementIcon> = z.union([IconName, image], {
  error: 'Must be the name of an icon, or an image.',
})

const confirm = exactly<Confirmation>()(
  z.object({
    title: text(),
    text: text(),
    confirm: text(),
    style: z.enum(['primary', 'danger']).exactOptional(),
  }),
).meta({ id: 'ContentKitConfirmation' })

const children = list(later(() => contentElement)).meta({ id: 'ContentKitChildren' })
const textChildren = list(later(() => textChild)).meta({ id: 'ContentKitTextChildren' })

const textElement = exactly<TextElement>()(
  z.object({
    type: z.literal('text'),
    style: z.enum(['bold', 'italic', 'code', 'strikethrough']).exactOptional(),
    children: textChildren,
  }),
).meta({ id: 'ContentKitTextElement' })
const link = exactly<LinkElement>()(
  z.object({ type: z.literal('link'), target: source, children: textChildren }),
)
const textChild: z.ZodType<TextChild, TextChild> = z
  .union([text(), z.discriminatedUnion('type', [textElement, link])], {
    error: 'Must be text, a text element or a link.',
  })
  .meta({ id: 'ContentKitText' })

const button = exactly<ButtonElement>()(
  z.object({
    type: z.literal('button'),
    onPress: Action,
    style: z.enum(['primary', 'secondary', 'danger']).exactOptional(),
    icon: icon.exactOptional(),
    trailingIcon: icon.exactOptional(),
    label: text().exactOptional(),
    tooltip: text().exactOptional(),
    confirm: confirm.exactOptional(),
    disabled: z.boolean().exactOptional(),
  }),
).meta({ id: 'ContentKitButton' })
const buttons = list(button)

const step = exactly<StepElement>()(
  z.object({
    type: z.literal('step'),
    id: text({ min: 1 }),
    title: text().exactOptional(),
    next: text().exactOptional(),
    children,
  }),
)
const stepper = exactly<StepperElement>()(
  z.object({
    type: z.literal('stepper'),
    activeStep: text({ min: 1 }),
    onStepChange: Action,
    onComplete: Action,
    children: list(step),
  }),
)
const stack = exactly<StackElement>()(
  z.object({
    type: z.enum(['hstack', 'vstack']),
    align: z.enum(['start', 'center', 'end']).exactOptional(),
    children,
  }),
)
const box = exactly<BoxElement>()(
  z.object({ type: z.literal('box'), grow: z.number().min(0).max(1000).exactOptional(), children }),
)
const divider = exactly<DividerElement>()(
  z.object({ type: z.literal('divider'), size: z.enum(['small', 'medium', 'large']).exactOptional() }),
)
const hint = exactly<HintElement>()(z.object({ type: z.literal('hint'), children }))
const markdown = exactly<MarkdownElement>()(z.object({ type: z.literal('markdown'), content: boundText }))
const card = exactly<CardElement>()(
  z.object({
    type: z.literal('card'),
    title: text().exactOptional(),
    hint: textChildren.exactOptional(),
    icon: icon.exactOptional(),
    onPress: Action.exactOptional(),
    children: children.exactOptional(),
    buttons: buttons.exactOptional(),
  }),
)

const textInput = exactly<TextInputElement>()(
  z.object({
    type: z.literal('textinput'),
    state: stateKey,
    initialValue: text().exactOptional(),
    placeholder: text().exactOptional(),
    multiline: z.boolean().exactOptional(),
    inputType: z.enum(['text', 'password', 'email']).exactOptional(),
    disabled: z.boolean().exactOptional(),
  }),
)
const option = exactly<SelectOption>()(
  z.object({ id: text({ min: 1 }), label: text(), icon: icon.exactOptional() }),
)
const SelectOptionList = list(option)
const options: z.ZodType<SelectOptions, SelectOptions> = z.union(
  [SelectOptionList, source, z.object({ source: z.literal('openapi') })],
  { error: 'Must be a list of {id, label}, {url} or {"source": "openapi"}.' },
)
const select = exactly<SelectElement>()(
  z.object({
    type: z.literal('select'),
    state: stateKey,
    initialValue: z
      .union([text(), list(text())], { error: 'Must be the id of an option, or a list of them.' })
      .exactOptional(),
    options,
    onValueChange: Action.exactOptional(),
    placeholder: text().exactOptional(),
    multiple: z.boolean().exactOptional(),
    acceptInput: z.boolean().exactOptional(),
    disabled: z.boolean().exactOptional(),
  }),
)
const switchElement = exactly<SwitchElement>()(
  z.object({
    type: z.literal('switch'),
    state: stateKey,
    initialValue: z.boolean().exactOptional(),
    onValueChange: Action.exactOptional(),
    confirm: confirm.exactOptional(),
    disabled: z.boolean().exactOptional(),
  }),
)
const choice = z.union([text(), z.number(), z.boolean()], { error: 'Must be text, a number or a boolean.' })
const radio = exactly<RadioElement>()(
  z.object({
    type: z.literal('radio'),
    state: stateKey,
    value: choice,
    confirm: confirm.exactOptional(),
    disabled: z.boolean().exactOptional(),
  }),
)
const checkbox = exactly<CheckboxElement>()(
  z.object({
    type: z.literal('checkbox'),
    state: stateKey,
    value: choice,
    confirm: confirm.exactOptional(),
  }),
)
const codeBlock = exactly<CodeBlockElement>()(
  z.object({
    type: z.literal('codeblock'),
    content: boundText,
    syntax: text().exactOptional(),
    lineNumbers: z.boolean().exactOptional(),
    buttons: buttons.exactOptional(),
    state: stateKey.exactOptional(),
    onContentChange: Action.exactOptional(),
    header: children.exactOptional(),
    footer: children.exactOptional(),
  }),
)
const webframe = exactly<WebframeElement>()(
  z.object({
    type: z.literal('webframe'),
    source,
    aspectRatio: aspectRatio.exactOptional(),
    buttons: buttons.exactOptional(),
    data: JsonObject.exactOptional(),
  }),
)
const inputControl = exactly<InputControl>()(
  z.discriminatedUnion('type', [textInput, select, switchElement, radio, checkbox, button, codeBlock]),
)
const input = exactly<InputElement>()(
  z.object({
    type: z.literal('input'),
    label: text(),
    hint: textChildren.exactOptional(),
    element: inputControl,
  }),
)

const contentElement: z.ZodType<ContentElement, ContentElement> = exactly<ContentElement>()(
  z.discriminatedUnion('type', [
    stepper,
    stack,
    box,
    divider,
    hint,
    image,
    textElement,
    link,
    markdown,
    card,
    button,
    input,
    textInput,
    select,
    switchElement,
    radio,
    checkbox,
    codeBlock,
    webframe,
  ]),
).meta({ id: 'ContentKitElement' })

const control = exactly<BlockControl>()(
  z.object({
    label: text(),
    icon: icon.exactOptional(),
    onPress: Action,
    confirm: confirm.exactOptional(),
  }),
)
const controlOrGroup: z.ZodType<
  BlockControl | readonly BlockControl[],
  BlockControl | readonly BlockControl[]
> = z.union([control, list(control)], { error: 'Must be {label, onPress}, or a list of these.' })
const block = exactly<BlockElement>()(
  z.object({ type: z.literal('block'), children, controls: list(controlOrGroup).exactOptional() }),
)
const modal = exactly<ModalElement>()(
  z.object({
    type: z.literal('modal'),
    title: text().exactOptional(),
    subtitle: textChildren.exactOptional(),
    size: z.enum(['medium', 'xlarge', 'fullscreen']).exactOptional(),
    returnValue: JsonObject.exactOptional(),
    children,
    submit: button.exactOptional(),
  }),
)
const configuration = exactly<ConfigurationElement>()(
  z.object({ type: z.literal('configuration'), children }),
)

const RootElement: z.ZodType<RootElementValue, RootElementValue> = z
  .discriminatedUnion('type', [block, modal, configuration])
  .meta({ id: 'ContentKitRootElement' })

/** What a component drew, in normal form; `readOutput` makes it from what an integration sends. */
export const ElementOutput = exactly<ElementOutputValue>()(
  z.object({
    type: z.literal('element').exactOptional(),
    element: RootElement,
    state: JsonObject.describe('What the client starts with.'),
    props: JsonObject.describe('Sent back with the next request.'),
    canAccessVisitorClaims: z
      .boolean()
      .exactOptional()
      .describe('Whether frames of the component get the claims of the visitor.'),
  }),
)
/** The component is done: its modal or configuration closes. */
export const CompleteOutput = exactly<CompleteOutputValue>()(
  z.object({ type: z.literal('complete'), returnValue: JsonValue.exactOptional() }),
)

/** What a component answers. */
export const RenderOutput: z.ZodType<RenderOutputValue, RenderOutputValue> = z
  .union([CompleteOutput, ElementOutput])
  .meta({ id: 'ContentKitOutput' })

const theme = z.enum(['light', 'dark'])
const RenderContext = exactly<RenderContextValue>()(
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('document'), theme, spaceId: Id, editable: z.boolean() }),
    z.strictObject({ type: z.literal('configuration_account'), theme, organizationId: Id }),
    z.strictObject({ type: z.literal('configuration_space'), theme, spaceId: Id }),
    z.strictObject({ type: z.literal('configuration_site'), theme, siteId: Id }),
    z.strictObject({
      type: z.literal('configuration_contentsource'),
      theme,
      organizationId: Id,
      spaceId: Id.exactOptional(),
    }),
  ]),
)
  .describe('Where the component is drawn; it decides which installation answers.')
  .meta({ id: 'ContentKitContext' })

export const RenderRequest = exactly<RenderRequestValue>()(
  z.strictObject({
    componentId,
    props: JsonObject,
    state: JsonObject.exactOptional().describe('Absent at first.'),
    context: RenderContext,
    action: Action.exactOptional(),
  }),
).meta({ id: 'ContentKitRequest' })
