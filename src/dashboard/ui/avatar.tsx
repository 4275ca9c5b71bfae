import { cx } from './class-names.ts'

const grounds = [
  'bg-accent-soft text-accent',
  'bg-moss-soft text-moss',
  'bg-rust-soft text-rust',
  'bg-ochre-soft text-ochre',
  'bg-plum-soft text-plum',
] as const

/** At most two letters: the first of the first and of the last word. Splits by code point, so emoji survive. */
const initials = (name: string): string => {
  const names = name.trim().split(/\s+/)
  const first = [...(names[0] ?? '')][0] ?? '?'
  const last = names.length > 1 ? ([...(names.at(-1) ?? '')][0] ?? '') : ''
  return (first + last).toLocaleUpperCase()
}

const groundOf = (name: string): string => {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return grounds[sum % grounds.length] ?? grounds[0]
}

export interface AvatarProps {
  readonly name: string
  readonly image?: string | undefined
  readonly size?: 'small' | 'base' | 'large'
  /** Hidden from assistive technology because the name is next to it. */
  readonly decorative?: boolean
}

const sizes = { small: 'size-5 text-[0.625rem]', base: 'size-6 text-caption', large: 'size-12 text-title' }

/** A person's picture, or their initials on a background color derived from the name. */
export function Avatar({ name, image, size = 'base', decorative = true }: AvatarProps) {
  const shape = cx('inline-flex shrink-0 items-center justify-center rounded-round font-strong', sizes[size])
  if (image !== undefined) {
    return <img src={image} alt={decorative ? '' : name} className={cx(shape, 'object-cover')} />
  }
  return (
    <span
      className={cx(shape, groundOf(name))}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {initials(name)}
    </span>
  )
}
