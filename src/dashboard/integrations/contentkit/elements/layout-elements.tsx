import { Info } from 'lucide-react'
import type {
  BoxElement as BoxValue,
  CardElement as CardValue,
  DividerElement as DividerValue,
  HintElement as HintValue,
  ImageElement as ImageValue,
  StackElement as StackValue,
} from '../../../../content/contentkit/elements.ts'
import { cx } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { ButtonRow } from './button-element.tsx'
import { ElementIcon } from './element-icon.tsx'
import { ChildElements } from './child-elements.tsx'
import { useFrame } from './frame-context.ts'
import { TextChildren } from './text-elements.tsx'

const across = { start: 'items-start', center: 'items-center', end: 'items-end' } as const

export function StackElement({ stack }: { readonly stack: StackValue }) {
  const { type, align, children } = stack
  const isRow = type === 'hstack'
  return (
    <div
      className={cx(
        'flex min-w-0 gap-2',
        isRow ? 'flex-wrap' : 'flex-col',
        align === undefined ? (isRow ? 'items-center' : 'items-stretch') : across[align],
      )}
    >
      <ChildElements elements={children} />
    </div>
  )
}

/** A part of a stack. `grow` is its share of the free space. */
export function BoxElement({ box }: { readonly box: BoxValue }) {
  return (
    <div className="flex min-w-0 flex-col gap-2" style={{ flexGrow: box.grow ?? 0 }}>
      <ChildElements elements={box.children} />
    </div>
  )
}

// A document has spaces of its own around its rules.
const dividerSpace = { small: 'my-0!', medium: 'my-1!', large: 'my-4!' } as const

export function DividerElement({ divider }: { readonly divider: DividerValue }) {
  return <hr className={cx('w-full border-t border-line', dividerSpace[divider.size ?? 'medium'])} />
}

export function HintElement({ hint }: { readonly hint: HintValue }) {
  return (
    <div className="flex gap-2.5 rounded-base bg-accent-soft p-3">
      <Icon of={Info} className="mt-0.5 text-accent" />
      <div className="flex min-w-0 flex-col gap-2">
        <ChildElements elements={hint.children} />
      </div>
    </div>
  )
}

/** A picture of an integration. Its address can be anywhere, so that it learns nothing of where it is shown. */
export function ImageElement({ image }: { readonly image: ImageValue }) {
  return (
    <img
      src={image.source.url}
      alt=""
      loading="lazy"
      referrerPolicy="no-referrer"
      className="max-w-full rounded-base object-contain"
      style={image.aspectRatio === undefined ? undefined : { width: '100%', aspectRatio: image.aspectRatio }}
    />
  )
}

/** A card. With `onPress` its title is a button that covers it; buttons and links inside stay on top. */
export function CardElement({ card }: { readonly card: CardValue }) {
  const { dispatch } = useFrame()
  const { title, hint, icon, onPress, children = [], buttons } = card
  return (
    <section
      className={cx(
        'relative flex min-w-0 flex-col gap-3 rounded-base bg-raised p-3 ring-1 ring-line ring-inset',
        onPress !== undefined && 'hover:bg-hover',
      )}
    >
      <div className="flex items-start gap-3">
        {icon !== undefined && (
          <span className="flex h-5 items-center text-ink-soft">
            <ElementIcon icon={icon} />
          </span>
        )}
        <div className="min-w-0 flex-1 [&_a]:relative [&_a]:z-10">
          {onPress === undefined ? (
            title !== undefined && <p className="font-strong">{title}</p>
          ) : (
            <button
              type="button"
              className="text-left font-strong after:absolute after:inset-0 after:rounded-base focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent"
              onClick={() => dispatch(onPress)}
            >
              {title ?? 'Open'}
            </button>
          )}
          {hint !== undefined && (
            <p className="text-caption text-ink-soft">
              <TextChildren texts={hint} />
            </p>
          )}
        </div>
        {buttons !== undefined && (
          <div className="relative z-10">
            <ButtonRow buttons={buttons} />
          </div>
        )}
      </div>
      {children.length > 0 && (
        <div className="relative z-10 flex min-w-0 flex-col gap-2">
          <ChildElements elements={children} />
        </div>
      )}
    </section>
  )
}
