import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import type { Attributes } from '../../content/render/render-node.ts'
import { safeLink } from '../../content/render/safe-url.ts'
import { Icon } from '../ui/icon.tsx'
import type { PictureSize } from './document-context.ts'

export interface PictureProps {
  readonly attributes: Attributes
  /** Undefined for a picture outside of the space, which is not loaded. */
  readonly size: PictureSize | undefined
}

const hostOf = (address: string): string => {
  try {
    return new URL(address).host
  } catch {
    return 'another site'
  }
}

/** A picture of the space, with its place reserved; an external or failed one is shown as a link. */
export function Picture({ attributes, size }: PictureProps) {
  const { src = '', alt = '', width, height } = attributes
  // By URL: another picture in the same place starts over.
  const [failed, setFailed] = useState<string>()
  if (size === undefined || failed === src)
    return (
      <a
        href={safeLink(src)}
        target="_blank"
        rel="noopener noreferrer"
        className="doc-elsewhere"
        data-theme={attributes['data-theme']}
      >
        <Icon of={ImageOff} />
        <span>
          {alt === '' ? 'Image' : alt}{' '}
          <small>
            {size === undefined ? `hosted on ${hostOf(src)}, not loaded here` : 'could not be loaded'}
          </small>
        </span>
      </a>
    )
  return (
    <img
      src={src}
      alt={alt}
      width={width ?? (height === undefined ? size.width : undefined)}
      height={height ?? (width === undefined ? size.height : undefined)}
      data-theme={attributes['data-theme']}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(src)}
    />
  )
}
