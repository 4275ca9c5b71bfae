import { Blocks } from 'lucide-react'
import { useState } from 'react'
import type { Integration } from '../../client/types.gen.ts'
import { cx } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'

export interface IntegrationIconProps {
  readonly url: Integration['urls']['icon']
  readonly size?: 'small' | 'large'
}

/** The picture of an integration; a symbol if it has none or it cannot be loaded. Its name stands beside it. */
export function IntegrationIcon({ url, size = 'small' }: IntegrationIconProps) {
  const [failed, setFailed] = useState<string>()
  const box = size === 'large' ? 'size-12' : 'size-9'
  if (url === undefined || url === failed)
    return (
      <span
        className={cx(
          'grid shrink-0 place-items-center rounded-base bg-hover text-ink-soft ring-1 ring-line ring-inset',
          box,
        )}
      >
        <Icon of={Blocks} />
      </span>
    )
  return (
    <img
      src={url}
      alt=""
      loading="lazy"
      onError={() => setFailed(url)}
      className={cx('shrink-0 rounded-base bg-raised object-contain ring-1 ring-line', box)}
    />
  )
}
