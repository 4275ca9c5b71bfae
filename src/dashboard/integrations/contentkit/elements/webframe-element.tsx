import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { getIntegrationOptions } from '../../../../client/@tanstack/react-query.gen.ts'
import { resolve } from '../../../../content/contentkit/bindings.ts'
import type { WebframeElement as WebframeValue } from '../../../../content/contentkit/elements.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ButtonRow } from './button-element.tsx'
import { useFrame } from './frame-context.ts'
import { frameState, frameStyle, readFrameMessage, type FrameSize } from './webframe-messages.ts'

/** Without the right to navigate this page. */
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-downloads'

/** The origin of a web address; undefined for other schemes. */
const originOf = (url: string | undefined): string | undefined => {
  const parsed = url === undefined ? null : URL.parse(url)
  return parsed !== null && /^https?:$/.test(parsed.protocol) ? parsed.origin : undefined
}

/** A page of an integration or of another service. Only pages of the integration's own origin are spoken with. */
export function WebframeElement({ frame }: { readonly frame: WebframeValue }) {
  const { integration } = useFrame()
  const { data, isPending } = useQuery(getIntegrationOptions({ path: { integrationName: integration } }))
  const origin = originOf(frame.source.url)
  if (origin === undefined || origin === globalThis.location?.origin)
    return <Note tone="warning">This frame was not loaded. Its address is not that of another site.</Note>
  // Its first message would be missed while nobody knows whether its origin is that of the integration.
  if (isPending) return <Skeleton shape="block" label="Loading a frame" />
  const isOwn = origin === originOf(data?.urls.publicEndpoint)
  return (
    <div className="grid gap-2">
      <Webframe key={frame.source.url} frame={frame} ownOrigin={isOwn ? origin : undefined} />
      <ButtonRow buttons={frame.buttons} />
    </div>
  )
}

interface WebframeProps {
  readonly frame: WebframeValue
  /** Its origin, if that is the integration's. */
  readonly ownOrigin: string | undefined
}

function Webframe({ frame, ownOrigin }: WebframeProps) {
  const { state, page, dispatch, integration } = useFrame()
  const element = useRef<HTMLIFrameElement>(null)
  const [isReady, setReady] = useState(false)
  const [size, setSize] = useState<FrameSize>({})
  const given = frame.aspectRatio === undefined ? {} : { aspectRatio: frame.aspectRatio }
  const hasSize = Object.keys(size).length > 0
  const onMessage = useEffectEvent((event: MessageEvent) => {
    const { current } = element
    if (current === null || event.source !== current.contentWindow || event.origin !== ownOrigin) return
    const message = readFrameMessage(event.data)
    // Pages of the dashboard have no paths of a site, so that there is nowhere to navigate.
    if (message?.kind === 'ready') setReady(true)
    else if (message?.kind === 'resize') setSize(message.size)
    else if (message?.kind === 'dispatch') dispatch(message.action)
  })
  useEffect(() => {
    if (ownOrigin === undefined) return undefined
    const listen = (event: MessageEvent): void => onMessage(event)
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [ownOrigin])
  const text = JSON.stringify(frameState(resolve(frame.data ?? {}, state), page && { ...page }))
  useEffect(() => {
    if (isReady && ownOrigin !== undefined)
      element.current?.contentWindow?.postMessage(JSON.parse(text), ownOrigin)
  }, [isReady, ownOrigin, text])
  return (
    <iframe
      ref={element}
      src={frame.source.url}
      title={`Content of ${integration}`}
      sandbox={sandbox}
      allow="clipboard-write"
      referrerPolicy="strict-origin-when-cross-origin"
      loading="lazy"
      className="block w-full rounded-base border-0 bg-raised"
      style={frameStyle(hasSize ? size : frame.aspectRatio === undefined ? { aspectRatio: 16 / 9 } : given)}
    />
  )
}
