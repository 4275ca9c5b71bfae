import { sentMethod } from '../../../content/api-document/http-methods.ts'
import { cx } from '../../ui/class-names.ts'

const tones: Readonly<Record<string, string>> = {
  get: 'bg-accent-soft text-accent',
  post: 'bg-moss-soft text-moss',
  put: 'bg-ochre-soft text-ochre',
  patch: 'bg-ochre-soft text-ochre',
  delete: 'bg-rust-soft text-rust',
}

/** The method of an operation, as wide as the longest usual one, so that paths align. */
export function MethodBadge({ method }: { readonly method: string }) {
  return (
    <span
      className={cx(
        'inline-flex h-5 min-w-14 shrink-0 items-center justify-center rounded-small px-1 font-mono text-caption font-strong',
        tones[method.toLowerCase()] ?? 'bg-hover text-ink-soft',
      )}
    >
      {sentMethod(method)}
    </span>
  )
}
