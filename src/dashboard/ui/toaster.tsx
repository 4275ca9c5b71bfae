import { useEffect } from 'react'
import { Toaster as Sonner } from 'sonner'
import { toastsWanted } from './toast.ts'

/** The library's region, styled. Loaded lazily by ToastRegion. */
export function Toaster() {
  useEffect(() => toastsWanted.standing(), [])
  return (
    <Sonner
      position="bottom-right"
      closeButton
      containerAriaLabel="Messages"
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-88 max-w-[92vw] items-center gap-3 rounded-base bg-raised px-4 py-3 font-sans text-base text-ink shadow-float',
          content: 'min-w-0 flex-1',
          description: 'text-ink-soft',
          actionButton: 'ml-auto rounded-base px-2 touch-row text-accent font-strong hover:bg-hover',
          closeButton: 'order-last touch-row px-1 text-ink-soft hover:text-ink [&>svg]:size-4',
          error: 'border-l-4 border-rust',
        },
      }}
    />
  )
}
