import { useEffect } from 'react'
import { Toaster as Sonner } from 'sonner'
import { reportToastRegion } from './toast.ts'

/** The library's region, styled. Loaded lazily by ToastRegion. */
export function Toaster() {
  useEffect(() => reportToastRegion(), [])
  return (
    <Sonner
      position="bottom-right"
      closeButton
      containerAriaLabel="Messages"
      toastOptions={{
        unstyled: true,
        classNames: {
          // Messages behind the front one are covered until the stack is opened, and so are their buttons.
          toast:
            'flex w-88 max-w-[92vw] items-center gap-3 rounded-base bg-raised px-4 py-3 font-sans text-base text-ink shadow-float data-[front=false]:data-[expanded=false]:[&_button]:invisible',
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
