import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import type { RouterContext } from '../router.ts'
import { ToastRegion } from '../ui/toast-region.tsx'
import { TooltipGround } from '../ui/tooltip-ground.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Root,
})

function Root() {
  return (
    <TooltipGround>
      <Outlet />
      <ToastRegion />
    </TooltipGround>
  )
}
