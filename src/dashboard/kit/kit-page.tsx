import { useState } from 'react'
import { Button } from '../ui/buttons/button.tsx'
import { KitActions } from './kit-actions.tsx'
import { KitFields } from './kit-fields.tsx'
import { KitFloats } from './kit-overlays.tsx'
import { KitStatus } from './kit-status.tsx'
import { KitTrees } from './kit-trees.tsx'
import { TooltipProvider } from '../ui/tooltip-provider.tsx'

/** Every component in all of its states. Served in development only. */
export function KitPage() {
  const [dark, setDark] = useState(document.documentElement.dataset['theme'] === 'dark')
  const flip = (): void => {
    document.documentElement.dataset['theme'] = dark ? 'light' : 'dark'
    setDark(!dark)
  }
  return (
    <TooltipProvider>
      <main className="mx-auto grid max-w-list gap-10 p-4 sm:p-8">
        <header className="flex items-center justify-between">
          <h1 className="text-display font-strong">Component kit</h1>
          <Button onClick={flip}>{dark ? 'Light theme' : 'Dark theme'}</Button>
        </header>
        <KitActions />
        <KitFields />
        <KitStatus />
        <KitFloats />
        <KitTrees />
      </main>
    </TooltipProvider>
  )
}
